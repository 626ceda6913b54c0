"""Which deal a new game begins with, in Japanese. Lines fit 26 letters. See handheld.words.japanese."""

WHICH_NUMBER = "どのディール?"
WHICH_DAY = "いつのディール?"
ITS_NUMBER = "番号 {}"
NO_SUCH_NUMBER = "1から{}までです"
NO_SUCH_DAY = "そんな日はありません"
ARROWS = "{4} {5}: 数字"
DEAL_IT = "{}: 配る   {}: 戻る"

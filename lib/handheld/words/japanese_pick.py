"""Which deal a new game begins with, in Japanese. Lines fit 26 letters; see handheld.words.japanese."""

WHICH_NUMBER = "どのディール?"
WHICH_DAY = "何日のディール?"
ITS_NUMBER = "番号 {}"
NO_SUCH_NUMBER = "1から{}まで"
NO_SUCH_DAY = "その日はありません"
ARROWS = "{4} {5}: 数字"
DEAL_IT = "{}: 配る   {}: 戻る"

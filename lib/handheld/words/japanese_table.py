"""What the table says, in Japanese. Lines fit 26 letters; {} is filled in. See handheld.words.japanese."""

MUST_FOLLOW = "{}を出してください"
NO_LAST_TRICK = "まだトリックがありません"
LEFT_TO_PLAY = "残り{}"

# A contract without its kind, for short, and how it stands.
BRIEFLY = "{} {} {}"

# How a contract stands, as handheld.flunk.promise lists it; {0} of the {1} tricks left. An exclamation mark
# before it warns.
STANDING = "あと{}/{}|最大{}/{}|! 残り{1}は負け|! 残り{1}全部|! {0}多い|! {0}不足|ちょうど|無傷で{}|! {1}{0}枚"

# A contract and how far it is, looked back at.
OF = "{} {}/{}"
DUMP_SO_FAR = "{} {}勝 {}{}"

"""What the table says in One Player Short, in Japanese. {} is filled in. See handheld.words.japanese."""

# How a contract stands, as handheld.one_player_short.promise lists it; {0} of the {1} tricks left. An exclamation
# mark before it warns.
STANDING = "あと{}/{}|! 残り{1}全部|達成|達成 +{0}|! {0}ダウン"

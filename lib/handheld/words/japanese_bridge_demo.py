"""Captions while bots play a deal of Three-handed Bridge, in Japanese. Lines fit 26 letters; {} is filled
in. See handheld.words.japanese_bridge."""

# The deal
BOTS_PLAY = "三人ブリッジのデモ"
WHO_PLAYS = ("ディーラーは自分の手札だけ", "を見て切り札を決めるか、", "ダミーに任せます。")

# What is trump
DECLARES = "ディーラーの宣言"
DUMMY_MAKES = "任されたダミーの切り札"
UNDOUBLED = "ダブルなし"
DOUBLED = ("ダブル1回", "ダブル{}回")
PAYS = ("6を超えるトリックが", "取った側の得点になる")

# The tricks
ODD = ("ディーラーのオッド{}", "守りのオッド{}")

# The score
TRICKS = "ディーラー: {}トリック"
TO_DEALER = "ディーラー: 下{} 上{}"
TO_EACH = "エイダとベン: 各{}"

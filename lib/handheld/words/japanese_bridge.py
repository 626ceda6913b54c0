"""What Three-handed Bridge says in many places, in Japanese. Lines fit 26 letters; {} is filled in. See
handheld.words.japanese.

    odd trick オッド       honours オナー       chicane シケイン     slam スラム
    rubber ラバー          game ゲーム           doubling ダブル      redouble リダブル
    content そのまま       pass to dummy ダミーに任せる               face down 伏せる
    below, above the line 線の下, 線の上        score pad 得点表     settlement 清算
"""

DEAL = "ディール {}"

# What is trump, and the worth of an odd trick.
AT = "{} {}点"

# How a deal stands, as handheld.three_handed_bridge.promise lists it; {0} of the {1} tricks left.
STANDING = "{}–{}|オッド{}|負け{}| ゲーム{}/{}| ゲーム全{1}| ゲーム済| ゲームなし"

# The same looked back at.
SO_FAR = "{} {}勝"

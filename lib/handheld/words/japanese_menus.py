"""The title and the menus, in Japanese. Lines fit 26 letters; see handheld.words.japanese."""

TITLE = "FLUNK"
WRONG_SETTINGS = "settings.tomlに誤り:"
SEE_SETTINGS = "「設定」を見てください"
CONTINUE = "続ける"
NEW_GAME = "新しいゲーム"
LEARN = "レッスン"
STATISTICS = "成績"
SETTINGS = "設定"
SCORE_TABLE = "配点表"
BEST_SCORES = "最高得点"
HELP = "遊び方"
HINT = "ヒント"
TAKE_BACK = "待った"
CLAIM = "クレームか降参"
REVIEW = "ディールの検討"
OTHER_CONTRACTS = "他のコントラクト"
CALLS = "オークション"
ABOUT = "クレジット"
LEAVE = "タイトルに戻る"
EXERCISE = "練習"
IDEA = "レッスンのねらい"
AGAIN = "もう一度プレー"
LEAVE_EXERCISE = "やめる"
BACK = "戻る"

GAMES = "ゲームを選ぶ"
GAME_NAMES = ("フランク", "ワンプレイヤーショート", "三人ブリッジ")
SUBTITLES = ("ちょうど取るか、半分か", "ワンプレイヤーショート", "三人ブリッジ")
GAME_NOTES = ("言った数をちょうど取る", "ダミーをせり合う", "宣言するかダミーに任せる")

# New game
START_PLAYING = "始める"
GAME = "形式"
SOLO = "ソロ"
RUBBER = "ラバー"
DEALS = "ディール数"
BOTS = "ボット"
LEVELS = {"random": "でたらめ", "easy": "やさしい", "normal": "ふつう", "hard": "むずかしい", "expert": "達人"}
BY_NUMBER = "番号でディール"
DAYS_DEAL = "その日のディール"
SOLO_IS = "毎回あなたがディーラー"
RUBBER_IS = "ディーラーは順に交代"
ENDS_GAME = "途中のゲームは終わります"

# Settings. Who cannot read the rest finds the language back.
LANGUAGE = "Language"
LANGUAGE_NAME = "日本語"
PAUSE = "待ち時間"
PAUSES = ("キーまで", "1秒", "2秒", "4秒", "手早く")
FORCED = "1枚だけの時"
FORCED_CARDS = ("自分で", "自動")
SORT = "切り札"
SORTS = ("順番", "左端")
DECK = "カードの色"
DECKS = ("4色", "2色", "白黒")
PIPS = "カードの字"
PIPS_ARE = ("ふつう", "大きめ")
KEYS = "キー"
KEYS_ARE = ("右手用", "左手用")
SEAT_ORDER = "次に配る人"
SEAT_ORDERS = ("左隣", "右隣")
BRIGHTNESS = "明るさ"
DIM = "暗くなる"
SLEEP = "消える"
MINUTES = "{}分後"
NEVER = "なし"
SOUND = "音"
DEMO = "デモ"
RECORDS = "記録"
ON_OFF = ("あり", "なし")
BATTERY = "電池 {}"
CLEAR_BEST = "最高得点を消す"

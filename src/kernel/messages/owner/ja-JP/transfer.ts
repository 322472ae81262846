import type { transfer as source } from '../en-US/transfer.ts'

/** `en-US/transfer.ts` in Japanese. */
export const transfer = {
  'refusal.archive.not_a_zip': 'ZIPファイルではありません。',
  'refusal.archive.damaged':
    'ファイルが壊れているか、途中で切れています。もう一度ダウンロードまたはコピーしてください。',
  'refusal.archive.unsafe_name': '使用できない名前のファイルがZIPに含まれています：「{name}」。',
  'refusal.archive.link': '別のファイルへのリンクがZIPに含まれています：「{name}」。リンクは取り込めません。',
  'refusal.archive.twice': '同じ名前のファイルがZIPに2つ含まれています：「{name}」。',
  'refusal.archive.locked': 'ZIPがパスワードで保護されています。パスワードなしのものを選んでください。',
  'refusal.archive.method':
    'このZIPの圧縮方式は読み取れません。通常のZIPファイルとして圧縮し直してください。',
  'refusal.archive.too_many': 'ZIPに含まれるファイルが{most, plural, other {#件}}を超えています。',
  'refusal.archive.too_large': 'ZIPのサイズが上限を超えています。',
  'refusal.archive.bomb': '展開するとZIPが元のサイズをはるかに超えるため、取り込みませんでした。',
  'refusal.transfer.not_ours': 'ZIPファイルですが、Porticoのサイトのエクスポートではありません。',
  'refusal.transfer.newer':
    'このエクスポートは、より新しいバージョンのPorticoで作成されたものです。このPorticoが更新されると取り込めます。',
  'refusal.transfer.damaged': 'エクスポートが変更されたか、壊れています。「{name}」が本来の内容と違います。',
  'refusal.transfer.file_refused':
    'エクスポート内のファイルを取り込めません：{why}該当するファイルは「{name}」です。',
  'refusal.transfer.no_room':
    'プラン「{plan}」の新しいサイトに保存できるファイルは{most, number} MBまでで、このエクスポートはそれを超えています。容量を増やすには運営者にお問い合わせください。',
  'refusal.transfer.failed': 'こちら側で問題が発生しました。もう一度お試しください。',
  'refusal.transfer.gone': 'ファイルはもう保管されていません。もう一度選んでください。',
  'refusal.transfer.no_file': 'ファイルを選んでください。',
  'refusal.transfer.exports_a_day':
    'サイトのエクスポートは1日{most, number}回までです。明日もう一度お試しください。',
  'refusal.transfer.under_way': 'このサイトのエクスポートはすでに作成中です。',
  'refusal.transfer.not_released': 'このサイトはまだリリースされていません。先にリリースしてください。',
  'refusal.transfer.plain_taken':
    'ページ「{page}」のアドレス{path}では、ウェブサーバーが別のページを送信します。アドレスを変えてリリースし、もう一度お試しください。',
  'refusal.transfer.being_made': 'サイトはすでに作成中です。作成が終わると削除できます。',
  'refusal.transfer.not_checked': 'このファイルからはまだサイトを作成できません。もう一度選んでください。',
  'refusal.pages.carried_broken': 'エクスポート内のページ「{page}」が壊れています。',
  'refusal.pages.carried_newer':
    'エクスポート内のページ「{page}」は、より新しいバージョンのPorticoで作成されています。',
  'refusal.pages.carried_release': 'エクスポート内のリリース{number, number}が壊れています。',
  'refusal.pages.carried_redirects': 'エクスポート内のリダイレクトが壊れています。',
  'refusal.pages.carried_styles':
    'エクスポート内のスタイルが壊れているか、より新しいバージョンのPorticoのものです。',
  'timeline.transfer.export_started': 'サイトのエクスポートを開始',
  'timeline.transfer.export_fetched': 'サイトのエクスポートをダウンロード',
  'timeline.transfer.export_cancelled': 'サイトのエクスポートを中止',
  'timeline.transfer.plain_cancelled': '公開中のサイトの静的ファイル作成を中止',
  'timeline.transfer.plain_started': '公開中のサイトの静的ファイル作成を開始',
  'timeline.transfer.plain_fetched': '公開中のサイトを静的ファイルとしてダウンロード',
  'transfer.export.title': 'エクスポート',
  'transfer.export.text':
    'サイトを持ち出せます。再びサイトにできるすべての内容か、訪問者に見える内容（どのウェブサーバーでも使えます）を選べます。',
  'transfer.export.open': 'サイトをエクスポート',
  'transfer.export.archive': 'すべて',
  'transfer.export.archive_text':
    '控えとして保管することも、ここや別のPorticoで再びサイトにすることもできるファイルです。',
  'transfer.export.plain': '公開中のサイトの静的ファイル',
  'transfer.export.plain_text':
    '訪問者に届くとおりのHTML、スタイル、フォント、画像を収めたzipファイルです。Porticoがなくても、どのウェブサーバーでも配信できます。',
  'transfer.export.plain_start': 'ファイルを作成',
  'transfer.export.plain_making': 'ページを準備中',
  'transfer.export.plain_cancel': 'ファイルの作成を中止',
  'transfer.export.plain_said': '{total, plural, other {#ページ中}}{done, number}ページ',
  'transfer.export.plain_unreleased':
    'まだリリースされていません。サイトをリリースすると、ここでファイルを作成できます。',
  'transfer.export.plain_left_out': 'パスワードが必要なため含まれないページ：{paths}',
  'transfer.export.holds': '含まれるもの',
  'transfer.export.holds_pages': '現在の下書きのページと、ナビゲーション、リダイレクト',
  'transfer.export.holds_releases': 'すべてのリリースとそのメモ、日付（後から戻せます）',
  'transfer.export.holds_look': 'サイトのスタイル',
  'transfer.export.holds_files': 'アップロードしたままのライブラリの全ファイルと、その代替テキスト',
  'transfer.export.holds_settings': 'タイトル、言語、地域の設定',
  'transfer.export.holds_not': 'パスワード、共同編集者、ゴミ箱の中身は含まれません。',
  'transfer.export.start': 'エクスポートを作成',
  'transfer.export.start_again': '新しく作成',
  'transfer.export.making': 'サイトをまとめています',
  'transfer.export.cancel': 'エクスポートを中止',
  'transfer.export.making_help': 'この画面を離れても続きます。',
  'transfer.export.said': '{total}中{done}',
  'transfer.export.cancelled': '中止しました。何も保存されていません。',
  'transfer.left': '{said}、{left}',
  'transfer.left.soon': '残り1分未満',
  'transfer.left.minutes': '{count, plural, other {残り約#分}}',
  'transfer.left.hours': '{count, plural, other {残り約#時間}}',
  'transfer.export.ready': 'エクスポートの準備ができました',
  'transfer.export.ready_text': '{size}。{time}まで保管され、その後削除されます。',
  'transfer.export.download': 'ダウンロード',
  'transfer.export.failed': 'エクスポートを作成できませんでした',
  'transfer.export.retry': 'もう一度試す',
  'transfer.export.failed_text':
    'サイトは何も変わっていません。もう一度お試しください。それでもできない場合は、このプラットフォームの運営者に連絡してください。',
  'transfer.export.read_failed': 'エクスポートの状態を読み込めませんでした',
  'transfer.import.title': 'エクスポートから新しいサイトを作成',
  'transfer.import.text':
    '別のサイトをエクスポートしたファイルを選んでください。内容を確認するまで、何も作成されません。',
  'transfer.import.back': '別の始め方を選ぶ',
  'transfer.import.drop': 'ここにエクスポートをドロップ',
  'transfer.import.drop_help': 'ZIPファイル、{size}まで',
  'transfer.import.drop_help_plan':
    'ZIPファイル。プラン「{plan}」の新しいサイトに保存できるファイルは{size}までです。',
  'transfer.import.sending': '{name}をアップロード中',
  'transfer.import.cancel_sending': '{name}のアップロードを中止',
  'transfer.import.checking': '{name}を確認中',
  'transfer.import.cancel_checking': '{name}の確認を中止',
  'transfer.import.checking_help': '含まれる各ファイルを、エクスポートしたときの内容と照合しています。',
  'transfer.import.refused': '{name}からはサイトを作成できません',
  'transfer.import.again': '別のファイルを選ぶ',
  'transfer.import.found': '含まれるもの',
  'transfer.import.found_text': '「{title}」、{date}にエクスポート',
  'transfer.import.pages': 'ページ',
  'transfer.import.files': 'ファイル',
  'transfer.import.files_value': '{count, number}（{size}）',
  'transfer.import.redirects': 'リダイレクト',
  'transfer.import.releases': 'リリース',
  'transfer.import.live':
    '訪問者に表示されていたのは{date}のリリース{number, number}です。新しいサイトは、リリースするか、いずれかのリリースに戻すまで表示されません。',
  'transfer.import.more_pages': '{count, plural, other {ほか#件}}',
  'transfer.import.left_out': '含まれないもの',
  'transfer.import.left_out.page_passwords':
    '{count, plural, other {#件のページのパスワード。リリースする前に新しく設定してください。}}',
  'transfer.import.left_out.locked_pages':
    '{count, plural, other {#件のページのパスワード。新しく設定するまで、誰も開けません。}}',
  'transfer.import.left_out.site_password': 'サイトのパスワード。リリースする前に新しく設定してください。',
  'transfer.import.left_out.trashed_pages': '{count, plural, other {ゴミ箱にあった#件のページ。}}',
  'transfer.import.left_out.scheduled_releases':
    '{count, plural, other {#件の予約済みリリースの日時。もう一度予約してください。}}',
  'transfer.import.left_out.older_releases': '{count, plural, other {容量に収まらなかった古いリリース#件。}}',
  'transfer.import.left_out.releases': '過去のリリース。新しいサイトは、リリースすると訪問者に表示されます。',
  'transfer.import.left_out.people':
    '共同編集者、プラン、履歴。新しいサイトはあなたのもので、最初から始まります。',
  'transfer.import.name': '新しいサイト',
  'transfer.import.make': 'サイトを作成',
  'transfer.import.making': 'サイトを作成中',
  'transfer.import.cancel_making': 'サイトの作成を中止',
  'transfer.import.making_help': 'この画面を離れても続きます。作成が終わると、サイトは一覧に表示されます。',
  'transfer.import.cancelled': '中止しました。サイトは作成されていません。',
  'transfer.import.stopped': 'サイトを作成できませんでした',
  'transfer.import.lost': 'このインポートはもうありません',
  'transfer.import.lost_text':
    'サイトの作成に使われないファイルは、1日後、または別のファイルが渡された時点で削除されます。',
  'transfer.import.offline':
    'アップロードが中断されました。接続を確認して、もう一度ファイルを選んでください。',
} as const satisfies Partial<Record<keyof typeof source, string>>

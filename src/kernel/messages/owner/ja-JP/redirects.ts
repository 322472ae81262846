import type { redirects as source } from '../en-US/redirects.ts'

/** Where old addresses lead. */
export const redirects = {
  'refusal.pages.redirect_from': '「/old-menu」のように、スラッシュで始め、空白を入れないでください。',
  'refusal.pages.redirect_own':
    'このアドレスはサイト自体が使用しているため、ここからのリダイレクトは機能しません。',
  'refusal.pages.redirect_to':
    '「/menu」のようなこのサイト内のアドレスか、「https://」で始まる完全なアドレスを入力してください。',
  'refusal.pages.redirect_loop': '転送が循環してしまいます。',
  'refusal.pages.redirect_taken':
    'このアドレスにはすでにリダイレクトがあります。先にそれを削除してください。',
  'refusal.pages.redirect_pattern':
    '[name]は区切られた部分全体の代わりに、それぞれ1回だけ使えます。*は末尾にだけ使えます。例：/blog/[name]、/old/*。',
  'refusal.pages.redirect_unsaid': '新しいアドレスに、古いアドレスにない[name]または*が使われています。',
  'refusal.pages.redirect_kind': '種類は301（恒久的）または302（一時的）です。',
  'refusal.pages.redirect_long': 'この行はアドレスとして長すぎます。',
  'refusal.pages.redirect_tangled':
    'パターンどうしの転送が複雑すぎるため、この行を確認できません。一度にインポートする行を減らしてください。',
  'refusal.pages.redirects_many':
    '1つのサイトに設定できるリダイレクトは{most, number}件までです。そのうち[name]または*を使えるのは{patterns, number}件です。',
  'refusal.pages.redirects_none': 'このファイルにはリダイレクトがありません。',
  'refusal.pages.redirects_quote': 'ここで始まる引用符が閉じられていません。',
  'pages.redirects.title': 'リダイレクト',
  'pages.redirects.help':
    '古いアドレスから新しいアドレスへ訪問者を転送します。ページのアドレスを変えると、リダイレクトが自動的に作られます。変更は次のリリースで反映されます。',
  'pages.redirects.empty': 'リダイレクトはありません',
  'pages.redirects.empty_text': '以前から使われているアドレスがあれば追加してください。',
  'pages.redirects.add': 'リダイレクトを追加',
  'pages.redirects.from': '古いアドレス',
  'pages.redirects.from_help': 'このサイト内：/old-menu',
  'pages.redirects.to': '転送先',
  'pages.redirects.to_help': '「/menu」のようなこのサイト内のアドレス、または完全なアドレス。',
  'pages.redirects.kind': '種類',
  'pages.redirects.status_301': '恒久的（301）',
  'pages.redirects.status_302': '一時的（302）',
  'pages.redirects.automatic': '自動',
  'pages.redirects.import': 'インポート',
  'pages.redirects.export': 'エクスポート',
  'pages.redirects.import_title': 'リダイレクトをインポート',
  'pages.redirects.file': 'リダイレクトのファイル',
  'pages.redirects.file_help':
    '各行に古いアドレス、新しいアドレス、301または302を書いたCSVファイル。[name]はアドレスの一部分、末尾の*は残りすべてを表します。',
  'pages.redirects.file_unread':
    'このファイルはUTF-8のテキストではありません。CSV（UTF-8）で保存して、もう一度お試しください。',
  'pages.redirects.found':
    '{added, plural, =0 {新しいリダイレクトなし} other {新しいリダイレクト#件}}、{changed, plural, =0 {変更なし} other {変更#件}}、{same, plural, =0 {同じものなし} other {同じもの#件}}',
  'pages.redirects.faults': '{count, plural, other {#行は取り込まれません}}',
  'pages.redirects.fault_line': '{line, number}行目：{message}',
  'pages.redirects.faults_more': '{count, plural, other {ほか#行}}',
  'pages.redirects.imported': '{count, plural, other {#件のリダイレクトをインポートしました}}',
  'pages.redirects.since': '開始日',
  'pages.redirects.search': 'リダイレクトを検索',
  'pages.redirects.maker': '作成方法',
  'pages.redirects.by_hand': '手動',
  'pages.redirects.no_match': '一致するリダイレクトはありません',
  'pages.redirects.delete': '{from}からのリダイレクトを削除',
  'pages.redirects.deleted_count': '{count, plural, other {#件のリダイレクトを削除しました}}',
  'pages.redirects.delete_chosen': '削除',
  'pages.redirects.not_all_back': '{count, plural, other {#件のリダイレクトは元に戻せませんでした}}',
  'pages.redirects.added': 'リダイレクトを追加しました',
  'pages.redirects.when': '次のリリースから訪問者に適用されます。',
} as const satisfies Partial<Record<keyof typeof source, string>>

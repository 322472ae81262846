import type { support as source } from '../en-US/support.ts'

/** `en-US/support.ts` in Japanese. */
export const support = {
  'support.nav': 'サポート',
  'support.title': 'サポート',
  'support.message': '何が起きましたか？本来はどうなるはずでしたか？',
  'support.message_help':
    'お問い合わせはファイルに保存されます。このプラットフォームの運営者に送ってください。',
  'support.message_help_mail':
    'お問い合わせはファイルに保存され、メールが開きます。メールにファイルを添付してください。',
  'support.take': 'このページの表示内容を追加',
  'support.take_again': 'もう一度取得',
  'support.extension_asking': 'ブラウザー拡張機能を探しています…',
  'support.extension_absent':
    'ブラウザー拡張機能が必要ですが、応答がありません。インストールしてから、このタブで拡張機能のアイコンを押してください。',
  'support.extension_ready':
    'ブラウザー拡張機能の準備ができました。保存する前に、取得した内容を確認できます。',
  'support.taking': '画像を取得しています。Escキーで中止できます。',
  'support.failed': '何も取得されませんでした',
  'support.failed_text': 'このタブで拡張機能のアイコンをもう一度押してから、再度お試しください。',
  'support.picture': 'ウィンドウの表示内容',
  'support.taken': '追加しました：画像、テキスト、ページの{parts, plural, other {#個の部分}}。',
  'support.leave_out': '追加しない',
  'support.save': 'ファイルに保存',
  'support.send': '保存してメールを書く',
  'support.saved': '{name}として保存しました',
  'support.mail.subject': 'サポートの依頼',
  'support.mail.attach': '添付ファイル{name}をご確認ください。',
  'support.bundle.title': 'サポートの依頼',
  'support.bundle.page': 'ページ',
  'support.bundle.browser': 'ブラウザー',
  'support.bundle.window': 'ウィンドウ',
  'support.bundle.at': '取得日時',
  'support.bundle.picture': '画像',
  'support.bundle.outline': '構成',
  'support.bundle.text': 'テキスト',
} as const satisfies Partial<Record<keyof typeof source, string>>

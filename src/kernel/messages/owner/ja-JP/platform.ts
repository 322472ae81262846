import type { platform as source } from '../en-US/platform.ts'

/** `en-US/platform.ts` in Japanese. */
export const platform = {
  'refusal.storage.full': 'ファイルを保存する空きがありません。何も保存されていません。',
  'refusal.limits.too_many':
    '操作の回数が多すぎます。{seconds, plural, other {#秒}}後にもう一度お試しください。',
  'refusal.mail.header': 'メールの名前と件名は、制御文字を含まない1行で入力してください。',
  'refusal.mail.address': 'メールアドレスを1つ入力してください。',
  'refusal.outbound.url': '「http://」または「https://」で始まるウェブアドレスを入力してください。',
  'refusal.outbound.port': 'アドレスには、httpまたはhttpsの通常のポートを使ってください。',
  'refusal.outbound.address': 'このアドレスは公開インターネット上にありません。',
  'refusal.outbound.resolve': 'このアドレスにはサーバーがありません。',
  'refusal.outbound.network': 'このアドレスのサーバーに接続できませんでした。',
  'refusal.outbound.timeout': 'このアドレスのサーバーから時間内に応答がありませんでした。',
  'refusal.outbound.redirects': 'このアドレスは転送の回数が多すぎます。',
  'refusal.outbound.too_large': 'このアドレスの内容は大きすぎます。',
  'refusal.outbound.encoding': 'このアドレスの内容は、読み取れない形式で圧縮されています。',
} as const satisfies Partial<Record<keyof typeof source, string>>

import type { accountMails as source } from '../en-US/account-mails.ts'

/** `en-US/account-mails.ts` in Japanese. */
export const accountMails = {
  'accounts.mail_greeting': '{name}様',
  'accounts.mail_verify.subject': 'アドレスを確認してください',
  'accounts.mail_verify.text':
    'このアドレスでPorticoのアカウントが作成されました。リンクを開いて、あなたのアドレスであることを確認してください。その後、作成したものを公開できます。',
  'accounts.mail_verify.action': 'アドレスを確認',
  'accounts.mail_verify.foot':
    'リンクは7日間有効です。アカウントを作成した覚えがない場合、何もする必要はありません。確認がなければ、あなたの名前で何も公開されません。',
  'accounts.mail_reset.subject': '新しいパスワードを設定してください',
  'accounts.mail_reset.text': 'このリンクから、Porticoアカウントの新しいパスワードを設定できます。',
  'accounts.mail_reset.action': 'パスワードを設定',
  'accounts.mail_reset.foot':
    'リンクは1回だけ、{hours, plural, other {#時間}}使えます。依頼した覚えがない場合は、このメールを無視してください。パスワードは変わりません。',
  'accounts.mail_known.subject': 'すでにアカウントがあります',
  'accounts.mail_known.text':
    'どなたか（おそらくあなた）が、アカウントの作成または変更のために、このアドレスを入力しました。このアドレスにはすでにPorticoのアカウントがあります。そのままログインしてください。',
  'accounts.mail_known.action': 'ログイン',
  'accounts.mail_known.foot':
    'あなたでない場合も、何も起きていません。アカウントがあることは誰にも知られていません。パスワードがわからない場合は、新しく設定してください：{link}',
  'accounts.mail_opened.subject': 'あなたのアドレスでアカウントが作成されました',
  'accounts.mail_opened.text':
    'このアドレスに送られた招待から、このアドレスのアカウントが作成されました。ご本人の操作であれば、何もする必要はありません。',
  'accounts.mail_opened.foot':
    '心当たりがない場合は、新しいパスワードを設定するとアカウントはあなたのものになり、作成した人はログアウトされます：{link}',
  'accounts.mail_change_from.subject': '新しいアドレスに同意しますか？',
  'accounts.mail_change_from.text':
    'Porticoアカウントのアドレスを、このアドレスから{email}に変更する依頼がありました。同意する場合はリンクを開いてください。新しいアドレスへのメールにも別のリンクがあります。',
  'accounts.mail_change_from.foot':
    'リンクは1日間有効です。依頼した覚えがない場合は、リンクを開かずにパスワードを変更してください。誰かがあなたのアカウントに入っています。',
  'accounts.mail_change_to.subject': '新しいアドレスを確認してください',
  'accounts.mail_change_to.text':
    'Porticoアカウントのアドレスを、このアドレスに変更する依頼がありました。同意する場合はリンクを開いてください。これまでのアドレスへのメールにも別のリンクがあります。',
  'accounts.mail_change_to.foot': 'リンクは1日間有効です。心当たりがない場合、何もする必要はありません。',
  'accounts.mail_change.action': '変更に同意',
  'accounts.mail_device.subject': 'アカウントへの新しいログイン',
  'accounts.mail_device.text':
    'これまでに使われたことのないブラウザーから、アカウントへのログインがありました：{device}、{ip}、{at}。',
  'accounts.mail_device.action': 'セッションを見る',
  'accounts.mail_device.foot':
    'あなたであれば問題ありません。そうでない場合は、そのセッションを終了し、パスワードを変更してください。',
  'accounts.mail_security.subject':
    '{change, select, password {パスワードが変更されました} email {アドレスが変更されました} second_factor_on {2段階認証がオンになりました} second_factor_off {2段階認証がオフになりました} passkey_added {パスキーが追加されました} passkey_removed {パスキーが削除されました} other {アカウントが削除されました}}',
  'accounts.mail_security.text':
    '{at}、{change, select, password {Porticoアカウントのパスワードが変更されました} email {Porticoアカウントのアドレスが変更されました} second_factor_on {Porticoアカウントで、パスワードに加えてコードを求めるようになりました} second_factor_off {Porticoアカウントで、パスワード以外のコードを求めなくなりました} passkey_added {Porticoアカウントにパスキーが追加されました} passkey_removed {Porticoアカウントからパスキーが削除されました} other {ご依頼のとおり、Porticoアカウントが削除されました}}。',
  'accounts.mail_security.action': 'アカウントを見る',
  'accounts.mail_security.foot': '心当たりがない場合は、すぐに新しいパスワードを設定してください：{link}',
} as const satisfies Partial<Record<keyof typeof source, string>>

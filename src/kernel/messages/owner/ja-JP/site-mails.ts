import type { siteMails as source } from '../en-US/site-mails.ts'

/** `en-US/site-mails.ts` in Japanese. */
export const siteMails = {
  'sites.mail.invitation.subject': '{by}さんから「{title}」への招待',
  'sites.mail.invitation.preview': '招待は{date}まで有効です。',
  'sites.mail.invitation.heading': '「{title}」に参加',
  'sites.mail.invitation.text': '{by}さんから、次の役割で「{title}」への招待が届いています：',
  'sites.mail.invitation.message': '{by}さんからのメッセージ：',
  'sites.mail.invitation.ends': 'アクセスは{date}に終了します。',
  'sites.mail.invitation.button': '招待を見る',
  'sites.mail.invitation.small': 'リンクは{date}まで有効です。心当たりがない場合は、無視してかまいません。',
  'sites.mail.offer.subject': '{by}さんからサイト「{title}」譲渡の申し出',
  'sites.mail.offer.preview': '申し出は{date}まで有効です。',
  'sites.mail.offer.heading': '「{title}」を引き継ぐ',
  'sites.mail.offer.text': '{by}さんが「{title}」（{address}）をあなたに譲渡したいと申し出ています。',
  'sites.mail.offer.what':
    'ページ、ファイル、人、注文、プランなど、すべてを引き継ぎます。これまでのオーナーは、あなたが変更するまで管理者として残ります。',
  'sites.mail.offer.button': '申し出を見る',
  'sites.mail.offer.small': 'リンクは{date}まで有効です。承諾しない限り、何も変わりません。',
  'sites.mail.notice.small': '{address}のオーナーにお送りしています。',
  'sites.mail.notice.heir': 'オーナーのアカウントがなくなったため、{address}の管理者にお送りしています。',
  'sites.mail.notice.export': 'サイトをエクスポート',
  'sites.mail.trial_ending.subject': '「{title}」のトライアルは{date}に終了します',
  'sites.mail.trial_ending.preview': 'サイトを続けるには、プランを選んでください。',
  'sites.mail.trial_ending.heading': 'トライアルはまもなく終了します',
  'sites.mail.trial_ending.text':
    '「{title}」のトライアルは{date}に終了します。その後、訪問者にはサイトを利用できないことが表示され、あなたも閲覧しかできません。作成したものはすべて12か月間保管されます。',
  'sites.mail.trial_ending.button': 'プランを選ぶ',
  'sites.mail.expired.subject': '「{title}」の期限が切れました',
  'sites.mail.expired.preview': 'すべて{date}まで保管されます。',
  'sites.mail.expired.heading': '「{title}」の期限が切れました',
  'sites.mail.expired.text':
    '{address}の訪問者には、サイトを利用できないことが表示されます。あなたは引き続きすべての閲覧、エクスポート、返金ができます。{date}まで保管します。',
  'sites.mail.expired.button': 'サイトを再開',
  'sites.mail.expired_month_1.subject': '「{title}」は{date}まで保管されます',
  'sites.mail.expired_month_1.preview': '{since}に期限が切れました。',
  'sites.mail.expired_month_1.heading': '「{title}」がお待ちしています',
  'sites.mail.expired_month_1.text':
    '「{title}」は{since}に期限が切れました。すべて元のままで、{date}まで保管されます。再開するか、残したいものをエクスポートしてください。',
  'sites.mail.expired_month_1.button': 'サイトを再開',
  'sites.mail.expired_month_6.subject': '「{title}」は{date}に削除されます',
  'sites.mail.expired_month_6.preview': 'それまでは、再開またはエクスポートできます。',
  'sites.mail.expired_month_6.heading': '{date}まで保管されます',
  'sites.mail.expired_month_6.text':
    '「{title}」は{since}に期限が切れ、{date}に削除されます。それまでは、再開したり、残したいものをエクスポートしたりできます。',
  'sites.mail.expired_month_6.button': 'サイトを再開',
  'sites.mail.expired_month_11.subject': '「{title}」は{date}以降に削除されます',
  'sites.mail.expired_month_11.preview': '削除前の最後のお知らせです。再開またはエクスポートしてください。',
  'sites.mail.expired_month_11.heading': '「{title}」はまもなく削除されます',
  'sites.mail.expired_month_11.text':
    '「{title}」は{since}に期限が切れ、{date}以降に削除されます。それまでに再開するか、残したいものをエクスポートしてください。',
  'sites.mail.expired_month_11.button': 'サイトを再開',
  'sites.mail.past_due.subject': '「{title}」のお支払いが確認できません',
  'sites.mail.past_due.preview': 'サイトは{date}まで公開されます。',
  'sites.mail.past_due.heading': 'お支払いを処理できませんでした',
  'sites.mail.past_due.text':
    '「{title}」の直近のお支払いを処理できませんでした。サイトは{date}まで公開され、その後期限切れになります。',
  'sites.mail.past_due.button': 'プランと支払いを見る',
  'sites.mail.resold_grace.subject': '「{title}」の支払いを引き継いでください',
  'sites.mail.resold_grace.preview': '販売代理店がサイトの料金を支払わなくなりました。',
  'sites.mail.resold_grace.heading': '販売代理店の支払いが終了しました',
  'sites.mail.resold_grace.text':
    '「{title}」の販売元が料金を支払わなくなりました。サイトは{date}まで公開されます。それまでに支払いを引き継いでください。',
  'sites.mail.resold_grace.button': '支払いを引き継ぐ',
  'sites.mail.removed.subject': '「{title}」を削除しました',
  'sites.mail.removed.preview': '少なくとも{date}までは元に戻せます。',
  'sites.mail.removed.heading': '「{title}」を削除しました',
  'sites.mail.removed.text':
    '{address}の訪問者には何も表示されなくなりました。少なくとも{date}までは、元のままサイトを復元できます。その後は完全に削除されます。',
  'sites.mail.removed.button': 'サイトを復元',
  'sites.mail.purge_in_7_days.subject': '「{title}」はまもなく完全に削除されます',
  'sites.mail.purge_in_7_days.preview': '少なくとも{date}までは復元できます。',
  'sites.mail.purge_in_7_days.heading': 'サイトはまもなく完全に削除されます',
  'sites.mail.purge_in_7_days.text':
    '「{title}」は{since}に削除されました。{date}以降に、ページ、ファイル、人、注文のすべてが完全に削除されます。その後は誰も復元できません。',
  'sites.mail.purge_in_7_days.button': 'サイトを復元',
  'sites.mail.purge_in_1_day.subject': '最後のお知らせ：「{title}」は完全に削除されます',
  'sites.mail.purge_in_1_day.preview': '少なくとも{date}までは復元できます。',
  'sites.mail.purge_in_1_day.heading': '最後のお知らせです',
  'sites.mail.purge_in_1_day.text':
    '{date}以降に、「{title}」のページ、ファイル、人、注文のすべてが完全に削除されます。その後は誰も復元できません。',
  'sites.mail.purge_in_1_day.button': 'サイトを復元',
} as const satisfies Partial<Record<keyof typeof source, string>>

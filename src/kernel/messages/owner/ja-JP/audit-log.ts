import type { auditLog as source } from '../en-US/audit-log.ts'

/** `en-US/audit-log.ts` in Japanese. */
export const auditLog = {
  'operator.audit.title': '監査ログ',
  'operator.audit.text':
    '運営者がいつ何をしたかの記録です。サイトに対する操作は、そのサイトの履歴にあります。',
  'operator.audit.what': '操作',
  'operator.audit.about': '対象',
  'operator.audit.by': '運営者',
  'operator.audit.at': '日時',
  'operator.audit.kind_account': 'アカウント',
  'operator.audit.kind_experiment': '実験',
  'operator.audit.kind_plan': 'プラン',
  'operator.audit.kind_platform': 'プラットフォーム',
  'operator.audit.nobody': '削除されたアカウント',
  'operator.audit.days': '期間',
  'operator.audit.any_day': '期間の指定を解除',
  'operator.audit.change': '{what}：{from} → {to}',
  'operator.audit.none': 'まだありません',
  'operator.audit.none_text': '運営者が操作を行うと、ここに表示されます。',
  'operator.audit.no_match': '該当する記録がありません',
  'operator.act.plan_created': 'プランの作成：{plan}',
  'operator.act.plan_changed': 'プランの変更：{plan}',
  'operator.act.plan_removed': 'プランの削除：{plan}',
  'operator.act.billing_changed': '請求設定の変更',
  'operator.act.job_retried': '失敗した処理の再試行：{name}',
  'operator.act.mail_resent': 'メールの再送信',
  'operator.act.mails_resumed': 'メール送信の再開（{count, plural, =0 {待機なし} other {待機#件}}）',
  'operator.act.support_changed': 'サポートの宛先の変更',
  'operator.act.announced': 'お知らせの掲載：{title}',
  'operator.act.announcement_changed': 'お知らせの変更：{title}',
  'operator.act.announcement_removed': 'お知らせの削除',
} as const satisfies Partial<Record<keyof typeof source, string>>

import type { auditLog as source } from '../en-US/audit-log.ts'

/** `en-US/audit-log.ts` in German. */
export const auditLog = {
  'operator.audit.title': 'Audit-Protokoll',
  'operator.audit.text':
    'Was Betreiber getan haben, und wann. Was sie an einer Website getan haben, steht in deren Verlauf.',
  'operator.audit.what': 'Aktion',
  'operator.audit.about': 'Ziel',
  'operator.audit.by': 'Betreiber',
  'operator.audit.at': 'Wann',
  'operator.audit.kind_account': 'Konto',
  'operator.audit.kind_experiment': 'Experiment',
  'operator.audit.kind_plan': 'Tarif',
  'operator.audit.kind_platform': 'Plattform',
  'operator.audit.nobody': 'Gelöschtes Konto',
  'operator.audit.experiment_gone': 'Entfernt: {name}',
  'operator.audit.days': 'Tage',
  'operator.audit.any_day': 'Beliebiger Tag',
  'operator.audit.change': '{what}: {from} → {to}',
  'operator.audit.none': 'Noch nichts',
  'operator.audit.none_text': 'Was Betreiber tun, erscheint hier.',
  'operator.audit.no_match': 'Kein passender Eintrag',
  'operator.act.plan_created': 'Tarif angelegt: {plan}',
  'operator.act.plan_changed': 'Tarif geändert: {plan}',
  'operator.act.plan_removed': 'Tarif entfernt: {plan}',
  'operator.act.billing_changed': 'Abrechnungseinstellungen geändert',
  'operator.act.job_retried': 'Fehlgeschlagene Arbeit noch einmal versucht: {name}',
  'operator.act.mail_resent': 'Mail noch einmal gesendet',
  'operator.act.mails_resumed':
    'Mails freigegeben, {count, plural, =0 {keine wartete} one {# wartete} other {# warteten}}',
  'operator.act.support_changed': 'Adresse für Hilfe geändert',
  'operator.act.announced': 'Angekündigt: {title}',
  'operator.act.announcement_changed': 'Ankündigung geändert: {title}',
  'operator.act.announcement_removed': 'Ankündigung entfernt',
} as const satisfies Partial<Record<keyof typeof source, string>>

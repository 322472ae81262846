import type { auditLog as source } from '../en-US/audit-log.ts'

/** `en-US/audit-log.ts` in Italian. */
export const auditLog = {
  'operator.audit.title': 'Registro di controllo',
  'operator.audit.text':
    'Che cosa hanno fatto i gestori e quando. Ciò che hanno fatto a un sito è nella sua cronologia.',
  'operator.audit.what': 'Azione',
  'operator.audit.about': 'Oggetto',
  'operator.audit.by': 'Gestore',
  'operator.audit.at': 'Quando',
  'operator.audit.kind_account': 'Account',
  'operator.audit.kind_experiment': 'Esperimento',
  'operator.audit.kind_plan': 'Piano',
  'operator.audit.kind_platform': 'Piattaforma',
  'operator.audit.nobody': 'Account eliminato',
  'operator.audit.experiment_gone': 'Rimosso: {name}',
  'operator.audit.days': 'Giorni',
  'operator.audit.any_day': 'Qualsiasi giorno',
  'operator.audit.change': '{what}: {from} → {to}',
  'operator.audit.none': 'Ancora nulla',
  'operator.audit.none_text': 'Ciò che fanno i gestori compare qui.',
  'operator.audit.no_match': 'Nessuna voce corrisponde',
  'operator.act.plan_created': 'Piano creato: {plan}',
  'operator.act.plan_changed': 'Piano modificato: {plan}',
  'operator.act.plan_removed': 'Piano rimosso: {plan}',
  'operator.act.billing_changed': 'Impostazioni di fatturazione modificate',
  'operator.act.job_retried': 'Lavoro fallito ritentato: {name}',
  'operator.act.mail_resent': 'Email inviata di nuovo',
  'operator.act.mails_resumed':
    'Email sbloccate, {count, plural, =0 {nessuna in attesa} one {# in attesa} many {# in attesa} other {# in attesa}}',
  'operator.act.support_changed': 'Indirizzo per l’assistenza modificato',
  'operator.act.announced': 'Annunciato: {title}',
  'operator.act.announcement_changed': 'Annuncio modificato: {title}',
  'operator.act.announcement_removed': 'Annuncio rimosso',
} as const satisfies Partial<Record<keyof typeof source, string>>

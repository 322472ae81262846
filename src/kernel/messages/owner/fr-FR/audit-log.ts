import type { auditLog as source } from '../en-US/audit-log.ts'

/** `en-US/audit-log.ts` in French. */
export const auditLog = {
  'operator.audit.title': 'Journal d’audit',
  'operator.audit.text':
    'Ce que les opérateurs ont fait, et quand. Ce qu’ils ont fait à un site figure dans son historique.',
  'operator.audit.what': 'Action',
  'operator.audit.about': 'Objet',
  'operator.audit.by': 'Opérateur',
  'operator.audit.at': 'Quand',
  'operator.audit.kind_account': 'Compte',
  'operator.audit.kind_experiment': 'Expérience',
  'operator.audit.kind_plan': 'Formule',
  'operator.audit.kind_platform': 'Plateforme',
  'operator.audit.nobody': 'Compte supprimé',
  'operator.audit.experiment_gone': 'Supprimée : {name}',
  'operator.audit.days': 'Jours',
  'operator.audit.any_day': 'N’importe quel jour',
  'operator.audit.change': '{what} : {from} → {to}',
  'operator.audit.none': 'Rien pour l’instant',
  'operator.audit.none_text': 'Ce que font les opérateurs apparaît ici.',
  'operator.audit.no_match': 'Aucune entrée ne correspond',
  'operator.act.plan_created': 'Formule créée : {plan}',
  'operator.act.plan_changed': 'Formule modifiée : {plan}',
  'operator.act.plan_removed': 'Formule supprimée : {plan}',
  'operator.act.billing_changed': 'Réglages de facturation modifiés',
  'operator.act.job_retried': 'Travail échoué relancé : {name}',
  'operator.act.mail_resent': 'E-mail renvoyé',
  'operator.act.mails_resumed':
    'E-mails libérés, {count, plural, =0 {aucun n’attendait} one {# attendait} many {# attendaient} other {# attendaient}}',
  'operator.act.support_changed': 'Adresse d’aide modifiée',
  'operator.act.announced': 'Annoncé : {title}',
  'operator.act.announcement_changed': 'Annonce modifiée : {title}',
  'operator.act.announcement_removed': 'Annonce supprimée',
} as const satisfies Partial<Record<keyof typeof source, string>>

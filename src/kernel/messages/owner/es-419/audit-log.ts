import type { auditLog as source } from '../en-US/audit-log.ts'

/** `en-US/audit-log.ts` in Spanish. */
export const auditLog = {
  'operator.audit.title': 'Registro de auditoría',
  'operator.audit.text':
    'Qué hicieron los operadores y cuándo. Lo que hicieron en un sitio está en su historial.',
  'operator.audit.what': 'Acción',
  'operator.audit.about': 'Objeto',
  'operator.audit.by': 'Operador',
  'operator.audit.at': 'Cuándo',
  'operator.audit.kind_account': 'Cuenta',
  'operator.audit.kind_experiment': 'Experimento',
  'operator.audit.kind_plan': 'Plan',
  'operator.audit.kind_platform': 'Plataforma',
  'operator.audit.nobody': 'Cuenta eliminada',
  'operator.audit.experiment_gone': 'Eliminado: {name}',
  'operator.audit.days': 'Días',
  'operator.audit.any_day': 'Cualquier día',
  'operator.audit.change': '{what}: {from} → {to}',
  'operator.audit.none': 'Nada todavía',
  'operator.audit.none_text': 'Lo que hacen los operadores aparece aquí.',
  'operator.audit.no_match': 'Ninguna entrada coincide',
  'operator.act.plan_created': 'Plan creado: {plan}',
  'operator.act.plan_changed': 'Plan modificado: {plan}',
  'operator.act.plan_removed': 'Plan eliminado: {plan}',
  'operator.act.billing_changed': 'Configuración de facturación modificada',
  'operator.act.job_retried': 'Trabajo fallido intentado de nuevo: {name}',
  'operator.act.mail_resent': 'Correo enviado de nuevo',
  'operator.act.mails_resumed':
    'Correos liberados, {count, plural, =0 {ninguno esperaba} one {# esperaba} many {# esperaban} other {# esperaban}}',
  'operator.act.support_changed': 'Dirección de ayuda modificada',
  'operator.act.announced': 'Anunciado: {title}',
  'operator.act.announcement_changed': 'Aviso modificado: {title}',
  'operator.act.announcement_removed': 'Aviso eliminado',
} as const satisfies Partial<Record<keyof typeof source, string>>

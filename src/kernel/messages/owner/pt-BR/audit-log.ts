import type { auditLog as source } from '../en-US/audit-log.ts'

/** `en-US/audit-log.ts` in Portuguese. */
export const auditLog = {
  'operator.audit.title': 'Log de auditoria',
  'operator.audit.text':
    'O que os operadores fizeram e quando. O que fizeram em um site está no histórico dele.',
  'operator.audit.what': 'Ação',
  'operator.audit.about': 'Alvo',
  'operator.audit.by': 'Operador',
  'operator.audit.at': 'Quando',
  'operator.audit.kind_account': 'Conta',
  'operator.audit.kind_experiment': 'Experimento',
  'operator.audit.kind_plan': 'Plano',
  'operator.audit.kind_platform': 'Plataforma',
  'operator.audit.nobody': 'Conta excluída',
  'operator.audit.experiment_gone': 'Removido: {name}',
  'operator.audit.days': 'Dias',
  'operator.audit.any_day': 'Qualquer dia',
  'operator.audit.change': '{what}: {from} → {to}',
  'operator.audit.none': 'Nada ainda',
  'operator.audit.none_text': 'O que os operadores fazem aparece aqui.',
  'operator.audit.no_match': 'Nenhum registro corresponde',
  'operator.act.plan_created': 'Plano criado: {plan}',
  'operator.act.plan_changed': 'Plano alterado: {plan}',
  'operator.act.plan_removed': 'Plano removido: {plan}',
  'operator.act.billing_changed': 'Configurações de cobrança alteradas',
  'operator.act.job_retried': 'Trabalho que falhou tentado de novo: {name}',
  'operator.act.mail_resent': 'E-mail enviado de novo',
  'operator.act.mails_resumed':
    'E-mails liberados, {count, plural, =0 {nenhum esperava} one {# esperava} many {# esperavam} other {# esperavam}}',
  'operator.act.support_changed': 'Endereço de ajuda alterado',
  'operator.act.announced': 'Anunciado: {title}',
  'operator.act.announcement_changed': 'Aviso alterado: {title}',
  'operator.act.announcement_removed': 'Aviso removido',
} as const satisfies Partial<Record<keyof typeof source, string>>

import type { platform as source } from '../en-US/platform.ts'

/** `en-US/platform.ts` in Portuguese. */
export const platform = {
  'refusal.storage.full': 'Não há mais espaço para guardar arquivos. Nada foi salvo.',
  'refusal.limits.too_many':
    'Isso foi feito vezes demais. Tente de novo em {seconds, plural, one {# segundo} many {# de segundos} other {# segundos}}.',
  'refusal.mail.header': 'Nomes e assuntos de e-mails ficam em uma linha, sem caracteres de controle.',
  'refusal.mail.address': 'Digite um único endereço de e-mail.',
  'refusal.outbound.url': 'Digite um endereço web que comece com http:// ou https://.',
  'refusal.outbound.port': 'O endereço deve usar a porta habitual de http ou https.',
  'refusal.outbound.address': 'Este endereço não está na internet pública.',
  'refusal.outbound.resolve': 'Não há servidor neste endereço.',
  'refusal.outbound.network': 'Não foi possível alcançar o servidor deste endereço.',
  'refusal.outbound.timeout': 'O servidor deste endereço não respondeu a tempo.',
  'refusal.outbound.redirects': 'Este endereço redireciona vezes demais.',
  'refusal.outbound.too_large': 'O que está neste endereço é grande demais.',
  'refusal.outbound.encoding': 'O que está neste endereço vem compactado de um modo que não pode ser lido.',
} as const satisfies Partial<Record<keyof typeof source, string>>

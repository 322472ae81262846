import type { platform as source } from '../en-US/platform.ts'

/** `en-US/platform.ts` in Spanish. */
export const platform = {
  'refusal.storage.full': 'No queda espacio para guardar archivos. No se guardó nada.',
  'refusal.limits.too_many':
    'Se hizo demasiadas veces. Inténtalo de nuevo en {seconds, plural, one {# segundo} many {# de segundos} other {# segundos}}.',
  'refusal.mail.header': 'Los nombres y asuntos de los correos van en una línea, sin caracteres de control.',
  'refusal.mail.address': 'Escribe una sola dirección de correo.',
  'refusal.outbound.url': 'Escribe una dirección web que empiece con http:// o https://.',
  'refusal.outbound.port': 'La dirección debe usar el puerto habitual de http o https.',
  'refusal.outbound.address': 'Esta dirección no está en la Internet pública.',
  'refusal.outbound.resolve': 'No hay ningún servidor en esta dirección.',
  'refusal.outbound.network': 'No se pudo llegar al servidor de esta dirección.',
  'refusal.outbound.timeout': 'El servidor de esta dirección no respondió a tiempo.',
  'refusal.outbound.redirects': 'Esta dirección redirige demasiadas veces.',
  'refusal.outbound.too_large': 'Lo que hay en esta dirección es demasiado grande.',
  'refusal.outbound.encoding':
    'Lo que hay en esta dirección está codificado de una forma que no se puede leer.',
} as const satisfies Partial<Record<keyof typeof source, string>>

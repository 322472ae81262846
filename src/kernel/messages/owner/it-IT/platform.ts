import type { platform as source } from '../en-US/platform.ts'

/** `en-US/platform.ts` in Italian. */
export const platform = {
  'refusal.storage.full': 'Non c’è più spazio per conservare i file. Non è stato salvato nulla.',
  'refusal.limits.too_many':
    'Troppi tentativi ravvicinati. Riprova tra {seconds, plural, one {# secondo} many {# di secondi} other {# secondi}}.',
  'refusal.mail.header': 'Nomi e oggetti delle email stanno su una sola riga, senza caratteri di controllo.',
  'refusal.mail.address': 'Inserisci un solo indirizzo email.',
  'refusal.outbound.url': 'Inserisci un indirizzo web che inizi con http:// o https://.',
  'refusal.outbound.port': 'L’indirizzo deve usare la porta consueta di http o https.',
  'refusal.outbound.address': 'Questo indirizzo non è sulla rete Internet pubblica.',
  'refusal.outbound.resolve': 'A questo indirizzo non c’è alcun server.',
  'refusal.outbound.network': 'Il server a questo indirizzo non è raggiungibile.',
  'refusal.outbound.timeout': 'Il server a questo indirizzo non ha risposto in tempo.',
  'refusal.outbound.redirects': 'Questo indirizzo reindirizza troppe volte.',
  'refusal.outbound.too_large': 'Il contenuto di questo indirizzo è troppo grande.',
  'refusal.outbound.encoding':
    'Il contenuto di questo indirizzo è compresso in un modo che non si può leggere.',
} as const satisfies Partial<Record<keyof typeof source, string>>

import type { support as source } from '../en-US/support.ts'

/** `en-US/support.ts` in Italian. */
export const support = {
  'support.nav': 'Chiedi aiuto',
  'support.title': 'Chiedi aiuto',
  'support.message': 'Che cosa è successo e che cosa ti aspettavi?',
  'support.message_help':
    'La richiesta viene salvata in un file che puoi inviare a chi gestisce questa piattaforma.',
  'support.message_help_mail': 'La richiesta viene salvata in un file e si apre un’email: allega lì il file.',
  'support.take': 'Aggiungi ciò che vedi in questa pagina',
  'support.take_again': 'Acquisisci di nuovo',
  'support.extension_asking': 'Ricerca dell’estensione del browser…',
  'support.extension_absent':
    'Funziona solo con l’estensione del browser, e nessuna risponde. Installala, poi premi la sua icona in questa scheda.',
  'support.extension_ready':
    'L’estensione del browser è pronta. Vedrai ciò che viene acquisito prima che sia salvato.',
  'support.taking': 'L’immagine viene acquisita. Esc annulla.',
  'support.failed': 'Non è stato acquisito nulla',
  'support.failed_text': 'Premi ancora una volta l’icona dell’estensione in questa scheda, poi riprova.',
  'support.picture': 'Ciò che mostra la finestra',
  'support.taken':
    'Aggiunti: l’immagine, il testo e {parts, plural, one {# parte} many {# di parti} other {# parti}} della pagina.',
  'support.leave_out': 'Non includere',
  'support.save': 'Salva in un file',
  'support.send': 'Salva e scrivi l’email',
  'support.saved': 'Salvato come {name}',
  'support.mail.subject': 'Richiesta di assistenza',
  'support.mail.attach': 'Vedi il file allegato {name}.',
  'support.bundle.title': 'Richiesta di assistenza',
  'support.bundle.page': 'Pagina',
  'support.bundle.browser': 'Browser',
  'support.bundle.window': 'Finestra',
  'support.bundle.at': 'Acquisito',
  'support.bundle.picture': 'Immagine',
  'support.bundle.outline': 'Struttura',
  'support.bundle.text': 'Testo',
} as const satisfies Partial<Record<keyof typeof source, string>>

import type { redirects as source } from '../en-US/redirects.ts'

/** Where old addresses lead. */
export const redirects = {
  'refusal.pages.redirect_from': 'Inizia con una barra, come /vecchio-menu, senza spazi.',
  'refusal.pages.redirect_own':
    'A questo indirizzo risponde il sito stesso. Un reindirizzamento da qui non verrebbe mai seguito.',
  'refusal.pages.redirect_to':
    'Inserisci un indirizzo di questo sito, come /menu, o uno completo con https://.',
  'refusal.pages.redirect_loop': 'Così si girerebbe in tondo.',
  'refusal.pages.redirect_taken': 'Questo indirizzo ha già un reindirizzamento. Prima elimina quello.',
  'refusal.pages.redirect_pattern':
    'Metti [nome] al posto di una parte intera, ogni nome una volta sola, e * solo alla fine, come /blog/[nome] o /vecchio/*.',
  'refusal.pages.redirect_unsaid': 'Il nuovo indirizzo usa un [nome] o un * che quello vecchio non ha.',
  'refusal.pages.redirect_kind': 'Il tipo è 301 (definitivo) o 302 (temporaneo).',
  'refusal.pages.redirect_long': 'Questa riga è troppo lunga per un indirizzo.',
  'refusal.pages.redirect_tangled':
    'I modelli del sito si concatenano troppo perché questa riga si possa controllare. Importa meno righe alla volta.',
  'refusal.pages.redirects_many':
    'Un sito ha al massimo {most, number} reindirizzamenti, di cui {patterns, number} con [nome] o *.',
  'refusal.pages.redirects_none': 'In questo file non c’è alcun reindirizzamento.',
  'refusal.pages.redirects_quote': 'Qui si aprono virgolette che non vengono mai chiuse.',
  'pages.redirects.title': 'Reindirizzamenti',
  'pages.redirects.help':
    'Un vecchio indirizzo porta i visitatori a uno nuovo. Quando l’indirizzo di una pagina cambia, il reindirizzamento si scrive da solo. Le modifiche si vedono con la prossima pubblicazione.',
  'pages.redirects.empty': 'Nessun reindirizzamento',
  'pages.redirects.empty_text': 'Aggiungine uno per un indirizzo che qualcuno ha ancora da prima.',
  'pages.redirects.add': 'Aggiungi reindirizzamento',
  'pages.redirects.from': 'Vecchio indirizzo',
  'pages.redirects.from_help': 'Su questo sito: /vecchio-menu',
  'pages.redirects.to': 'Porta a',
  'pages.redirects.to_help': 'Su questo sito, come /menu, o un indirizzo completo.',
  'pages.redirects.kind': 'Tipo',
  'pages.redirects.status_301': 'Definitivo (301)',
  'pages.redirects.status_302': 'Temporaneo (302)',
  'pages.redirects.automatic': 'Automatico',
  'pages.redirects.import': 'Importa',
  'pages.redirects.export': 'Esporta',
  'pages.redirects.import_title': 'Importa reindirizzamenti',
  'pages.redirects.file': 'Un file con reindirizzamenti',
  'pages.redirects.file_help':
    'Un file CSV con vecchio indirizzo, nuovo indirizzo e 301 o 302 in ogni riga. [nome] sta per una parte di un indirizzo, * alla fine per il resto.',
  'pages.redirects.file_unread': 'Questo file non è testo in UTF-8. Salvalo come CSV (UTF-8) e riprova.',
  'pages.redirects.found':
    '{added, plural, =0 {Nessun nuovo reindirizzamento} one {Un nuovo reindirizzamento} many {# di nuovi reindirizzamenti} other {# nuovi reindirizzamenti}}, {changed, plural, =0 {nessuno modificato} one {uno modificato} many {# modificati} other {# modificati}}, {same, plural, =0 {nessuno come prima} one {uno come prima} many {# come prima} other {# come prima}}',
  'pages.redirects.faults':
    '{count, plural, one {Una riga non viene accettata} many {# di righe non vengono accettate} other {# righe non vengono accettate}}',
  'pages.redirects.fault_line': 'Riga {line, number}: {message}',
  'pages.redirects.faults_more': '{count, plural, one {e un’altra} many {e altre #} other {e altre #}}',
  'pages.redirects.imported':
    '{count, plural, one {Un reindirizzamento importato} many {# di reindirizzamenti importati} other {# reindirizzamenti importati}}',
  'pages.redirects.since': 'Da quando',
  'pages.redirects.search': 'Cerca reindirizzamenti',
  'pages.redirects.maker': 'Creazione',
  'pages.redirects.by_hand': 'Manuale',
  'pages.redirects.no_match': 'Nessun reindirizzamento corrisponde',
  'pages.redirects.delete': 'Elimina il reindirizzamento da {from}',
  'pages.redirects.deleted_count':
    '{count, plural, one {Reindirizzamento eliminato} many {# di reindirizzamenti eliminati} other {# reindirizzamenti eliminati}}',
  'pages.redirects.delete_chosen': 'Elimina',
  'pages.redirects.not_all_back':
    '{count, plural, one {Un reindirizzamento non è tornato} many {# di reindirizzamenti non sono tornati} other {# reindirizzamenti non sono tornati}}',
  'pages.redirects.added': 'Reindirizzamento aggiunto',
  'pages.redirects.when': 'I visitatori lo incontrano dalla prossima pubblicazione.',
} as const satisfies Partial<Record<keyof typeof source, string>>

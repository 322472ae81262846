import type { document as source } from '../en-US/document.ts'

/** `en-US/document.ts` in Italian. */
export const document = {
  'refusal.document.json': 'Questa modifica contiene qualcosa che non si può salvare.',
  'refusal.document.format': 'Questa pagina non è in un formato che possiamo leggere.',
  'refusal.document.node_unknown': 'L’elemento che hai modificato non è più nella pagina.',
  'refusal.document.node_taken': 'Questo elemento è già nella pagina.',
  'refusal.document.path_unknown': 'Questa impostazione qui non esiste.',
  'refusal.document.value_invalid': 'Questa impostazione non può avere quel valore.',
  'refusal.document.props_unknown': 'Questo blocco non ha tale impostazione.',
  'refusal.document.props_invalid': 'Questo blocco non accetta quel valore.',
  'refusal.document.text_invalid':
    'Nel frattempo il testo è cambiato e questa modifica non vi trova più posto.',
  'refusal.document.item_unknown': 'Questa voce non è più nell’elenco.',
  'refusal.document.item_taken': 'Questa voce è già nell’elenco.',
  'refusal.document.sibling_unknown': 'L’elemento accanto a cui doveva stare non c’è più.',
  'refusal.document.parent_unknown': 'Il posto in cui doveva andare non c’è più.',
  'refusal.document.order_broken': 'L’ordine di questa pagina è danneggiato.',
  'refusal.document.slot_unknown': 'All’interno di questo blocco non c’è tale posto.',
  'refusal.document.slot_type': 'Questo tipo di blocco non può stare qui dentro.',
  'refusal.document.slot_full':
    'Qui dentro c’è posto per {max, plural, one {# blocco} many {# di blocchi} other {# blocchi}}.',
  'refusal.document.nesting': 'Un blocco dentro un altro blocco non può contenerne altri.',
  'refusal.document.source_blocks': 'Questa sezione proviene da un altro punto. Modificala all’origine.',
  'refusal.document.place_bounds': 'Così uscirebbe dalla griglia.',
  'refusal.document.place_size':
    'Questo blocco richiede almeno {width} colonne e {height, plural, one {# riga} many {# di righe} other {# righe}}.',
  'refusal.document.place_overlap':
    'Lì c’è già un altro blocco. Per sovrapporli, metti uno dei due su un altro livello.',
  'refusal.document.phone_bounds': 'Così uscirebbe dalla griglia del telefono.',
  'refusal.document.limit_bytes':
    'Questa pagina è piena: può contenere {max, number} byte. Sposta qualcosa in un’altra pagina.',
  'refusal.document.limit_blocks':
    'Questa pagina ha il massimo di blocchi consentito: {max, number}. Sposta qualcosa in un’altra pagina.',
  'refusal.document.limit_sections': 'Questa pagina ha il massimo di sezioni consentito: {max, number}.',
  'refusal.document.type_unknown': 'Il blocco “{type}” qui non è installato.',
  'document.block_gone':
    'Questo blocco qui non può essere mostrato: “{type}” non è installato. Nulla del suo contenuto è andato perso.',
  'document.check.contrast_ground':
    'Il testo si legge male su questo sfondo: contrasto {ratio, number}, ne servono {least, number}.',
  'document.check.contrast_picture':
    'Il testo potrebbe leggersi male su questa immagine. Un velo più marcato aiuta.',
  'document.check.contrast_upon_picture':
    'Queste parole stanno sopra un’immagine. Uno sfondo proprio le mantiene leggibili.',
  'document.check.alt_missing': 'Questa immagine non ha una descrizione per chi non la vede.',
  'document.check.alt_useless': '“{alt}” non dice che cosa mostra l’immagine.',
  'document.check.heading_skipped':
    'Questo è un titolo di livello {level}; dopo quello che lo precede viene il livello {expected}.',
  'document.check.heading_no_first': 'La pagina non ha un titolo di livello 1 che dica di che cosa parla.',
  'document.check.heading_many_first': 'La pagina ha più di un titolo di livello 1.',
  'document.check.heading_empty': 'Questo titolo è senza parole.',
  'document.check.link_empty': 'Questo link non ha parole che dicano dove porta.',
  'document.check.link_gone': 'La destinazione di questo link non c’è più.',
  'document.check.anchor_gone': 'Nessuna sezione di questa pagina si chiama “{anchor}”.',
  'document.check.anchor_taken': 'Un’altra sezione si chiama già “{anchor}”.',
  'document.check.target_small': 'Sul telefono è troppo piccolo per toccarlo con facilità.',
  'document.check.phone_overlap': 'Sul telefono copre un altro blocco.',
  'document.check.text_overlap': 'Questo testo si sovrappone a un altro testo.',
  'document.check.block_plain':
    'Ci sono più celle, codice e marcature di quante ne mostri una pagina ({max, number}): questo blocco appare come testo semplice. Dividi la pagina.',
  'document.check.image_heavy':
    'L’originale di questa immagine pesa {megabytes, number} MB. I visitatori ne ricevono una più piccola, ma occupa il tuo spazio di archiviazione.',
  'document.check.title_missing': 'La pagina non ha un titolo.',
  'document.check.title_long':
    'Il titolo è più lungo di quanto mostrano i risultati di ricerca: circa {max, number} caratteri.',
  'document.check.description_missing': 'La pagina non ha una descrizione per i risultati di ricerca.',
  'document.check.description_long':
    'La descrizione è più lunga di quanto mostrano i risultati di ricerca: circa {max, number} caratteri.',
  'document.css.at_rule': '{what} non è una regola CSS.',
  'document.css.block_open': 'Questa graffa non viene mai chiusa.',
  'document.css.brace_stray': 'Questa graffa non chiude nulla.',
  'document.css.bracket_open': 'La parentesi in “{what}” non viene mai chiusa.',
  'document.css.colon': 'In “{what}” mancano i due punti tra proprietà e valore.',
  'document.css.comment_open': 'Il commento “{what}” non viene mai chiuso.',
  'document.css.import': 'Altri fogli di stile non vengono caricati: “{what}”.',
  'document.css.outside': '“{what}” non è in nessuna regola.',
  'document.css.property': 'Questo browser non conosce la proprietà “{what}”.',
  'document.css.selector': 'Questo browser non capisce che cosa seleziona “{what}”.',
  'document.css.string_open': 'Le virgolette in “{what}” non vengono mai chiuse.',
  'document.css.value': 'Questo browser non accetta il valore in “{what}”.',
} as const satisfies Partial<Record<keyof typeof source, string>>

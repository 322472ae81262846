import type { transfer as source } from '../en-US/transfer.ts'

/** `en-US/transfer.ts` in Italian. */
export const transfer = {
  'refusal.archive.not_a_zip': 'Questo non è un file zip.',
  'refusal.archive.damaged': 'Il file è danneggiato o incompleto. Scaricalo o copialo di nuovo.',
  'refusal.archive.unsafe_name': 'L’archivio contiene un file con un nome non consentito: “{name}”.',
  'refusal.archive.link':
    'L’archivio contiene un collegamento a un altro file: “{name}”. I collegamenti non sono accettati.',
  'refusal.archive.twice': 'L’archivio contiene due file con lo stesso nome: “{name}”.',
  'refusal.archive.locked': 'L’archivio è protetto da password. Caricane uno senza password.',
  'refusal.archive.method':
    'L’archivio è compresso in un modo che qui non si può leggere. Comprimilo come un normale file zip.',
  'refusal.archive.too_many':
    'L’archivio contiene più di {most, plural, one {# file} many {# di file} other {# file}}.',
  'refusal.archive.too_large': 'L’archivio è troppo grande per essere accettato.',
  'refusal.archive.bomb':
    'Una volta estratto, l’archivio occuperebbe molto più di quanto è grande. Non è stato accettato.',
  'refusal.transfer.not_ours': 'Questo è un file zip, ma non l’esportazione di un sito Portico.',
  'refusal.transfer.newer':
    'Questa esportazione proviene da una versione più recente di Portico. Si potrà usare quando questa sarà aggiornata.',
  'refusal.transfer.damaged':
    'L’esportazione è stata modificata o danneggiata: “{name}” non è come dovrebbe essere.',
  'refusal.transfer.file_refused':
    'Un file dell’esportazione non può essere accettato: {why} Si tratta di “{name}”.',
  'refusal.transfer.no_room':
    'Un nuovo sito con il piano {plan} ha spazio per {most, number} MB di file, e questa esportazione ne contiene di più. Chiedi più spazio al gestore.',
  'refusal.transfer.failed': 'Qualcosa è andato storto da parte nostra. Riprova.',
  'refusal.transfer.gone': 'Il file qui non è più conservato. Sceglilo di nuovo.',
  'refusal.transfer.no_file': 'Scegli un file.',
  'refusal.transfer.exports_a_day':
    'Un sito può essere esportato {most, number} volte al giorno. Riprova domani.',
  'refusal.transfer.under_way': 'È già in corso un’esportazione di questo sito.',
  'refusal.transfer.not_released': 'Di questo sito non è ancora pubblicato nulla. Pubblicalo prima.',
  'refusal.transfer.plain_taken':
    'La pagina “{page}” si trova in {path}, dove i server web inviano un’altra pagina. Dalle un altro indirizzo, pubblica e riprova.',
  'refusal.transfer.being_made': 'Il sito è già in fase di creazione. Si potrà rimuovere quando sarà pronto.',
  'refusal.transfer.not_checked': 'Questo file non è pronto per farne un sito. Sceglilo di nuovo.',
  'refusal.pages.carried_broken': 'La pagina “{page}” nell’esportazione è danneggiata.',
  'refusal.pages.carried_newer':
    'La pagina “{page}” nell’esportazione è stata creata con una versione più recente di Portico.',
  'refusal.pages.carried_release': 'La pubblicazione {number, number} nell’esportazione è danneggiata.',
  'refusal.pages.carried_redirects': 'I reindirizzamenti nell’esportazione sono danneggiati.',
  'refusal.pages.carried_styles':
    'Gli stili nell’esportazione sono danneggiati o provengono da una versione più recente di Portico.',
  'timeline.transfer.export_started': 'Esportazione del sito iniziata',
  'timeline.transfer.export_fetched': 'Esportazione del sito scaricata',
  'timeline.transfer.export_cancelled': 'Esportazione del sito annullata',
  'timeline.transfer.plain_cancelled': 'Preparazione del sito pubblicato come file semplici annullata',
  'timeline.transfer.plain_started': 'Preparazione del sito pubblicato come file semplici avviata',
  'timeline.transfer.plain_fetched': 'Sito pubblicato scaricato come file semplici',
  'transfer.export.title': 'Esportazione',
  'transfer.export.text':
    'Porta con te il tuo sito: tutto, per farne di nuovo un sito, oppure ciò che vedono i visitatori, per qualsiasi server web.',
  'transfer.export.open': 'Esporta il sito',
  'transfer.export.archive': 'Tutto',
  'transfer.export.archive_text':
    'Un file da conservare come copia o da trasformare di nuovo in un sito, qui o su qualsiasi altro Portico.',
  'transfer.export.plain': 'Il sito pubblicato come file semplici',
  'transfer.export.plain_text':
    'HTML, stili, caratteri e immagini proprio come li ricevono i visitatori, in un file zip. Qualsiasi server web può inviarli, senza Portico.',
  'transfer.export.plain_start': 'Prepara i file',
  'transfer.export.plain_making': 'Preparazione delle pagine',
  'transfer.export.plain_cancel': 'Annulla la preparazione dei file',
  'transfer.export.plain_said':
    '{done, number} di {total, plural, one {# pagina} many {# di pagine} other {# pagine}}',
  'transfer.export.plain_unreleased':
    'Non è ancora pubblicato nulla. Quando avrai pubblicato il sito, qui troverai i suoi file.',
  'transfer.export.plain_left_out': 'Non incluse, perché chiedono una password: {paths}',
  'transfer.export.holds': 'Che cosa contiene',
  'transfer.export.holds_pages':
    'Le pagine come sono ora nelle bozze, con la navigazione e i reindirizzamenti',
  'transfer.export.holds_releases': 'Ogni pubblicazione con nota e data, per potervi tornare',
  'transfer.export.holds_look': 'Gli stili del sito',
  'transfer.export.holds_files':
    'Ogni file della libreria così come è stato caricato, con il testo alternativo',
  'transfer.export.holds_settings': 'Titolo, lingue e impostazioni regionali',
  'transfer.export.holds_not': 'Password, collaboratori e cestino restano qui.',
  'transfer.export.start': 'Crea un’esportazione',
  'transfer.export.start_again': 'Creane una nuova',
  'transfer.export.making': 'Preparazione dell’esportazione',
  'transfer.export.cancel': 'Annulla l’esportazione',
  'transfer.export.making_help': 'Continua anche se lasci la schermata.',
  'transfer.export.said': '{done} di {total}',
  'transfer.export.cancelled': 'Annullato. Non è stato conservato nulla.',
  'transfer.left': '{said}, {left}',
  'transfer.left.soon': 'manca meno di un minuto',
  'transfer.left.minutes':
    '{count, plural, one {manca circa # minuto} many {mancano circa # di minuti} other {mancano circa # minuti}}',
  'transfer.left.hours':
    '{count, plural, one {manca circa # ora} many {mancano circa # di ore} other {mancano circa # ore}}',
  'transfer.export.ready': 'L’esportazione è pronta',
  'transfer.export.ready_text': '{size}. Viene conservata fino a quest’ora: {time}. Poi viene rimossa.',
  'transfer.export.download': 'Scarica',
  'transfer.export.failed': 'Impossibile creare l’esportazione',
  'transfer.export.retry': 'Riprova',
  'transfer.export.failed_text':
    'Nel sito non è stato modificato nulla. Riprova; se non riesce di nuovo, avvisa chi gestisce questa piattaforma.',
  'transfer.export.read_failed': 'Impossibile verificare l’esportazione',
  'transfer.import.title': 'Nuovo sito da un’esportazione',
  'transfer.import.text':
    'Scegli il file in cui è stato esportato un altro sito. Non viene creato nulla prima che tu abbia visto che cosa contiene.',
  'transfer.import.back': 'Scegli un altro inizio',
  'transfer.import.drop': 'Trascina qui l’esportazione',
  'transfer.import.drop_help': 'Un file zip, fino a {size}',
  'transfer.import.drop_help_plan':
    'Un file zip. Un nuovo sito con il piano {plan} ha spazio per {size} di file.',
  'transfer.import.sending': 'Caricamento di {name}',
  'transfer.import.cancel_sending': 'Annulla il caricamento di {name}',
  'transfer.import.checking': 'Verifica di {name}',
  'transfer.import.cancel_checking': 'Annulla la verifica di {name}',
  'transfer.import.checking_help':
    'Ogni file che contiene viene confrontato con com’era quando è stato esportato.',
  'transfer.import.refused': 'Da {name} non si può creare un sito',
  'transfer.import.again': 'Scegli un altro file',
  'transfer.import.found': 'Che cosa contiene',
  'transfer.import.found_text': '“{title}”, data dell’esportazione: {date}',
  'transfer.import.pages': 'Pagine',
  'transfer.import.files': 'File',
  'transfer.import.files_value': '{count, number} ({size})',
  'transfer.import.redirects': 'Reindirizzamenti',
  'transfer.import.releases': 'Pubblicazioni',
  'transfer.import.live':
    'I visitatori vedevano la pubblicazione {number, number} del {date}. Del nuovo sito non vedranno nulla finché non lo pubblichi o non torni a una di queste.',
  'transfer.import.more_pages': '{count, plural, one {e un’altra} many {e altre #} other {e altre #}}',
  'transfer.import.left_out': 'Che cosa non contiene',
  'transfer.import.left_out.page_passwords':
    '{count, plural, one {La password di # pagina: impostane una nuova prima di pubblicarla.} many {Le password di # di pagine: impostane di nuove prima di pubblicarle.} other {Le password di # pagine: impostane di nuove prima di pubblicarle.}}',
  'transfer.import.left_out.locked_pages':
    '{count, plural, one {La password di # pagina: nessuno entra finché non ne imposti una nuova.} many {Le password di # di pagine: nessuno entra finché non ne imposti di nuove.} other {Le password di # pagine: nessuno entra finché non ne imposti di nuove.}}',
  'transfer.import.left_out.site_password': 'La password del sito: impostane una nuova prima di pubblicarlo.',
  'transfer.import.left_out.trashed_pages':
    '{count, plural, one {# pagina che era nel cestino.} many {# di pagine che erano nel cestino.} other {# pagine che erano nel cestino.}}',
  'transfer.import.left_out.scheduled_releases':
    '{count, plural, one {La data di # pubblicazione programmata: programmala di nuovo.} many {Le date di # di pubblicazioni programmate: programmale di nuovo.} other {Le date di # pubblicazioni programmate: programmale di nuovo.}}',
  'transfer.import.left_out.older_releases':
    '{count, plural, one {# pubblicazione più vecchia, per mancanza di spazio.} many {# di pubblicazioni più vecchie, per mancanza di spazio.} other {# pubblicazioni più vecchie, per mancanza di spazio.}}',
  'transfer.import.left_out.releases':
    'Le pubblicazioni passate: i visitatori vedono il nuovo sito quando lo pubblichi.',
  'transfer.import.left_out.people':
    'Collaboratori, piano e cronologia: il nuovo sito è tuo e ricomincia da capo.',
  'transfer.import.name': 'Il nuovo sito',
  'transfer.import.make': 'Crea il sito',
  'transfer.import.making': 'Creazione del sito',
  'transfer.import.cancel_making': 'Annulla la creazione del sito',
  'transfer.import.making_help': 'Continua anche se lasci la schermata; poi il sito sarà tra i tuoi siti.',
  'transfer.import.cancelled': 'Annullato. Non è stato creato alcun sito.',
  'transfer.import.stopped': 'Impossibile creare il sito',
  'transfer.import.lost': 'Questa importazione non c’è più',
  'transfer.import.lost_text':
    'I file da cui nessuno crea un sito vengono rimossi dopo un giorno, o non appena se ne carica un altro.',
  'transfer.import.offline':
    'Il caricamento si è interrotto. Controlla la connessione e scegli di nuovo il file.',
} as const satisfies Partial<Record<keyof typeof source, string>>

import type { sites as source } from '../en-US/sites.ts'

/** `en-US/sites.ts` in Italian. */
export const sites = {
  'refusal.sites.slug_taken': 'Questo indirizzo è già in uso. Scegline un altro.',
  'refusal.sites.slug_short': 'Un indirizzo ha almeno 3 caratteri.',
  'refusal.sites.slug_long': 'Un indirizzo ha al massimo 63 caratteri.',
  'refusal.sites.country_sanctioned':
    'Non possiamo offrire siti in questo paese a causa di sanzioni internazionali.',
  'refusal.sites.currency_unoffered': 'La valuta {currency} non è ancora disponibile qui.',
  'refusal.sites.language_unoffered': 'Questa lingua non può ancora essere scelta qui.',
  'refusal.sites.status_move': 'Un sito non può passare da {from} a {to}.',
  'refusal.sites.status_meanwhile':
    'Nel frattempo qualcun altro ha cambiato lo stato di questo sito. Guarda di nuovo il sito, poi decidi.',
  'refusal.sites.no_legacy_address':
    'Non si sa dove si trovi la versione precedente di questo sito. Collegalo indicandone l’indirizzo.',
  'refusal.sites.legacy_address':
    'Inserisci un indirizzo che inizi con http:// o https:// e non sia su questa piattaforma.',
  'refusal.sites.no_trial': 'Questo sito non ha una prova da prolungare.',
  'refusal.sites.type_conversion': 'Questo sito non può diventare di quel tipo.',
  'refusal.sites.nothing_to_pause': 'Questo sito non vende, quindi non c’è nulla da mettere in pausa.',
  'refusal.sites.gone': 'I 30 giorni sono trascorsi. Questo sito è stato eliminato definitivamente.',
  'refusal.sites.owner_gone':
    'Il proprietario di questo sito ha eliminato il proprio account. Un amministratore del sito il cui accesso non ha una data di fine può ripristinarlo e ne diventa il proprietario.',
  'refusal.sites.inherit_admins_only':
    'Il proprietario di questo sito ha eliminato il proprio account. Solo un amministratore il cui accesso non ha una data di fine può ripristinarlo e ne diventa il proprietario.',
  'refusal.sites.copy_read_only':
    'Questo sito è di sola lettura, quindi non si può copiare. Prima riattivalo.',
  'refusal.sites.unverified':
    'Prima conferma il tuo indirizzo email. Ti abbiamo inviato un link quando hai creato l’account.',
  'refusal.sites.unknown_right': 'Questo permesso non esiste.',
  'refusal.sites.unknown_role': 'Uno di questi ruoli non esiste più.',
  'refusal.sites.role_needed': 'Scegli almeno un ruolo.',
  'refusal.sites.end_in_past': 'Scegli un giorno futuro.',
  'refusal.sites.parking_admins_only':
    'Una pagina di parcheggio è riservata al proprietario e agli amministratori. Per invitare altre persone, prima inizia un sito.',
  'refusal.sites.beyond_yours': 'Puoi dare, cambiare o togliere solo ciò che puoi fare anche tu.',
  'refusal.sites.beyond_your_end':
    'Il tuo accesso al sito finisce prima. Scegli un giorno entro quella data.',
  'refusal.sites.person_outlasts_you':
    'Questa persona resta sul sito più a lungo di te. Puoi toglierle ruoli, ma non aggiungerne; oppure scegli per lei un ultimo giorno non oltre il tuo.',
  'refusal.sites.role_outlasts_you':
    'Qualcuno ha questo ruolo, o un invito con questo ruolo, più a lungo del tuo accesso al sito. Puoi togliere permessi al ruolo, ma non aggiungerne.',
  'refusal.sites.no_contributor': 'Questa persona non collabora al sito.',
  'refusal.sites.owner_role': 'Il proprietario resta tale finché non trasferisce il sito.',
  'refusal.sites.owner_leaves': 'Questo sito è tuo. Trasferiscilo a qualcun altro prima di lasciarlo.',
  'refusal.sites.contributes_already': 'Questa persona collabora già.',
  'refusal.sites.contributes_already_you': 'Collabori già a questo sito.',
  'refusal.sites.owned_already': 'Questa persona possiede già il sito.',
  'refusal.sites.invited_already': 'Questo indirizzo ha già un invito. Invialo di nuovo o revocalo.',
  'refusal.sites.invited_just_now': 'L’invito è partito meno di un minuto fa. Attendi un momento.',
  'refusal.sites.invitations_a_day': 'Un sito può inviare {most, number} inviti in 24 ore. Continua domani.',
  'refusal.sites.invitations_a_day_yours':
    'Puoi inviare {most, number} inviti in 24 ore, su tutti i tuoi siti. Continua domani.',
  'refusal.sites.invitations_to_address':
    'Questo indirizzo ha ricevuto {most, number} inviti in 24 ore e per ora non ne riceve altri. Riprova domani.',
  'refusal.sites.no_invitation': 'Questo invito è stato accettato, rifiutato o revocato.',
  'refusal.sites.invitation_over':
    'L’ultimo giorno di questo invito è passato. Revocalo e invita di nuovo con un altro giorno.',
  'refusal.sites.limits_not_yet': 'I ruoli non si possono ancora limitare a raccolte o calendari.',
  'refusal.sites.join_read_only':
    'Per ora questo sito è di sola lettura, quindi nessuno può unirsi. Quando sarà di nuovo attivo, il link del tuo invito funzionerà.',
  'refusal.sites.link_spent': 'Questo link non funziona più. Chiedine uno nuovo a chi l’ha inviato.',
  'refusal.sites.offered_already':
    'Il sito è già stato offerto a qualcuno. Prima ritira l’offerta, nelle impostazioni del sito.',
  'refusal.sites.no_offer': 'Il sito non è stato offerto a nessuno.',
  'refusal.sites.role_name_taken': 'Un altro ruolo ha questo nome.',
  'refusal.sites.no_role': 'Questo ruolo non esiste più.',
  'refusal.sites.role_in_use':
    'Qualcuno ha questo ruolo o un invito con questo ruolo. Prima assegnane un altro.',
  'refusal.sites.roles_full': 'Un sito può avere {most, number} ruoli propri.',
  'refusal.sites.owns_sites':
    '{count, plural, one {Possiedi un sito. Prima trasferiscilo o rimuovilo.} many {Possiedi # di siti. Prima trasferiscili o rimuovili.} other {Possiedi # siti. Prima trasferiscili o rimuovili.}}',
  'refusal.sites.limit_contributors':
    '{plan, select, none {Questo sito} other {{plan}}} prevede {most, plural, one {# collaboratore, inviti inclusi.} many {# di collaboratori, inviti inclusi.} other {# collaboratori, inviti inclusi.}} {next, select, none {Chiedine di più al gestore.} other {{next} ne prevede di più.}}',
  'refusal.sites.limit_storage':
    '{plan, select, none {Questo sito} other {{plan}}} non ha spazio per questo. Rimuovi dei file o cambia piano: {next, select, none {chiedi più spazio al gestore.} other {{next} ha più spazio.}}',
  'refusal.sites.limit_products':
    '{plan, select, none {Questo sito} other {{plan}}} {most, plural, =0 {non include prodotti.} one {prevede # prodotto.} many {prevede # di prodotti.} other {prevede # prodotti.}} {next, select, none {Chiedine di più al gestore.} other {{next} ne prevede di più.}}',
  'refusal.sites.limit_campaigns':
    '{plan, select, none {Questo sito} other {{plan}}} {most, plural, =0 {non include campagne.} one {invia # campagna al mese.} many {invia # di campagne al mese.} other {invia # campagne al mese.}} {next, select, none {Chiedine di più al gestore.} other {{next} ne invia di più.}}',
  'refusal.sites.limit_sites':
    '{most, plural, one {Qui un account può avere # sito.} many {Qui un account può avere # di siti.} other {Qui un account può avere # siti.}} {next, select, none {Chiedine di più al gestore.} other {Un sito con il piano {next} fa posto per altri.}}',
  'sites.status.1': 'Scaduto',
  'sites.status.2': 'Pagamento arretrato',
  'sites.status.3': 'Prova',
  'sites.status.4': 'Beta',
  'sites.status.5': 'Rimosso',
  'sites.status.6': 'Interno',
  'sites.status.7': 'Gratuito',
  'sites.status.8': 'Attivo',
  'sites.status.11': 'Versione precedente',
  'sites.status.12': 'Pagina di parcheggio',
  'sites.status.13': 'Rivenduto',
  'sites.status.14': 'Fatturazione da assumere',
  'sites.status.15': 'Enterprise',
  'sites.status.paused': 'In pausa',
  'sites.status.trial_left':
    '{days, plural, =0 {La prova finisce oggi} one {# giorno di prova rimasto} many {# di giorni di prova rimasti} other {# giorni di prova rimasti}}',
  'sites.type.1': 'Classico',
  'sites.type.2': 'Pagina di copertina',
  'sites.type.3': 'Pagina di parcheggio',
  'sites.type.4': 'Commercio',
  'sites.type.5': 'Enterprise',
  'sites.type.1.text': 'Pagine, blog e raccolte. Tutto tranne il negozio.',
  'sites.type.2.text': 'Una sola pagina senza navigazione.',
  'sites.type.3.text': 'Una pagina che occupa un dominio finché non c’è un sito.',
  'sites.type.4.text': 'Tutto, con un negozio: prodotti, ordini, cassa.',
  'sites.type.5.text': 'Commercio per un’organizzazione con più siti.',
  'sites.failed.title': 'Caricamento non riuscito',
  'sites.failed.text': 'Portico non ha risposto. Controlla la connessione e riprova.',
  'sites.missing.title': 'Questo sito non è tra i tuoi',
  'sites.missing.text': 'Forse non esiste più, oppure non vi collabori più.',
  'sites.missing.action': 'Vedi i tuoi siti',
  'sites.read_only.title': 'Per ora questo sito è di sola lettura',
  'sites.read_only.text': 'Ciò che qui è disattivato si può usare quando il sito è di nuovo attivo.',
  'refusal.sites.rights_needed': 'Scegli almeno un permesso.',
  'sites.dashboard.title': 'Siti',
  'sites.dashboard.create': 'Crea un sito',
  'sites.dashboard.search': 'Cerca siti',
  'sites.dashboard.empty.title': 'I tuoi siti saranno qui',
  'sites.dashboard.empty.text':
    'Inizia da un modello o da una pagina vuota. Puoi vederlo crescere prima di chiunque altro.',
  'sites.dashboard.empty.action': 'Crea il tuo primo sito',
  'sites.dashboard.none.title': 'Nessun sito si chiama “{search}”',
  'sites.dashboard.none.action': 'Mostra tutti i siti',
  'sites.dashboard.removed': 'Rimossi',
  'sites.card.menu': 'Altro su {title}',
  'sites.overview.title': 'Panoramica',
  'sites.overview.preview': 'Anteprima del sito',
  'sites.overview.edit': 'Modifica il sito',
  'sites.overview.about': 'Informazioni sul sito',
  'sites.overview.selling': 'Vendite',
  'sites.overview.selling_yes': 'Attive',
  'sites.overview.selling_test': 'Solo ordini di prova',
  'sites.overview.selling_no': 'Non attive',
  'sites.overview.latest': 'Ultimi eventi',
  'sites.overview.unreleased': 'Di questo sito non è ancora stato pubblicato nulla',
  'sites.overview.unreleased_text':
    'Finché non lo pubblichi dall’editor o da Pubblicazioni, i visitatori leggono che sarà presto online.',
  'sites.overview.all': 'Vedi tutto',
  'sites.trial.bar': 'Prova',
  'sites.trial.left':
    '{days, plural, =0 {La prova finisce oggi.} one {# giorno di prova rimasto.} many {# di giorni di prova rimasti.} other {# giorni di prova rimasti.}}',
  'sites.trial.until': 'Finisce il giorno {date}.',
  'sites.trial.cannot':
    'I visitatori vedono “presto online”, gli ordini sono di prova e si possono inviare 3 campagne.',
  'sites.trial.cannot_without_store': 'I visitatori vedono “presto online” e si possono inviare 3 campagne.',
  'sites.trial.choose': 'Scegli un piano',
  'sites.trial.fold': 'Comprimi la barra della prova',
  'sites.trial.unfold': 'Espandi la barra della prova',
  'sites.expired.title': 'Questo sito è scaduto',
  'sites.expired.text':
    'I visitatori non lo vedono. Puoi leggere tutto, esportarlo ed emettere rimborsi. Viene conservato fino al giorno {date}.',
  'sites.expired.export': 'Esporta',
  'sites.expired.action': 'Riattiva',
  'sites.expired.ask': 'Chiedi di riattivarlo',
  'sites.expired.back': 'Questo sito è di nuovo attivo',
  'sites.past_due.title': 'Manca un pagamento per questo sito',
  'sites.past_due.text': 'Senza pagamento il sito scade il giorno {date}.',
  'sites.past_due.action': 'Vedi piano e pagamento',
  'sites.grace.title': 'Il tuo rivenditore non paga più per questo sito',
  'sites.grace.text': 'Assumi la fatturazione entro il giorno {date}, altrimenti il sito scade.',
  'sites.grace.action': 'Assumi la fatturazione',
  'sites.legacy.title': 'Questo sito è su una versione precedente',
  'sites.legacy.text': 'I visitatori vengono indirizzati a {address}. Qui puoi solo leggere.',
  'sites.legacy.action': 'Passa a questa versione',
  'sites.legacy.moved': 'Ora questo sito è su questa versione',
  'sites.legacy.ask': 'Chiedi di spostarlo qui',
  'sites.parking.title': 'Questa è una pagina di parcheggio',
  'sites.parking.action': 'Inizia un sito',
  'sites.paused.title': 'Questo sito è in pausa: è visibile, ma non vende nulla',
  'sites.paused.manage': 'Gestisci la pausa',
  'sites.paused.action': 'Termina la pausa',
} as const satisfies Partial<Record<keyof typeof source, string>>

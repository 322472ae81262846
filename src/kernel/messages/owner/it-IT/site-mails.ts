import type { siteMails as source } from '../en-US/site-mails.ts'

/** `en-US/site-mails.ts` in Italian. */
export const siteMails = {
  'sites.mail.invitation.subject': '{by} ti invita a collaborare a “{title}”',
  'sites.mail.invitation.preview': 'L’invito vale fino al giorno {date}.',
  'sites.mail.invitation.heading': 'Lavora a “{title}”',
  'sites.mail.invitation.text': '{by} ti invita a collaborare a “{title}” come:',
  'sites.mail.invitation.message': '{by} scrive:',
  'sites.mail.invitation.ends': 'Il tuo accesso finisce il giorno {date}.',
  'sites.mail.invitation.button': 'Vedi l’invito',
  'sites.mail.invitation.small':
    'Il link funziona fino al giorno {date}. Se non te lo aspettavi, puoi ignorarlo.',
  'sites.mail.offer.subject': '{by} ti offre il sito “{title}”',
  'sites.mail.offer.preview': 'L’offerta vale fino al giorno {date}.',
  'sites.mail.offer.heading': 'Prendi in carico “{title}”',
  'sites.mail.offer.text': '{by} vorrebbe che “{title}” ({address}) diventasse tuo.',
  'sites.mail.offer.what':
    'Ricevi tutto ciò che contiene: pagine, file, persone e ordini, e il suo piano. Chi lo possiede finora resta come amministratore finché non cambi le cose.',
  'sites.mail.offer.button': 'Vedi l’offerta',
  'sites.mail.offer.small': 'Il link funziona fino al giorno {date}. Non cambia nulla se non accetti.',
  'sites.mail.notice.small': 'Ricevi questa email perché possiedi {address}.',
  'sites.mail.notice.heir':
    'Ricevi questa email perché amministri {address} e l’account del proprietario non esiste più.',
  'sites.mail.notice.export': 'Esporta il sito',
  'sites.mail.trial_ending.subject': 'La prova di “{title}” finisce il giorno {date}',
  'sites.mail.trial_ending.preview': 'Scegli un piano per continuare con il sito.',
  'sites.mail.trial_ending.heading': 'La prova finisce presto',
  'sites.mail.trial_ending.text':
    'La prova di “{title}” finisce il giorno {date}. Dopo, i visitatori vedono che il sito non è disponibile e tu puoi solo leggerlo. Tutto ciò che hai creato resta per dodici mesi.',
  'sites.mail.trial_ending.button': 'Scegli un piano',
  'sites.mail.expired.subject': '“{title}” è scaduto',
  'sites.mail.expired.preview': 'Tutto viene conservato fino al giorno {date}.',
  'sites.mail.expired.heading': '“{title}” è scaduto',
  'sites.mail.expired.text':
    'Ora i visitatori di {address} vedono che il sito non è disponibile. Puoi ancora leggere tutto, esportarlo ed emettere rimborsi. Lo conserviamo fino al giorno {date}.',
  'sites.mail.expired.button': 'Riattiva il sito',
  'sites.mail.expired_month_1.subject': '“{title}” viene conservato fino al giorno {date}',
  'sites.mail.expired_month_1.preview': 'È scaduto il giorno {since}.',
  'sites.mail.expired_month_1.heading': '“{title}” ti aspetta',
  'sites.mail.expired_month_1.text':
    '“{title}” è scaduto il giorno {since}. Tutto è com’era e viene conservato fino al giorno {date}. Riattivalo o esporta ciò che vuoi tenere.',
  'sites.mail.expired_month_1.button': 'Riattiva il sito',
  'sites.mail.expired_month_6.subject': '“{title}” verrà rimosso il giorno {date}',
  'sites.mail.expired_month_6.preview': 'Fino ad allora puoi riattivarlo o esportarlo.',
  'sites.mail.expired_month_6.heading': 'Conservato fino al giorno {date}',
  'sites.mail.expired_month_6.text':
    '“{title}” è scaduto il giorno {since} e verrà rimosso il giorno {date}. Fino ad allora puoi riattivarlo o esportare ciò che vuoi tenere.',
  'sites.mail.expired_month_6.button': 'Riattiva il sito',
  'sites.mail.expired_month_11.subject': '“{title}” verrà rimosso non prima del giorno {date}',
  'sites.mail.expired_month_11.preview': 'L’ultimo avviso prima di allora: riattivalo o esportalo.',
  'sites.mail.expired_month_11.heading': '“{title}” verrà rimosso presto',
  'sites.mail.expired_month_11.text':
    '“{title}” è scaduto il giorno {since} e verrà rimosso non prima del giorno {date}. Prima di allora riattivalo o esporta ciò che vuoi tenere.',
  'sites.mail.expired_month_11.button': 'Riattiva il sito',
  'sites.mail.past_due.subject': 'Manca un pagamento per “{title}”',
  'sites.mail.past_due.preview': 'Il sito resta online fino al giorno {date}.',
  'sites.mail.past_due.heading': 'Un pagamento non è andato a buon fine',
  'sites.mail.past_due.text':
    'L’ultimo pagamento per “{title}” non è riuscito. Il sito resta online fino al giorno {date}; poi scade.',
  'sites.mail.past_due.button': 'Vedi piano e pagamento',
  'sites.mail.resold_grace.subject': 'Assumi la fatturazione di “{title}”',
  'sites.mail.resold_grace.preview': 'Il tuo rivenditore non paga più per il sito.',
  'sites.mail.resold_grace.heading': 'Il tuo rivenditore non paga più',
  'sites.mail.resold_grace.text':
    'Chi ti ha venduto “{title}” non paga più per questo sito. Il sito resta online fino al giorno {date}; assumi la fatturazione prima di allora.',
  'sites.mail.resold_grace.button': 'Assumi la fatturazione',
  'sites.mail.removed.subject': '“{title}” è stato rimosso',
  'sites.mail.removed.preview': 'Si può ripristinare almeno fino al giorno {date}.',
  'sites.mail.removed.heading': '“{title}” è stato rimosso',
  'sites.mail.removed.text':
    'Ora i visitatori di {address} non vi trovano più nulla. Puoi ripristinare il sito, com’era, almeno fino al giorno {date}. Poi viene eliminato definitivamente.',
  'sites.mail.removed.button': 'Ripristina il sito',
  'sites.mail.purge_in_7_days.subject': '“{title}” verrà presto eliminato definitivamente',
  'sites.mail.purge_in_7_days.preview': 'Puoi ripristinarlo almeno fino al giorno {date}.',
  'sites.mail.purge_in_7_days.heading': 'Il sito verrà presto eliminato definitivamente',
  'sites.mail.purge_in_7_days.text':
    '“{title}” è stato rimosso il giorno {since}. Non prima del giorno {date} verrà eliminato tutto ciò che contiene: pagine, file, persone, ordini. Dopo nessuno potrà ripristinarlo.',
  'sites.mail.purge_in_7_days.button': 'Ripristina il sito',
  'sites.mail.purge_in_1_day.subject': 'Ultimo avviso: “{title}” verrà eliminato definitivamente',
  'sites.mail.purge_in_1_day.preview': 'Puoi ripristinarlo almeno fino al giorno {date}.',
  'sites.mail.purge_in_1_day.heading': 'L’ultimo avviso',
  'sites.mail.purge_in_1_day.text':
    'Non prima del giorno {date} verrà eliminato tutto ciò che “{title}” contiene: pagine, file, persone, ordini. Dopo nessuno potrà ripristinarlo.',
  'sites.mail.purge_in_1_day.button': 'Ripristina il sito',
} as const satisfies Partial<Record<keyof typeof source, string>>

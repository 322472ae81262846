import type { accountMails as source } from '../en-US/account-mails.ts'

/** `en-US/account-mails.ts` in Italian. */
export const accountMails = {
  'accounts.mail_greeting': 'Ciao {name},',
  'accounts.mail_verify.subject': 'Conferma il tuo indirizzo',
  'accounts.mail_verify.text':
    'con questo indirizzo è stato aperto un account su Portico. Apri il link per confermare che è tuo; poi potrai pubblicare ciò che costruisci.',
  'accounts.mail_verify.action': 'Conferma l’indirizzo',
  'accounts.mail_verify.foot':
    'Il link funziona per sette giorni. Se non hai aperto un account, non serve fare nulla: senza la tua conferma non viene pubblicato nulla a tuo nome.',
  'accounts.mail_reset.subject': 'Scegli una nuova password',
  'accounts.mail_reset.text': 'con questo link scegli una nuova password per il tuo account Portico.',
  'accounts.mail_reset.action': 'Scegli la password',
  'accounts.mail_reset.foot':
    'Funziona una volta sola, per {hours, plural, one {un’ora} many {# di ore} other {# ore}}. Se non lo hai chiesto, ignora questa email: la password resta quella di prima.',
  'accounts.mail_known.subject': 'Hai già un account',
  'accounts.mail_known.text':
    'qualcuno, probabilmente tu, ha inserito questo indirizzo per aprire un account o per spostarne uno. L’indirizzo ha già un account Portico: basta accedere.',
  'accounts.mail_known.action': 'Accedi',
  'accounts.mail_known.foot':
    'Se non ricordi la password, scegline una nuova: {link}. Se la richiesta non è tua, non è successo nulla e nessuno ha saputo che hai un account.',
  'accounts.mail_opened.subject': 'È stato aperto un account con il tuo indirizzo',
  'accounts.mail_opened.text':
    'con questo indirizzo è stato aperto un account tramite l’invito che gli era stato inviato. Se sei stato tu, non devi fare nulla.',
  'accounts.mail_opened.foot':
    'Se non sei stato tu, l’account è tuo con una password tua: {link}. Chi lo ha aperto viene così disconnesso.',
  'accounts.mail_change_from.subject': 'Approvi un nuovo indirizzo?',
  'accounts.mail_change_from.text':
    'il tuo account Portico sta per passare da questo indirizzo a {email}. Apri il link per approvare. L’email al nuovo indirizzo ha un link proprio.',
  'accounts.mail_change_from.foot':
    'Il link funziona per un giorno. Se la richiesta non è tua, non aprirlo e cambia la password: qualcuno è entrato nel tuo account.',
  'accounts.mail_change_to.subject': 'Conferma il tuo nuovo indirizzo',
  'accounts.mail_change_to.text':
    'un account Portico sta per passare a questo indirizzo. Apri il link per approvare. L’email all’indirizzo usato finora ha un link proprio.',
  'accounts.mail_change_to.foot':
    'Il link funziona per un giorno. Se la cosa non ti riguarda, non serve fare nulla.',
  'accounts.mail_change.action': 'Approva il cambio',
  'accounts.mail_device.subject': 'Nuovo accesso al tuo account',
  'accounts.mail_device.text':
    'è stato effettuato un accesso al tuo account da un browser mai visto prima: {device}, {ip}, {at}.',
  'accounts.mail_device.action': 'Vedi le tue sessioni',
  'accounts.mail_device.foot':
    'Se l’accesso è tuo, va tutto bene. Altrimenti termina quella sessione e cambia la password.',
  'accounts.mail_security.subject':
    '{change, select, password {La tua password è stata cambiata} email {Il tuo indirizzo è stato cambiato} second_factor_on {Secondo fattore attivato} second_factor_off {Secondo fattore disattivato} passkey_added {È stata aggiunta una passkey} passkey_removed {È stata rimossa una passkey} other {Il tuo account è stato eliminato}}',
  'accounts.mail_security.text':
    '{change, select, password {la password del tuo account Portico è stata cambiata} email {il tuo account Portico è passato a un altro indirizzo} second_factor_on {il tuo account Portico ora chiede un codice oltre alla password} second_factor_off {il tuo account Portico non chiede più un codice oltre alla password} passkey_added {al tuo account Portico è stata aggiunta una passkey} passkey_removed {dal tuo account Portico è stata rimossa una passkey} other {il tuo account Portico è stato eliminato, come hai chiesto}}. Data: {at}.',
  'accounts.mail_security.action': 'Vedi il tuo account',
  'accounts.mail_security.foot': 'Se la modifica non è tua, scegli subito una nuova password: {link}.',
} as const satisfies Partial<Record<keyof typeof source, string>>

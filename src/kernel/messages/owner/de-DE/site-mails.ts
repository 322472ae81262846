import type { siteMails as source } from '../en-US/site-mails.ts'

/** `en-US/site-mails.ts` in German. */
export const siteMails = {
  'sites.mail.invitation.subject': '{by} lädt Sie zu „{title}“ ein',
  'sites.mail.invitation.preview': 'Die Einladung gilt bis zum {date}.',
  'sites.mail.invitation.heading': 'An „{title}“ mitarbeiten',
  'sites.mail.invitation.text': '{by} lädt Sie ein, an „{title}“ mitzuarbeiten als:',
  'sites.mail.invitation.message': '{by} schreibt:',
  'sites.mail.invitation.ends': 'Ihr Zugang endet am {date}.',
  'sites.mail.invitation.button': 'Einladung ansehen',
  'sites.mail.invitation.small':
    'Der Link gilt bis zum {date}. Wenn Sie damit nichts anfangen können, ignorieren Sie ihn einfach.',
  'sites.mail.offer.subject': '{by} bietet Ihnen die Website „{title}“ an',
  'sites.mail.offer.preview': 'Das Angebot gilt bis zum {date}.',
  'sites.mail.offer.heading': '„{title}“ übernehmen',
  'sites.mail.offer.text': '{by} möchte Ihnen „{title}“ ({address}) überlassen.',
  'sites.mail.offer.what':
    'Sie bekommen alles darauf: Seiten, Dateien, Personen und Bestellungen, und ihren Tarif. Der bisherige Inhaber bleibt in der Administration, bis Sie das ändern.',
  'sites.mail.offer.button': 'Angebot ansehen',
  'sites.mail.offer.small': 'Der Link gilt bis zum {date}. Solange Sie nicht annehmen, ändert sich nichts.',
  'sites.mail.notice.small': 'Sie bekommen diese E-Mail, weil Ihnen {address} gehört.',
  'sites.mail.notice.heir':
    'Sie bekommen diese E-Mail, weil Sie zur Administration von {address} gehören und es das Konto des Inhabers nicht mehr gibt.',
  'sites.mail.notice.export': 'Website exportieren',
  'sites.mail.trial_ending.subject': 'Die Testphase von „{title}“ endet am {date}',
  'sites.mail.trial_ending.preview': 'Wählen Sie einen Tarif, damit die Website weiterläuft.',
  'sites.mail.trial_ending.heading': 'Die Testphase endet bald',
  'sites.mail.trial_ending.text':
    'Die Testphase von „{title}“ endet am {date}. Danach sehen Besucher, dass die Website nicht verfügbar ist, und Sie können sie nur noch lesen. Alles, was Sie gemacht haben, bleibt zwölf Monate erhalten.',
  'sites.mail.trial_ending.button': 'Tarif wählen',
  'sites.mail.expired.subject': '„{title}“ ist abgelaufen',
  'sites.mail.expired.preview': 'Alles bleibt bis zum {date} erhalten.',
  'sites.mail.expired.heading': '„{title}“ ist abgelaufen',
  'sites.mail.expired.text':
    'Wer {address} besucht, sieht jetzt, dass die Website nicht verfügbar ist. Sie können weiterhin alles lesen, es exportieren und Geld erstatten. Wir bewahren alles bis zum {date} auf.',
  'sites.mail.expired.button': 'Website wieder aktivieren',
  'sites.mail.expired_month_1.subject': '„{title}“ bleibt bis zum {date} erhalten',
  'sites.mail.expired_month_1.preview': 'Die Website ist seit dem {since} abgelaufen.',
  'sites.mail.expired_month_1.heading': '„{title}“ wartet',
  'sites.mail.expired_month_1.text':
    '„{title}“ ist am {since} abgelaufen. Alles darauf ist, wie es war, und bleibt bis zum {date} erhalten. Aktivieren Sie die Website wieder, oder exportieren Sie, was Sie behalten möchten.',
  'sites.mail.expired_month_1.button': 'Website wieder aktivieren',
  'sites.mail.expired_month_6.subject': '„{title}“ wird am {date} entfernt',
  'sites.mail.expired_month_6.preview': 'Bis dahin können Sie sie wieder aktivieren oder exportieren.',
  'sites.mail.expired_month_6.heading': 'Erhalten bis zum {date}',
  'sites.mail.expired_month_6.text':
    '„{title}“ ist am {since} abgelaufen und wird am {date} entfernt. Bis dahin können Sie die Website wieder aktivieren oder exportieren, was Sie behalten möchten.',
  'sites.mail.expired_month_6.button': 'Website wieder aktivieren',
  'sites.mail.expired_month_11.subject': '„{title}“ wird frühestens am {date} entfernt',
  'sites.mail.expired_month_11.preview':
    'Die letzte Nachricht davor: Aktivieren oder exportieren Sie die Website.',
  'sites.mail.expired_month_11.heading': '„{title}“ wird bald entfernt',
  'sites.mail.expired_month_11.text':
    '„{title}“ ist am {since} abgelaufen und wird frühestens am {date} entfernt. Aktivieren Sie die Website vorher wieder, oder exportieren Sie, was Sie behalten möchten.',
  'sites.mail.expired_month_11.button': 'Website wieder aktivieren',
  'sites.mail.past_due.subject': 'Eine Zahlung für „{title}“ fehlt',
  'sites.mail.past_due.preview': 'Die Website bleibt bis zum {date} online.',
  'sites.mail.past_due.heading': 'Eine Zahlung ist nicht durchgegangen',
  'sites.mail.past_due.text':
    'Die letzte Zahlung für „{title}“ ist fehlgeschlagen. Die Website bleibt bis zum {date} online; danach läuft sie ab.',
  'sites.mail.past_due.button': 'Tarif und Zahlung ansehen',
  'sites.mail.resold_grace.subject': 'Übernehmen Sie die Abrechnung von „{title}“',
  'sites.mail.resold_grace.preview': 'Ihr Wiederverkäufer zahlt nicht mehr für die Website.',
  'sites.mail.resold_grace.heading': 'Ihr Wiederverkäufer zahlt nicht mehr',
  'sites.mail.resold_grace.text':
    'Wer Ihnen „{title}“ verkauft hat, zahlt nicht mehr dafür. Die Website bleibt bis zum {date} online; übernehmen Sie die Abrechnung vorher.',
  'sites.mail.resold_grace.button': 'Abrechnung übernehmen',
  'sites.mail.removed.subject': '„{title}“ wurde entfernt',
  'sites.mail.removed.preview': 'Mindestens bis zum {date} lässt sie sich zurückholen.',
  'sites.mail.removed.heading': '„{title}“ wurde entfernt',
  'sites.mail.removed.text':
    'Wer {address} besucht, findet dort jetzt nichts. Mindestens bis zum {date} können Sie die Website zurückholen, wie sie war. Danach wird sie endgültig gelöscht.',
  'sites.mail.removed.button': 'Website zurückholen',
  'sites.mail.purge_in_7_days.subject': '„{title}“ wird bald endgültig gelöscht',
  'sites.mail.purge_in_7_days.preview': 'Mindestens bis zum {date} können Sie sie zurückholen.',
  'sites.mail.purge_in_7_days.heading': 'Die Website wird bald endgültig gelöscht',
  'sites.mail.purge_in_7_days.text':
    '„{title}“ wurde am {since} entfernt. Frühestens am {date} wird alles darauf gelöscht: Seiten, Dateien, Personen, Bestellungen. Danach kann niemand sie zurückholen.',
  'sites.mail.purge_in_7_days.button': 'Website zurückholen',
  'sites.mail.purge_in_1_day.subject': 'Letzte Nachricht: „{title}“ wird endgültig gelöscht',
  'sites.mail.purge_in_1_day.preview': 'Mindestens bis zum {date} können Sie sie zurückholen.',
  'sites.mail.purge_in_1_day.heading': 'Die letzte Nachricht',
  'sites.mail.purge_in_1_day.text':
    'Frühestens am {date} wird alles auf „{title}“ gelöscht: Seiten, Dateien, Personen, Bestellungen. Danach kann niemand die Website zurückholen.',
  'sites.mail.purge_in_1_day.button': 'Website zurückholen',
} as const satisfies Partial<Record<keyof typeof source, string>>

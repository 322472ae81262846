import type { accountMails as source } from '../en-US/account-mails.ts'

/** `en-US/account-mails.ts` in German. */
export const accountMails = {
  'accounts.mail_greeting': 'Hallo {name},',
  'accounts.mail_verify.subject': 'Bestätigen Sie Ihre Adresse',
  'accounts.mail_verify.text':
    'mit dieser Adresse wurde ein Konto bei Portico eröffnet. Öffnen Sie den Link, um zu bestätigen, dass sie Ihnen gehört; dann können Sie veröffentlichen, was Sie bauen.',
  'accounts.mail_verify.action': 'Adresse bestätigen',
  'accounts.mail_verify.foot':
    'Der Link gilt sieben Tage. Wenn Sie kein Konto eröffnet haben, müssen Sie nichts tun: Ohne Ihre Bestätigung wird nichts in Ihrem Namen veröffentlicht.',
  'accounts.mail_reset.subject': 'Neues Passwort wählen',
  'accounts.mail_reset.text': 'mit diesem Link wählen Sie ein neues Passwort für Ihr Portico-Konto.',
  'accounts.mail_reset.action': 'Passwort wählen',
  'accounts.mail_reset.foot':
    'Er gilt einmal, {hours, plural, one {eine Stunde} other {# Stunden}} lang. Wenn Sie nicht darum gebeten haben, lassen Sie diese E-Mail liegen: Ihr Passwort bleibt, wie es ist.',
  'accounts.mail_known.subject': 'Sie haben schon ein Konto',
  'accounts.mail_known.text':
    'jemand, wahrscheinlich Sie selbst, hat diese Adresse eingegeben, um ein Konto zu eröffnen oder eines auf sie umzustellen. Zu ihr gehört schon ein Portico-Konto: Melden Sie sich einfach an.',
  'accounts.mail_known.action': 'Anmelden',
  'accounts.mail_known.foot':
    'Wenn Sie Ihr Passwort nicht wissen, wählen Sie ein neues: {link}. Wenn Sie es nicht waren, ist nichts geschehen, und niemand hat erfahren, dass Sie ein Konto haben.',
  'accounts.mail_opened.subject': 'Mit Ihrer Adresse wurde ein Konto eröffnet',
  'accounts.mail_opened.text':
    'mit dieser Adresse wurde über die Einladung, die an sie ging, ein Konto eröffnet. Wenn Sie das waren, ist nichts zu tun.',
  'accounts.mail_opened.foot':
    'Wenn Sie es nicht waren, gehört das Konto mit einem eigenen Passwort Ihnen: {link}. Wer es eröffnet hat, wird damit abgemeldet.',
  'accounts.mail_change_from.subject': 'Sind Sie mit einer neuen Adresse einverstanden?',
  'accounts.mail_change_from.text':
    'Ihr Portico-Konto soll von dieser Adresse zu {email} umziehen. Öffnen Sie den Link, um zuzustimmen. In der E-Mail an die neue Adresse steht ein eigener Link.',
  'accounts.mail_change_from.foot':
    'Der Link gilt einen Tag. Wenn die Bitte nicht von Ihnen kam, öffnen Sie ihn nicht und ändern Sie Ihr Passwort: Dann war jemand in Ihrem Konto.',
  'accounts.mail_change_to.subject': 'Bestätigen Sie Ihre neue Adresse',
  'accounts.mail_change_to.text':
    'ein Portico-Konto soll zu dieser Adresse umziehen. Öffnen Sie den Link, um zuzustimmen. In der E-Mail an die bisherige Adresse steht ein eigener Link.',
  'accounts.mail_change_to.foot':
    'Der Link gilt einen Tag. Wenn es hier nicht um Sie geht, müssen Sie nichts tun.',
  'accounts.mail_change.action': 'Der Änderung zustimmen',
  'accounts.mail_device.subject': 'Neue Anmeldung in Ihrem Konto',
  'accounts.mail_device.text':
    'in Ihrem Konto hat sich jemand mit einem Browser angemeldet, den wir noch nicht kannten: {device}, {ip}, {at}.',
  'accounts.mail_device.action': 'Sitzungen ansehen',
  'accounts.mail_device.foot':
    'Wenn Sie es waren, ist alles gut. Wenn nicht, beenden Sie diese Sitzung und ändern Sie Ihr Passwort.',
  'accounts.mail_security.subject':
    '{change, select, password {Ihr Passwort wurde geändert} email {Ihre Adresse wurde geändert} second_factor_on {Zweiter Faktor eingeschaltet} second_factor_off {Zweiter Faktor ausgeschaltet} passkey_added {Ein Passkey wurde hinzugefügt} passkey_removed {Ein Passkey wurde entfernt} other {Ihr Konto wurde gelöscht}}',
  'accounts.mail_security.text':
    '{change, select, password {das Passwort Ihres Portico-Kontos wurde geändert} email {Ihr Portico-Konto ist zu einer anderen Adresse umgezogen} second_factor_on {Ihr Portico-Konto fragt jetzt außer dem Passwort nach einem Code} second_factor_off {Ihr Portico-Konto fragt außer dem Passwort nicht mehr nach einem Code} passkey_added {Ihrem Portico-Konto wurde ein Passkey hinzugefügt} passkey_removed {aus Ihrem Portico-Konto wurde ein Passkey entfernt} other {Ihr Portico-Konto wurde gelöscht, wie Sie es wollten}} ({at}).',
  'accounts.mail_security.action': 'Konto ansehen',
  'accounts.mail_security.foot': 'Wenn Sie es nicht waren, wählen Sie sofort ein neues Passwort: {link}.',
} as const satisfies Partial<Record<keyof typeof source, string>>

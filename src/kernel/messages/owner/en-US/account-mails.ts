/** The mails about accounts. */
export const accountMails = {
  'accounts.mail_greeting': { text: 'Hello {name},', note: 'First line of a mail.' },
  'accounts.mail_verify.subject': { text: 'Confirm your address', note: 'Subject of a mail.' },
  'accounts.mail_verify.text': {
    text: 'An account at Portico was opened with this address. Open the link to confirm that it is yours; then you can publish what you build.',
    note: 'Mail, after the greeting line.',
  },
  'accounts.mail_verify.action': { text: 'Confirm address', note: 'Button in a mail.' },
  'accounts.mail_verify.foot': {
    text: 'The link works for seven days. If you did not open an account, you need not do anything: without your confirmation nothing is published in your name.',
    note: 'Small print of a mail.',
  },
  'accounts.mail_reset.subject': { text: 'Choose a new password', note: 'Subject of a mail.' },
  'accounts.mail_reset.text': {
    text: 'With this link you choose a new password for your Portico account.',
    note: 'Mail, after the greeting line.',
  },
  'accounts.mail_reset.action': { text: 'Choose password', note: 'Button in a mail.' },
  'accounts.mail_reset.foot': {
    text: 'It works once, for {hours, plural, one {one hour} other {# hours}}. If you did not ask for it, leave this mail alone: your password stays as it is.',
    note: 'Small print of a mail.',
  },
  'accounts.mail_known.subject': { text: 'You have an account already', note: 'Subject of a mail.' },
  'accounts.mail_known.text': {
    text: 'Somebody, probably you, entered this address to open an account or to move one to it. It has a Portico account already: simply sign in.',
    note: 'Mail, after the greeting line.',
  },
  'accounts.mail_known.action': { text: 'Sign in', note: 'Button in a mail.' },
  'accounts.mail_known.foot': {
    text: 'If you do not know your password, choose a new one: {link}. If it was not you, nothing has happened, and nobody has learned that you have an account.',
    note: 'Small print of a mail. {link} is an address.',
  },
  'accounts.mail_opened.subject': {
    text: 'An account was opened with your address',
    note: 'Subject of a mail.',
  },
  'accounts.mail_opened.text': {
    text: 'An account was opened with this address by the invitation that was sent to it. If it was you, there is nothing to do.',
    note: 'Mail, after the greeting line.',
  },
  'accounts.mail_opened.foot': {
    text: 'If it was not you, the account is yours with a password of your own: {link}. Whoever opened it is signed out by that.',
    note: 'Small print of a mail. {link} is an address.',
  },
  'accounts.mail_change_from.subject': {
    text: 'Do you agree to a new address?',
    note: 'Subject of a mail to the address until now.',
  },
  'accounts.mail_change_from.text': {
    text: 'Your Portico account is to move from this address to {email}. Open the link to agree. The mail to the new address has a link of its own.',
    note: 'Mail, after the greeting line.',
  },
  'accounts.mail_change_from.foot': {
    text: 'The link works for one day. If it was not you who asked, do not open it, and change your password: somebody has been in your account.',
    note: 'Small print of a mail.',
  },
  'accounts.mail_change_to.subject': {
    text: 'Confirm your new address',
    note: 'Subject of a mail to the new address.',
  },
  'accounts.mail_change_to.text': {
    text: 'A Portico account is to move to this address. Open the link to agree. The mail to the address until now has a link of its own.',
    note: 'Mail, after the greeting line.',
  },
  'accounts.mail_change_to.foot': {
    text: 'The link works for one day. If this is not about you, you need not do anything.',
    note: 'Small print of a mail.',
  },
  'accounts.mail_change.action': { text: 'Agree to the change', note: 'Button in a mail.' },
  'accounts.mail_device.subject': { text: 'New sign-in to your account', note: 'Subject of a mail.' },
  'accounts.mail_device.text': {
    text: 'Your account was signed in to from a browser we have not seen before: {device}, {ip}, on {at}.',
    note: 'Mail, after the greeting line. {at} is a day and time.',
  },
  'accounts.mail_device.action': { text: 'See your sessions', note: 'Button in a mail.' },
  'accounts.mail_device.foot': {
    text: 'If it was you, all is well. If not, end that session and change your password.',
    note: 'Small print of a mail.',
  },
  'accounts.mail_security.subject': {
    text: '{change, select, password {Your password was changed} email {Your address was changed} second_factor_on {Second factor turned on} second_factor_off {Second factor turned off} passkey_added {A passkey was added} passkey_removed {A passkey was removed} other {Your account was deleted}}',
    note: 'Subject of a mail that tells of a change to security.',
  },
  'accounts.mail_security.text': {
    text: '{change, select, password {The password of your Portico account was changed} email {Your Portico account has moved to another address} second_factor_on {Your Portico account now asks for a code besides the password} second_factor_off {Your Portico account no longer asks for a code besides the password} passkey_added {A passkey was added to your Portico account} passkey_removed {A passkey was removed from your Portico account} other {Your Portico account was deleted, as you asked}}, on {at}.',
    note: 'Mail, after the greeting line. {at} is a day and time.',
  },
  'accounts.mail_security.action': { text: 'See your account', note: 'Button in a mail.' },
  'accounts.mail_security.foot': {
    text: 'If it was not you, choose a new password at once: {link}.',
    note: 'Small print of a mail. {link} is an address.',
  },
} as const

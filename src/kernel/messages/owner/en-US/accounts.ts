/** Coming in, and one's account. */
export const accounts = {
  // Refusals
  'refusal.accounts.list_views_full': {
    text: 'You have {most, number} saved views, and there is no room for more. Remove one you no longer need.',
    note: 'When a view of a list is saved under a name.',
  },
  'refusal.accounts.list_view_large': {
    text: 'This view is too large to save. Take away some of its filters.',
    note: 'When a view of a list is saved under a name.',
  },
  'refusal.accounts.password_short': {
    text: 'Use 10 characters or more. A few words in a row are easy to keep in mind.',
    note: 'At the field for a new password.',
  },
  'refusal.accounts.password_long': {
    text: 'A password has at most 200 characters.',
    note: 'At the field for a new password.',
  },
  'refusal.accounts.password_common': {
    text: 'This one is among the first that a guesser tries. Add a word or two.',
    note: 'At the field for a new password: too easy to guess.',
  },
  'refusal.accounts.password_yours': {
    text: 'Your own name or address is easy to guess. Add words that are not about you.',
    note: 'At the field for a new password: built from the person’s name or mail address.',
  },
  'refusal.accounts.password_wrong': {
    text: 'This is not your password.',
    note: 'At a field that asks for the present password.',
  },
  'refusal.accounts.sign_in_failed': {
    text: 'Address and password do not fit together.',
    note: 'Sign-in failed. Must not tell whether the address has an account.',
  },
  'refusal.accounts.locked': {
    text: 'This account is locked. Write to those who run this platform.',
    note: 'The password was right, but an operator has locked the account.',
  },
  'refusal.accounts.step_over': {
    text: 'That took too long. Sign in once more.',
    note: 'The second half of a sign-in came after 10 minutes.',
  },
  'refusal.accounts.code_wrong': {
    text: 'This code does not fit. Codes work once, and only while your app shows them.',
    note: 'At the field for a code of the authenticator app, or a recovery code.',
  },
  'refusal.accounts.passkey_unknown': {
    text: 'This passkey is not known here. It may have been removed from the account.',
    note: 'Sign-in by passkey failed.',
  },
  'refusal.accounts.passkey_not_made': {
    text: 'The passkey could not be added. Try again.',
    note: 'Adding a passkey failed.',
  },
  'refusal.accounts.passkey_known': {
    text: 'This passkey is already in use.',
    note: 'Adding a passkey that exists.',
  },
  'refusal.accounts.locale_closed': {
    text: 'This language is not open to you yet. Choose another one.',
    note: 'Choosing a language of the app that only some try.',
  },
  'refusal.accounts.country_refused': {
    text: 'We cannot offer accounts in this country, because of international sanctions.',
    note: 'At the country field.',
  },
  'refusal.accounts.link_spent': {
    text: 'This link has been used or is too old.',
    note: 'A link from a mail that does not work any more.',
  },
  'refusal.accounts.second_factor_on': {
    text: 'A second factor is already on.',
    note: 'Turning it on twice.',
  },
  'refusal.accounts.second_factor_off': {
    text: 'There is no second factor yet. Begin again.',
    note: 'Confirming one that was not begun.',
  },
  'refusal.accounts.email_confirmed': {
    text: 'Your address is confirmed already.',
    note: 'Asking for the mail once more.',
  },
  'refusal.accounts.address_changes_a_day': {
    text: 'You can ask for another address {most, number} times in 24 hours. Try again tomorrow.',
    note: 'At the field for a new mail address; {most, number} is a number.',
  },
  'refusal.accounts.email_same': {
    text: 'This is your address already.',
    note: 'At the field for a new mail address.',
  },
  'refusal.accounts.email_differs': {
    text: 'This is not the address of this account.',
    note: 'Typing the address to delete the account.',
  },
  'refusal.accounts.email_taken': {
    text: 'This address has got an account of its own in the meantime.',
    note: 'Confirming a change of mail address.',
  },
  'refusal.accounts.duties_unverified': {
    text: 'The address of this account is not confirmed yet. Once its holder has opened the link in the mail, it can be made an operator or staff.',
    note: 'To an operator who wants to give duties to an account that may have been opened by a stranger.',
  },
  'refusal.accounts.last_operator': {
    text: 'You are the only operator of this platform. Make somebody else one first.',
    note: 'Deleting or locking the last operator.',
  },

  // Shared
  'accounts.email': { text: 'Email', note: 'Label of a field.' },
  'accounts.password': { text: 'Password', note: 'Label of a field.' },
  'accounts.or': { text: 'or', note: 'Between two ways to sign in, on a line.' },
  'accounts.back_to_sign_in': { text: 'Back to sign in', note: 'Link.' },
  'accounts.continue': { text: 'Continue', note: 'Button.' },
  'accounts.motto': {
    text: 'A house for what you make.',
    note: 'Line under the drawing beside the sign-in; a portico is the pillared porch of a house.',
  },

  // Sign in
  'accounts.sign_in.title': { text: 'Sign in', note: 'Title of a screen.' },
  'accounts.sign_in.action': { text: 'Sign in', note: 'Button.' },
  'accounts.sign_in.forgot': { text: 'Forgot it?', note: 'Link beside the label “Password”.' },
  'accounts.sign_in.passkey': { text: 'Sign in with a passkey', note: 'Button.' },
  'accounts.sign_in.new': {
    text: 'New here? <link>Create an account</link>',
    note: 'Below the sign-in form. Keep <link> and </link> around what is pressed.',
  },
  'accounts.sign_in.go_on': {
    text: 'Sign in to go on to where you were headed.',
    note: 'The person came from a page that asks for a sign-in.',
  },
  'accounts.passkey.cancelled': {
    text: 'No passkey was used. You can try again, or sign in with your password.',
    note: 'The browser’s passkey window was closed.',
  },
  'accounts.passkey.unsupported': {
    text: 'This browser cannot use passkeys here.',
    note: 'No passkeys in this browser.',
  },

  // Second factor at sign-in
  'accounts.code.title': { text: 'Enter your code', note: 'Title of the second step of signing in.' },
  'accounts.code.text': {
    text: 'Open your authenticator app and type the six digits it shows for Portico.',
    note: 'Under “Enter your code”.',
  },
  'accounts.code.label': { text: 'Six-digit code', note: 'Label of a field.' },
  'accounts.code.action': { text: 'Verify', note: 'Button that sends the code.' },
  'accounts.code.use_recovery': { text: 'Use a recovery code', note: 'Button: the phone is not at hand.' },
  'accounts.recovery.title': { text: 'Use a recovery code', note: 'Title of the second step of signing in.' },
  'accounts.recovery.text': {
    text: 'Type one of the ten codes you kept when you turned the second factor on. Each works once.',
    note: 'Under “Use a recovery code”.',
  },
  'accounts.recovery.label': { text: 'Recovery code', note: 'Label of a field.' },
  'accounts.recovery.use_app': { text: 'Use the app instead', note: 'Button: back to six-digit codes.' },
  'accounts.recovery.left': {
    text: '{count, plural, =0 {That was your last recovery code. Make new ones under Security.} one {# recovery code is left. Make new ones under Security.} other {# recovery codes are left.}}',
    note: 'Shown after a sign-in with a recovery code.',
  },

  // Sign up
  'accounts.sign_up.title': { text: 'Create an account', note: 'Title of a screen.' },
  'accounts.sign_up.text': { text: 'One account for all your sites.', note: 'Under the title.' },
  'accounts.sign_up.name': { text: 'Your name', note: 'Label of a field.' },
  'accounts.sign_up.country': { text: 'Country', note: 'Label of a field.' },
  'accounts.sign_up.action': { text: 'Create account', note: 'Button.' },
  'accounts.sign_up.known': {
    text: 'Have an account? <link>Sign in</link>',
    note: 'Below the form. Keep <link> and </link> around what is pressed.',
  },
  'accounts.strength.help': {
    text: '10 characters or more. A few unrelated words are best.',
    note: 'Below the field for a new password.',
  },
  'accounts.strength.0': {
    text: 'Far too easy to guess',
    note: 'Strength of a password, the lowest of five.',
  },
  'accounts.strength.1': { text: 'Easy to guess', note: 'Strength of a password.' },
  'accounts.strength.2': { text: 'Not quite there', note: 'Strength of a password: still too weak.' },
  'accounts.strength.3': { text: 'Good', note: 'Strength of a password.' },
  'accounts.strength.4': { text: 'Strong', note: 'Strength of a password, the highest of five.' },

  // Mail on its way
  'accounts.mail.title': {
    text: 'Look in your mail',
    note: 'Title after signing up or asking for a new password.',
  },
  'accounts.mail.sign_up': {
    text: 'We have written to {email}. Open the link in the mail to confirm that it is yours.',
    note: 'After signing up. Must be true whether or not the address had an account.',
  },
  'accounts.mail.reset': {
    text: 'If {email} has an account, a mail is on its way with a link to choose a new password. It works for one hour.',
    note: 'After asking for a new password.',
  },
  'accounts.mail.missing': {
    text: 'Nothing there after a few minutes? Look in the spam folder, or check the address for a slip.',
    note: 'Under “Look in your mail”.',
  },
  'accounts.mail.mailbox': {
    text: 'No mail server is set up on this machine, so mails stay in its mailbox.',
    note: 'Under “Look in your mail”, for whoever tries the product on their own machine.',
  },
  'accounts.mail.mailbox_open': {
    text: 'Open the mailbox',
    note: 'Link after “No mail server is set up on this machine, so mails stay in its mailbox.”',
  },
  'accounts.mail.other': { text: 'Use another address', note: 'Button: back to the form.' },
  'accounts.mail.sign_in': {
    text: 'Sign in and begin now',
    note: 'Link after signing up: building is possible before the address is confirmed.',
  },

  // Confirm the address
  'accounts.verify.title': { text: 'Confirm your address', note: 'Title of a screen that a mail leads to.' },
  'accounts.verify.working': { text: 'One moment…', note: 'While the link is being checked.' },
  'accounts.verify.done': { text: 'Your address is confirmed', note: 'Title.' },
  'accounts.verify.done_text': {
    text: 'You can publish, invite others and choose a plan.',
    note: 'Under “Your address is confirmed”.',
  },
  'accounts.verify.go': { text: 'Go to your sites', note: 'Button.' },
  'accounts.verify.sign_in': {
    text: 'Sign in to confirm',
    note: 'Title: the link was opened in another browser.',
  },
  'accounts.verify.sign_in_text': {
    text: 'You opened the link in a browser we do not know. Sign in here and your address is confirmed. If you did not create this account, leave it at that.',
    note: 'Under “Sign in to confirm”.',
  },
  'accounts.spent.title': {
    text: 'This link does not work any more',
    note: 'Title: a link from a mail was used or is too old.',
  },
  'accounts.spent.text': {
    text: 'Links in our mails work once, and not for ever. You can have a new one sent.',
    note: 'Under the title.',
  },
  'accounts.spent.account': {
    text: 'Go to your account',
    note: 'Button, where a link that changes the mail address is spent.',
  },
  'accounts.bar.title': {
    text: 'Confirm your address to publish',
    note: 'Notice above screens, until the mail address is confirmed.',
  },
  'accounts.bar.text': {
    text: 'We have written to {email}. Until you open the link, you can build but not publish, invite or pay.',
    note: 'In the notice.',
  },
  'accounts.bar.resend': { text: 'Send it again', note: 'Button in the notice.' },
  'accounts.bar.sent': { text: 'Sent once more to {email}', note: 'Short message.' },

  // Password reset
  'accounts.forgot.title': { text: 'Choose a new password', note: 'Title of a screen.' },
  'accounts.forgot.text': { text: 'Tell us your address and we send you a link.', note: 'Under the title.' },
  'accounts.forgot.action': { text: 'Send the link', note: 'Button.' },
  'accounts.reset.title': { text: 'Choose a new password', note: 'Title of a screen that a mail leads to.' },
  'accounts.reset.for': { text: 'For {email}', note: 'Under the title.' },
  'accounts.reset.new': { text: 'New password', note: 'Label of a field.' },
  'accounts.reset.end_others': { text: 'Sign out everywhere', note: 'Tick box: ends all sessions.' },
  'accounts.reset.end_others_help': {
    text: 'Leave it ticked if somebody else may know the old password.',
    note: 'Under the tick box.',
  },
  'accounts.reset.action': { text: 'Save password', note: 'Button.' },
  'accounts.reset.done': { text: 'Your new password is set', note: 'Title.' },
  'accounts.reset.done_text': { text: 'Sign in with it from now on.', note: 'Under the title.' },

  // Change of address
  'accounts.change.title': { text: 'Change of address', note: 'Title of a screen that a mail leads to.' },
  'accounts.change.ask': {
    text: 'Do you agree to this change?',
    note: 'Question on the screen that a mail leads to.',
  },
  'accounts.change.agree': { text: 'Agree', note: 'Button.' },
  'accounts.change.changed': { text: 'Your address is {email} now', note: 'Title.' },
  'accounts.change.changed_text': { text: 'Sign in with it from now on.', note: 'Under the title.' },
  'accounts.change.waiting': {
    text: 'Thank you. One mailbox to go',
    note: 'Title: one of two mails was followed.',
  },
  'accounts.change.waiting_from': {
    text: 'Open the link in the mail to your address until now as well. Then it changes to {email}.',
    note: 'Under the title.',
  },
  'accounts.change.waiting_to': {
    text: 'Open the link in the mail to {email} as well. Then the change is done.',
    note: 'Under the title.',
  },
  'accounts.change.sign_in': {
    text: 'Sign in to agree',
    note: 'Title: the link to the new address was opened in a browser that is not signed in to the account.',
  },
  'accounts.change.sign_in_text': {
    text: 'An account moves to {email} only once somebody agrees who is signed in to it. Sign in with your address until now, then agree. If it is not your account, leave it at that.',
    note: 'Under “Sign in to agree”. {email} is the new address.',
  },

  // Account
  'accounts.account.title': { text: 'Account', note: 'Title of a screen.' },
  'accounts.tab.profile': { text: 'Profile', note: 'Tab of the account screen.' },
  'accounts.tab.security': { text: 'Security', note: 'Tab of the account screen.' },
  'accounts.tab.sessions': { text: 'Sessions', note: 'Tab of the account screen.' },
  'accounts.tab.label': { text: 'Parts of your account', note: 'Read out: names the tabs.' },
  'accounts.profile.title': { text: 'You', note: 'Heading of a card: name and country.' },
  'accounts.profile.help': {
    text: 'Your name is seen by those you build sites with.',
    note: 'Under the heading.',
  },
  'accounts.profile.name': { text: 'Name', note: 'Label of a field.' },
  'accounts.profile.country': { text: 'Country', note: 'Label of a field.' },
  'accounts.profile.saved': { text: 'Saved', note: 'Short message.' },
  'accounts.region.title': { text: 'Language and time', note: 'Heading of a card.' },
  'accounts.region.help': {
    text: 'How Portico speaks to you. Your sites have languages and time zones of their own.',
    note: 'Under the heading.',
  },
  'accounts.region.language': { text: 'Language', note: 'Label of a field.' },
  'accounts.region.time_zone': { text: 'Time zone', note: 'Label of a field.' },
  'accounts.region.now': { text: 'It is {time} there now.', note: 'Under the time zone.' },
  'accounts.keys.title': { text: 'Keyboard', note: 'Heading of a card.' },
  'accounts.keys.single': {
    text: 'Single-key shortcuts',
    note: 'A switch: whether keys without Control, Alt or the like act from anywhere on a screen.',
  },
  'accounts.keys.single_help': {
    text: 'J and K move through a list and X selects in it, wherever you are on its screen. When this is off, they work only in the list itself. It holds in this browser, in the editor too.',
    note: 'Below the switch. J, K and X are keys.',
  },
  'accounts.address.title': { text: 'Email', note: 'Heading of a card.' },
  'accounts.address.confirmed': { text: 'Confirmed', note: 'Badge beside the mail address.' },
  'accounts.address.unconfirmed': { text: 'Not confirmed', note: 'Badge beside the mail address.' },
  'accounts.address.change': { text: 'Change', note: 'Button beside the mail address.' },
  'accounts.address.dialog': { text: 'Change your address', note: 'Title of a dialog.' },
  'accounts.address.dialog_text': {
    text: 'We write to your address until now and to the new one. The change is done when both links have been opened, within a day.',
    note: 'In the dialog.',
  },
  'accounts.address.dialog_text_new': {
    text: 'We write to the new address. The change is done when the link in that mail has been opened, within a day.',
    note: 'In the dialog, when the address until now was never confirmed.',
  },
  'accounts.address.send_new': { text: 'Send the mail', note: 'Button.' },
  'accounts.address.new': { text: 'New address', note: 'Label of a field.' },
  'accounts.address.send': { text: 'Send both mails', note: 'Button.' },
  'accounts.address.pending': {
    text: 'On its way to {email}',
    note: 'Title of a notice: a change of address waits for confirmation.',
  },
  'accounts.address.pending_both': {
    text: 'Waiting for the links in both mails, until {until}.',
    note: 'In the notice.',
  },
  'accounts.address.pending_here': {
    text: 'Waiting for the link in the mail to your address until now, until {until}.',
    note: 'In the notice.',
  },
  'accounts.address.pending_there': {
    text: 'Waiting for the link in the mail to {email}, until {until}.',
    note: 'In the notice.',
  },
  'accounts.address.cancel': { text: 'Keep the present address', note: 'Button in the notice.' },
  'accounts.delete.title': { text: 'Delete account', note: 'Heading of a card.' },
  'accounts.delete.text': {
    text: 'Everything that names you is erased: profile, keys, sessions, history. What you made on other people’s sites stays with them.',
    note: 'In the card.',
  },
  'accounts.delete.obstacles': {
    text: 'Before that',
    note: 'Heading above what has to be done before the account can be deleted.',
  },
  'accounts.delete.action': { text: 'Delete account', note: 'Button.' },
  'accounts.delete.dialog': { text: 'Delete your account for good?', note: 'Title of a dialog.' },
  'accounts.delete.dialog_text': {
    text: 'This cannot be taken back, not by us either.',
    note: 'In the dialog.',
  },

  'accounts.read_failed': {
    text: 'This could not be loaded',
    note: 'Title of a notice in place of a card’s content.',
  },
} as const

/** What the owner's app says when something is refused. Keys: `refusal.<code>`. */
export const refusals = {
  'refusal.fault': {
    text: 'Something went wrong on our side. Nothing was changed. If it happens again, mention {id}.',
    note: 'An error of ours; {id} names the request in the log.',
  },
  'refusal.input': {
    text: 'Some entries need another look.',
    note: 'Above a form whose fields have errors.',
  },
  'refusal.not_found': {
    text: 'This does not exist, or is no longer here.',
    note: 'Answer to an unknown address or id.',
  },
  'refusal.sign_in': { text: 'Sign in to go on.', note: 'A call without a session.' },
  'refusal.prove_again': {
    text: 'Confirm your password to go on.',
    note: 'Asked before changes to security, when the last sign-in is over 15 minutes old.',
  },
  'refusal.operator_only': {
    text: 'Only an operator of this platform may do that.',
    note: 'Console of the operator.',
  },
  'refusal.changed_meanwhile': {
    text: 'Someone else has changed this meanwhile. Look at what is there now; save again to put yours in its place.',
    note: 'At a field or above a form whose part was changed by somebody else since it was opened. What is there now stands below.',
  },
  'refusal.right_missing': {
    text: 'Your role on this site does not include that.',
    note: 'A right is missing.',
  },
  'refusal.read_only': {
    text: 'This site is read-only. Choose a plan to change it again.',
    note: 'The site has expired.',
  },
  'refusal.forged': {
    text: 'This page is out of date. Reload it and try again.',
    note: 'The forgery token does not fit; usually an old tab.',
  },
  'refusal.busy': {
    text: 'Too much is going on at once. Try again in a moment.',
    note: 'A database time limit was met.',
  },
  'refusal.database_full': {
    text: 'There is no room left on the disk of the database, so nothing was changed. Whoever runs this platform has to make room.',
    note: 'Any change on a platform whose database has a full disk.',
  },
  'refusal.database_away': {
    text: 'The database does not answer right now. Nothing was lost; try again in a moment.',
    note: 'Shown while the database is being restarted.',
  },
  'refusal.json.too_large': {
    text: 'This is more than one request may carry (1 MB).',
    note: 'Body of an API call.',
  },
  'refusal.json.wrong_type': { text: 'Send this as JSON.', note: 'Content type of an API call.' },
  'refusal.bytes.wrong_type': {
    text: 'Send the file itself, as application/octet-stream.',
    note: 'Content type of an API call that takes a file.',
  },
  'refusal.json.malformed': { text: 'This is not valid JSON.', note: 'Body of an API call.' },
  'refusal.json.not_an_object': { text: 'Send a JSON object.', note: 'Body of an API call.' },
  'refusal.json.too_deep': {
    text: 'This is nested deeper than {most, number} levels.',
    note: 'Body of an API call.',
  },
  'refusal.idempotency.key_too_long': {
    text: 'An idempotency key has at most {most, number} characters.',
    note: 'Header of an API call.',
  },
  'refusal.idempotency.running': {
    text: 'The same request is still being worked on. Ask again in a second.',
    note: 'Second request with one idempotency key.',
  },
  'refusal.idempotency.other_body': {
    text: 'This idempotency key was used for another request.',
    note: 'Same key, other body.',
  },
  'refusal.field.required': { text: 'Fill this in.', note: 'At a field that was left empty.' },
  'refusal.field.invalid_type': { text: 'This is not the kind of value expected here.', note: 'At a field.' },
  'refusal.field.too_small': {
    text: '{minimum, plural, =1 {Fill this in.} other {This needs to be at least #.}}',
    note: 'At a field: too short or too small; {minimum} is the least.',
  },
  'refusal.field.too_big': {
    text: 'This may be at most {maximum, number}.',
    note: 'At a field: too long or too large; {maximum} is the most.',
  },
  'refusal.field.invalid_format': {
    text: 'This is not written as expected.',
    note: 'At a field: mail, address, date.',
  },
  'refusal.field.invalid_value': {
    text: 'Choose one of the values offered.',
    note: 'At a field with fixed choices.',
  },
  'refusal.field.invalid_union': {
    text: 'Choose one of the values offered.',
    note: 'At a field with fixed choices.',
  },
  'refusal.field.unrecognized_keys': {
    text: 'This is not known here.',
    note: 'An unknown field in an API call.',
  },
  'refusal.field.custom': { text: 'This value does not fit.', note: 'At a field.' },
  'refusal.field.not_multiple_of': { text: 'This value does not fit.', note: 'At a field.' },
  'refusal.field.invalid_key': { text: 'This value does not fit.', note: 'At a field.' },
  'refusal.field.invalid_element': { text: 'This value does not fit.', note: 'At a field.' },
  'refusal.shape.text': {
    text: 'This holds characters that cannot be stored.',
    note: 'At a field: a NUL or half a character, usually from a broken paste.',
  },
  'refusal.shape.line': {
    text: 'Keep this on one line.',
    note: 'At a field of one line: a line break or control character.',
  },
  'refusal.shape.email': {
    text: 'Enter an email address, like name@example.com.',
    note: 'At a field for an e-mail address.',
  },
  'refusal.shape.slug': {
    text: 'Use letters a–z, digits and single hyphens.',
    note: 'At the field for the address of a page or item.',
  },
  'refusal.shape.site_name': {
    text: 'Use letters a–z, digits and hyphens, beginning and ending with a letter or digit.',
    note: 'At the field for the address of a site.',
  },
  'refusal.shape.site_name_reserved': {
    text: 'This address is reserved. Choose another.',
    note: 'At the field for the address of a site: a name of the platform, like www or mail.',
  },
  'refusal.shape.id': { text: 'This is not an id of ours.', note: 'At a field of an API call.' },
  'refusal.shape.locale': {
    text: 'Choose one of the languages offered.',
    note: 'At a field for a language with its region.',
  },
  'refusal.shape.currency': {
    text: 'Choose one of the currencies offered.',
    note: 'At a field for a currency.',
  },
  'refusal.shape.country': {
    text: 'Choose one of the countries offered.',
    note: 'At a field for a country.',
  },
  'refusal.shape.time_zone': {
    text: 'Choose one of the time zones offered.',
    note: 'At a field for a time zone.',
  },
  'refusal.shape.amount': {
    text: 'Enter an amount, like 12.50.',
    note: 'At a field for an amount of money.',
  },
  'refusal.shape.cursor': {
    text: 'This list cannot be continued from here. Start again from its beginning.',
    note: 'A list was asked to go on from a place that is none.',
  },
  'refusal.shape.url': {
    text: 'Enter a web address that begins with https:// or http://.',
    note: 'At a field for a link to another site.',
  },
  'refusal.shape.date': { text: 'Enter a day of the calendar.', note: 'At a field for a date.' },
  'refusal.shape.time': { text: 'Enter a time of day, like 09:30.', note: 'At a field for a time.' },
} as const

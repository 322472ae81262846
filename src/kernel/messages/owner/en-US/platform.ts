/** What the services below all areas refuse. Keys: `refusal.<code>`. */
export const platform = {
  'refusal.storage.full': {
    text: 'There is no room left to keep files. Nothing was saved.',
    note: 'The disk or the bucket of this instance is full; its operator must act.',
  },
  'refusal.limits.too_many': {
    text: 'That was done too often. Try again in {seconds, plural, one {# second} other {# seconds}}.',
    note: 'A limit on how often something may be done.',
  },
  'refusal.mail.header': {
    text: 'Names and subjects of mails are one line, without control characters.',
    note: 'A line break or the like in a name, subject or title that would go into a mail.',
  },
  'refusal.mail.address': {
    text: 'Enter one mail address.',
    note: 'An address of a mail is none, or several.',
  },
  'refusal.outbound.url': {
    text: 'Enter a web address that begins with http:// or https://.',
    note: 'An address that the server shall call.',
  },
  'refusal.outbound.port': {
    text: 'The address must use the usual port for http or https.',
    note: 'An address that the server shall call names another port.',
  },
  'refusal.outbound.address': {
    text: 'This address is not on the public Internet.',
    note: 'An address that the server shall call leads into a private network.',
  },
  'refusal.outbound.resolve': {
    text: 'There is no server at this address.',
    note: 'The name of a host that the server shall call is unknown.',
  },
  'refusal.outbound.network': {
    text: 'The server at this address could not be reached.',
    note: 'A call to another server was broken off.',
  },
  'refusal.outbound.timeout': {
    text: 'The server at this address did not answer in time.',
    note: 'A call to another server took more than ten seconds.',
  },
  'refusal.outbound.redirects': {
    text: 'This address leads on too many times.',
    note: 'A call to another server was redirected more than three times.',
  },
  'refusal.outbound.too_large': {
    text: 'What stands at this address is too large.',
    note: 'A call to another server brought more bytes than allowed.',
  },
  'refusal.outbound.encoding': {
    text: 'What stands at this address is packed in a way that cannot be read.',
    note: 'Another server answered with a content encoding that was not asked for.',
  },
} as const

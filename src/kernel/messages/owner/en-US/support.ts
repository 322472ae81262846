/** Help, and what may be sent along with a question. */
export const support = {
  'support.nav': { text: 'Get help', note: 'Menu entry: opens a support request.' },
  'support.title': { text: 'Get help', note: 'Title of a dialog: a support request.' },
  'support.message': { text: 'What happened, and what did you expect?', note: 'A field.' },
  'support.message_help': {
    text: 'Your request is saved as a file that you can send to whoever runs this platform.',
    note: 'Below a field.',
  },
  'support.message_help_mail': {
    text: 'Your request is saved as a file, and a mail opens: attach the file there.',
    note: 'Below a field.',
  },
  'support.take': {
    text: 'Add what you see on this page',
    note: 'Button: adds text, outline and a picture of the page.',
  },
  'support.take_again': { text: 'Take it again', note: 'Button: replaces the picture of the page.' },
  'support.extension_asking': {
    text: 'Looking for the browser extension…',
    note: 'Beside a button that is disabled.',
  },
  'support.extension_absent': {
    text: 'This works with the browser extension only, and none answers. Install it, then press its icon on this tab.',
    note: 'Beside a button that is disabled.',
  },
  'support.extension_ready': {
    text: 'The browser extension is ready. You see what is taken before anything is saved.',
    note: 'Beside a button.',
  },
  'support.taking': {
    text: 'The picture is being taken. Escape gives up.',
    note: 'Read out by a screen reader while nothing is shown.',
  },
  'support.failed': { text: 'Nothing was taken', note: 'Title of a note.' },
  'support.failed_text': {
    text: 'Press the extension’s icon on this tab once more, then try again.',
    note: 'In a note.',
  },
  'support.picture': {
    text: 'What the window shows',
    note: 'Says what a picture is, for assistive technology.',
  },
  'support.taken': {
    text: 'Added: the picture, the text, and {parts, plural, one {# part} other {# parts}} of the page.',
    note: 'Below a picture.',
  },
  'support.leave_out': { text: 'Leave it out', note: 'Button: the picture is not added.' },
  'support.save': { text: 'Save as a file', note: 'Button.' },
  'support.send': { text: 'Save and write the mail', note: 'Button.' },
  'support.saved': { text: 'Saved as {name}', note: 'A file was saved.' },
  'support.mail.subject': { text: 'Support request', note: 'Subject of a mail.' },
  'support.mail.attach': {
    text: 'Please see the attached file {name}.',
    note: 'In a mail that the person writes; they attach the file.',
  },
  'support.bundle.title': { text: 'Support request', note: 'Heading of a file.' },
  'support.bundle.page': { text: 'Page', note: 'Term in a file: an address.' },
  'support.bundle.browser': { text: 'Browser', note: 'Term in a file.' },
  'support.bundle.window': { text: 'Window', note: 'Term in a file: its size.' },
  'support.bundle.at': { text: 'Taken', note: 'Term in a file: when.' },
  'support.bundle.picture': { text: 'Picture', note: 'Heading in a file.' },
  'support.bundle.outline': { text: 'Outline', note: 'Heading in a file: the parts of a page.' },
  'support.bundle.text': { text: 'Text', note: 'Heading: the text of a page.' },
} as const

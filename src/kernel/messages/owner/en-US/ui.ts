/** Words inside the design system's components (src/ui). */
export const ui = {
  'ui.busy': { text: 'Working…', note: 'Read out with a button whose action is running.' },
  'ui.cancel': { text: 'Cancel', note: 'Button that closes a dialog without doing anything.' },
  'ui.close': { text: 'Close', note: 'The cross of a dialog or panel.' },
  'ui.dismiss': {
    text: 'Dismiss',
    note: 'The cross of a notice: takes the notice away, changes nothing else.',
  },
  'ui.undo': { text: 'Undo', note: 'Button in a short message: takes back what just happened.' },
  'ui.optional': { text: '(optional)', note: 'After the label of a field that may stay empty.' },
  'ui.new_tab': { text: '(opens in a new tab)', note: 'Read out after a link that opens a new browser tab.' },
  'ui.late.missing': {
    text: 'This needs a connection once before it can open. Try again when you are online.',
    note: 'Part of the app was asked for while there was no connection.',
  },
  'ui.late.outdated': {
    text: 'Portico was updated. Reload to open this.',
    note: 'A part of the app was asked for that only the new version has. Beside it the button “Reload”.',
  },
  'ui.late.failed': {
    text: 'This could not be loaded. Reload to open it.',
    note: 'A part of the app failed to load although there is a connection. Beside it the button “Reload”.',
  },
  'ui.change_failed': {
    text: 'This did not work. Check your connection and try again.',
    note: 'At the foot of the screen, after a press that changes something, when the server could not be reached or failed.',
  },
  'ui.reload': { text: 'Reload', note: 'Button: loads the whole app anew, in its new version.' },
  'ui.loading': { text: 'Loading…', note: 'Read out while content is on its way.' },
  'ui.nothing_found': {
    text: 'Nothing found',
    note: 'In a list that can be typed in, when nothing matches.',
  },
  'ui.count_of': {
    text: '{count, number} of {total, number}',
    note: 'Characters used of those that read well, beside a field.',
  },
  'ui.skip': {
    text: 'Skip to content',
    note: 'First link of every screen, for people who use the keyboard.',
  },
  'ui.navigation': { text: 'Main navigation', note: 'Name of the list of places at the side of the app.' },
  'ui.navigation.open': { text: 'Open navigation', note: 'Button on phones that shows the list of places.' },
  'ui.sidebar.fold': { text: 'Fold sidebar', note: 'Makes the list of places narrow, with icons only.' },
  'ui.sidebar.unfold': { text: 'Unfold sidebar', note: 'Makes the list of places wide again.' },
  'ui.password.show': {
    text: 'Show password',
    note: 'Button in a password field: makes the typed characters readable.',
  },
  'ui.password.hide': {
    text: 'Hide password',
    note: 'Button in a password field: covers the typed characters again.',
  },
  'ui.select.placeholder': { text: 'Choose', note: 'In a drop-down list in which nothing is chosen yet.' },
  'ui.form.problem': {
    text: 'There is something to correct',
    note: 'Heading above the list of errors of a form.',
  },
  'ui.form.at': {
    text: '{label}: {fault}',
    note: 'A line in the list of errors above a form. label: of the field; fault: what is wrong with it.',
  },
  'ui.form.failed': {
    text: 'This could not be saved. Your entries are still here: try again in a moment.',
    note: 'Above a form when the server could not be reached or failed.',
  },
  'ui.form.refused': {
    text: 'This was not accepted. Check the entry and try again.',
    note: 'At a field or above a form when the server refused without a message of its own.',
  },
  'ui.form.now': {
    text: 'What is there now',
    note: 'Heading above what somebody else has put there since the form was opened, such as a list of rights.',
  },
  'ui.form.take_now': {
    text: 'Use this instead',
    note: 'A button below what somebody else has put there: takes it into the form, in the place of what was entered.',
  },
  'ui.form.taken': {
    text: 'It is in the form now.',
    note: 'Read out after “Use this instead” was pressed: what somebody else has put there is in the fields.',
  },
  'ui.fault.required': { text: 'Fill this in.', note: 'Error at a field that was left empty.' },
  'ui.fault.choose': {
    text: 'Choose at least one.',
    note: 'Error at a list of checkboxes with none ticked.',
  },
  'ui.fault.too_short': {
    text: 'Use at least {minimum, number} characters.',
    note: 'Error at a text field. minimum: a number above 1.',
  },
  'ui.fault.too_long': {
    text: 'Use at most {maximum, number} characters.',
    note: 'Error at a text field. maximum: a number.',
  },
  'ui.fault.too_few': {
    text: 'Choose at least {minimum, number}.',
    note: 'Error at a choice of several. minimum: a number above 1.',
  },
  'ui.fault.too_many': {
    text: 'Choose at most {maximum, number}.',
    note: 'Error at a choice of several. maximum: a number.',
  },
  'ui.fault.too_low': { text: 'Enter {minimum, number} or more.', note: 'Error at a number field.' },
  'ui.fault.too_high': { text: 'Enter {maximum, number} or less.', note: 'Error at a number field.' },
  'ui.fault.step': { text: 'Enter a number with fewer decimals.', note: 'Error at a number field.' },
  'ui.fault.email': {
    text: 'Enter an email address, like name@example.com.',
    note: 'Error at a field for an e-mail address.',
  },
  'ui.fault.url': {
    text: 'Enter a web address, like https://example.com.',
    note: 'Error at a field for a web address.',
  },
  'ui.fault.date': { text: 'Enter a date that exists.', note: 'Error at a field for a date or time.' },
  'ui.fault.time': { text: 'Enter a time, like 14:30.', note: 'Error at a field for a time of day.' },
  'ui.fault.format': {
    text: 'Check how this is written.',
    note: 'Error at a field whose text does not have the expected form.',
  },
  'ui.bar.label': { text: 'Unsaved changes', note: 'Name of the bar with the buttons Save and Discard.' },
  'ui.bar.unsaved': {
    text: 'Unsaved changes',
    note: 'Says that there are changes; beside the buttons Save and Discard.',
  },
  'ui.bar.save': { text: 'Save', note: 'Button: keeps the changes.' },
  'ui.bar.discard': { text: 'Discard', note: 'Button: goes back to what was saved last.' },
  'ui.leave.title': {
    text: 'Leave without saving?',
    note: 'Heading of the question asked before unsaved changes are left behind.',
  },
  'ui.leave.text': {
    text: 'Your changes on this screen have not been saved.',
    note: 'Text below "Leave without saving?".',
  },
  'ui.leave.discard': { text: 'Discard changes', note: 'Button: leaves the screen; the changes are lost.' },
  'ui.leave.stay': { text: 'Keep editing', note: 'Button: stays on the screen.' },
  'ui.confirm.type': {
    text: 'Type “{name}” to confirm',
    note: 'Label of the field in which the name of a thing must be typed before it is deleted for good.',
  },
  'ui.toast.region': { text: 'Messages', note: 'Name of the place where short messages appear.' },
  'ui.toast.close': { text: 'Close message', note: 'The cross of a short message.' },
  'ui.tone.info': { text: 'Note', note: 'Read out before a notice.' },
  'ui.tone.success': { text: 'Done', note: 'Read out before a notice that something went well.' },
  'ui.tone.warning': { text: 'Attention', note: 'Read out before a notice about something to look at.' },
  'ui.tone.danger': { text: 'Problem', note: 'Read out before a notice about something that failed.' },
  'ui.table.bulk': {
    text: 'Selected rows',
    note: 'Name of the bar with what can be done with the selected rows.',
  },
  'ui.table.selected': { text: '{count, number} selected', note: 'How many rows of a table are selected.' },
  'ui.table.select_every': {
    text: 'Select all {total, number}',
    note: 'Button: selects the rows that are not shown yet, too. total: how many there are.',
  },
  'ui.table.clear': { text: 'Clear selection', note: 'Button: selects no row.' },
  'ui.drag': {
    text: 'Move {name}',
    note: 'The handle by which a row is dragged, read out. name: of the row.',
  },
  'ui.tree.fold': { text: 'Fold {name}', note: 'Hides what an entry of a tree holds. name: of the entry.' },
  'ui.tree.unfold': {
    text: 'Unfold {name}',
    note: 'Shows what an entry of a tree holds. name: of the entry.',
  },
  'ui.files.choose': { text: 'Choose a file', note: 'Button that opens the list of files of the device.' },
  'ui.files.choose_many': {
    text: 'Choose files',
    note: 'Button that opens the list of files of the device; several can be taken.',
  },
  'ui.files.too_large': { text: '{name} is too large.', note: 'Below a place for files. name: of the file.' },
  'ui.files.wrong_type': {
    text: '{name} is of a kind that cannot be used here.',
    note: 'Below a place for files. name: of the file.',
  },
  'ui.copy': { text: 'Copy', note: 'Button beside a text that puts it on the clipboard.' },
  'ui.copied': { text: 'Copied', note: 'Read out when a text has been put on the clipboard.' },
  'ui.colour.choose': {
    text: 'Choose a color: {label}',
    note: 'Button with a small square that opens a colour picker. label: what the colour is for, e.g. “Accent”.',
  },
  'ui.colour.palette': { text: 'Palette', note: 'Name of a row of colours to choose from.' },
  'ui.breadcrumb': {
    text: 'Where you are',
    note: 'Name of the line of links from the outermost page to this one.',
  },
  'ui.shown_of': { text: '{shown} of {total}', note: 'How many rows of a list are shown. Both are numbers.' },
  'ui.found': {
    text: '{count, plural, =0 {No match} other {# shown}}',
    note: 'Read out after a list was searched or filtered: how many rows it shows now.',
  },
  'ui.again': { text: 'Try again', note: 'Button after something could not be loaded.' },
  'ui.read_failed.title': {
    text: 'This could not be loaded',
    note: 'Title of a notice in place of what was to be shown.',
  },
  'ui.read_failed.text': {
    text: 'Portico did not answer. Check your connection and try again.',
    note: 'Below “This could not be loaded”.',
  },
  'ui.header.more': {
    text: 'More actions',
    note: 'Button with three dots in the head of a screen, on phones: opens a menu of what else can be done.',
  },
  'ui.more_shown': {
    text: '{count, plural, other {# more shown}}',
    note: 'Read out after “Show more” was pressed: how many rows came.',
  },
  'ui.more': { text: 'Show more', note: 'Button below a list: shows the next rows.' },
  'ui.commands': { text: 'Commands', note: 'Name of the window in which everything can be found by name.' },
  'ui.commands.search': { text: 'Search or do something', note: 'In the empty search box of that window.' },
} as const

/** Taking a site out as one archive, and making a site of one. */
export const transfer = {
  // What is wrong with a zip file, whoever made it
  'refusal.archive.not_a_zip': {
    text: 'This is not a zip file.',
    note: 'A file that was handed in to make a site of.',
  },
  'refusal.archive.damaged': {
    text: 'The file is damaged or cut short. Download or copy it again.',
    note: 'A zip file that was handed in.',
  },
  'refusal.archive.unsafe_name': {
    text: 'The archive holds a file with a name that is not allowed: “{name}”.',
    note: 'A zip file that was handed in; {name} is a path inside of it that leads elsewhere, or has odd letters.',
  },
  'refusal.archive.link': {
    text: 'The archive holds a link to another file: “{name}”. Links are not taken.',
    note: 'A zip file that was handed in; {name} is a path inside of it.',
  },
  'refusal.archive.twice': {
    text: 'The archive holds two files of one name: “{name}”.',
    note: 'A zip file that was handed in; {name} is a path inside of it.',
  },
  'refusal.archive.locked': {
    text: 'The archive is protected with a password. Hand it in without one.',
    note: 'A zip file that was handed in.',
  },
  'refusal.archive.method': {
    text: 'The archive is packed in a way that cannot be read here. Pack it as an ordinary zip file.',
    note: 'A zip file that was handed in.',
  },
  'refusal.archive.too_many': {
    text: 'The archive holds more than {most, plural, one {# file} other {# files}}.',
    note: 'A zip file that was handed in.',
  },
  'refusal.archive.too_large': {
    text: 'The archive is larger than can be taken.',
    note: 'A zip file that was handed in.',
  },
  'refusal.archive.bomb': {
    text: 'The archive would unpack to far more than it is. It was not taken.',
    note: 'A zip file that was handed in, made to fill a disk.',
  },

  // What is wrong with an archive of a site
  'refusal.transfer.not_ours': {
    text: 'This is a zip file, but not an export of a Portico site.',
    note: 'A file that was handed in to make a site of.',
  },
  'refusal.transfer.newer': {
    text: 'This export comes from a newer version of Portico. It can be taken once this one is updated.',
    note: 'A file that was handed in to make a site of.',
  },
  'refusal.transfer.damaged': {
    text: 'The export was changed or damaged: “{name}” is not what it should be.',
    note: 'A file that was handed in to make a site of; {name} is a part of it.',
  },
  'refusal.transfer.file_refused': {
    text: 'A file in the export cannot be taken: {why} It is “{name}”.',
    note: '{why} is the sentence with which the same file would be refused by the library of files.',
  },
  'refusal.transfer.no_room': {
    text: 'A new site on the plan {plan} has room for {most, number} MB of files, and this export holds more. Ask the operator for more room.',
    note: 'A file that was handed in to make a site of; {plan} is the name of a plan.',
  },
  'refusal.transfer.failed': {
    text: 'Something went wrong on our side. Try it again.',
    note: 'An export could not be looked through, or no site be made of it.',
  },
  'refusal.transfer.gone': {
    text: 'The file is not kept here any more. Choose it again.',
    note: 'An export that was handed in more than a day ago.',
  },
  'refusal.transfer.no_file': { text: 'Choose a file.', note: 'Making a site of an export.' },
  'refusal.transfer.exports_a_day': {
    text: 'A site can be exported {most, number} times a day. Try again tomorrow.',
    note: 'Asking for an export.',
  },
  'refusal.transfer.under_way': {
    text: 'An export of this site is being made already.',
    note: 'Asking for an export.',
  },
  'refusal.transfer.not_released': {
    text: 'Nothing of this site is released yet. Release it first.',
    note: 'Asking for the released site as plain files.',
  },
  'refusal.transfer.plain_taken': {
    text: 'The page “{page}” stands at {path}, where web servers send another page. Give it another address, release, and try again.',
    note: 'The released site as plain files; {path} is such as “/index”.',
  },
  'refusal.transfer.being_made': {
    text: 'The site is being made already. It can be removed once it is there.',
    note: 'Giving up an import.',
  },
  'refusal.transfer.not_checked': {
    text: 'This file is not ready to make a site of. Choose it again.',
    note: 'Making a site of an export.',
  },
  'refusal.pages.carried_broken': {
    text: 'The page “{page}” in the export is damaged.',
    note: 'Making a site of an export; {page} is the title of a page in it.',
  },
  'refusal.pages.carried_newer': {
    text: 'The page “{page}” in the export was made with a newer version of Portico.',
    note: 'Making a site of an export; {page} is the title of a page in it.',
  },
  'refusal.pages.carried_release': {
    text: 'Release {number, number} in the export is damaged.',
    note: 'Making a site of an export; releases are numbered.',
  },
  'refusal.pages.carried_redirects': {
    text: 'The redirects in the export are damaged.',
    note: 'Making a site of an export.',
  },
  'refusal.pages.carried_styles': {
    text: 'The styles in the export are damaged, or come from a newer version of Portico.',
    note: 'Making a site of an export.',
  },

  'timeline.transfer.export_started': {
    text: 'Export of the site started',
    note: 'What happened to a site.',
  },
  'timeline.transfer.export_fetched': {
    text: 'Export of the site downloaded',
    note: 'What happened to a site.',
  },
  'timeline.transfer.export_cancelled': {
    text: 'Export of the site canceled',
    note: 'What happened to a site.',
  },
  'timeline.transfer.plain_cancelled': {
    text: 'Packing the released site as plain files canceled',
    note: 'What happened to a site.',
  },
  'timeline.transfer.plain_started': {
    text: 'Packing the released site as plain files started',
    note: 'What happened to a site.',
  },
  'timeline.transfer.plain_fetched': {
    text: 'Released site downloaded as plain files',
    note: 'What happened to a site.',
  },

  // Export
  'transfer.export.title': {
    text: 'Export',
    note: 'Title of a screen, and of a card in the settings that leads to it.',
  },
  'transfer.export.text': {
    text: 'Take your site with you: all of it, to be made into a site again, or what visitors see, for any web server.',
    note: 'Below the title of the screen.',
  },
  'transfer.export.open': {
    text: 'Export the site',
    note: 'Link in a card of the settings, to the screen “Export”.',
  },
  'transfer.export.archive': {
    text: 'Everything',
    note: 'Heading of a card: an export of all that a site has.',
  },
  'transfer.export.archive_text': {
    text: 'One file to keep as a copy, or to make into a site again, here or on any other Portico.',
    note: 'Below the heading “Everything”.',
  },
  'transfer.export.plain': {
    text: 'The released site as plain files',
    note: 'Heading of a card: what visitors see, as a zip file of HTML.',
  },
  'transfer.export.plain_text': {
    text: 'HTML, styles, fonts and pictures just as visitors get them, in a zip file. Any web server can send them; no Portico is needed.',
    note: 'Below the heading “The released site as plain files”.',
  },
  'transfer.export.plain_start': {
    text: 'Pack the files',
    note: 'Button: the released site as plain files.',
  },
  'transfer.export.plain_making': {
    text: 'Packing the pages',
    note: 'Above a bar of progress.',
  },
  'transfer.export.plain_cancel': {
    text: 'Cancel packing the files',
    note: 'Name of a button with a cross beside a bar of progress: the released site as plain files.',
  },
  'transfer.export.plain_said': {
    text: '{done, number} of {total, plural, one {# page} other {# pages}}',
    note: 'Progress.',
  },
  'transfer.export.plain_unreleased': {
    text: 'Nothing is released yet. Once you release the site, its files can be had here.',
    note: 'In a card, in place of a button.',
  },
  'transfer.export.plain_left_out': {
    text: 'Left out, as they ask for a password: {paths}',
    note: 'Below an export of plain files; {paths} are addresses of pages such as “/menu, /team”.',
  },
  'transfer.export.holds': { text: 'What is in it', note: 'Heading of a list.' },
  'transfer.export.holds_pages': {
    text: 'Pages as their drafts are now, with the navigation and redirects',
    note: 'In a list of what an export holds.',
  },
  'transfer.export.holds_releases': {
    text: 'Every release with its note and date, to be brought back',
    note: 'In a list of what an export holds.',
  },
  'transfer.export.holds_look': { text: 'The site’s styles', note: 'In a list of what an export holds.' },
  'transfer.export.holds_files': {
    text: 'Every file of the library as it was uploaded, with its alt text',
    note: 'In a list of what an export holds.',
  },
  'transfer.export.holds_settings': {
    text: 'Title, languages and regional settings',
    note: 'In a list of what an export holds.',
  },
  'transfer.export.holds_not': {
    text: 'Passwords, contributors and the trash stay here.',
    note: 'Below a list of what an export holds.',
  },
  'transfer.export.start': { text: 'Make an export', note: 'Button.' },
  'transfer.export.start_again': { text: 'Make a new one', note: 'Button: another export.' },
  'transfer.export.making': { text: 'Packing the site', note: 'Above a bar of progress.' },
  'transfer.export.cancel': {
    text: 'Cancel the export',
    note: 'Name of a button with a cross beside a bar of progress.',
  },
  'transfer.export.making_help': {
    text: 'This goes on when you leave the screen.',
    note: 'Below a bar of progress.',
  },
  'transfer.export.said': { text: '{done} of {total}', note: 'Progress; both are sizes such as “3.2 MB”.' },
  'transfer.export.cancelled': {
    text: 'Canceled. Nothing was kept.',
    note: 'Short message: somebody cancelled an export that was being made.',
  },
  'transfer.left': {
    text: '{said}, {left}',
    note: 'Progress of long work; {said} is such as “3.2 MB of 40 MB”, {left} such as “about 2 minutes left”.',
  },
  'transfer.left.soon': { text: 'less than a minute left', note: 'After how far long work has come.' },
  'transfer.left.minutes': {
    text: '{count, plural, one {about # minute left} other {about # minutes left}}',
    note: 'After how far long work has come.',
  },
  'transfer.left.hours': {
    text: '{count, plural, one {about # hour left} other {about # hours left}}',
    note: 'After how far long work has come.',
  },
  'transfer.export.ready': { text: 'The export is ready', note: 'Title of a card.' },
  'transfer.export.ready_text': {
    text: '{size}. It is kept until {time} and then removed.',
    note: '{size} is such as “3.2 MB”, {time} a time of today.',
  },
  'transfer.export.download': { text: 'Download', note: 'Button.' },
  'transfer.export.failed': { text: 'The export could not be made', note: 'Title of a message.' },
  'transfer.export.retry': {
    text: 'Try again',
    note: 'Button: an export could not be made.',
  },
  'transfer.export.failed_text': {
    text: 'Nothing on the site was changed. Try it again; if it fails once more, tell whoever runs this platform.',
    note: 'Message.',
  },
  'transfer.export.read_failed': { text: 'The export could not be looked up', note: 'Title of a message.' },

  // Import
  'transfer.import.title': { text: 'New site from an export', note: 'Heading of a screen.' },
  'transfer.import.text': {
    text: 'Choose the file that another site was exported to. Nothing is made before you have seen what is in it.',
    note: 'Below the title of the screen.',
  },
  'transfer.import.back': {
    text: 'Choose another beginning',
    note: 'Button: back to the ways to make a site.',
  },
  'transfer.import.drop': { text: 'Drop the export here', note: 'A place to drop a file on.' },
  'transfer.import.drop_help': {
    text: 'A zip file, up to {size}',
    note: 'Below “Drop the export here”; {size} is such as “10 GB”.',
  },
  'transfer.import.drop_help_plan': {
    text: 'A zip file. A new site on the plan {plan} has room for {size} of files.',
    note: 'Below “Drop the export here”; {plan} is the name of a plan, {size} is such as “1 GB”.',
  },
  'transfer.import.sending': {
    text: 'Uploading {name}',
    note: 'Above a bar of progress; {name} is a file’s.',
  },
  'transfer.import.cancel_sending': {
    text: 'Cancel the upload of {name}',
    note: 'Name of a button with a cross beside a bar of progress; {name} is a file’s.',
  },
  'transfer.import.checking': {
    text: 'Looking through {name}',
    note: 'Above a bar of progress; {name} is a file’s.',
  },
  'transfer.import.cancel_checking': {
    text: 'Cancel looking through {name}',
    note: 'Name of a button with a cross beside a bar of progress; {name} is a file’s.',
  },
  'transfer.import.checking_help': {
    text: 'Every file in it is compared with what it was when it was exported.',
    note: 'Below a bar of progress.',
  },
  'transfer.import.refused': {
    text: 'No site can be made of {name}',
    note: 'Title of a message; {name} is a file’s. The reason stands below.',
  },
  'transfer.import.again': { text: 'Choose another file', note: 'Button.' },
  'transfer.import.found': { text: 'What is in it', note: 'Heading.' },
  'transfer.import.found_text': {
    text: '“{title}”, exported on {date}',
    note: 'Below a heading; {title} is the exported site’s.',
  },
  'transfer.import.pages': { text: 'Pages', note: 'Name of a number.' },
  'transfer.import.files': { text: 'Files', note: 'Name of a number.' },
  'transfer.import.files_value': {
    text: '{count, number} ({size})',
    note: 'Number of files and what they come to, such as “3.2 MB”.',
  },
  'transfer.import.redirects': { text: 'Redirects', note: 'Name of a number.' },
  'transfer.import.releases': {
    text: 'Releases',
    note: 'Name of a number: how often the exported site was released.',
  },
  'transfer.import.live': {
    text: 'Visitors saw release {number, number} of {date}. They see nothing of the new site until you release it or bring one of these back.',
    note: 'Below a list of numbers; {date} is such as “3 March 2026”.',
  },
  'transfer.import.more_pages': {
    text: '{count, plural, one {and # more} other {and # more}}',
    note: 'After the titles of the first pages.',
  },
  'transfer.import.left_out': { text: 'What is not in it', note: 'Heading: what an export does not hold.' },
  'transfer.import.left_out.page_passwords': {
    text: '{count, plural, one {The password of # page: set a new one before you release it.} other {The passwords of # pages: set new ones before you release them.}}',
    note: 'What an export does not hold.',
  },
  'transfer.import.left_out.locked_pages': {
    text: '{count, plural, one {The password of # page: it lets nobody in until you set a new one.} other {The passwords of # pages: they let nobody in until you set new ones.}}',
    note: 'What an export does not hold.',
  },
  'transfer.import.left_out.site_password': {
    text: 'The password of the site: set a new one before you release it.',
    note: 'What an export does not hold.',
  },
  'transfer.import.left_out.trashed_pages': {
    text: '{count, plural, one {# page that was in the trash.} other {# pages that were in the trash.}}',
    note: 'What an export does not hold.',
  },
  'transfer.import.left_out.scheduled_releases': {
    text: '{count, plural, one {The time of # scheduled release: schedule it again.} other {The times of # scheduled releases: schedule them again.}}',
    note: 'What an export does not hold.',
  },
  'transfer.import.left_out.older_releases': {
    text: '{count, plural, one {# older release, for which there was no room.} other {# older releases, for which there was no room.}}',
    note: 'What an export does not hold.',
  },
  'transfer.import.left_out.releases': {
    text: 'Past releases: the new site is shown to visitors once you release it.',
    note: 'What an export does not hold.',
  },
  'transfer.import.left_out.people': {
    text: 'Contributors, plan and timeline: the new site is yours and begins anew.',
    note: 'What an export does not hold.',
  },
  'transfer.import.name': { text: 'The new site', note: 'Heading of a form.' },
  'transfer.import.make': { text: 'Make the site', note: 'Button.' },
  'transfer.import.making': { text: 'Making the site', note: 'Above a bar of progress.' },
  'transfer.import.cancel_making': {
    text: 'Cancel making the site',
    note: 'Name of a button with a cross beside a bar of progress.',
  },
  'transfer.import.making_help': {
    text: 'This goes on when you leave the screen; the site is then among your sites.',
    note: 'Below a bar of progress.',
  },
  'transfer.import.cancelled': {
    text: 'Canceled. No site was made.',
    note: 'Short message: somebody cancelled the making of a site from an export; the file stays.',
  },
  'transfer.import.stopped': {
    text: 'The site could not be made',
    note: 'Title of a message; the reason stands below.',
  },
  'transfer.import.lost': { text: 'This import is not there any more', note: 'Title of a message.' },
  'transfer.import.lost_text': {
    text: 'Files that nobody makes a site of are removed after a day, or once another is handed in.',
    note: 'Message.',
  },
  'transfer.import.offline': {
    text: 'The upload broke off. Check your connection and choose the file again.',
    note: 'Message.',
  },
} as const

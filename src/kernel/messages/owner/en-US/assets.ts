/** The library of files. */
export const assets = {
  'refusal.assets.too_large': {
    text: 'This file is larger than {megabytes, number} MB, which is the limit for its kind.',
    note: 'An upload was refused; the limit differs for pictures, videos and other files.',
  },
  'refusal.assets.no_file': { text: 'No file arrived.', note: 'An upload without a file.' },
  'refusal.assets.empty': { text: 'This file is empty.', note: 'An upload of zero bytes.' },
  'refusal.assets.gone': {
    text: 'This file was removed while you added it. Add it again.',
    note: 'Upload of a file that somebody deletes at that moment.',
  },
  'refusal.assets.there_again': {
    text: 'The same file was added again meanwhile. Use that one.',
    note: 'Restoring a file from the trash whose content is back already.',
  },
  'refusal.assets.copy_no_room': {
    text: 'The files of this site do not fit the copy: it begins with {plan}, which has too little room. Remove files from this site, or ask the operator for more room.',
    note: 'Duplicating a site whose files take more than the new site may hold. {plan} is the name of a plan.',
  },
  'refusal.images.file_too_large': {
    text: 'This picture is larger than {megabytes, number} MB.',
    note: 'An upload was refused.',
  },
  'refusal.images.wrong_type': {
    text: 'This kind of picture cannot be used. Save it as JPEG, PNG, WebP, AVIF, GIF or SVG.',
    note: 'An upload was refused, for example HEIC or TIFF.',
  },
  'refusal.images.too_many_pixels': {
    text: 'This picture has more than {megapixels, number} million pixels. Make it smaller and add it again.',
    note: 'An upload was refused.',
  },
  'refusal.images.broken': {
    text: 'This picture is damaged and cannot be opened.',
    note: 'An upload was refused.',
  },
  'refusal.images.unsafe_svg': {
    text: 'This drawing holds parts that are not safe to show.',
    note: 'An SVG was refused.',
  },
  'refusal.images.too_slow': {
    text: 'This picture takes too long to open. Save it anew and try again.',
    note: 'An upload was refused.',
  },
  'refusal.images.too_much_memory': {
    text: 'This picture needs too much memory to open. Make it smaller.',
    note: 'An upload was refused.',
  },
  'refusal.images.busy': {
    text: 'Many pictures are being worked on. Try again in a moment.',
    note: 'An upload was refused for now.',
  },
  'assets.library.title': {
    text: 'Files',
    note: 'Title of the library of pictures, videos, sounds and documents of a site, and its entry in the navigation.',
  },
  'assets.library.help': {
    text: 'Pictures, videos and documents for every page of this site.',
    note: 'Below the title of the library.',
  },
  'assets.search': {
    text: 'Search files',
    note: 'Search box of the library; searches names and alt texts.',
  },
  'assets.filter': {
    text: 'Kind of file',
    note: 'Name of a drop-down list that narrows the library.',
  },
  'assets.filter.picture': {
    text: 'Pictures',
    note: 'In a drop-down list that narrows the library: photos and drawings.',
  },
  'assets.filter.video': {
    text: 'Videos',
    note: 'In a drop-down list that narrows the library.',
  },
  'assets.filter.audio': {
    text: 'Sounds',
    note: 'In a drop-down list that narrows the library: music, speech.',
  },
  'assets.filter.file': {
    text: 'Documents',
    note: 'In a drop-down list that narrows the library: PDF, archives and everything else.',
  },
  'assets.view': {
    text: 'View',
    note: 'Name of the choice between pictures beside one another and a list.',
  },
  'assets.view.grid': {
    text: 'Grid',
    note: 'Shows the files as pictures beside one another.',
  },
  'assets.view.list': {
    text: 'List',
    note: 'Shows the files below one another.',
  },
  'assets.read_failed': {
    text: 'The files could not be read',
    note: 'Shown in place of the library when the server did not answer.',
  },
  'assets.empty.title': {
    text: 'Your files will be here',
    note: 'The library is empty.',
  },
  'assets.empty.text': {
    text: 'Drop pictures, videos or documents anywhere on this page, paste them, or choose them. A template’s own pictures stay on its pages and take up no storage.',
    note: 'The library is empty; below the title.',
  },
  'assets.empty.text_reading': {
    text: 'Nobody has added a file yet.',
    note: 'The library is empty, and this person may not add to it.',
  },
  'assets.none_found.title': {
    text: 'No file fits',
    note: 'A search in the library found nothing.',
  },
  'assets.none_found.text': {
    text: 'Search for a part of its name or of its alt text.',
    note: 'A search in the library found nothing; below the title.',
  },
  'assets.none_found.clear': {
    text: 'Show all files',
    note: 'Button: takes search and filter away.',
  },
  'assets.upload': {
    text: 'Add files',
    note: 'Button that opens the list of files of the device.',
  },
  'assets.upload.drop': {
    text: 'Drop to add',
    note: 'Shown over the library while files are dragged over it.',
  },
  'assets.upload.label': {
    text: 'Files being added',
    note: 'Name of the list of files on their way.',
  },
  'assets.upload.going': {
    text: 'Adding files: {done, number} of {total, number}',
    note: 'Above the list of files on their way.',
  },
  'assets.upload.done': {
    text: '{count, plural, one {# file added} other {# files added}}',
    note: 'All files have arrived, or failed.',
  },
  'assets.upload.none': {
    text: '{count, plural, one {# file could not be added} other {# files could not be added}}',
    note: 'No file of several has arrived.',
  },
  'assets.upload.close': {
    text: 'Close list',
    note: 'Cross of the list of files that were added.',
  },
  'assets.upload.waiting': {
    text: 'Waiting',
    note: 'A file that waits until others have been sent.',
  },
  'assets.upload.sent': {
    text: '{sent} of {total}',
    note: 'How much of a file has been sent; both are sizes with units.',
  },
  'assets.upload.cancel': {
    text: 'Cancel the upload of {name}',
    note: 'Name of a button with a cross beside a bar of progress; {name} is a file’s.',
  },
  'assets.upload.storing': {
    text: 'Storing',
    note: 'All of a file has been sent; the server is working on it.',
  },
  'assets.upload.added': {
    text: 'Added',
    note: 'A file has arrived.',
  },
  'assets.upload.was_there': {
    text: 'In the library already',
    note: 'The very same file was there already and was not stored again.',
  },
  'assets.upload.again': {
    text: 'Send again',
    note: 'Button beside a file that could not be added.',
  },
  'assets.upload.forget': {
    text: 'Take {name} off the list',
    note: 'Cross of a file that could not be added. name: of the file.',
  },
  'assets.upload.offline': {
    text: 'The line broke. Check the connection.',
    note: 'A file could not be sent because nobody answered.',
  },
  'assets.upload.failed': {
    text: 'This file could not be added.',
    note: 'A file could not be added, and we do not know why.',
  },
  'assets.kind.image': {
    text: '{type} picture',
    note: 'Kind of a file. type: JPEG, PNG, WEBP.',
  },
  'assets.kind.drawing': {
    text: '{type} drawing',
    note: 'Kind of a file. type: SVG.',
  },
  'assets.kind.video': {
    text: '{type} video',
    note: 'Kind of a file. type: MP4, WEBM.',
  },
  'assets.kind.audio': {
    text: '{type} sound',
    note: 'Kind of a file. type: MPEG, OGG.',
  },
  'assets.kind.file': {
    text: '{type, select, unknown {File} other {{type} file}}',
    note: 'Kind of a file. type: PDF, ZIP; "unknown" where it is not known.',
  },
  'assets.pixels': {
    text: '{width, number} × {height, number}',
    note: 'Size of a picture in pixels.',
  },
  'assets.column.name': {
    text: 'Name',
    note: 'Heading of a column of the library.',
  },
  'assets.column.alt': {
    text: 'Alt text',
    note: 'Heading of a column of the library: what a picture shows, in words.',
  },
  'assets.column.kind': {
    text: 'Kind',
    note: 'Heading of a column of the library: JPEG picture, PDF file.',
  },
  'assets.column.pixels': {
    text: 'Pixels',
    note: 'Heading of a column of the library: width and height of a picture.',
  },
  'assets.column.size': {
    text: 'Size',
    note: 'Heading of a column of the library: 4.2 MB.',
  },
  'assets.column.added': {
    text: 'Added',
    note: 'Heading of a column of the library: the day.',
  },
  'assets.alt.missing': {
    text: 'No alt text',
    note: 'Badge of a picture that nobody has described.',
  },
  'assets.alt.label': {
    text: 'Alt text',
    note: 'Field: what a picture shows, for people who do not see it.',
  },
  'assets.alt.help': {
    text: 'Say what the picture shows, for people who do not see it and for search engines. Pages may say it in their own words.',
    note: 'Below the field for the alt text.',
  },
  'assets.decorative': {
    text: 'Decorative',
    note: 'Switch: the picture says nothing that the words do not.',
  },
  'assets.decorative.help': {
    text: 'It says nothing the words beside it do not: screen readers pass it over.',
    note: 'Below the switch.',
  },
  'assets.focal.label': {
    text: 'Point that stays in view',
    note: 'Name of the point on a picture that can be moved.',
  },
  'assets.focal.help': {
    text: 'Press the point that must stay in view when the picture is cut, or move it with the arrow keys.',
    note: 'Below a picture in the panel of a file.',
  },
  'assets.focal.at': {
    text: '{x, number}% from the left, {y, number}% from the top',
    note: 'Where the point on a picture is, as a screen reader says it.',
  },
  'assets.name': {
    text: 'Name',
    note: 'Field: the name of a file.',
  },
  'assets.name.empty': {
    text: 'Give the file a name.',
    note: 'Error at the field for the name of a file.',
  },
  'assets.address': {
    text: 'Address',
    note: 'Field with the web address of a file, to be copied.',
  },
  'assets.panel.title': {
    text: 'File',
    note: 'Title of the panel about one file.',
  },
  'assets.panel.saves': {
    text: 'Changes are saved by themselves',
    note: 'At the foot of the panel about a file, before anything was changed.',
  },
  'assets.panel.saving': {
    text: 'Saving…',
    note: 'At the foot of the panel about a file.',
  },
  'assets.panel.saved': {
    text: 'Saved',
    note: 'At the foot of the panel about a file.',
  },
  'assets.panel.failed': {
    text: 'This could not be saved',
    note: 'At the top of the panel about a file.',
  },
  'assets.trash': {
    text: 'Move to trash',
    note: 'Button: throws files away; they can be brought back.',
  },
  'assets.trash.done': {
    text: '{count, plural, one {File moved to the trash} other {# files moved to the trash}}',
    note: 'Short message after files were thrown away; beside it stands Undo.',
  },
  'assets.trash.kept': {
    text: 'Pages that show it go on showing it until they are changed.',
    note: 'Below the short message after files were thrown away.',
  },
  'assets.trash.failed': {
    text: 'This could not be done. Try again.',
    note: 'Short message: files could not be thrown away or brought back.',
  },
  'assets.trashed.title': {
    text: 'Trash',
    note: 'Title of the screen with files that were thrown away, and the way there.',
  },
  'assets.trashed.help': {
    text: 'Files stay here for 30 days, or longer while a page shows them; then they count toward storage again. What was restored before counts sooner.',
    note: 'Below the title of the trash.',
  },
  'assets.trashed.empty': {
    text: 'The trash is empty',
    note: 'In place of the list.',
  },
  'assets.trashed.empty_text': {
    text: 'Files that you delete stay here for 30 days and can be restored.',
    note: 'Below “The trash is empty”.',
  },
  'assets.trashed.search': {
    text: 'Search the trash',
    note: 'Search box above the trash.',
  },
  'assets.trashed.no_match': {
    text: 'No file matches',
    note: 'In place of the list: the search finds nothing.',
  },
  'assets.trashed.column.thrown': {
    text: 'Deleted',
    note: 'Head of a column: when and by whom a file was thrown away.',
  },
  'assets.trashed.by': {
    text: 'by {name}',
    note: 'Behind how long ago a file was thrown away: by whom. name: of a person.',
  },
  'assets.trashed.column.left': {
    text: 'Time left',
    note: 'Head of a column: how long a file still lies in the trash.',
  },
  'assets.trashed.column.do': {
    text: 'Actions',
    note: 'Head of a column of buttons, for screen readers.',
  },
  'assets.trashed.left': {
    text: '{days, plural, one {# day left} other {# days left}}',
    note: 'In the column “Time left”. days: at least 1.',
  },
  'assets.trashed.held': {
    text: 'Kept while a page shows it',
    note: 'In the column “Time left”: its days are over. What no page shows is deleted in the night.',
  },
  'assets.trashed.restore': {
    text: 'Restore',
    note: 'Button: takes files out of the trash.',
  },
  'assets.trashed.restored': {
    text: '{count, plural, one {File restored} other {# files restored}}',
    note: 'Short message; beside it stands Undo.',
  },
  'assets.trashed.purge': {
    text: 'Delete for good',
    note: 'Button: deletes files for good.',
  },
  'assets.trashed.purge_gaps': {
    text: 'Earlier releases and versions of pages will have gaps where they show deleted files.',
    note: 'In the window that asks whether files are to be deleted for good, last.',
  },
  'assets.trashed.purge_named': {
    text: 'Delete {name} for good',
    note: 'Name of a button with a picture. name: of a file.',
  },
  'assets.trashed.purge_title': {
    text: '{count, plural, one {Delete this file for good?} other {Delete # files for good?}}',
    note: 'Title of a window that asks.',
  },
  'assets.trashed.purge_text': {
    text: '{count, plural, one {{name} cannot be restored. If a page shows it, it stays in the trash.} other {They cannot be restored. What a page shows stays in the trash.}}',
    note: 'In the window that asks. name: of the file, where it is one.',
  },
  'assets.trashed.purged': {
    text: '{count, plural, one {File deleted for good} other {# files deleted for good}}',
    note: 'Short message.',
  },
  'assets.trashed.shown': {
    text: '{count, plural, one {# file stays in the trash because a page shows it} other {# files stay in the trash because pages show them}}',
    note: 'Short message, or below the one before: what was not deleted.',
  },
  'assets.picker.picture': {
    text: 'Choose a picture',
    note: 'Title of the window in which a picture is chosen.',
  },
  'assets.picker.video': {
    text: 'Choose a video',
    note: 'Title of the window in which a video is chosen.',
  },
  'assets.picker.file': {
    text: 'Choose a file',
    note: 'Title of the window in which a file is chosen.',
  },
  'assets.picker.empty': {
    text: 'Nothing to choose from yet',
    note: 'The window in which a file is chosen has none to offer.',
  },
  'assets.picker.empty_text': {
    text: 'Drop a file here, paste it, or add one with the button.',
    note: 'Below: the window in which a file is chosen has none to offer.',
  },
  'assets.picker.wrong_type': {
    text: 'This does not fit here: {names}',
    note: 'Files were added where another kind of file is wanted. names: of the files.',
  },
} as const

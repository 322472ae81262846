/** Pages: versions, releases, what waits to be released, previews and redirects. */
export const releases = {
  'refusal.pages.version_unknown': {
    text: 'This page is older on the server than here. Reload it to go on.',
    note: 'The database was restored from a backup while somebody edited a page.',
  },
  'refusal.pages.version_broken': {
    text: 'This version can no longer be brought back: a kind of block on it has changed since.',
    note: 'Restoring an old version of a page.',
  },
  'refusal.pages.release_unverified': {
    text: 'Confirm your email address before you release.',
    note: 'Releasing needs a confirmed email address.',
  },
  'refusal.pages.release_time_past': {
    text: 'Choose a time that is still to come.',
    note: 'At the field for the time of a scheduled release.',
  },
  'refusal.pages.release_no_home': {
    text: 'Choose the home page too. Without it, whoever opens your site finds no page there.',
    note: 'In the release dialog, when the chosen pages leave none at the address of the site itself.',
  },
  'refusal.pages.release_address_taken': {
    text: '“{page}” takes the address of “{other}”, which visitors still see. Choose “{other}” too.',
    note: 'In the release dialog, when a chosen page takes the address of one that is live, was not chosen and has no other address. page, other: titles.',
  },
  'refusal.pages.release_is_live': {
    text: 'This release is live already.',
    note: 'Rolling back to the release that is live.',
  },
  'refusal.pages.release_never_live': {
    text: 'This release was never live, so there is nothing to go back to.',
    note: 'Rolling back to a release that was called off.',
  },
  'refusal.pages.release_not_waiting': {
    text: 'This release is no longer waiting: it is live or was called off.',
    note: 'Calling off a scheduled release.',
  },
  'refusal.pages.preview_many': {
    text: 'There are {most, number} open preview links. Close one first.',
    note: 'Making one more preview link.',
  },
  'timeline.pages.released': {
    text: 'Release {number, number} went live: {pages, plural, one {# page} other {# pages}}',
    note: 'What happened to a site.',
  },
  'timeline.pages.release_held': {
    text: 'Release {number, number} was due and did not go live, as the site was not active. Release by hand once it is.',
    note: 'What happened to a site: it had expired, or was removed, when a scheduled release was due.',
  },
  'timeline.pages.release_stopped': {
    text: 'Release {number, number} was due and did not go live: the chosen pages would have pushed another off the site. Release by hand.',
    note: 'What happened to a site: what was drafted since a release was scheduled would have had it take another page away.',
  },
  'timeline.pages.rolled_back': {
    text: 'Rolled back to release {to, number}, as release {number, number}',
    note: 'What happened to a site.',
  },
  'pages.versions.open': {
    text: 'Versions',
    note: 'In menus: opens the line of time of a page.',
  },
  'pages.versions.title': {
    text: 'Versions of {title}',
    note: 'Title of the panel with the line of time of a page.',
  },
  'pages.versions.empty': {
    text: 'Nothing has been changed yet',
    note: 'The line of time of a page is empty.',
  },
  'pages.versions.empty_text': {
    text: 'Every change of this page will be here, to be looked at and brought back.',
    note: 'Below: nothing has been changed yet.',
  },
  'pages.versions.by': {
    text: '{name} edited',
    note: 'A point on the line of time. name: of a person.',
  },
  'pages.versions.beginning': {
    text: 'The page as it began',
    note: 'The first point on the line of time of a page.',
  },
  'pages.versions.somebody': {
    text: 'Somebody',
    note: 'In place of the name of a person who is gone.',
  },
  'pages.versions.now': {
    text: 'Now',
    note: 'Badge of the latest point on the line of time.',
  },
  'pages.versions.changes': {
    text: '{count, plural, one {# change} other {# changes}}',
    note: 'How much was changed in one sitting.',
  },
  'pages.versions.look': {
    text: 'Look at it',
    note: 'Button: shows the page as it was.',
  },
  'pages.versions.views': {
    text: 'What is shown',
    note: 'Name of the choice between the version alone and beside today’s page.',
  },
  'pages.versions.alone': {
    text: 'As it was',
    note: 'Choice: the version by itself.',
  },
  'pages.versions.compared': {
    text: 'Beside today’s',
    note: 'Choice: the version and the page as it is now, side by side.',
  },
  'pages.versions.today': {
    text: 'Now',
    note: 'Above the page as it is now.',
  },
  'pages.versions.alike': {
    text: 'Nothing differs: the page is as it was then.',
    note: 'The two versions are the same.',
  },
  'pages.versions.differs': {
    text: '{count, plural, one {One difference} other {# differences}}',
    note: 'Name of the list of what differs.',
  },
  'pages.versions.block_new': {
    text: '{block}: added since',
    note: 'What became of a block. block: its kind, like “Text”.',
  },
  'pages.versions.block_gone': {
    text: '{block}: removed since',
    note: 'What became of a block. block: its kind.',
  },
  'pages.versions.block_changed': {
    text: '{block}: changed since',
    note: 'What became of a block. block: its kind.',
  },
  'pages.versions.block_moved': {
    text: '{block}: moved since',
    note: 'What became of a block. block: its kind.',
  },
  'pages.versions.section': {
    text: 'Section',
    note: 'A band of the page, in the list of what differs.',
  },
  'pages.versions.restore': {
    text: 'Restore',
    note: 'Button: makes the page as it was.',
  },
  'pages.versions.name': {
    text: 'Name this version',
    note: 'Button and title of a small window.',
  },
  'pages.versions.rename': {
    text: 'Rename this version',
    note: 'Button.',
  },
  'pages.versions.name_field': {
    text: 'Name',
    note: 'Field: the name of a version.',
  },
  'pages.versions.name_help': {
    text: 'Named versions are found again. An empty name takes it away.',
    note: 'Below the field.',
  },
  'pages.versions.restored': {
    text: 'The page is as it was',
    note: 'Short message after an old version was restored.',
  },
  'pages.versions.kept': {
    text: 'What was there before is among the versions.',
    note: 'Below the short message.',
  },
  'pages.versions.view': {
    text: 'The page on {at}',
    note: 'Title of the window that shows an old version. at: day and time.',
  },
  'pages.versions.frame': {
    text: '{title}, as it was',
    note: 'Name of the frame with an old version. title: of the page.',
  },
  'pages.previews.title': {
    text: 'Share a preview',
    note: 'Title of the window with links for outsiders; also in menus.',
  },
  'pages.previews.help': {
    text: 'A link shows what is not released yet to somebody without an account, until a day.',
    note: 'In the window with links for outsiders.',
  },
  'pages.previews.opens': {
    text: 'Opens for',
    note: 'Drop-down list: how long a link works.',
  },
  'pages.previews.days': {
    text: '{count, plural, one {# day} other {# days}}',
    note: 'How long a link works.',
  },
  'pages.previews.password': {
    text: 'Password',
    note: 'Field: asked for before the preview is shown.',
  },
  'pages.previews.password_short': {
    text: 'At least 4 characters.',
    note: 'Error at the field for the password of a link.',
  },
  'pages.previews.make': {
    text: 'Make link',
    note: 'Button.',
  },
  'pages.previews.made': {
    text: 'Link',
    note: 'Field with the link, to be copied.',
  },
  'pages.previews.made_help': {
    text: 'It is shown only now. Whoever has it sees the drafts.',
    note: 'Below the link.',
  },
  'pages.previews.another': {
    text: 'Make another',
    note: 'Button.',
  },
  'pages.previews.open_now': {
    text: 'Links that open now',
    note: 'Heading above the list of links.',
  },
  'pages.previews.until': {
    text: 'Opens until {at}',
    note: 'A link in the list. at: day and time.',
  },
  'pages.previews.by': {
    text: 'Made by {name}',
    note: 'Below a link in the list.',
  },
  'pages.previews.has_password': {
    text: 'Password',
    note: 'Badge of a link that asks for a password.',
  },
  'pages.previews.close': {
    text: 'Close the link that is open until {at}',
    note: 'Button for assistive technology: the link no longer opens.',
  },
  'pages.releases.title': {
    text: 'Releases',
    note: 'Title of the screen with everything that was made live, and its entry in the navigation.',
  },
  'pages.releases.help': {
    text: 'A release takes drafts live in one step. Each can be brought back as a whole.',
    note: 'Below the title of the screen.',
  },
  'pages.releases.tab': {
    text: 'Releases',
    note: 'Tab of the screen with releases.',
  },
  'pages.releases.all': {
    text: 'All releases',
    note: 'Heading above the list of releases.',
  },
  'pages.releases.empty': {
    text: 'Nothing has been released yet',
    note: 'The list of releases is empty.',
  },
  'pages.releases.empty_text': {
    text: 'Visitors see the site from its first release on.',
    note: 'Below: nothing has been released yet.',
  },
  'pages.releases.search': {
    text: 'Search releases',
    note: 'Field above the list of releases: by note or number.',
  },
  'pages.releases.no_match': { text: 'No release matches', note: 'In place of the rows, after a search.' },
  'pages.pending.title': {
    text: 'Not released yet',
    note: 'Heading above what differs from what visitors see.',
  },
  'pages.pending.legend': {
    text: 'What goes live',
    note: 'Above the list of changes in the window that releases.',
  },
  'pages.pending.all': {
    text: '{taken, number} of {total, number} chosen',
    note: 'Checkbox above the list of changes: chooses all.',
  },
  'pages.pending.styles': {
    text: 'Site styles',
    note: 'A change that waits for release: colours, fonts, header.',
  },
  'pages.pending.navigation': {
    text: 'Navigation',
    note: 'A change that waits for release.',
  },
  'pages.pending.redirects': {
    text: 'Redirects',
    note: 'A change that waits for release.',
  },
  'pages.pending.new': {
    text: 'New',
    note: 'Badge of a page that visitors have never seen.',
  },
  'pages.pending.changed': {
    text: 'Changed',
    note: 'Badge of something that differs from what visitors see.',
  },
  'pages.pending.deleted': {
    text: 'Deleted',
    note: 'Badge of a page that visitors will no longer see.',
  },
  'pages.release.title': {
    text: 'Release',
    note: 'Title of the window that takes drafts live; also in menus.',
  },
  'pages.release.short': {
    text: 'Release',
    note: 'Button that opens the window that takes drafts live.',
  },
  'pages.release.count': {
    text: 'Release {count, plural, one {# change} other {# changes}}',
    note: 'Button that opens the window that takes drafts live.',
  },
  'pages.release.waiting': {
    text: '{count, plural, one {# change waits} other {# changes wait}}',
    note: 'Name of the figure on the button “Release”.',
  },
  'pages.release.now': {
    text: 'Release now',
    note: 'Button.',
  },
  'pages.release.schedule': {
    text: 'Schedule',
    note: 'Button.',
  },
  'pages.release.nothing': {
    text: 'Everything is live',
    note: 'The window that takes drafts live has nothing to take.',
  },
  'pages.release.unsaved': {
    text: 'Your latest changes are not saved yet. What you release now will not have them.',
    note: 'Warning in the window that releases, over the editor of a page: the line is cut, or the server refuses what was done last.',
  },
  'pages.release.nothing_text': {
    text: 'Visitors see what you see.',
    note: 'Below: everything is live.',
  },
  'pages.release.lacking': {
    text: 'These pages show files that were deleted for good: {pages}',
    note: 'Warning in the window that releases: nothing is shown in place of the files. pages: titles of chosen pages, listed.',
  },
  'pages.release.note': {
    text: 'Note',
    note: 'Field: what this release is about.',
  },
  'pages.release.note_help': {
    text: 'For you and the others who work on the site.',
    note: 'Below the field.',
  },
  'pages.release.headings': {
    text: '{count, plural, one {Check the headings on one page} other {Check the headings on # pages}}',
    note: 'Title of a note in the window that releases. count: how many of the chosen pages.',
  },
  'pages.release.headings_help': {
    text: 'Screen readers and search engines find their way by headings. You can still release.',
    note: 'In the note, below its title.',
  },
  'pages.release.fault.heading_no_first': {
    text: 'no heading of level 1',
    note: 'In the note, behind the title of a page: what it lacks.',
  },
  'pages.release.fault.heading_skipped': {
    text: 'a level is skipped',
    note: 'In the note, behind the title of a page: what is wrong with its headings.',
  },
  'pages.release.when': {
    text: 'When',
    note: 'Above the choice between now and later.',
  },
  'pages.release.when_now': {
    text: 'Now',
    note: 'A choice.',
  },
  'pages.release.when_later': {
    text: 'At a time',
    note: 'A choice.',
  },
  'pages.release.at': {
    text: 'Day and time',
    note: 'Field.',
  },
  'pages.release.at_help': {
    text: 'In the time zone of the site, {zone}. Drafts go live as they are then.',
    note: 'Below the field. zone: name of a time zone, like Europe/Zurich.',
  },
  'pages.release.at_missing': {
    text: 'Choose a day and a time.',
    note: 'Error at the field.',
  },
  'pages.release.done': {
    text: 'Release {number, number} is live',
    note: 'Short message.',
  },
  'pages.release.moves': {
    text: '“{title}” moves along to {path}, as “{page}” takes its address. Nothing else of it goes live.',
    note: 'In the release dialog: a page that was not chosen gets its new address, as a chosen one takes the old one. title, page: titles.',
  },
  'pages.release.moved': {
    text: '“{title}” is now at {path}.',
    note: 'Below the short message that a release is live: a page that was not chosen and moved. path: like /contact.',
  },
  'pages.release.see': {
    text: 'See the site',
    note: 'Button of the short message.',
  },
  'pages.release.scheduled': {
    text: 'Release {number, number} is scheduled',
    note: 'Short message.',
  },
  'pages.release.cancelled': {
    text: 'The release was called off',
    note: 'Short message.',
  },
  'pages.release.rolled_back': {
    text: 'Visitors see release {to, number} again, as release {number, number}',
    note: 'Short message.',
  },
  'pages.release.nth': {
    text: 'Release {number, number}',
    note: 'Name of a release in the list.',
  },
  'pages.release.restores': {
    text: 'of {number, number}',
    note: 'Badge of a release that brought an earlier one back. number: of the earlier one.',
  },
  'pages.release.for': {
    text: 'For {at}',
    note: 'When a scheduled release goes live.',
  },
  'pages.releases.changes.title': {
    text: 'What it changed',
    note: 'Heading in the window with a release, above what it changed for visitors.',
  },
  'pages.releases.changes.first': {
    text: 'First release: {pages}',
    note: 'A line of the list of releases. pages: titles of pages, and how many more there are.',
  },
  'pages.releases.changes.added': {
    text: 'New: {pages}',
    note: 'What a release changed. pages: titles of pages that visitors had not seen before.',
  },
  'pages.releases.changes.changed': {
    text: 'Changed: {pages}',
    note: 'What a release changed. pages: titles of pages.',
  },
  'pages.releases.changes.renamed': {
    text: 'Renamed: {pages}',
    note: 'What a release changed. pages: old and new titles of pages, like “Contact → Find us”.',
  },
  'pages.releases.changes.removed': {
    text: 'Removed: {pages}',
    note: 'What a release changed. pages: titles of pages that visitors no longer see.',
  },
  'pages.releases.changes.was': {
    text: '{was} → {title}',
    note: 'A renamed page. was: its title before. title: its title now.',
  },
  'pages.release.more': {
    text: '{count, number} more',
    note: 'After titles of pages, in a sentence or a list of lines: how many others there are.',
  },
  'pages.releases.changes.site': {
    text: 'Whole site: {parts}',
    note: 'What a release changed beside single pages. parts: some of “styles”, “header”, “footer”, “navigation”, “redirects”.',
  },
  'pages.releases.changes.none': {
    text: 'No difference from the release before',
    note: 'What a release changed: nothing.',
  },
  'pages.releases.part.styles': {
    text: 'styles',
    note: 'In a list after “Whole site:”. Colours, fonts and shapes of the site.',
  },
  'pages.releases.part.header': {
    text: 'header',
    note: 'In a list after “Whole site:”. The top of every page.',
  },
  'pages.releases.part.footer': {
    text: 'footer',
    note: 'In a list after “Whole site:”. The foot of every page.',
  },
  'pages.releases.part.navigation': {
    text: 'navigation',
    note: 'In a list after “Whole site:”. The menus of the site.',
  },
  'pages.releases.part.redirects': {
    text: 'redirects',
    note: 'In a list after “Whole site:”. Old addresses that lead on.',
  },
  'pages.release.roll_back': {
    text: 'Roll back',
    note: 'Button: makes an earlier release live again.',
  },
  'pages.release.cancel': {
    text: 'Call off',
    note: 'Button: a scheduled release does not happen.',
  },
  'pages.release.state.live': {
    text: 'Live',
    note: 'State of a release.',
  },
  'pages.release.state.past': {
    text: 'Past',
    note: 'State of a release.',
  },
  'pages.release.state.scheduled': {
    text: 'Scheduled',
    note: 'State of a release.',
  },
  'pages.release.state.cancelled': {
    text: 'Called off',
    note: 'State of a release.',
  },
  'pages.release.column.release': {
    text: 'Release',
    note: 'Heading of a column in the list of releases.',
  },
  'pages.release.column.state': {
    text: 'State',
    note: 'Heading of a column in the list of releases.',
  },
  'pages.release.column.when': {
    text: 'When',
    note: 'Heading of a column in the list of releases.',
  },
  'pages.release.column.pages': {
    text: 'Pages',
    note: 'Heading of a column in the list of releases.',
  },
  'pages.release.column.do': {
    text: 'Actions',
    note: 'Heading of a column in the list of releases.',
  },
  'pages.roll_back.title': {
    text: 'Roll back to release {number, number}',
    note: 'Title of a window.',
  },
  'pages.roll_back.text': {
    text: 'Visitors see the whole site as it was on {at}. Your drafts stay as they are.',
    note: 'In the window that rolls back.',
  },
  'pages.roll_back.opened': {
    text: 'Will open to everybody, without a password: {pages}',
    note: 'Warning in the window that rolls back: pages that ask for a password now. pages: their titles, listed.',
  },
  'pages.roll_back.sought': {
    text: 'Search engines may show again: {pages}',
    note: 'Warning in the window that rolls back: pages that search engines are told to leave out now. pages: their titles, listed.',
  },
  'pages.roll_back.locked': {
    text: 'Will ask for the password they had then: {pages}',
    note: 'Warning in the window that rolls back: pages that would ask for a password again that has been changed or taken away since. pages: their titles, listed.',
  },
  'pages.roll_back.returned': {
    text: 'Removed since, and back on the site: {pages}',
    note: 'Warning in the window that rolls back: pages that were taken off the site since. pages: their titles, listed.',
  },
  'pages.roll_back.lacking': {
    text: 'Without files that were deleted for good since: {pages}',
    note: 'Warning in the window that rolls back: pages that show files which were deleted for good. pages: their titles, listed.',
  },
  'pages.roll_back.reason': {
    text: 'Reason',
    note: 'Field in the window that rolls back.',
  },
  'pages.roll_back.reason_help': {
    text: 'Kept with the release.',
    note: 'Below the field.',
  },
} as const

/** Where old addresses lead. */
export const redirects = {
  'refusal.pages.redirect_from': {
    text: 'Begin with a slash, like /old-menu, without spaces.',
    note: 'At the field for the old address of a redirect.',
  },
  'refusal.pages.redirect_own': {
    text: 'The site itself answers at this address, so a redirect from it would never be followed.',
    note: 'At the field for the old address of a redirect, or beside a line of a file. The address is /robots.txt, for example.',
  },
  'refusal.pages.redirect_to': {
    text: 'Enter an address of this site, like /menu, or a whole one with https://.',
    note: 'At the field for the new address of a redirect.',
  },
  'refusal.pages.redirect_loop': {
    text: 'This would lead in a circle.',
    note: 'At the field for the new address of a redirect.',
  },
  'refusal.pages.redirect_taken': {
    text: 'This address has a redirect already. Delete that one first.',
    note: 'At the field for the old address of a redirect.',
  },
  'refusal.pages.redirect_pattern': {
    text: 'Put [name] in place of one whole part, each name once, and * only at the end, like /blog/[name] or /old/*.',
    note: 'At the field for the old address of a redirect, or beside a line of a file.',
  },
  'refusal.pages.redirect_unsaid': {
    text: 'The new address uses a [name] or * that the old one does not have.',
    note: 'At the field for the new address of a redirect, or beside a line of a file.',
  },
  'refusal.pages.redirect_kind': {
    text: 'The kind is 301 (for good) or 302 (for now).',
    note: 'Beside a line of a file with redirects.',
  },
  'refusal.pages.redirect_long': {
    text: 'This line is too long for an address.',
    note: 'Beside a line of a file with redirects.',
  },
  'refusal.pages.redirect_tangled': {
    text: 'The site’s patterns lead through each other too often for this line to be checked. Import fewer lines at once.',
    note: 'Beside a line of a file with redirects, of a site where hundreds of redirects with [name] or * lead to each other.',
  },
  'refusal.pages.redirects_many': {
    text: 'A site has at most {most, number} redirects, {patterns, number} of them with [name] or *.',
    note: 'Adding or importing redirects.',
  },
  'refusal.pages.redirects_none': {
    text: 'There is no redirect in this file.',
    note: 'Importing redirects from an empty file.',
  },
  'refusal.pages.redirects_quote': {
    text: 'A quotation mark opens here and is never closed.',
    note: 'Beside a line of a file with redirects.',
  },
  'pages.redirects.title': {
    text: 'Redirects',
    note: 'Tab and name of the table with redirects.',
  },
  'pages.redirects.help': {
    text: 'An old address leads visitors on to a new one. When the address of a page changes, a redirect is written by itself. Changes are seen with the next release.',
    note: 'Above the table with redirects.',
  },
  'pages.redirects.empty': {
    text: 'No redirects',
    note: 'The table with redirects is empty.',
  },
  'pages.redirects.empty_text': {
    text: 'Add one for an address that people still have from before.',
    note: 'Below: no redirects.',
  },
  'pages.redirects.add': {
    text: 'Add redirect',
    note: 'Button and title of a window.',
  },
  'pages.redirects.from': {
    text: 'Old address',
    note: 'Column and field.',
  },
  'pages.redirects.from_help': {
    text: 'On this site: /old-menu',
    note: 'Below the field.',
  },
  'pages.redirects.to': {
    text: 'Leads to',
    note: 'Column and field.',
  },
  'pages.redirects.to_help': {
    text: 'On this site, like /menu, or a whole address.',
    note: 'Below the field.',
  },
  'pages.redirects.kind': {
    text: 'Kind',
    note: 'Column and field: for good, or for now.',
  },
  'pages.redirects.status_301': {
    text: 'For good (301)',
    note: 'Kind of redirect.',
  },
  'pages.redirects.status_302': {
    text: 'For now (302)',
    note: 'Kind of redirect.',
  },
  'pages.redirects.automatic': {
    text: 'Automatic',
    note: 'Badge of a redirect that was written by itself.',
  },
  'pages.redirects.import': {
    text: 'Import',
    note: 'Button above the table with redirects; opens a window.',
  },
  'pages.redirects.export': {
    text: 'Export',
    note: 'Button above the table with redirects; saves a file.',
  },
  'pages.redirects.import_title': {
    text: 'Import redirects',
    note: 'Title of a window.',
  },
  'pages.redirects.file': {
    text: 'A file with redirects',
    note: 'Name of the place to drop a file on.',
  },
  'pages.redirects.file_help': {
    text: 'A CSV file with old address, new address and 301 or 302 in each line. [name] stands for one part of an address, * at the end for the rest.',
    note: 'Below the place to drop a file on.',
  },
  'pages.redirects.file_unread': {
    text: 'This file is not text in UTF-8. Save it as CSV (UTF-8) and try again.',
    note: 'A file could not be read.',
  },
  'pages.redirects.found': {
    text: '{added, plural, =0 {No new redirects} one {One new redirect} other {# new redirects}}, {changed, plural, =0 {none changed} one {one changed} other {# changed}}, {same, plural, =0 {none as before} one {one as before} other {# as before}}',
    note: 'What a file with redirects would do.',
  },
  'pages.redirects.faults': {
    text: '{count, plural, one {One line is not taken} other {# lines are not taken}}',
    note: 'Title of the list of lines that are wrong.',
  },
  'pages.redirects.fault_line': {
    text: 'Line {line, number}: {message}',
    note: 'One line of a file that is wrong. message: a sentence.',
  },
  'pages.redirects.faults_more': {
    text: '{count, plural, one {and one more} other {and # more}}',
    note: 'Below the first wrong lines of a file.',
  },
  'pages.redirects.imported': {
    text: '{count, plural, one {One redirect imported} other {# redirects imported}}',
    note: 'Short message.',
  },
  'pages.redirects.since': {
    text: 'Since',
    note: 'Column.',
  },
  'pages.redirects.search': {
    text: 'Search redirects',
    note: 'Field above the table with redirects.',
  },
  'pages.redirects.maker': {
    text: 'Created',
    note: 'Filter above the table with redirects: automatically, or by hand.',
  },
  'pages.redirects.by_hand': {
    text: 'Manual',
    note: 'Filter above the table with redirects: somebody added them.',
  },
  'pages.redirects.no_match': {
    text: 'No redirect matches',
    note: 'In place of the rows, after a search.',
  },
  'pages.redirects.delete': {
    text: 'Delete the redirect from {from}',
    note: 'Button. from: an address.',
  },
  'pages.redirects.deleted_count': {
    text: '{count, plural, one {Redirect deleted} other {# redirects deleted}}',
    note: 'Short message.',
  },
  'pages.redirects.delete_chosen': {
    text: 'Delete',
    note: 'Button: deletes the redirects that are selected.',
  },
  'pages.redirects.not_all_back': {
    text: '{count, plural, one {One redirect could not be put back} other {# redirects could not be put back}}',
    note: 'Short message, after the deletion of redirects was undone.',
  },
  'pages.redirects.added': {
    text: 'Redirect added',
    note: 'Short message.',
  },
  'pages.redirects.when': {
    text: 'Visitors meet it from the next release on.',
    note: 'Below the short message.',
  },
} as const

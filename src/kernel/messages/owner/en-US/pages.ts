/** Pages: the tree, the editor’s surroundings, the navigation and the trash. */
export const pages = {
  'refusal.pages.slug_taken': {
    text: 'Another page has this address. Choose another one.',
    note: 'At the field for a page’s address.',
  },
  'refusal.pages.parent_not_a_folder': {
    text: 'Only a folder can hold pages.',
    note: 'A page was put into something that is no folder.',
  },
  'refusal.pages.folder_in_folder': {
    text: 'A folder cannot stand in another folder.',
    note: 'A folder was put into a folder.',
  },
  'refusal.pages.link_target': {
    text: 'Say where the link leads.',
    note: 'At the field for the target of a link in the navigation.',
  },
  'refusal.pages.link_unsafe': {
    text: 'This is no address that a link can lead to. Begin with https:// or with /.',
    note: 'At the field for the target of a link in the navigation.',
  },
  'refusal.pages.not_a_home': {
    text: 'Only a page with content of its own can be the home page.',
    note: 'A folder or link was to become the home page.',
  },
  'refusal.pages.not_a_not_found': {
    text: 'Choose a page with an address that is not the home page.',
    note: 'A page cannot stand in the place of “not found”.',
  },
  'refusal.pages.home_stays': {
    text: 'The home page cannot be deleted. Make another page the home page first.',
    note: 'Somebody tried to delete the home page.',
  },
  'refusal.pages.one_page_only': {
    text: 'This site is one page. To add more, make it a classic site in its settings.',
    note: 'Adding, duplicating, restoring or moving a page on a site that is a cover page or a parking page. “Classic” is a website type.',
  },
  'refusal.pages.patch_malformed': {
    text: 'This change could not be read. Reload the page and try again.',
    note: 'A change to a page arrived damaged.',
  },
  'refusal.pages.newer': {
    text: 'This page was saved by a newer version of Portico and can only be looked at. Reload to edit it.',
    note: 'Saving or restoring a page while this server is older than the one that saved it last.',
  },
  'refusal.pages.style_colour': {
    text: 'Enter a color like #17625f.',
    note: 'A colour of the site styles was not a colour.',
  },
  'refusal.pages.style_invalid': {
    text: 'The site styles cannot have this value.',
    note: 'A change of the site styles was refused.',
  },
  'refusal.pages.template_unknown': {
    text: 'This template is no longer offered. Choose another one.',
    note: 'Making a site from a template that is gone.',
  },
  'pages.copy_of': {
    text: 'Copy of {title}',
    note: 'Title of a page made by duplicating another.',
  },
  'pages.no_answer': {
    text: 'Nobody answered. Check the connection and try again.',
    note: 'A call to the server did not get through.',
  },
  'pages.read_failed': {
    text: 'This could not be read',
    note: 'Shown in place of a list when the server did not answer.',
  },
  'pages.reading_only': {
    text: 'You can look at this page. Changing it takes a role that edits pages.',
    note: 'Above a page for somebody who may not change it.',
  },
  'pages.saving': {
    text: 'Saving…',
    note: 'At the foot of a panel whose changes are stored by themselves.',
  },
  'pages.saved': {
    text: 'Saved',
    note: 'At the foot of a panel whose changes are stored by themselves.',
  },
  'pages.saves_itself': {
    text: 'Changes are saved by themselves',
    note: 'At the foot of a panel, before anything was changed.',
  },
  'pages.kept_here': {
    text: 'Kept in this browser until the line is back',
    note: 'At the foot of a panel whose changes are stored by themselves, while the server cannot be reached.',
  },
  'pages.changed_by': {
    text: '{name}, {ago}',
    note: 'Who changed a page, and when: Mira Okafor, 3 hours ago.',
  },
  'pages.open': {
    text: 'Open',
    note: 'Button of a short message: opens the page it is about.',
  },
  'pages.tree.title': {
    text: 'Pages',
    note: 'Title of the screen with all pages of a site, and its entry in the navigation.',
  },
  'pages.tree.help': {
    text: 'Move pages to put them in order. What you change is seen by visitors with the next release.',
    note: 'Below the title of the screen with all pages.',
  },
  'pages.tree.empty': {
    text: 'This site has no pages',
    note: 'All pages are in the trash.',
  },
  'pages.tree.empty_text': {
    text: 'Add one, or take one out of the trash.',
    note: 'Below: this site has no pages.',
  },
  'pages.one.help': {
    text: 'What you change on the page is seen by visitors with the next release.',
    note: 'Below the title of the screen with the pages, where the site is one page alone.',
  },
  'pages.one.2': {
    text: 'This site is a cover page: one page without navigation',
    note: 'Above the one page of a site whose website type is “Cover page”.',
  },
  'pages.one.3': {
    text: 'This site is a parking page: one page for your domain',
    note: 'Above the one page of a site whose website type is “Parking page”.',
  },
  'pages.one.text': {
    text: 'With another type it can have more pages.',
    note: 'Below: this site is a cover page, or a parking page. For who may change the website type.',
  },
  'pages.one.action': {
    text: 'Change the type',
    note: 'Link beside the sentence before; leads to the website type in the settings.',
  },
  'pages.search': {
    text: 'Search pages',
    note: 'Search box above the tree of pages.',
  },
  'pages.none_found': {
    text: 'No page fits',
    note: 'A search among the pages found nothing.',
  },
  'pages.none_found.clear': {
    text: 'Show all pages',
    note: 'Button: takes the search away.',
  },
  'pages.none_found_here': {
    text: 'None here',
    note: 'A part of the tree in which a search found nothing.',
  },
  'pages.nav.main': {
    text: 'Main navigation',
    note: 'Heading of the pages in the main navigation; also a choice of where a page goes.',
  },
  'pages.nav.main_help': {
    text: 'At the top of every page',
    note: 'After the heading “Main navigation”.',
  },
  'pages.nav.main_empty': {
    text: 'Move pages here to show them at the top of every page.',
    note: 'The main navigation has no entries.',
  },
  'pages.nav.footer': {
    text: 'Footer navigation',
    note: 'Heading of the pages in the footer’s navigation; also a choice of where a page goes.',
  },
  'pages.nav.footer_help': {
    text: 'At the foot of every page',
    note: 'After the heading “Footer navigation”.',
  },
  'pages.nav.footer_empty': {
    text: 'Move pages here to show them at the foot of every page: imprint, privacy, terms.',
    note: 'The footer’s navigation has no entries.',
  },
  'pages.nav.none': {
    text: 'Not linked',
    note: 'Heading of the pages that stand in no navigation; also a choice of where a page goes.',
  },
  'pages.nav.none_help': {
    text: 'Reached by links and by address',
    note: 'After the heading “Not linked”.',
  },
  'pages.nav.none_empty': {
    text: 'Pages that stand in no navigation will be here.',
    note: 'There is no page outside of the navigation.',
  },
  'pages.state.new': {
    text: 'New',
    note: 'Badge of a page that visitors have never seen.',
  },
  'pages.state.changed': {
    text: 'Changed',
    note: 'Badge of a page that differs from what visitors see.',
  },
  'pages.sign.hidden': {
    text: 'Hidden from the navigation',
    note: 'Name of a small sign beside a page.',
  },
  'pages.sign.password': {
    text: 'Behind a password',
    note: 'Name of a small sign beside a page.',
  },
  'pages.sign.nav_title': {
    text: '“{title}” in the navigation',
    note: 'After the title of a page in the tree of pages, where the navigation calls it otherwise. title: what it calls it.',
  },
  'pages.sign.home': {
    text: 'Home page',
    note: 'Beside the page that visitors come to first.',
  },
  'pages.menu.label': {
    text: 'More about {title}',
    note: 'Button with three dots beside a page. title: of the page.',
  },
  'pages.menu.settings': {
    text: 'Settings of {title}',
    note: 'Button with a cog beside a page. title: of the page.',
  },
  'pages.menu.edit': {
    text: 'Edit page',
    note: 'In the menu of a page: opens it in the editor.',
  },
  'pages.menu.duplicate': {
    text: 'Duplicate',
    note: 'In the menu of a page: makes a page like it.',
  },
  'pages.menu.hide': {
    text: 'Hide from navigation',
    note: 'In the menu of a page.',
  },
  'pages.menu.unhide': {
    text: 'Show in navigation',
    note: 'In the menu of a page that is hidden.',
  },
  'pages.menu.move': {
    text: 'Move to',
    note: 'In the menu of a page, above the places of the navigation.',
  },
  'pages.menu.home': {
    text: 'Make home page',
    note: 'In the menu of a page: visitors come to it first.',
  },
  'pages.menu.trash': {
    text: 'Move to trash',
    note: 'In the menu of a page.',
  },
  'pages.menu.trash_home': {
    text: 'Make another page the home page first',
    note: 'In the menu of the home page, below “Move to trash”.',
  },
  'pages.duplicated': {
    text: '“{title}” added',
    note: 'Short message after a page was duplicated. title: of the new page.',
  },
  'pages.home_set': {
    text: '“{title}” is the home page now',
    note: 'Short message. title: of the page.',
  },
  'pages.add': {
    text: 'Add page',
    note: 'Button above the tree of pages.',
  },
  'pages.add.title': {
    text: 'Add to the site',
    note: 'Title of the window that makes a page, folder or link.',
  },
  'pages.add.kind': {
    text: 'What',
    note: 'Above the choice between a page, a folder and a link.',
  },
  'pages.kind.layout': {
    text: 'Page',
    note: 'A page with content of its own.',
  },
  'pages.kind.layout_help': {
    text: 'Sections and blocks',
    note: 'Below the choice “Page”.',
  },
  'pages.kind.cover': {
    text: 'Cover page',
    note: 'A page of its own, without the header and footer of the site.',
  },
  'pages.kind.cover_help': {
    text: 'Alone, without header and footer',
    note: 'Below the choice “Cover page”.',
  },
  'pages.kind.folder': {
    text: 'Folder',
    note: 'An entry of the navigation that opens to others.',
  },
  'pages.kind.folder_help': {
    text: 'Holds other pages',
    note: 'Below the choice “Folder”.',
  },
  'pages.kind.link': {
    text: 'Link',
    note: 'An entry of the navigation that leads elsewhere.',
  },
  'pages.kind.link_help': {
    text: 'Leads elsewhere',
    note: 'Below the choice “Link”.',
  },
  'pages.add.place': {
    text: 'Where',
    note: 'Drop-down list: the place in the navigation, or a folder.',
  },
  'pages.add.in_folder': {
    text: 'In the folder {title}',
    note: 'In a drop-down list of places. title: of the folder.',
  },
  'pages.add.make_layout': {
    text: 'Add page',
    note: 'Button of the window that makes a page.',
  },
  'pages.add.make_cover': {
    text: 'Add cover page',
    note: 'Button that makes a cover page.',
  },
  'pages.add.make_folder': {
    text: 'Add folder',
    note: 'Button of the window that makes a folder.',
  },
  'pages.add.make_link': {
    text: 'Add link',
    note: 'Button of the window that makes a link.',
  },
  'pages.trash.title': {
    text: 'Trash',
    note: 'Button and title of the panel with pages that were thrown away.',
  },
  'pages.trash.help': {
    text: 'Pages stay here for 30 days.',
    note: 'In the panel with pages that were thrown away.',
  },
  'pages.trash.empty': {
    text: 'The trash is empty',
    note: 'In the panel with pages that were thrown away.',
  },
  'pages.trash.empty_text': {
    text: 'Pages that you delete stay here for 30 days.',
    note: 'Below: the trash is empty.',
  },
  'pages.trash.search': { text: 'Search the trash', note: 'Field above the pages in the trash.' },
  'pages.trash.no_match': {
    text: 'No page matches',
    note: 'In place of the pages in the trash, after a search.',
  },
  'pages.trash.until': {
    text: 'Deleted {ago}{who, select, other { by {who}}}. Gone for good on {day}',
    note: 'Below a page in the trash.',
  },
  'pages.trash.restore': {
    text: 'Restore',
    note: 'Button beside a page in the trash.',
  },
  'pages.trash.restored': {
    text: '“{title}” restored',
    note: 'Short message after a page was taken out of the trash.',
  },
  'pages.trash.done': {
    text: '“{title}” moved to the trash',
    note: 'Short message; beside it stands Undo.',
  },
  'pages.trash.kept': {
    text: 'Visitors see it until the next release.',
    note: 'Below the short message after a page was thrown away.',
  },
  'pages.trash.linked': {
    text: '{others, plural, =0 {“{first}” still links to it.} one {“{first}” and one more page still link to it.} other {“{first}” and # more pages still link to it.}}',
    note: 'Below the short message after a page was thrown away. first: title of a page that links to it.',
  },
  'pages.linked.title': {
    text: 'Links to “{title}”',
    note: 'Title of a window with the places that link to a page; title: of the page.',
  },
  'pages.linked.trash_title': {
    text: 'Move “{title}” to the trash?',
    note: 'Title of a window before a page that is linked is thrown away.',
  },
  'pages.linked.trash_text': {
    text: 'Links lead to this page. From the next release on they lead nowhere, unless they are changed first.',
    note: 'In the window before a page that is linked is thrown away; the places follow.',
  },
  'pages.linked.header': {
    text: 'Header of the site',
    note: 'In a list of places that link to a page: a button or the announcement in the header.',
  },
  'pages.linked.header_help': {
    text: 'Press the header on a page to change it',
    note: 'Below “Header of the site” in a list of places that link to a page.',
  },
  'pages.linked.none': {
    text: 'No link leads to this page.',
    note: 'In the window with the places that link to a page.',
  },
  'pages.linked.open': {
    text: 'Where linked',
    note: 'Button beside a page in the trash: shows the places that link to it.',
  },
  'pages.editor.title': {
    text: 'Edit page',
    note: 'Title of the window with the editor.',
  },
  'pages.editor.back': {
    text: 'All pages',
    note: 'Button and link that lead from the editor to the list of pages.',
  },
  'pages.editor.other': {
    text: 'Another page',
    note: 'Button that opens the list of pages to go to.',
  },
  'pages.editor.open': {
    text: 'Go to {title}',
    note: 'In the list of commands. title: of a page.',
  },
  'pages.namesake': {
    text: '{title} ({place})',
    note: 'A page’s title in a list, where another page has the same one. title: the title. place: its folder and address, or what it is and where it stands.',
  },
  'pages.editor.more': {
    text: 'More',
    note: 'Button with three dots in the editor.',
  },
  'pages.editor.settings': {
    text: 'Page settings',
    note: 'In menus: opens what a page says of itself.',
  },
  'pages.editor.preview': {
    text: 'Open preview',
    note: 'In menus: opens the drafts in a new tab, as a visitor would see them.',
  },
  'pages.editor.opening': {
    text: 'Opening the page…',
    note: 'Read out while the editor opens.',
  },
  'pages.editor.missing': {
    text: 'This page is not here',
    note: 'The editor was opened for a page that is gone.',
  },
  'pages.editor.missing_text': {
    text: 'It may be in the trash.',
    note: 'Below: this page is not here.',
  },
  'pages.editor.no_content': {
    text: 'This entry has no content of its own',
    note: 'The editor was opened for a folder or link.',
  },
  'pages.editor.no_content_text': {
    text: 'Its settings are in the list of pages.',
    note: 'Below: this entry has no content of its own.',
  },
  'pages.editor.newer': {
    text: 'This page was saved by a newer version and can only be looked at. Reload to edit it.',
    note: 'Above a page in the editor.',
  },
  'pages.editor.site_reading': {
    text: 'This site is read-only until its plan is renewed.',
    note: 'Above a page in the editor.',
  },
} as const

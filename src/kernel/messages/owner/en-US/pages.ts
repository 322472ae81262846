/** Pages: the tree, the editor’s surroundings, versions, releases, redirects, previews. */
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
  'refusal.pages.patch_malformed': {
    text: 'This change could not be read. Reload the page and try again.',
    note: 'A change to a page arrived damaged.',
  },
  'refusal.pages.version_unknown': {
    text: 'This page is older on the server than here. Reload it to go on.',
    note: 'The database was restored from a backup while somebody edited a page.',
  },
  'refusal.pages.version_broken': {
    text: 'This version can no longer be brought back: a kind of block on it has changed since.',
    note: 'Restoring an old version of a page.',
  },
  'refusal.pages.newer': {
    text: 'This page was saved by a newer version of Portico and can only be looked at. Reload to edit it.',
    note: 'Saving or restoring a page while this server is older than the one that saved it last.',
  },
  'refusal.pages.release_unverified': {
    text: 'Confirm your email address before you release.',
    note: 'Releasing needs a confirmed email address.',
  },
  'refusal.pages.release_time_past': {
    text: 'Choose a time that is still to come.',
    note: 'At the field for the time of a scheduled release.',
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
  'refusal.pages.redirect_from': {
    text: 'Begin with a slash, like /old-menu, without spaces.',
    note: 'At the field for the old address of a redirect.',
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
  'refusal.pages.style_colour': {
    text: 'Enter a colour like #17625f.',
    note: 'A colour of the site styles was not a colour.',
  },
  'refusal.pages.style_invalid': {
    text: 'The site styles cannot have this value.',
    note: 'A change of the site styles was refused.',
  },
  'refusal.pages.preview_many': {
    text: 'There are {most, number} open preview links. Close one first.',
    note: 'Making one more preview link.',
  },
  'refusal.pages.template_unknown': {
    text: 'This template is no longer offered. Choose another one.',
    note: 'Making a site from a template that is gone.',
  },
  'timeline.pages.released': {
    text: 'Release {number, number} went live: {pages, plural, one {# page} other {# pages}}',
    note: 'What happened to a site.',
  },
  'timeline.pages.rolled_back': {
    text: 'Rolled back to release {to, number}, as release {number, number}',
    note: 'What happened to a site.',
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
  'pages.again': {
    text: 'Try again',
    note: 'Button after something could not be read.',
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
    text: 'Drag pages to put them in order. What you change is seen by visitors with the next release.',
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
    text: 'at the top of every page',
    note: 'After the heading “Main navigation”.',
  },
  'pages.nav.main_empty': {
    text: 'Drag pages here to show them at the top of every page.',
    note: 'The main navigation has no entries.',
  },
  'pages.nav.footer': {
    text: 'Footer navigation',
    note: 'Heading of the pages in the footer’s navigation; also a choice of where a page goes.',
  },
  'pages.nav.footer_help': {
    text: 'at the foot of every page',
    note: 'After the heading “Footer navigation”.',
  },
  'pages.nav.footer_empty': {
    text: 'Drag pages here to show them at the foot of every page: imprint, privacy, terms.',
    note: 'The footer’s navigation has no entries.',
  },
  'pages.nav.none': {
    text: 'Not linked',
    note: 'Heading of the pages that stand in no navigation; also a choice of where a page goes.',
  },
  'pages.nav.none_help': {
    text: 'reached by links and by address',
    note: 'After the heading “Not linked”.',
  },
  'pages.nav.none_empty': {
    text: 'Pages that stand in no navigation will be here.',
    note: 'There is no page outside of the navigation.',
  },
  'pages.footer.edit': {
    text: 'Edit the footer',
    note: 'Button below the footer’s navigation: opens the footer in the editor.',
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
    text: 'Pages that are thrown away stay here for 30 days.',
    note: 'Below: the trash is empty.',
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
  'pages.settings.title': {
    text: 'Settings of {title}',
    note: 'Title of the panel with what a page says of itself.',
  },
  'pages.settings.save': {
    text: 'Save',
    note: 'Button of the panel with a page’s settings.',
  },
  'pages.settings.saved': {
    text: 'Settings saved. Visitors see them with the next release.',
    note: 'Short message.',
  },
  'pages.settings.search': {
    text: 'In search results',
    note: 'Heading in the panel with a page’s settings.',
  },
  'pages.settings.more': {
    text: 'More',
    note: 'Part of the panel with a page’s settings that can be opened.',
  },
  'pages.field.title': {
    text: 'Title',
    note: 'Field: the title of a page.',
  },
  'pages.field.title_footer': {
    text: 'Only you see it.',
    note: 'Below the field for the title of the footer.',
  },
  'pages.field.nav_title': {
    text: 'Title in the navigation',
    note: 'Field: a shorter title for the navigation.',
  },
  'pages.field.nav_title_help': {
    text: 'A shorter one, where the title is long.',
    note: 'Below the field.',
  },
  'pages.field.slug': {
    text: 'Address',
    note: 'Field: the address of a page.',
  },
  'pages.field.slug_help': {
    text: 'Short and in small letters: opening-hours',
    note: 'Below the field for a page’s address.',
  },
  'pages.field.slug_redirect': {
    text: 'From the next release on, {from} leads here: visitors who have the old address arrive.',
    note: 'Below the field for a page’s address, once it was changed. from: the old address.',
  },
  'pages.field.slug_home': {
    text: 'The home page stands at the root of the site.',
    note: 'In place of the field for the address.',
  },
  'pages.field.not_found': {
    text: 'Show it where an address does not exist',
    note: 'Choice: the page stands in the place of “not found”.',
  },
  'pages.field.not_found_help': {
    text: 'In place of the page that comes with Portico. Search engines leave it out.',
    note: 'Below the choice “Show it where an address does not exist”.',
  },
  'pages.field.home': {
    text: 'Home page',
    note: 'Checkbox: visitors come to this page first.',
  },
  'pages.field.home_help': {
    text: 'Visitors come here first. The present home page gets an address of its own.',
    note: 'Below the checkbox.',
  },
  'pages.field.hidden': {
    text: 'Hide from the navigation',
    note: 'Checkbox in a page’s settings.',
  },
  'pages.field.hidden_help': {
    text: 'It can still be opened by its address.',
    note: 'Below the checkbox.',
  },
  'pages.field.hidden_help_short': {
    text: 'Visitors do not see it.',
    note: 'Below the checkbox, for a folder or link.',
  },
  'pages.field.href': {
    text: 'Leads to',
    note: 'Field: the target of a link in the navigation.',
  },
  'pages.field.href_help': {
    text: 'A whole address, like https://example.com, or one of this site, like /menu.',
    note: 'Below the field.',
  },
  'pages.field.new_tab': {
    text: 'Open in a new tab',
    note: 'Checkbox of a link in the navigation.',
  },
  'pages.field.seo_title': {
    text: 'Title in search results',
    note: 'Field in a page’s settings.',
  },
  'pages.field.description': {
    text: 'Description',
    note: 'Field in a page’s settings.',
  },
  'pages.field.description_help': {
    text: 'One or two sentences that say why to come here. Left empty, the page’s first words stand there.',
    note: 'Below the field.',
  },
  'pages.field.noindex': {
    text: 'Keep out of search engines',
    note: 'Checkbox in a page’s settings.',
  },
  'pages.field.noindex_help': {
    text: 'It is not listed in the site map either.',
    note: 'Below the checkbox.',
  },
  'pages.field.social': {
    text: 'Picture when shared',
    note: 'Heading in a page’s settings.',
  },
  'pages.field.social_help': {
    text: 'Shown where the address is shared. Left out, the first picture of the page stands there.',
    note: 'Below the heading.',
  },
  'pages.field.social_choose': {
    text: 'Choose a picture',
    note: 'Button.',
  },
  'pages.field.social_other': {
    text: 'Choose another',
    note: 'Button.',
  },
  'pages.field.social_remove': {
    text: 'Remove the picture',
    note: 'Button.',
  },
  'pages.field.header': {
    text: 'Header',
    note: 'Drop-down list: whether the page has the site’s header.',
  },
  'pages.field.footer': {
    text: 'Footer',
    note: 'Drop-down list: whether the page has the site’s footer.',
  },
  'pages.field.show': {
    text: 'Show',
    note: 'In a drop-down list.',
  },
  'pages.field.hide': {
    text: 'Hide',
    note: 'In a drop-down list.',
  },
  'pages.field.password_on': {
    text: 'Ask for a password',
    note: 'Checkbox in a page’s settings.',
  },
  'pages.field.password_help': {
    text: 'Visitors enter it before they see the page.',
    note: 'Below the checkbox.',
  },
  'pages.field.password': {
    text: 'Password',
    note: 'Field in a page’s settings.',
  },
  'pages.field.password_keep': {
    text: 'Leave it empty to keep the present one.',
    note: 'Below the field.',
  },
  'pages.search_preview.label': {
    text: 'How it may look in search results',
    note: 'Name of a small drawing of a search result.',
  },
  'pages.search_preview.none': {
    text: 'The page’s first words.',
    note: 'In a drawing of a search result, where a page has no description.',
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
  'pages.header.title': {
    text: 'Header of the site',
    note: 'Title of the panel with what the site’s header looks like.',
  },
  'pages.header.look': {
    text: 'Look',
    note: 'Heading in the panel of the header.',
  },
  'pages.header.layout': {
    text: 'Layout',
    note: 'Drop-down list: how logo, navigation and buttons stand.',
  },
  'pages.header.layout.logo-left': {
    text: 'Logo left, navigation right',
    note: 'A layout of the header.',
  },
  'pages.header.layout.logo-left-nav-left': {
    text: 'Logo left, navigation beside it',
    note: 'A layout of the header.',
  },
  'pages.header.layout.logo-left-nav-center': {
    text: 'Logo left, navigation centred',
    note: 'A layout of the header.',
  },
  'pages.header.layout.logo-center': {
    text: 'Logo centred',
    note: 'A layout of the header.',
  },
  'pages.header.layout.logo-center-stacked': {
    text: 'Logo centred, navigation below',
    note: 'A layout of the header.',
  },
  'pages.header.layout.logo-center-split': {
    text: 'Logo between two halves',
    note: 'A layout of the header.',
  },
  'pages.header.layout.nav-left-logo-center': {
    text: 'Navigation left, logo centred',
    note: 'A layout of the header.',
  },
  'pages.header.layout.logo-right': {
    text: 'Logo right',
    note: 'A layout of the header.',
  },
  'pages.header.layout.minimal': {
    text: 'Logo and menu button',
    note: 'A layout of the header.',
  },
  'pages.header.layout.sidebar': {
    text: 'At the side',
    note: 'A layout of the header.',
  },
  'pages.header.theme': {
    text: 'Colours',
    note: 'Drop-down list: one of the ten themes made from the palette.',
  },
  'pages.theme.paper': {
    text: 'Paper',
    note: 'A colour theme made from the palette: ground, and how strong the words are.',
  },
  'pages.theme.paper-bold': {
    text: 'Paper, bold',
    note: 'A colour theme made from the palette: ground, and how strong the words are.',
  },
  'pages.theme.tint': {
    text: 'Tint',
    note: 'A colour theme made from the palette: ground, and how strong the words are.',
  },
  'pages.theme.tint-bold': {
    text: 'Tint, bold',
    note: 'A colour theme made from the palette: ground, and how strong the words are.',
  },
  'pages.theme.accent': {
    text: 'Accent',
    note: 'A colour theme made from the palette: ground, and how strong the words are.',
  },
  'pages.theme.accent-bold': {
    text: 'Accent, bold',
    note: 'A colour theme made from the palette: ground, and how strong the words are.',
  },
  'pages.theme.shade': {
    text: 'Shade',
    note: 'A colour theme made from the palette: ground, and how strong the words are.',
  },
  'pages.theme.shade-bold': {
    text: 'Shade, bold',
    note: 'A colour theme made from the palette: ground, and how strong the words are.',
  },
  'pages.theme.ink': {
    text: 'Ink',
    note: 'A colour theme made from the palette: ground, and how strong the words are.',
  },
  'pages.theme.ink-bold': {
    text: 'Ink, bold',
    note: 'A colour theme made from the palette: ground, and how strong the words are.',
  },
  'pages.header.sticky': {
    text: 'While scrolling',
    note: 'Drop-down list: whether the header stays.',
  },
  'pages.header.sticky.none': {
    text: 'Leaves with the page',
    note: 'The header scrolls away.',
  },
  'pages.header.sticky.always': {
    text: 'Stays at the top',
    note: 'The header is always seen.',
  },
  'pages.header.sticky.on-scroll-up': {
    text: 'Comes back on scrolling up',
    note: 'The header is seen again on scrolling up.',
  },
  'pages.header.transparent': {
    text: 'Over the first section',
    note: 'Switch: the header lies over the first section, without a ground of its own.',
  },
  'pages.header.transparent_help': {
    text: 'Without a ground of its own.',
    note: 'Below the switch.',
  },
  'pages.header.brand': {
    text: 'Name',
    note: 'Heading in the panel of the header: logo or words.',
  },
  'pages.header.logo': {
    text: 'Choose a logo',
    note: 'Button.',
  },
  'pages.header.logo_other': {
    text: 'Choose another',
    note: 'Button.',
  },
  'pages.header.logo_remove': {
    text: 'Remove the logo',
    note: 'Button.',
  },
  'pages.header.logo_height': {
    text: 'Height of the logo',
    note: 'Slider.',
  },
  'pages.header.wordmark': {
    text: 'Words',
    note: 'Field: what stands in place of a logo.',
  },
  'pages.header.wordmark_help': {
    text: 'In place of a logo, or as its name. Left empty, the title of the site.',
    note: 'Below the field.',
  },
  'pages.header.buttons': {
    text: 'Buttons',
    note: 'Heading in the panel of the header.',
  },
  'pages.header.buttons_help': {
    text: 'One that matters is better than three.',
    note: 'Below the heading.',
  },
  'pages.header.button_add': {
    text: 'Add a button',
    note: 'Button.',
  },
  'pages.header.button_new': {
    text: 'Get in touch',
    note: 'Words of a new button in the header; the owner changes them.',
  },
  'pages.header.button_nth': {
    text: 'Button {number, number}',
    note: 'Name of a group of fields.',
  },
  'pages.header.button_text': {
    text: 'Words',
    note: 'Field: the words of a button.',
  },
  'pages.header.button_remove': {
    text: 'Remove button {number, number}',
    note: 'Button.',
  },
  'pages.header.button_style': {
    text: 'Style',
    note: 'Drop-down list: kind of button.',
  },
  'pages.header.button_style.primary': {
    text: 'Primary',
    note: 'A kind of button.',
  },
  'pages.header.button_style.secondary': {
    text: 'Secondary',
    note: 'A kind of button.',
  },
  'pages.header.button_style.tertiary': {
    text: 'Quiet',
    note: 'A kind of button.',
  },
  'pages.header.link': {
    text: 'Leads to',
    note: 'Drop-down list: a page, or an address.',
  },
  'pages.header.link_none': {
    text: 'Nowhere',
    note: 'In a drop-down list of targets.',
  },
  'pages.header.link_address': {
    text: 'Another address',
    note: 'In a drop-down list of targets.',
  },
  'pages.header.address': {
    text: 'Address',
    note: 'Field: a web address.',
  },
  'pages.header.address_wrong': {
    text: 'Enter a whole address, like https://example.com, or one of this site, like /menu.',
    note: 'Error at a field for an address.',
  },
  'pages.header.announcement': {
    text: 'Announcement',
    note: 'Heading in the panel of the header.',
  },
  'pages.header.announcement_on': {
    text: 'Show an announcement above the header',
    note: 'Switch.',
  },
  'pages.header.announcement_text': {
    text: 'Words',
    note: 'Field: the words of the announcement.',
  },
  'pages.header.phone': {
    text: 'On phones',
    note: 'Heading in the panel of the header.',
  },
  'pages.header.phone_menu': {
    text: 'The menu opens',
    note: 'Drop-down list.',
  },
  'pages.header.phone_menu.overlay': {
    text: 'Over the whole screen',
    note: 'How the menu opens on phones.',
  },
  'pages.header.phone_menu.drawer': {
    text: 'From the side',
    note: 'How the menu opens on phones.',
  },
  'pages.palette.chalk': {
    text: 'Chalk',
    note: 'Name of a ready-made set of colours.',
  },
  'pages.palette.linen': {
    text: 'Linen',
    note: 'Name of a ready-made set of colours.',
  },
  'pages.palette.fjord': {
    text: 'Fjord',
    note: 'Name of a ready-made set of colours.',
  },
  'pages.palette.orchard': {
    text: 'Orchard',
    note: 'Name of a ready-made set of colours.',
  },
  'pages.palette.clay': {
    text: 'Clay',
    note: 'Name of a ready-made set of colours.',
  },
  'pages.palette.plum': {
    text: 'Plum',
    note: 'Name of a ready-made set of colours.',
  },
  'pages.palette.lemon': {
    text: 'Lemon',
    note: 'Name of a ready-made set of colours.',
  },
  'pages.palette.harbour': {
    text: 'Harbour',
    note: 'Name of a ready-made set of colours.',
  },
  'pages.palette.graphite': {
    text: 'Graphite',
    note: 'Name of a ready-made set of colours.',
  },
  'pages.palette.rose': {
    text: 'Rose',
    note: 'Name of a ready-made set of colours.',
  },
  'pages.palette.moss': {
    text: 'Moss',
    note: 'Name of a ready-made set of colours.',
  },
  'pages.palette.dusk': {
    text: 'Dusk',
    note: 'Name of a ready-made set of colours.',
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
    text: 'Close this link',
    note: 'Button: the link no longer opens.',
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
  'pages.release.nothing_text': {
    text: 'Visitors see what you see.',
    note: 'Below: everything is live.',
  },
  'pages.release.note': {
    text: 'Note',
    note: 'Field: what this release is about.',
  },
  'pages.release.note_help': {
    text: 'For you and the others who work on the site.',
    note: 'Below the field.',
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
    text: 'In the time zone of the site, {zone}',
    note: 'Below the field. zone: name of a time zone, like Europe/Zurich.',
  },
  'pages.release.at_missing': {
    text: 'Choose a day and a time',
    note: 'Error at the field.',
  },
  'pages.release.done': {
    text: 'Release {number, number} is live',
    note: 'Short message.',
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
  'pages.roll_back.reason': {
    text: 'Reason',
    note: 'Field in the window that rolls back.',
  },
  'pages.roll_back.reason_help': {
    text: 'Kept with the release.',
    note: 'Below the field.',
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
  'pages.redirects.delete': {
    text: 'Delete the redirect from {from}',
    note: 'Button. from: an address.',
  },
  'pages.redirects.deleted': {
    text: 'Redirect deleted',
    note: 'Short message.',
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

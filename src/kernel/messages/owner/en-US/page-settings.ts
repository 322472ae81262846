/** The settings of a page. */
export const pageSettings = {
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
  'pages.field.seo_title_help': {
    text: 'If left empty: “{title}”',
    note: 'Below the field “Title in search results”. title: what is shown then, made from the titles of page and site.',
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
} as const

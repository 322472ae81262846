/** Pages: the header and footer, their themes and the palette, as their windows say it. */
export const pageLook = {
  'pages.footer.edit': {
    text: 'Edit the footer',
    note: 'Button below the footer’s navigation: opens the footer in the editor.',
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
    text: 'Logo left, navigation centered',
    note: 'A layout of the header.',
  },
  'pages.header.layout.logo-center': {
    text: 'Logo centered',
    note: 'A layout of the header.',
  },
  'pages.header.layout.logo-center-stacked': {
    text: 'Logo centered, navigation below',
    note: 'A layout of the header.',
  },
  'pages.header.layout.logo-center-split': {
    text: 'Logo between two halves',
    note: 'A layout of the header.',
  },
  'pages.header.layout.nav-left-logo-center': {
    text: 'Navigation left, logo centered',
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
    text: 'Colors',
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
  'pages.header.button_wordless': {
    text: 'A button without words is not shown.',
    note: 'Under the emptied field for the words of a button in the header.',
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
  'pages.header.reset': { text: 'Reset the header', note: 'Button: back to what a new site has.' },
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
  'pages.fonts.chapter': { text: 'Chapter', note: 'Name of a pair of fonts, as of a paint.' },
  'pages.fonts.gazette': { text: 'Gazette', note: 'Name of a pair of fonts, as of a paint.' },
  'pages.fonts.bakery': { text: 'Bakery', note: 'Name of a pair of fonts, as of a paint.' },
  'pages.fonts.salon': { text: 'Salon', note: 'Name of a pair of fonts, as of a paint.' },
  'pages.fonts.folio': { text: 'Folio', note: 'Name of a pair of fonts, as of a paint.' },
  'pages.fonts.evening': { text: 'Evening', note: 'Name of a pair of fonts, as of a paint.' },
  'pages.fonts.letter': { text: 'Letter', note: 'Name of a pair of fonts, as of a paint.' },
  'pages.fonts.archive': { text: 'Archive', note: 'Name of a pair of fonts, as of a paint.' },
  'pages.fonts.studio': { text: 'Studio', note: 'Name of a pair of fonts, as of a paint.' },
  'pages.fonts.workshop': { text: 'Workshop', note: 'Name of a pair of fonts, as of a paint.' },
  'pages.fonts.gallery': { text: 'Gallery', note: 'Name of a pair of fonts, as of a paint.' },
  'pages.fonts.orbit': { text: 'Orbit', note: 'Name of a pair of fonts, as of a paint.' },
  'pages.fonts.market': { text: 'Market', note: 'Name of a pair of fonts, as of a paint.' },
  'pages.fonts.harbour': { text: 'Harbor', note: 'Name of a pair of fonts, as of a paint.' },
  'pages.fonts.meadow': { text: 'Meadow', note: 'Name of a pair of fonts, as of a paint.' },
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
    text: 'Harbor',
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
} as const

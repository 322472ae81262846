/** Making a site: what it begins with, what it is called and where it is. */
export const newSite = {
  'sites.create.title': { text: 'Create a site', note: 'Title of a screen.' },
  'sites.create.text': {
    text: 'Choose a beginning. Everything in it can be changed later.',
    note: 'Below the title.',
  },
  'sites.create.templates': { text: 'Templates', note: 'Heading.' },
  'sites.create.category': { text: 'Kind of site', note: 'Name of a filter of templates.' },
  'sites.create.all': { text: 'All', note: 'A filter: every template.' },
  'sites.create.templates_failed': {
    text: 'The templates could not be loaded',
    note: 'Something did not answer.',
  },
  'sites.create.templates_failed_text': {
    text: 'You can begin without one, or try again.',
    note: 'Below “The templates could not be loaded”.',
  },
  'sites.create.blank': { text: 'Blank', note: 'A way to begin a site.' },
  'sites.create.blank_text': { text: 'An empty page and a style to begin with.', note: 'What “Blank” is.' },
  'sites.create.cover_page': { text: 'Cover page', note: 'A way to begin a site.' },
  'sites.create.cover_page_text': {
    text: 'One page without navigation. It can become a whole site.',
    note: 'What “Cover page” is.',
  },
  'sites.create.parking_page': { text: 'Parking page', note: 'A way to begin a site.' },
  'sites.create.parking_page_text': {
    text: 'Shows your domain’s name until there is a site.',
    note: 'What “Parking page” is.',
  },
  'sites.create.cancel': { text: 'Back to your sites', note: 'Link.' },
  'sites.create.import': {
    text: 'From an export',
    note: 'A way to make a site: of the file that another one was exported to.',
  },
  'sites.create.import_text': {
    text: 'A site that was taken out of Portico, made again from its file.',
    note: 'Below “From an export”.',
  },
  'sites.create.back': { text: 'Choose another beginning', note: 'Button.' },
  'sites.create.naming': { text: 'Name your site', note: 'Title of the second step.' },
  'sites.create.submit': { text: 'Create the site', note: 'Button.' },
  'sites.create.after': {
    text: 'Nobody sees the site until you publish it.',
    note: 'Below the button that makes a site.',
  },
  'sites.create.after_parking': {
    text: 'Visitors see the page as soon as it is made and your email address is confirmed.',
    note: 'Below the button that makes a site, where it begins as a parking page: it is shown without being published.',
  },
  'sites.field.title': { text: 'Site title', note: 'A field.' },
  'sites.field.title_help': {
    text: 'The name of your business, project or yourself.',
    note: 'Below the field for a site’s title.',
  },
  'sites.field.parked_title_help': {
    text: 'What the page shows: your domain, such as northlight.com.',
    note: 'Below the field for the title of a parking page. northlight.com is an example.',
  },
  'sites.field.address': { text: 'Address', note: 'A field: the built-in address of a site.' },
  'sites.field.address_help': {
    text: 'You can connect a domain of your own later.',
    note: 'Below the field for the address.',
  },
  'sites.field.address_free': { text: 'This address is free', note: 'Below the field for the address.' },
  'sites.field.address_instead': {
    text: '{taken} is taken. This address is free',
    note: 'Below the field for the address, which holds another one than the name leads to: {taken}, such as “kestrel-books”.',
  },
  'sites.field.address_near': { text: 'Free is:', note: 'Followed by an address that can be had.' },
  'sites.field.language': { text: 'Language', note: 'A field: the language of a site.' },
  'sites.field.language_help': {
    text: 'What your visitors read: cart, forms, dates.',
    note: 'Below the field.',
  },
  'sites.field.country': { text: 'Country', note: 'A field.' },
  'sites.field.country_help': {
    text: 'Where you work. It decides taxes and shipping.',
    note: 'Below the field.',
  },
  'sites.field.currency': { text: 'Currency', note: 'A field.' },
  'sites.field.currency_help': { text: 'What your prices are in.', note: 'Below the field.' },
  'sites.field.time_zone': { text: 'Time zone', note: 'A field.' },
  'sites.field.time_zone_help': {
    text: 'When things are published and appointments take place.',
    note: 'Below the field.',
  },
  'sites.field.contact_line': {
    text: 'Contact line',
    note: 'A field: how visitors reach the owner when the site is not shown.',
  },
  'sites.field.contact_line_help': {
    text: 'Shown to visitors when the site has expired: an email address, a phone number.',
    note: 'Below the field.',
  },
  'sites.field.contact_line_help_off': {
    text: 'An email address, a phone number. Visitors do not see it at present, not even when the site has expired.',
    note: 'Below the field, where the page of an expired site does not show it.',
  },
  'sites.field.type': { text: 'Website type', note: 'What kind of website it is.' },
} as const

/** The frame of the owner's app: navigation, titles, what is shown when a screen is not. */
export const app = {
  'app.name': { text: 'Portico', note: 'Name of the product. Not translated.' },
  'app.title': {
    text: '{screen} · Portico',
    note: 'Title of the browser window; {screen} names what is open.',
  },
  'app.title_site': { text: '{screen} · {site}', note: 'Title of the browser window on a site.' },
  'app.nav.sites': { text: 'All sites', note: 'Navigation: back to the list of sites.' },
  'app.nav.site': { text: 'Site', note: 'Heading of a group in the navigation.' },
  'app.nav.website': {
    text: 'Website',
    note: 'Heading of a group in the navigation: pages, assets, design.',
  },
  'app.nav.selling': { text: 'Selling', note: 'Heading of a group in the navigation.' },
  'app.nav.audience': { text: 'Audience', note: 'Heading of a group in the navigation.' },
  'app.nav.settings': { text: 'Settings', note: 'Heading of a group in the navigation.' },
  'app.nav.account': { text: 'Account', note: 'Heading of a group in the navigation.' },
  'app.nav.operator': {
    text: 'Operator',
    note: 'Heading of a group in the navigation: those who run the platform.',
  },
  'app.nav.visit': { text: 'View site', note: 'Link to the site as visitors see it.' },
  'app.person': { text: 'Your account', note: 'Name of the menu with the person’s picture.' },
  'app.person.account': { text: 'Account', note: 'Menu entry.' },
  'app.person.theme': { text: 'Appearance', note: 'Menu section: light, dark or as the device.' },
  'app.person.theme_system': { text: 'As the device', note: 'Appearance follows the device.' },
  'app.person.theme_light': { text: 'Light', note: 'Appearance.' },
  'app.person.theme_dark': { text: 'Dark', note: 'Appearance.' },
  'app.person.sign_out': { text: 'Sign out', note: 'Menu entry.' },
  'app.none.title': { text: 'There is nothing here', note: 'An address of the app that does not exist.' },
  'app.none.text': {
    text: 'The address may be mistyped, or what it led to is gone.',
    note: 'Under “There is nothing here”.',
  },
  'app.none.home': { text: 'Go to your sites', note: 'Link on the page for an unknown address.' },
  'app.none.site': {
    text: 'Go to {site}',
    note: 'Link on the page for an unknown address within a site; {site} is its title.',
  },
  'app.fault.title': { text: 'This screen could not be shown', note: 'A screen failed to load or broke.' },
  'app.fault.text': {
    text: 'Nothing you saved is lost. Check your connection and try again.',
    note: 'Under “could not be shown”.',
  },
  'app.fault.again': { text: 'Try again', note: 'Button.' },
  'app.away.title': {
    text: 'Portico cannot be reached just now',
    note: 'Heading of a page in the app’s place, while the server’s database is away.',
  },
  'app.away.text': {
    text: 'Nothing you saved is lost. It should be back in a moment.',
    note: 'Under “cannot be reached”.',
  },
  'app.broken.title': {
    text: 'Portico could not be opened',
    note: 'Heading of a page in the app’s place, after a fault of ours.',
  },
  'app.broken.text': {
    text: 'The fault is ours. Nothing you saved is lost.',
    note: 'Under “could not be opened”.',
  },
  'app.away.id': {
    text: 'If you ask for help, mention this number: {id}',
    note: 'At the foot of both pages; {id} names the request in the log.',
  },
  'app.outdated.title': {
    text: 'Portico was updated',
    note: 'A screen was asked for that only the new version has. Below it the button “Reload”.',
  },
  'app.outdated.text': {
    text: 'Reload to go on with the new version. Nothing you saved is lost.',
    note: 'Under “Portico was updated”.',
  },
  'app.right.title': {
    text: 'Your role does not include this',
    note: 'A contributor opened a screen without the right to it.',
  },
  'app.right.text': {
    text: 'The owner of {site} can change what you may do.',
    note: 'Under “Your role does not include this”.',
  },
} as const

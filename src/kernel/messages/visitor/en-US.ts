/**
 * What visitors, customers and members of a site read: the source of thirteen translations. A site's
 * language decides which; its owner's own words are never here.
 */
export const visitorSource = {
  // Around every page
  'page.skip': { text: 'Skip to content', note: 'First link of every page, for keyboard and screen reader.' },
  'page.navigation': {
    text: 'Main',
    note: 'Accessible name of the main navigation; read as “Main, navigation”.',
  },
  'page.footer_navigation': { text: 'Footer', note: 'Accessible name of the navigation in the footer.' },
  'page.menu': { text: 'Menu', note: 'Button that opens the navigation on a phone.' },
  'page.menu_close': { text: 'Close menu', note: 'Button that closes the navigation on a phone.' },
  'page.submenu': {
    text: 'More under {title}',
    note: 'Button that opens what is under a navigation entry; {title} is that entry.',
  },
  'page.new_tab': { text: '(opens in a new tab)', note: 'Read after a link that opens a new tab.' },
  'page.announcement': { text: 'Announcement', note: 'Accessible name of the bar above the header.' },
  'page.film_stop': {
    text: 'Stop the background film',
    note: 'Button on a section with a moving background.',
  },
  'page.film_play': {
    text: 'Play the background film',
    note: 'Button on a section whose moving background was stopped.',
  },
  // Sites and pages that are not shown
  'state.coming_soon.title': {
    text: '{site} is coming soon',
    note: 'Title of the page shown while a site is in trial.',
  },
  'state.coming_soon.text': {
    text: 'We are still getting things ready. Please look in again before long.',
    note: 'Under “coming soon”.',
  },
  'state.expired.title': {
    text: '{site} is not available',
    note: 'Title of the page shown once a site has expired.',
  },
  'state.expired.text': {
    text: 'This website is not available at the moment.',
    note: 'Plain text for an expired site.',
  },
  'state.expired.back': {
    text: 'It may be back any day, as soon as it is reactivated. Please look in again later.',
    note: 'Expired site; when it is back is up to its owner. Until when it is kept is told to them alone.',
  },
  'state.expired.contact': {
    text: 'You can still reach us:',
    note: 'Before the owner’s contact line on an expired site.',
  },
  'state.owner': {
    text: 'Is this your site? Sign in',
    note: 'Link for the owner on a site that is not shown.',
  },
  'state.not_found.title': { text: 'This page does not exist', note: 'Title of the 404 page.' },
  'state.not_found.text': {
    text: 'The address may have changed, or have been typed differently.',
    note: 'Text of the 404 page.',
  },
  'state.not_found.home': { text: 'Go to the home page', note: 'Link on the 404 page.' },
  'state.fault.title': { text: 'Something went wrong', note: 'Title of the 500 page.' },
  'state.fault.text': {
    text: 'This is our fault. Please try again in a moment. If you write to us, mention {id}.',
    note: 'Text of the 500 page; {id} names the request.',
  },
  'state.busy.title': {
    text: 'Too many requests',
    note: 'Title of a page in place of one that was asked for too often.',
  },
  'state.busy.text': { text: 'Wait a minute, then try again.', note: 'Under “Too many requests”.' },
  'state.foreign_form.title': {
    text: 'This form was sent from another site',
    note: 'Title of the page after a password was sent from elsewhere than its own page.',
  },
  'state.foreign_form.text': {
    text: 'Open the page itself, and enter the password there.',
    note: 'Under “sent from another site”.',
  },
  'state.no_form.title': {
    text: 'This page takes no forms',
    note: 'Title of the page after a form was sent to a page that has none.',
  },
  'state.no_form.text': {
    text: 'What was sent to it was not kept. Open the page from its link.',
    note: 'Under “takes no forms”.',
  },
  'state.away.title': {
    text: 'This page cannot be reached just now',
    note: 'Title of a page that names no site, while nobody can tell which one stands at the address.',
  },
  'state.away.text': {
    text: 'Try again in a moment. If you write to us, mention {id}.',
    note: 'Under “cannot be reached”; {id} names the request.',
  },
  'state.password.title': {
    text: 'This page needs a password',
    note: 'Title of the page that asks for a password.',
  },
  'state.password.site_title': {
    text: '{site} needs a password',
    note: 'Title where the whole site asks for a password.',
  },
  'state.password.label': { text: 'Password', note: 'Label of the field.' },
  'state.password.submit': { text: 'Continue', note: 'Button of the password page.' },
  'state.password.wrong': {
    text: 'That password does not fit. Please try again.',
    note: 'Error at the password field.',
  },
  'state.password.too_many': {
    text: 'Too many tries. Please wait {minutes, plural, one {a minute} other {# minutes}} and try again.',
    note: 'After many wrong passwords.',
  },
  'state.parking.text': {
    text: 'Something new will be here.',
    note: 'On a parking page, under the domain’s name.',
  },
  'state.preview.bar': {
    text: 'Preview: this is not released yet',
    note: 'Bar above a site opened by a preview link.',
  },

  // Blocks
  'block.accordion.item': {
    text: 'Item {number}',
    note: 'Title of a row that opens and has neither a title nor words: which of the rows it is.',
  },
  'block.gallery.name': { text: 'Pictures', note: 'Accessible name of a row of pictures that scrolls.' },
  'block.gallery.open': {
    text: 'Enlarge picture {number} of {count}',
    note: 'Button on a picture of a gallery.',
  },
  'block.gallery.close': { text: 'Close', note: 'Button that closes the enlarged picture.' },
  'block.gallery.next': { text: 'Next picture', note: 'Button of a slideshow or enlarged picture.' },
  'block.gallery.previous': { text: 'Previous picture', note: 'Button of a slideshow or enlarged picture.' },
  'block.gallery.position': {
    text: 'Picture {number} of {count}',
    note: 'Read when another picture is shown.',
  },
  'block.gallery.dialog': { text: 'Enlarged picture', note: 'Accessible name of the enlarged view.' },
  'block.gallery.play': { text: 'Play slideshow', note: 'Button.' },
  'block.gallery.pause': { text: 'Pause slideshow', note: 'Button.' },
  'block.video.play': { text: 'Play video', note: 'Button over a poster.' },
  'block.video.play_titled': {
    text: 'Play video: {title}',
    note: 'Button over a poster; {title} names the video.',
  },
  'block.video.missing': {
    text: 'This video is not available.',
    note: 'In place of a video whose file is gone.',
  },
  'block.code.name': { text: 'Code', note: 'Accessible name of the frame around lines of code.' },
  'block.code.copy': { text: 'Copy code', note: 'Button at a block of code.' },
  'block.code.copied': { text: 'Copied', note: 'Said after code was copied.' },
  'block.table.scroll': {
    text: 'Table, scrolls sideways',
    note: 'Accessible name of the frame around a wide table.',
  },
  'block.social.name': {
    text: '{network} profile',
    note: 'Accessible name of an icon that links to a profile, e.g. “Instagram profile”.',
  },
  'block.contact.phone': { text: 'Phone', note: 'Label in a contact card.' },
  'block.contact.mail': { text: 'Email', note: 'Label in a contact card.' },
  'block.contact.address': { text: 'Address', note: 'Label in a contact card.' },
  'block.contact.hours': { text: 'Opening hours', note: 'Label in a contact card.' },
  'block.contact.directions': { text: 'Directions', note: 'Link to a map from a contact card.' },
  'block.contact.closed': { text: 'Closed', note: 'A day without opening hours.' },
} as const

/** A key of the visitor's catalogue. */
export type VisitorMessage = keyof typeof visitorSource

/** Sites: what is refused, their states, the dashboard, the overview, the bars. */
export const sites = {
  // What is refused
  'refusal.sites.slug_taken': {
    text: 'This address is taken. Choose another one.',
    note: 'At the field for a site’s address.',
  },
  'refusal.sites.slug_short': {
    text: 'An address has at least 3 characters.',
    note: 'At the field for a site’s address.',
  },
  'refusal.sites.slug_long': {
    text: 'An address has at most 63 characters.',
    note: 'At the field for a site’s address.',
  },
  'refusal.sites.country_sanctioned': {
    text: 'We cannot offer sites in this country because of international sanctions.',
    note: 'At the field for a country.',
  },
  'refusal.sites.currency_unoffered': {
    text: 'We cannot offer {currency} as a currency here yet.',
    note: 'At the field for a currency. {currency} is a code: JPY.',
  },
  'refusal.sites.language_unoffered': {
    text: 'This language cannot be chosen here yet.',
    note: 'At the field for the language of a site.',
  },
  'refusal.sites.status_move': {
    text: 'A site cannot go from {from} to {to}.',
    note: 'An operator asked for a change of status that is not allowed. {from} and {to} are names of statuses in capitals.',
  },
  'refusal.sites.status_meanwhile': {
    text: 'Someone else has changed this site’s status meanwhile. Look at the site again, then decide.',
    note: 'An operator asked for a change of status that was decided on an older one.',
  },
  'refusal.sites.no_legacy_address': {
    text: 'Nobody has said where the older version of this site is. Link the site to it by its address.',
    note: 'An operator moves a site to an older version without its address.',
  },
  'refusal.sites.legacy_address': {
    text: 'Enter an address that begins with http:// or https:// and is not on this platform.',
    note: 'At the address of the older version of a site (operator).',
  },
  'refusal.sites.no_trial': {
    text: 'This site has no trial to extend.',
    note: 'An operator tried to extend a trial.',
  },
  'refusal.sites.type_conversion': {
    text: 'This site cannot become one of that type.',
    note: 'Website types: classic, cover page, parking page, commerce, enterprise.',
  },
  'refusal.sites.nothing_to_pause': {
    text: 'This site is not selling, so there is nothing to pause.',
    note: 'Pausing a site.',
  },
  'refusal.sites.gone': {
    text: 'The 30 days are over. This site is gone for good.',
    note: 'Bringing back a removed site, too late.',
  },
  'refusal.sites.owner_gone': {
    text: 'The owner of this site has deleted their account. An administrator of the site whose access has no end date can bring it back and owns it from then on.',
    note: 'The operator wants to bring a removed site back.',
  },
  'refusal.sites.inherit_admins_only': {
    text: 'The owner of this site has deleted their account. Only an administrator whose access has no end date can bring it back, and owns it from then on.',
    note: 'Someone with a custom role, or with access until a certain day, wants to bring a removed site back.',
  },
  'refusal.sites.copy_read_only': {
    text: 'This site can only be read, so it cannot be copied. Reactivate it first.',
    note: 'Copying a site that has expired, or lives on an older version.',
  },
  'refusal.sites.unverified': {
    text: 'Confirm your email address first. We sent you a link when you signed up.',
    note: 'Someone whose address was never confirmed tries to invite, publish, take over a site, make a fourth one, or hand in a large export.',
  },
  'refusal.sites.unknown_right': {
    text: 'There is no such permission.',
    note: 'An unknown permission in an API call.',
  },
  'refusal.sites.unknown_role': {
    text: 'One of these roles no longer exists.',
    note: 'Inviting or changing a contributor.',
  },
  'refusal.sites.role_needed': {
    text: 'Choose at least one role.',
    note: 'Inviting or changing a contributor.',
  },
  'refusal.sites.end_in_past': {
    text: 'Choose a day in the future.',
    note: 'At the field for the last day of a contributor.',
  },
  'refusal.sites.parking_admins_only': {
    text: 'A parking page is only for its owner and administrators. Start a site first to invite others.',
    note: 'Inviting someone to a parking page.',
  },
  'refusal.sites.beyond_yours': {
    text: 'You can only give, change or take away what you may do yourself.',
    note: 'Someone tries to give a role with more rights than their own, or to change a person who has more.',
  },
  'refusal.sites.beyond_your_end': {
    text: 'Your own time on the site ends sooner. Choose a day up to then.',
    note: 'At the field for the last day of a contributor, where the person who invites or changes them has a last day too.',
  },
  'refusal.sites.person_outlasts_you': {
    text: 'They stay on the site longer than you do. You can take roles away from them, but add none; or choose a last day for them up to yours.',
    note: 'Above the form with a contributor’s roles. The person who changes them has a last day on the site; the contributor has none, or a later one.',
  },
  'refusal.sites.role_outlasts_you': {
    text: 'Someone has this role, or is invited to it, for longer than your own time on the site. You can take rights away from it, but add none.',
    note: 'Under the list of rights of a role of the site’s own. The person who changes the role has a last day on the site; somebody with the role has none, or a later one.',
  },
  'refusal.sites.no_contributor': {
    text: 'This person does not contribute to the site.',
    note: 'Changing or removing a contributor.',
  },
  'refusal.sites.owner_role': {
    text: 'The owner stays the owner until they transfer the site.',
    note: 'Someone tries to change or remove the owner.',
  },
  'refusal.sites.owner_leaves': {
    text: 'You own this site. Transfer it to somebody else before you leave.',
    note: 'The owner tries to leave their own site.',
  },
  'refusal.sites.contributes_already': {
    text: 'This person contributes already.',
    note: 'At the email field of an invitation.',
  },
  'refusal.sites.contributes_already_you': {
    text: 'You contribute to this site already.',
    note: 'Accepting an invitation.',
  },
  'refusal.sites.owned_already': { text: 'This person owns the site already.', note: 'Transferring a site.' },
  'refusal.sites.invited_already': {
    text: 'This address is invited already. Send the invitation again, or revoke it.',
    note: 'At the email field of an invitation.',
  },
  'refusal.sites.invited_just_now': {
    text: 'The invitation went out less than a minute ago. Give it a moment.',
    note: 'Sending an invitation again too soon.',
  },
  'refusal.sites.invitations_a_day': {
    text: 'A site can send {most, number} invitations in 24 hours. Go on tomorrow.',
    note: 'Too many invitations; {most, number} is a number.',
  },
  'refusal.sites.invitations_a_day_yours': {
    text: 'You can send {most, number} invitations in 24 hours, over all your sites. Go on tomorrow.',
    note: 'Too many invitations of one person; {most, number} is a number.',
  },
  'refusal.sites.invitations_to_address': {
    text: 'This address got {most, number} invitations within 24 hours, and gets no more for now. Try again tomorrow.',
    note: 'At the email field of an invitation, or while sending one again; {most, number} is a number.',
  },
  'refusal.sites.no_invitation': {
    text: 'This invitation was accepted, declined or revoked.',
    note: 'Sending again or revoking.',
  },
  'refusal.sites.invitation_over': {
    text: 'The last day of this invitation is over. Revoke it, and invite again with another day.',
    note: 'Sending an invitation again that gave access until a day in the past.',
  },
  'refusal.sites.join_read_only': {
    text: 'This site can only be read for now, so nobody can join it. Once it is active again, the link of your invitation lets you in.',
    note: 'Accepting an invitation to a site that expired meanwhile.',
  },
  'refusal.sites.limits_not_yet': {
    text: 'Roles cannot be limited to collections or calendars yet.',
    note: 'An API call gives a role with such a limit.',
  },
  'refusal.sites.link_spent': {
    text: 'This link no longer works. Ask whoever sent it for a new one.',
    note: 'A link of an invitation that was used, revoked, or is over 14 days old.',
  },
  'refusal.sites.offered_already': {
    text: 'The site is on offer to somebody already. Withdraw that first, in the site settings.',
    note: 'Transferring a site.',
  },
  'refusal.sites.no_offer': { text: 'The site is on offer to nobody.', note: 'Withdrawing a transfer.' },
  'refusal.sites.role_name_taken': {
    text: 'Another role has this name.',
    note: 'At the name of a role of one’s own.',
  },
  'refusal.sites.no_role': { text: 'This role no longer exists.', note: 'Changing or removing a role.' },
  'refusal.sites.role_in_use': {
    text: 'Somebody has this role, or is invited to it. Give them another one first.',
    note: 'Removing a role.',
  },
  'refusal.sites.roles_full': {
    text: 'A site can have {most, number} roles of its own.',
    note: 'Making one more role; {most, number} is a number.',
  },
  'refusal.sites.owns_sites': {
    text: '{count, plural, one {You own a site. Transfer or remove it first.} other {You own # sites. Transfer or remove them first.}}',
    note: 'Deleting an account; the sites are listed below.',
  },
  'refusal.sites.limit_contributors': {
    text: '{plan, select, none {This site} other {{plan}}} has room for {most, plural, one {# contributor} other {# contributors}}, invitations included. {next, select, none {Ask the operator for more.} other {{next} has room for more.}}',
    note: 'The limit of a plan is reached. {plan} and {next} are names of plans; plan is "none" where the limit is the platform’s own, next where no plan has more.',
  },
  'refusal.sites.limit_storage': {
    text: '{plan, select, none {This site} other {{plan}}} has no room for this. Remove files, or change the plan: {next, select, none {ask the operator for more room.} other {{next} has more room.}}',
    note: 'The limit of a plan is reached. {plan} and {next} are names of plans; plan is "none" where the limit is the platform’s own, next where no plan has more.',
  },
  'refusal.sites.limit_products': {
    text: '{plan, select, none {This site} other {{plan}}} {most, plural, =0 {does not include products.} one {has room for # product.} other {has room for # products.}} {next, select, none {Ask the operator for more.} other {{next} has room for more.}}',
    note: 'The limit of a plan is reached. {plan} and {next} are names of plans; plan is "none" where the limit is the platform’s own, next where no plan has more.',
  },
  'refusal.sites.limit_campaigns': {
    text: '{plan, select, none {This site} other {{plan}}} {most, plural, =0 {does not include campaigns.} one {sends # campaign a month.} other {sends # campaigns a month.}} {next, select, none {Ask the operator for more.} other {{next} sends more.}}',
    note: 'The limit of a plan is reached. {plan} and {next} are names of plans; plan is "none" where the limit is the platform’s own, next where no plan has more.',
  },
  'refusal.sites.limit_sites': {
    text: '{most, plural, one {One account can have # site here.} other {One account can have # sites here.}} {next, select, none {Ask the operator for more.} other {A site with the plan {next} makes room for more.}}',
    note: 'The limit of sites for one owner is reached. {next} is the name of a plan, or "none".',
  },
  // Statuses and types
  'sites.status.1': { text: 'Expired', note: 'Status of a site.' },
  'sites.status.2': { text: 'Past due', note: 'Status of a site: a payment is missing.' },
  'sites.status.3': { text: 'Trial', note: 'Status of a site.' },
  'sites.status.4': { text: 'Beta', note: 'Status of a site.' },
  'sites.status.5': { text: 'Removed', note: 'Status of a site.' },
  'sites.status.6': { text: 'Internal', note: 'Status of a site: belongs to those who run the platform.' },
  'sites.status.7': { text: 'Complimentary', note: 'Status of a site: it is not charged.' },
  'sites.status.8': { text: 'Live', note: 'Status of a site: paid for.' },
  'sites.status.11': {
    text: 'Legacy version',
    note: 'Status of a site: visitors are sent to an older version of it.',
  },
  'sites.status.12': { text: 'Parking page', note: 'Status of a site: a page that holds a domain.' },
  'sites.status.13': { text: 'Resold', note: 'Status of a site: a reseller pays for it.' },
  'sites.status.14': { text: 'Needs billing', note: 'Status of a site: its reseller no longer pays.' },
  'sites.status.15': { text: 'Enterprise', note: 'Status of a site.' },
  'sites.status.paused': { text: 'Paused', note: 'A site that is shown with selling off.' },
  'sites.status.trial_left': {
    text: '{days, plural, =0 {Trial ends today} one {# day of trial left} other {# days of trial left}}',
    note: 'On the card of a site in its trial.',
  },
  'sites.type.1': { text: 'Classic', note: 'Website type: everything but selling.' },
  'sites.type.2': { text: 'Cover page', note: 'Website type: one page without navigation.' },
  'sites.type.3': { text: 'Parking page', note: 'Website type: holds a domain.' },
  'sites.type.4': { text: 'Commerce', note: 'Website type: with a store.' },
  'sites.type.5': { text: 'Enterprise', note: 'Website type: for organisations.' },
  'sites.type.1.text': {
    text: 'Pages, blog and collections. Everything but a store.',
    note: 'What the type is.',
  },
  'sites.type.2.text': { text: 'One page without navigation.', note: 'What the type is.' },
  'sites.type.3.text': {
    text: 'A page that holds a domain until there is a site.',
    note: 'What the type is.',
  },
  'sites.type.4.text': {
    text: 'Everything, with a store: products, orders, checkout.',
    note: 'What the type is.',
  },
  'sites.type.5.text': {
    text: 'Commerce for an organization with several sites.',
    note: 'What the type is.',
  },
  // Screens: in general
  'sites.failed.title': { text: 'This could not be loaded', note: 'Something did not answer.' },
  'sites.failed.text': {
    text: 'Portico did not answer. Check your connection and try again.',
    note: 'Below “This could not be loaded”, or at the foot of the screen.',
  },
  'sites.missing.title': {
    text: 'There is no such site for you',
    note: 'The site does not exist, or the person does not contribute to it.',
  },
  'sites.missing.text': {
    text: 'It may be gone, or you no longer contribute to it.',
    note: 'Below “There is no such site for you”.',
  },
  'sites.missing.action': { text: 'See your sites', note: 'Button.' },
  'sites.read_only.title': {
    text: 'This site can only be read for now',
    note: 'Above a screen whose fields and buttons are off: the site has expired, or lives on an older version.',
  },
  'sites.read_only.text': {
    text: 'What is switched off here can be used once the site is active again.',
    note: 'Below “This site can only be read for now”.',
  },
  'refusal.sites.rights_needed': { text: 'Choose at least one permission.', note: 'Making a role.' },
  // Dashboard
  'sites.dashboard.title': {
    text: 'Sites',
    note: 'Title of the dashboard, and its entry in the navigation.',
  },
  'sites.dashboard.create': { text: 'Create a site', note: 'Button.' },
  'sites.dashboard.search': { text: 'Search sites', note: 'Search field.' },
  'sites.dashboard.empty.title': { text: 'Your sites will be here', note: 'Dashboard without any site.' },
  'sites.dashboard.empty.text': {
    text: 'Start from a template or from a blank page. You can see it grow before anyone else does.',
    note: 'Dashboard without any site.',
  },
  'sites.dashboard.empty.action': { text: 'Create your first site', note: 'Button.' },
  'sites.dashboard.none.title': { text: 'No site is called “{search}”', note: 'Search without a result.' },
  'sites.dashboard.none.action': { text: 'Show all sites', note: 'Button.' },
  'sites.dashboard.removed': { text: 'Removed', note: 'Heading above removed sites.' },
  'sites.card.menu': {
    text: 'More about {title}',
    note: 'Name of a button that opens a menu; {title} is a site.',
  },
  // Overview of a site
  'sites.overview.title': { text: 'Overview', note: 'Title of a screen, and its entry in the navigation.' },
  'sites.overview.preview': {
    text: 'Preview site',
    note: 'Link to the site, which the public does not see yet.',
  },
  'sites.overview.edit': { text: 'Edit site', note: 'Button: opens the home page in the editor.' },
  'sites.overview.about': { text: 'About this site', note: 'Heading.' },
  'sites.overview.selling': { text: 'Selling', note: 'Whether the site may sell.' },
  'sites.overview.selling_yes': { text: 'On', note: 'The site may sell.' },
  'sites.overview.selling_test': { text: 'Test orders only', note: 'The site may take orders as tests.' },
  'sites.overview.selling_no': { text: 'Off', note: 'The site may not sell.' },
  'sites.overview.latest': { text: 'Latest', note: 'Heading above what happened last.' },
  'sites.overview.unreleased': {
    text: 'Nothing of this site has been released yet',
    note: 'Heading of a notice above the picture of a site.',
  },
  'sites.overview.unreleased_text': {
    text: 'Until you release it from the editor or under Releases, visitors read that it is coming soon.',
    note: 'Below “Nothing of this site has been released yet”. Releases is an entry in the navigation.',
  },
  'sites.overview.all': { text: 'See all', note: 'Link to the whole timeline.' },
  // Bars above every screen of a site
  'sites.trial.bar': { text: 'Trial', note: 'Name of the bar for assistive technology.' },
  'sites.trial.left': {
    text: '{days, plural, =0 {The trial ends today.} one {# day of trial left.} other {# days of trial left.}}',
    note: 'Trial bar.',
  },
  'sites.trial.until': { text: 'It ends on {date}.', note: 'Trial bar.' },
  'sites.trial.cannot': {
    text: 'Visitors see “coming soon”, orders are tests, and 3 campaigns can be sent.',
    note: 'Trial bar: what a trial cannot do.',
  },
  'sites.trial.cannot_without_store': {
    text: 'Visitors see “coming soon”, and 3 campaigns can be sent.',
    note: 'Trial bar: what the trial of a site without a store cannot do.',
  },
  'sites.trial.choose': { text: 'Choose a plan', note: 'Button of the trial bar.' },
  'sites.trial.fold': { text: 'Fold the trial bar', note: 'Name of a button.' },
  'sites.trial.unfold': { text: 'Unfold the trial bar', note: 'Name of a button.' },
  'sites.expired.title': { text: 'This site has expired', note: 'Bar above a screen.' },
  'sites.expired.text': {
    text: 'Visitors do not see it. You can read everything, export it and give refunds. It is kept until {date}.',
    note: 'Bar above a screen.',
  },
  'sites.expired.export': {
    text: 'Export',
    note: 'Link in the bar of an expired site, to the screen that exports it.',
  },
  'sites.expired.action': { text: 'Reactivate', note: 'Button.' },
  'sites.expired.ask': {
    text: 'Ask to reactivate it',
    note: 'Button that writes to whoever runs the platform, or leads to their page, about a site that has expired.',
  },
  'sites.expired.back': { text: 'This site is active again', note: 'An expired site was brought back.' },
  'sites.past_due.title': { text: 'A payment for this site is missing', note: 'Bar above a screen.' },
  'sites.past_due.text': {
    text: 'The site expires on {date} unless it is paid.',
    note: 'Bar above a screen.',
  },
  'sites.past_due.action': { text: 'See plan and payment', note: 'Button.' },
  'sites.grace.title': { text: 'Your reseller no longer pays for this site', note: 'Bar above a screen.' },
  'sites.grace.text': {
    text: 'Take over its billing by {date}, or it expires.',
    note: 'Bar above a screen.',
  },
  'sites.grace.action': { text: 'Take over billing', note: 'Button.' },
  'sites.legacy.title': { text: 'This site lives on an older version', note: 'Bar above a screen.' },
  'sites.legacy.text': {
    text: 'Visitors are sent to {address}. Here you can only read.',
    note: 'Bar above a screen.',
  },
  'sites.legacy.action': {
    text: 'Move to this version',
    note: 'Button: the site is no longer shown by the older version, but by this one.',
  },
  'sites.legacy.moved': {
    text: 'This site is on this version now',
    note: 'A site that lived on an older version was moved.',
  },
  'sites.legacy.ask': {
    text: 'Ask to move it here',
    note: 'Button that writes to whoever runs the platform, or leads to their page, about a site that lives on an older version.',
  },
  'sites.parking.title': { text: 'This is a parking page', note: 'Bar above a screen.' },
  'sites.parking.action': { text: 'Start a site', note: 'Button.' },
  'sites.paused.title': {
    text: 'This site is paused: it is shown, but sells nothing',
    note: 'Bar above a screen.',
  },
  'sites.paused.manage': {
    text: 'Manage the pause',
    note: 'Button of a bar; leads to the plan of the site.',
  },
  'sites.paused.action': { text: 'End the pause', note: 'Button on the plan of the site.' },
} as const

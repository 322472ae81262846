/** The timeline of a site: what happened to it, and why. */
export const siteTimeline = {
  'timeline.sites.created': {
    text: '{from, select, template {Site made from a template} blank {Site made, blank} cover_page {Site made as a cover page} parking_page {Site made as a parking page} import {Site made from an export} other {Site made}}',
    note: 'What happened to a site.',
  },
  'timeline.sites.created_as_copy': {
    text: 'Site made as a copy of “{title}”',
    note: 'What happened to a site.',
  },
  'timeline.sites.copied': {
    text: 'Copied into a new site, “{title}”',
    note: 'What happened to a site: its owner or an administrator made a copy of it, which is theirs. {title} is the copy’s.',
  },
  'timeline.sites.status_changed': {
    text: 'Status changed from {from} to {to}',
    note: 'What happened to a site. {from} and {to} are names of statuses in words.',
  },
  'sites.reason.trial_over': {
    text: 'The trial was over',
    note: 'Why the status of a site changed; stands after who did it.',
  },
  'sites.reason.not_paid': {
    text: 'Nothing was paid in time',
    note: 'Why the status of a site changed; stands after who did it.',
  },
  'sites.reason.not_taken_over': {
    text: 'Nobody took over billing in time',
    note: 'Why the status of a site changed; stands after who did it.',
  },
  'sites.reason.kept_its_time': {
    text: 'It was kept for its twelve months',
    note: 'Why the status of a site changed; stands after who did it.',
  },
  'sites.reason.removed_by_hand': {
    text: 'Removed by hand',
    note: 'Why the status of a site changed; stands after who did it.',
  },
  'sites.reason.brought_back': {
    text: 'Brought back',
    note: 'Why the status of a site changed; stands after who did it.',
  },
  'sites.reason.site_begun': {
    text: 'The parking page became a site',
    note: 'Why the status of a site changed; stands after who did it.',
  },
  'sites.reason.nothing_billed': {
    text: 'Nothing is billed here',
    note: 'Why the status of a site changed; stands after who did it.',
  },
  'sites.reason.billing_off': {
    text: 'Billing was switched off',
    note: 'Why the status of a site changed; stands after who did it.',
  },
  'sites.reason.plan_chosen': {
    text: 'A plan was chosen',
    note: 'Why the status of a site changed; stands after who did it.',
  },
  'sites.reason.plan_given': {
    text: 'A plan was given',
    note: 'Why the status of a site changed; stands after who did it.',
  },
  'sites.reason.trial_extended': {
    text: 'The trial was extended',
    note: 'Why the status of a site changed; stands after who did it.',
  },
  'sites.reason.operator_decided': {
    text: 'The operator decided so',
    note: 'Why the status of a site changed; stands after who did it.',
  },
  'timeline.sites.trial_extended': {
    text: '{days, plural, one {Trial extended by # day} other {Trial extended by # days}}',
    note: 'What happened to a site.',
  },
  'timeline.sites.legacy_address_set': {
    text: 'Older version set to {value}',
    note: 'What happened to a site; {value} is an address.',
  },
  'timeline.sites.changed_title': { text: 'Title changed to “{value}”', note: 'What happened to a site.' },
  'timeline.sites.changed_language': {
    text: 'Language changed to {value}',
    note: 'What happened to a site; {value} names a language.',
  },
  'timeline.sites.changed_country': { text: 'Country changed to {value}', note: 'What happened to a site.' },
  'timeline.sites.changed_currency': {
    text: 'Currency changed to {value}',
    note: 'What happened to a site.',
  },
  'timeline.sites.changed_time_zone': {
    text: 'Time zone changed to {value}',
    note: 'What happened to a site.',
  },
  'timeline.sites.changed_contact_line': {
    text: 'Contact line changed to “{value}”',
    note: 'What happened to a site.',
  },
  'timeline.sites.changed_address': { text: 'Address changed to {value}', note: 'What happened to a site.' },
  'timeline.sites.password_set': {
    text: 'Visitors are asked for a password',
    note: 'What happened to a site.',
  },
  'timeline.sites.password_removed': {
    text: 'Visitors are no longer asked for a password',
    note: 'What happened to a site.',
  },
  'timeline.sites.preview_renewed': { text: 'Preview link renewed', note: 'What happened to a site.' },
  'timeline.sites.converted': {
    text: 'Converted from {from} to {to}',
    note: 'What happened to a site; website types in words.',
  },
  'timeline.sites.paused': { text: 'Site paused', note: 'What happened to a site.' },
  'timeline.sites.resumed': { text: 'Site resumed', note: 'What happened to a site.' },
  'timeline.sites.invited': {
    text: '{email} invited as {roles}',
    note: 'What happened to a site; {roles} lists roles in words.',
  },
  'timeline.sites.invited_again': {
    text: 'Invitation sent to {email} again',
    note: 'What happened to a site.',
  },
  'timeline.sites.invitation_revoked': {
    text: 'Invitation of {email} revoked',
    note: 'What happened to a site.',
  },
  'timeline.sites.invitation_declined': {
    text: '{email} declined the invitation',
    note: 'What happened to a site.',
  },
  'timeline.sites.contributor_joined': {
    text: '{name} joined as a contributor',
    note: 'What happened to a site.',
  },
  'timeline.sites.contributor_changed': {
    text: '{name} is now {roles}',
    note: 'What happened to a site; {roles} lists roles in words.',
  },
  'timeline.sites.contributor_end_changed': {
    text: 'Last day of {name} changed',
    note: 'What happened to a site: until when somebody contributes.',
  },
  'timeline.sites.contributor_removed': {
    text: '{name} removed from the contributors',
    note: 'What happened to a site.',
  },
  'timeline.sites.contributor_left': { text: '{name} left the site', note: 'What happened to a site.' },
  'timeline.sites.contributor_deleted': {
    text: 'A contributor deleted their account',
    note: 'What happened to a site.',
  },
  'timeline.sites.contributor_ended': {
    text: '{name}’s time as a contributor ended',
    note: 'What happened to a site.',
  },
  'timeline.sites.offered': { text: 'Site offered to {email}', note: 'What happened to a site.' },
  'timeline.sites.offer_withdrawn': { text: 'Offer to {email} withdrawn', note: 'What happened to a site.' },
  'timeline.sites.transfer_declined': { text: '{email} declined the site', note: 'What happened to a site.' },
  'timeline.sites.transferred': {
    text: 'Site transferred from {from} to {to}',
    note: 'What happened to a site; names of people.',
  },
  'timeline.sites.inherited': {
    text: '{name} now owns the site; its owner had deleted their account',
    note: 'What happened to a site: a removed one was brought back by {name} after its owner had deleted their account.',
  },
  'timeline.sites.role_created': { text: 'Role “{name}” made', note: 'What happened to a site.' },
  'timeline.sites.role_changed': { text: 'Role “{name}” changed', note: 'What happened to a site.' },
  'timeline.sites.role_removed': { text: 'Role “{name}” removed', note: 'What happened to a site.' },
  // Timeline
  'sites.timeline.title': { text: 'Timeline', note: 'Title of a screen, and its entry in the navigation.' },
  'sites.timeline.text': { text: 'What happened to this site, and who did it.', note: 'Below the title.' },
  'sites.timeline.by_account': {
    text: 'Somebody who has left',
    note: 'In place of the name of a person whose account is gone.',
  },
  'sites.timeline.by_operator': { text: 'The operator', note: 'In place of a name.' },
  'sites.timeline.by_system': { text: 'By itself', note: 'In place of a name: nobody did it, time did.' },
  'sites.timeline.operator': {
    text: '{name}, for the operator',
    note: 'Somebody who runs the platform did it.',
  },
} as const

/** The mails about sites. */
export const siteMails = {
  // Mails
  'sites.mail.invitation.subject': { text: '{by} invites you to “{title}”', note: 'Subject of a mail.' },
  'sites.mail.invitation.preview': {
    text: 'The invitation is open until {date}.',
    note: 'Line shown after the subject.',
  },
  'sites.mail.invitation.heading': { text: 'Work on “{title}”', note: 'Heading of a mail.' },
  'sites.mail.invitation.text': {
    text: '{by} invites you to contribute to “{title}” as:',
    note: 'Followed by a list of roles.',
  },
  'sites.mail.invitation.message': { text: '{by} writes:', note: 'Followed by a message of the person.' },
  'sites.mail.invitation.ends': { text: 'Your access ends on {date}.', note: 'A mail.' },
  'sites.mail.invitation.button': { text: 'See the invitation', note: 'Button of a mail.' },
  'sites.mail.invitation.small': {
    text: 'The link works until {date}. If you did not expect this, you can ignore it.',
    note: 'Small print of a mail.',
  },
  'sites.mail.offer.subject': { text: '{by} offers you the site “{title}”', note: 'Subject of a mail.' },
  'sites.mail.offer.preview': {
    text: 'The offer is open until {date}.',
    note: 'Line shown after the subject.',
  },
  'sites.mail.offer.heading': { text: 'Take over “{title}”', note: 'Heading of a mail.' },
  'sites.mail.offer.text': { text: '{by} would like you to own “{title}” ({address}).', note: 'A mail.' },
  'sites.mail.offer.what': {
    text: 'You get everything on it: pages, files, people and orders, and its plan. The owner until now stays as an administrator until you change that.',
    note: 'A mail.',
  },
  'sites.mail.offer.button': { text: 'See the offer', note: 'Button of a mail.' },
  'sites.mail.offer.small': {
    text: 'The link works until {date}. Nothing changes unless you accept.',
    note: 'Small print of a mail.',
  },
  'sites.mail.notice.small': {
    text: 'You get this mail because you own {address}.',
    note: 'Small print of a mail.',
  },
  'sites.mail.notice.heir': {
    text: 'You get this mail because you are an administrator of {address}, and its owner’s account no longer exists.',
    note: 'Small print of a mail.',
  },
  'sites.mail.notice.export': {
    text: 'Export the site',
    note: 'Link in the mails about an expired site, to the screen that exports it.',
  },
  'sites.mail.trial_ending.subject': {
    text: 'The trial of “{title}” ends on {date}',
    note: 'Subject of a mail.',
  },
  'sites.mail.trial_ending.preview': {
    text: 'Choose a plan to keep the site going.',
    note: 'Line shown after the subject.',
  },
  'sites.mail.trial_ending.heading': { text: 'The trial ends soon', note: 'Heading of a mail.' },
  'sites.mail.trial_ending.text': {
    text: 'The trial of “{title}” ends on {date}. After that visitors see that the site is not available, and you can only read it. Everything you made stays for twelve months.',
    note: 'A mail.',
  },
  'sites.mail.trial_ending.button': { text: 'Choose a plan', note: 'Button of a mail.' },
  'sites.mail.expired.subject': { text: '“{title}” has expired', note: 'Subject of a mail.' },
  'sites.mail.expired.preview': {
    text: 'Everything is kept until {date}.',
    note: 'Line shown after the subject.',
  },
  'sites.mail.expired.heading': { text: '“{title}” has expired', note: 'Heading of a mail.' },
  'sites.mail.expired.text': {
    text: 'Visitors of {address} now see that the site is not available. You can still read everything, export it and give refunds. We keep it until {date}.',
    note: 'A mail.',
  },
  'sites.mail.expired.button': { text: 'Reactivate the site', note: 'Button of a mail.' },
  'sites.mail.expired_month_1.subject': {
    text: '“{title}” is kept until {date}',
    note: 'Subject of a mail.',
  },
  'sites.mail.expired_month_1.preview': {
    text: 'It has been expired since {since}.',
    note: 'Line shown after the subject.',
  },
  'sites.mail.expired_month_1.heading': { text: '“{title}” is waiting', note: 'Heading of a mail.' },
  'sites.mail.expired_month_1.text': {
    text: '“{title}” expired on {since}. Everything on it is as it was, and is kept until {date}. Reactivate it, or export what you want to keep.',
    note: 'A mail. since: the day it expired; date: the day it is removed.',
  },
  'sites.mail.expired_month_1.button': { text: 'Reactivate the site', note: 'Button of a mail.' },
  'sites.mail.expired_month_6.subject': {
    text: '“{title}” is removed on {date}',
    note: 'Subject of a mail.',
  },
  'sites.mail.expired_month_6.preview': {
    text: 'Until then you can reactivate or export it.',
    note: 'Line shown after the subject.',
  },
  'sites.mail.expired_month_6.heading': { text: 'Kept until {date}', note: 'Heading of a mail.' },
  'sites.mail.expired_month_6.text': {
    text: '“{title}” expired on {since} and is removed on {date}. Until then you can reactivate it, or export what you want to keep.',
    note: 'A mail. since: the day it expired; date: the day it is removed.',
  },
  'sites.mail.expired_month_6.button': { text: 'Reactivate the site', note: 'Button of a mail.' },
  'sites.mail.expired_month_11.subject': {
    text: '“{title}” is removed on {date} at the earliest',
    note: 'Subject of a mail.',
  },
  'sites.mail.expired_month_11.preview': {
    text: 'The last notice before that: reactivate or export it.',
    note: 'Line shown after the subject.',
  },
  'sites.mail.expired_month_11.heading': { text: '“{title}” is removed soon', note: 'Heading of a mail.' },
  'sites.mail.expired_month_11.text': {
    text: '“{title}” expired on {since} and is removed on {date} at the earliest. Reactivate it, or export what you want to keep, before then.',
    note: 'A mail. since: the day it expired; date: the earliest day it is removed; it may be read when that is over.',
  },
  'sites.mail.expired_month_11.button': { text: 'Reactivate the site', note: 'Button of a mail.' },
  'sites.mail.past_due.subject': { text: 'A payment for “{title}” is missing', note: 'Subject of a mail.' },
  'sites.mail.past_due.preview': {
    text: 'The site stays up until {date}.',
    note: 'Line shown after the subject.',
  },
  'sites.mail.past_due.heading': { text: 'A payment did not go through', note: 'Heading of a mail.' },
  'sites.mail.past_due.text': {
    text: 'The last payment for “{title}” failed. The site stays up until {date}; after that it expires.',
    note: 'A mail.',
  },
  'sites.mail.past_due.button': { text: 'See plan and payment', note: 'Button of a mail.' },
  'sites.mail.resold_grace.subject': {
    text: 'Take over the billing of “{title}”',
    note: 'Subject of a mail.',
  },
  'sites.mail.resold_grace.preview': {
    text: 'Your reseller no longer pays for the site.',
    note: 'Line shown after the subject.',
  },
  'sites.mail.resold_grace.heading': { text: 'Your reseller no longer pays', note: 'Heading of a mail.' },
  'sites.mail.resold_grace.text': {
    text: 'Whoever sold you “{title}” no longer pays for it. The site stays up until {date}; take over its billing before then.',
    note: 'A mail.',
  },
  'sites.mail.resold_grace.button': { text: 'Take over billing', note: 'Button of a mail.' },
  'sites.mail.removed.subject': { text: '“{title}” was removed', note: 'Subject of a mail.' },
  'sites.mail.removed.preview': {
    text: 'It can be brought back until {date} at least.',
    note: 'Line shown after the subject.',
  },
  'sites.mail.removed.heading': { text: '“{title}” was removed', note: 'Heading of a mail.' },
  'sites.mail.removed.text': {
    text: 'Visitors of {address} find nothing there now. You can bring the site back, as it was, until {date} at least. After that it is deleted for good.',
    note: 'A mail. date: the earliest day; it may be read when that is over.',
  },
  'sites.mail.removed.button': { text: 'Bring the site back', note: 'Button of a mail.' },
  'sites.mail.purge_in_7_days.subject': {
    text: '“{title}” is deleted for good soon',
    note: 'Subject of a mail.',
  },
  'sites.mail.purge_in_7_days.preview': {
    text: 'You can bring it back until {date} at least.',
    note: 'Line shown after the subject.',
  },
  'sites.mail.purge_in_7_days.heading': {
    text: 'It will soon be deleted for good',
    note: 'Heading of a mail.',
  },
  'sites.mail.purge_in_7_days.text': {
    text: '“{title}” was removed on {since}. Everything on it is deleted, on {date} at the earliest: pages, files, people, orders. Nobody can bring it back after that.',
    note: 'A mail. since: the day it was removed; date: the earliest day; it may be read when that is over.',
  },
  'sites.mail.purge_in_7_days.button': { text: 'Bring the site back', note: 'Button of a mail.' },
  'sites.mail.purge_in_1_day.subject': {
    text: 'Last notice: “{title}” is deleted for good',
    note: 'Subject of a mail.',
  },
  'sites.mail.purge_in_1_day.preview': {
    text: 'You can bring it back until {date} at least.',
    note: 'Line shown after the subject.',
  },
  'sites.mail.purge_in_1_day.heading': { text: 'The last notice', note: 'Heading of a mail.' },
  'sites.mail.purge_in_1_day.text': {
    text: 'Everything on “{title}” is deleted, on {date} at the earliest: pages, files, people, orders. Nobody can bring it back after that.',
    note: 'A mail. date: the earliest day; it may be read when that is over.',
  },
  'sites.mail.purge_in_1_day.button': { text: 'Bring the site back', note: 'Button of a mail.' },
} as const

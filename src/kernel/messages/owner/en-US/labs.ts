/** Labs: features that a site or a member tries before others. */
export const labs = {
  'refusal.operator.labs_staff_only': {
    text: 'Only staff of this platform may try these features.',
    note: 'Labs, internal variant.',
  },
  'refusal.operator.labs_circle_only': {
    text: 'Only the owner and administrators of a site in the circle may try these features.',
    note: 'Labs, circle variant.',
  },
  'refusal.operator.labs_unknown': {
    text: 'One of these features is not there to try any more.',
    note: 'Saving labs features.',
  },
  'labs.title': {
    text: 'Labs',
    note: 'Title of a screen, and its entry in the navigation: features that are tried before everybody has them.',
  },
  'labs.operator_text': {
    text: 'Features that are tried before everybody has them: by staff for themselves, or by sites of the circle.',
    note: 'Below the title, for the operator.',
  },
  'labs.site_text': {
    text: 'Features that a few sites try before everybody has them.',
    note: 'Below the title.',
  },
  'labs.staff_text': {
    text: 'Features that staff try before anybody else. They hold for you alone.',
    note: 'Below the title.',
  },
  'labs.features': { text: 'Features', note: 'Heading.' },
  'labs.feature': { text: 'Feature', note: 'Head of a column.' },
  'labs.for_whom': { text: 'For', note: 'Head of a column: who may try it.' },
  'labs.variant_internal': { text: 'Staff', note: 'Who may try a feature.' },
  'labs.variant_circle': { text: 'The circle', note: 'Who may try a feature: the sites of the circle.' },
  'labs.since': { text: 'Since', note: 'Head of a column.' },
  'labs.uses': { text: 'In use by', note: 'Head of a column, or before the number: how many have it on.' },
  'labs.none': { text: 'There is nothing to try at the moment', note: 'In place of a table.' },
  'labs.circle': { text: 'The circle', note: 'Heading, and a term: sites that try new features.' },
  'labs.circle_text': {
    text: 'Owner and administrators of these sites may switch its features.',
    note: 'Below “The circle”.',
  },
  'labs.circle_none': { text: 'No site is in the circle', note: 'In place of a table.' },
  'labs.circle_none_text': {
    text: 'Open a site and choose “Take into the circle”.',
    note: 'Below “No site is in the circle”.',
  },
  'labs.circle_find': { text: 'Find a site', note: 'Link.' },
  'labs.switched_on': { text: 'Switched on', note: 'Head of a column: features of a site.' },
  'labs.nothing_on': { text: 'Nothing', note: 'No feature is switched on.' },
  'labs.in_circle_since': { text: 'In it since', note: 'Head of a column.' },
  'labs.about_internal': { text: 'For staff, since {since}.', note: 'Below a feature.' },
  'labs.about_circle': { text: 'For sites of the circle, since {since}.', note: 'Below a feature.' },
  'labs.saved': { text: 'Saved', note: 'A feature was switched.' },
  'labs.saved_detail': { text: 'Reload the page to see it everywhere.', note: 'Below “Saved”.' },
  'labs.outside': {
    text: 'You cannot try these features here',
    note: 'In place of a list: for whoever is not let in.',
  },
  'labs.outside_text': {
    text: 'The owner and the administrators of some sites try new features before everybody has them. Ask whoever runs this platform whether this site can be one of them.',
    note: 'Below “You cannot try these features here”.',
  },
  'labs.outside_ask': { text: 'Ask to join', note: 'Link that writes a mail.' },
  'labs.staff_outside': { text: 'These features are for staff', note: 'In place of a list.' },
  'labs.staff_outside_text': {
    text: 'They come to everybody once they are ready.',
    note: 'Below “These features are for staff”.',
  },
  'labs.expired-site-improvements.title': {
    text: 'A kinder page for expired sites',
    note: 'A feature to try.',
  },
  'labs.expired-site-improvements.text': {
    text: 'Visitors of an expired site read its name, when it may be back and how to reach you; you see what is kept until when.',
    note: 'What a feature does.',
  },
  'labs.expired-site-improvements.off': {
    text: 'Turned off, visitors see the plain page.',
    note: 'How to turn a feature off, and what it means.',
  },
  'labs.i18nLang.title': {
    text: 'Pseudo-localization',
    note: 'A feature to try: words are shown longer and with accents, to find what is not translated.',
  },
  'labs.i18nLang.text': {
    text: 'Words are shown with accents, in brackets and about a third longer, to find what is not translated or does not fit.',
    note: 'What a feature does.',
  },
  'labs.i18nLang.off': {
    text: 'Turned off, words are as they were after a reload.',
    note: 'How to turn a feature off, and what it means.',
  },
  'labs.visitor-locale-ja-jp.title': { text: 'Sites in Japanese', note: 'A feature to try.' },
  'labs.visitor-locale-ja-jp.text': {
    text: 'Japanese can be chosen as the language of the site.',
    note: 'What a feature does.',
  },
  'labs.visitor-locale-ja-jp.off': {
    text: 'Turned off, a site that has the language keeps it.',
    note: 'How to turn a feature off, and what it means.',
  },
  'labs.member-locale-ja-jp.title': { text: 'The app in Japanese', note: 'A feature to try.' },
  'labs.member-locale-ja-jp.text': {
    text: 'Japanese can be chosen as the language of the app.',
    note: 'What a feature does.',
  },
  'labs.member-locale-ja-jp.off': {
    text: 'Turned off, the app speaks English again.',
    note: 'How to turn a feature off, and what it means.',
  },
  'labs.visitor-locale-tr-tr.title': { text: 'Sites in Turkish', note: 'A feature to try.' },
  'labs.visitor-locale-tr-tr.text': {
    text: 'Turkish can be chosen as the language of the site.',
    note: 'What a feature does.',
  },
  'labs.visitor-locale-tr-tr.off': {
    text: 'Turned off, a site that has the language keeps it.',
    note: 'How to turn a feature off, and what it means.',
  },
  'labs.member-locale-tr-tr.title': {
    text: 'The app in Turkish, not translated yet',
    note: 'A feature to try; nothing of it is translated yet.',
  },
  'labs.member-locale-tr-tr.text': {
    text: 'Turkish can be chosen as the language of the app. Until it is translated, the app goes on in English.',
    note: 'What a feature does: the language can be chosen, and English words stay until there are others.',
  },
  'labs.member-locale-tr-tr.off': {
    text: 'Turned off, the app speaks English again.',
    note: 'How to turn a feature off, and what it means.',
  },
  'labs.currency-brl.title': { text: 'Prices in Brazilian reals', note: 'A feature to try.' },
  'labs.currency-brl.text': {
    text: 'BRL can be chosen as the currency of the site.',
    note: 'What a feature does.',
  },
  'labs.currency-brl.off': {
    text: 'Turned off, a site that has the currency keeps it.',
    note: 'How to turn a feature off, and what it means.',
  },
  'labs.currency-ars.title': { text: 'Prices in Argentine pesos', note: 'A feature to try.' },
  'labs.currency-ars.text': {
    text: 'ARS can be chosen as the currency of the site.',
    note: 'What a feature does.',
  },
  'labs.currency-ars.off': {
    text: 'Turned off, a site that has the currency keeps it.',
    note: 'How to turn a feature off, and what it means.',
  },
  'labs.currency-cop.title': { text: 'Prices in Colombian pesos', note: 'A feature to try.' },
  'labs.currency-cop.text': {
    text: 'COP can be chosen as the currency of the site.',
    note: 'What a feature does.',
  },
  'labs.currency-cop.off': {
    text: 'Turned off, a site that has the currency keeps it.',
    note: 'How to turn a feature off, and what it means.',
  },
  'labs.currency-inr.title': { text: 'Prices in Indian rupees', note: 'A feature to try.' },
  'labs.currency-inr.text': {
    text: 'INR can be chosen as the currency of the site.',
    note: 'What a feature does.',
  },
  'labs.currency-inr.off': {
    text: 'Turned off, a site that has the currency keeps it.',
    note: 'How to turn a feature off, and what it means.',
  },
  'labs.currency-idr.title': { text: 'Prices in Indonesian rupiahs', note: 'A feature to try.' },
  'labs.currency-idr.text': {
    text: 'IDR can be chosen as the currency of the site.',
    note: 'What a feature does.',
  },
  'labs.currency-idr.off': {
    text: 'Turned off, a site that has the currency keeps it.',
    note: 'How to turn a feature off, and what it means.',
  },
  'labs.currency-jpy.title': { text: 'Prices in Japanese yen', note: 'A feature to try.' },
  'labs.currency-jpy.text': {
    text: 'JPY can be chosen as the currency of the site.',
    note: 'What a feature does.',
  },
  'labs.currency-jpy.off': {
    text: 'Turned off, a site that has the currency keeps it.',
    note: 'How to turn a feature off, and what it means.',
  },
  'labs.minimum-order-amount.title': { text: 'Minimum order amount', note: 'A feature to try.' },
  'labs.minimum-order-amount.text': {
    text: 'A store can set an amount that an order has to come to, once the site sells.',
    note: 'What a feature does.',
  },
  'labs.minimum-order-amount.off': {
    text: 'Turned off, no minimum amount is asked for any more.',
    note: 'How to turn a feature off, and what it means.',
  },
  'labs.currency-zar.title': { text: 'Prices in South African rand', note: 'A feature to try.' },
  'labs.currency-zar.text': {
    text: 'ZAR can be chosen as the currency of the site.',
    note: 'What a feature does.',
  },
  'labs.currency-zar.off': {
    text: 'Turned off, a site that has the currency keeps it.',
    note: 'How to turn a feature off, and what it means.',
  },
  'labs.nav': { text: 'Labs', note: 'Menu entry for staff: features that are tried.' },
} as const

/** What the templates are, as their chooser tells it. The server says it; no screen carries these words along. */
export const templates = {
  'template.category.food': {
    text: 'Food',
    note: 'Filter of templates, and a kind of site: restaurants, cafés, shops for food.',
  },
  'template.category.music': {
    text: 'Music',
    note: 'Filter of templates, and a kind of site.',
  },
  'template.category.portfolio': {
    text: 'Portfolio',
    note: 'Filter of templates, and a kind of site: what somebody has made.',
  },
  'template.category.services': {
    text: 'Services',
    note: 'Filter of templates, and a kind of site: consultants, trades, practices.',
  },
  'template.category.simple': {
    text: 'Simple',
    note: 'A kind of site: hardly anything on it.',
  },
  'template.intent.blank': {
    text: 'An empty page with good manners: one face, wide margins, nothing to take away before you begin.',
    note: 'What a template is and how it feels; a face is a typeface.',
  },
  'template.intent.consultant': {
    text: 'Two people who fix operations: calm, exact, architectural; concrete, daylight and one thing of oak.',
    note: 'What a template is and how it feels; operations as of a factory.',
  },
  'template.intent.cover': {
    text: 'The launch of an album: one landscape, few words, and a date to remember.',
    note: 'What a template is and how it feels; an album of music.',
  },
  'template.intent.parking': {
    text: 'A domain that waits: its name on the map of a country that is not there yet.',
    note: 'What a template is and how it feels; a domain is an address on the web.',
  },
  'template.intent.portfolio': {
    text: 'A ceramicist’s gallery with the lights low: the work first, huge margins, a grotesque with a voice.',
    note: 'What a template is and how it feels; a grotesque is a typeface without serifs.',
  },
  'template.intent.restaurant': {
    text: 'A twelve-table neighborhood kitchen: warm evening light, linen, a menu one could cook.',
    note: 'What a template is and how it feels.',
  },
} as const

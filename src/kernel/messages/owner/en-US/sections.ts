/** Names of the designed sections and of their categories. */
export const sections = {
  'blocks.section_category.hero': { text: 'Opening', note: 'Category of designed sections in the palette.' },
  'blocks.section_category.about': { text: 'About', note: 'Category of designed sections in the palette.' },
  'blocks.section_category.features': {
    text: 'Features',
    note: 'Category of designed sections in the palette.',
  },
  'blocks.section_category.gallery': {
    text: 'Pictures',
    note: 'Category of designed sections in the palette.',
  },
  'blocks.section_category.quote': { text: 'Quotes', note: 'Category of designed sections in the palette.' },
  'blocks.section_category.contact': {
    text: 'Contact',
    note: 'Category of designed sections in the palette.',
  },
  'blocks.section_category.menu': { text: 'Menu', note: 'Category of designed sections in the palette.' },
  'blocks.section_category.prices': { text: 'Prices', note: 'Category of designed sections in the palette.' },
  'blocks.section_category.team': { text: 'People', note: 'Category of designed sections in the palette.' },
  'blocks.section_category.faq': { text: 'Questions', note: 'Category of designed sections in the palette.' },
  'blocks.section_category.action': {
    text: 'Call to action',
    note: 'Category of designed sections in the palette.',
  },
  'blocks.section_category.steps': {
    text: 'Steps',
    note: 'Category of designed sections in the palette. How a thing goes, one step after another.',
  },
  'blocks.section_category.dates': {
    text: 'Dates',
    note: 'Category of designed sections in the palette. What is on, and when.',
  },
  'blocks.section_category.footer': { text: 'Footer', note: 'Category of designed sections in the palette.' },
  'blocks.section.hero_photo': {
    text: 'Picture with words at its foot',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.hero_split': {
    text: 'Words beside a picture',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.hero_words': {
    text: 'Large words',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.hero_overlap': {
    text: 'Words over a picture’s corner',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.hero_arches': {
    text: 'Words between two arches',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.hero_banner': {
    text: 'Wide picture below words',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.hero_card': {
    text: 'Card on a picture',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.hero_poster': {
    text: 'Name as a poster',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.about_story': {
    text: 'Story with a picture',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.about_letter': {
    text: 'Letter',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.about_facts': {
    text: 'Facts',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.about_columns': {
    text: 'Two columns of words',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.about_beside': {
    text: 'Words over the side of a picture',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.about_years': {
    text: 'Years',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.features_lines': {
    text: 'Between lines',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.features_pair': {
    text: 'Two pictures',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.features_index': {
    text: 'Large list',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.features_cards': {
    text: 'Three cards',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.features_around': {
    text: 'Around a picture',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.features_figures': {
    text: 'Three figures',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.features_turns': {
    text: 'Pictures in turns',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.gallery_wall': {
    text: 'Wall',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.gallery_strip': {
    text: 'Strip',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.gallery_uneven': {
    text: 'Large and small',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.gallery_slides': {
    text: 'Slideshow',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.gallery_named': {
    text: 'Named pictures',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.gallery_doors': {
    text: 'Three picture doors',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.quote_large': {
    text: 'Large quote',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.quote_picture': {
    text: 'Quote beside a picture',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.quote_three': {
    text: 'Three quotes',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.quote_cards': {
    text: 'Two cards',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.quote_photo': {
    text: 'On a picture',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.quote_press': {
    text: 'From the papers',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.contact_card': {
    text: 'Invitation and card',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.contact_row': {
    text: 'Row',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.contact_photo': {
    text: 'Beside a picture',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.contact_three': {
    text: 'Three people to ask',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.contact_ways': {
    text: 'Ways to get there',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.menu_columns': {
    text: 'Two columns',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.menu_list': {
    text: 'Price list',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.menu_photo': {
    text: 'Dishes beside a picture',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.menu_card': {
    text: 'Menu card',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.prices_table': {
    text: 'Table',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.prices_offers': {
    text: 'Three offers',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.prices_cards': {
    text: 'Three cards',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.prices_single': {
    text: 'One price',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.team_list': {
    text: 'List',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.team_pair': {
    text: 'Two people',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.team_benches': {
    text: 'Four pictures',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.team_founder': {
    text: 'One person',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.team_names': {
    text: 'Names',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.faq_side': {
    text: 'Beside a heading',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.faq_boxes': {
    text: 'Boxes',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.faq_plain': {
    text: 'Answers in view',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.faq_picture': {
    text: 'Beside a picture',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.action_line': {
    text: 'One line',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.action_picture': {
    text: 'On a picture',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.action_card': {
    text: 'Card with two buttons',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.action_split': {
    text: 'Beside a picture',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.steps_row': {
    text: 'Three in a row',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.steps_picture': {
    text: 'Beside a picture',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.steps_stairs': {
    text: 'Stairs',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.dates_list': {
    text: 'List of dates',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.dates_next': {
    text: 'The next date',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.dates_week': {
    text: 'Timetable of a week',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.footer_large': {
    text: 'Large name',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.footer_line': {
    text: 'One line',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.footer_columns': {
    text: 'Columns',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.footer_middle': {
    text: 'In the middle',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
  'blocks.section.footer_invitation': {
    text: 'With an invitation',
    note: 'Name of a designed section in the palette, shown below its picture.',
  },
} as const

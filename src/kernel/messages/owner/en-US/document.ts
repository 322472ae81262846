/** What a page's document refuses, and what the accessibility and search panel says about it. */
export const document = {
  // Refusals: a change that would break one of the document's rules.
  'refusal.document.json': {
    text: 'This change holds something that cannot be stored.',
    note: 'A patch with a value that is not JSON, or with letters that cannot be stored (half an emoji). People meet it through a broken extension, or when they paste into a setting what another program cut badly.',
  },
  'refusal.document.format': {
    text: 'This page is not in a form we can read.',
    note: 'Opening an imported page whose data is damaged.',
  },
  'refusal.document.node_unknown': {
    text: 'The thing you changed is no longer on the page.',
    note: 'Somebody else removed the block or section meanwhile.',
  },
  'refusal.document.node_taken': {
    text: 'This is on the page already.',
    note: 'A block or section with the same id is there, for instance after a change was sent twice.',
  },
  'refusal.document.path_unknown': {
    text: 'This setting does not exist here.',
    note: 'A change to a property the block or section does not have.',
  },
  'refusal.document.value_invalid': {
    text: 'This setting cannot have that value.',
    note: 'A property of a section or block.',
  },
  'refusal.document.props_unknown': {
    text: 'This block has no such setting.',
    note: 'A field the block type does not have.',
  },
  'refusal.document.props_invalid': {
    text: 'This block cannot take that value.',
    note: 'A field of a block: a number out of range, a link that is not allowed.',
  },
  'refusal.document.text_invalid': {
    text: 'The text changed meanwhile, so this edit has no place in it.',
    note: 'A text edit that no longer fits, or a text that holds something unknown.',
  },
  'refusal.document.item_unknown': {
    text: 'This entry is no longer in the list.',
    note: 'An item of a list in a block was removed.',
  },
  'refusal.document.item_taken': {
    text: 'This entry is in the list already.',
    note: 'An item of a list in a block.',
  },
  'refusal.document.sibling_unknown': {
    text: 'The neighbor this was to stand beside is no longer there.',
    note: 'Moving or inserting after a block that was removed.',
  },
  'refusal.document.parent_unknown': {
    text: 'The place this was to go to is no longer there.',
    note: 'Moving or inserting into a section or block that was removed.',
  },
  'refusal.document.order_broken': {
    text: 'The order of this page is damaged.',
    note: 'Lists of sections or blocks do not fit together: a fault of an import.',
  },
  'refusal.document.slot_unknown': {
    text: 'This block has no such place inside it.',
    note: 'A slot: a tab, a card’s column.',
  },
  'refusal.document.slot_type': {
    text: 'This kind of block does not go in here.',
    note: 'A slot takes only certain block types.',
  },
  'refusal.document.slot_full': {
    text: 'There is room for {max, plural, one {# block} other {# blocks}} in here.',
    note: 'A slot is full.',
  },
  'refusal.document.nesting': {
    text: 'A block inside a block cannot hold more blocks.',
    note: 'Dropping a block that holds others into another block: one level is allowed.',
  },
  'refusal.document.source_blocks': {
    text: 'This section is shown from elsewhere. Change it at its source.',
    note: 'Adding a block to a synced section.',
  },
  'refusal.document.place_bounds': {
    text: 'This would reach out of the grid.',
    note: 'A block’s place on the desktop.',
  },
  'refusal.document.place_size': {
    text: 'This block needs at least {width} columns and {height, plural, one {# row} other {# rows}}.',
    note: 'Resizing a block below its smallest size.',
  },
  'refusal.document.place_overlap': {
    text: 'Another block stands there. Put one of them on another layer to let them overlap.',
    note: 'Two blocks on the same layer in the same cells.',
  },
  'refusal.document.phone_bounds': {
    text: 'This would reach out of the phone’s grid.',
    note: 'A block’s place on the phone.',
  },
  'refusal.document.limit_bytes': {
    text: 'This page is full: it may hold {max, number} bytes. Move something to another page.',
    note: 'The page’s size limit, two million bytes.',
  },
  'refusal.document.limit_blocks': {
    text: 'This page has the most blocks a page may have: {max, number}. Move something to another page.',
    note: 'The limit on blocks of one page.',
  },
  'refusal.document.limit_sections': {
    text: 'This page has the most sections a page may have: {max, number}.',
    note: 'The limit on sections of one page.',
  },
  'refusal.document.type_unknown': {
    text: 'The block “{type}” is not installed here.',
    note: 'Inserting or pasting a block whose type this platform does not know.',
  },
  'document.block_gone': {
    text: 'This block cannot be shown here: “{type}” is not installed. Nothing of it is lost.',
    note: 'In place of a block on the canvas, when its type is missing or newer than the platform.',
  },
  // The panel
  'document.check.contrast_ground': {
    text: 'The text is hard to read on this background: contrast {ratio, number} of {least, number}.',
    note: 'A section’s own background colour under its theme’s text.',
  },
  'document.check.contrast_picture': {
    text: 'The text may be hard to read on this picture. A stronger overlay helps.',
    note: 'A section with a picture or film behind its words.',
  },
  'document.check.contrast_upon_picture': {
    text: 'These words lie on a picture. A background of their own keeps them readable.',
    note: 'A text block above an image block.',
  },
  'document.check.alt_missing': {
    text: 'This picture has no description for people who do not see it.',
    note: 'An image without alt text that is not marked as decoration.',
  },
  'document.check.alt_useless': {
    text: '“{alt}” does not say what the picture shows.',
    note: 'Alt text that is a file name.',
  },
  'document.check.heading_skipped': {
    text: 'This is a heading of level {level}; after the one before it, level {expected} comes next.',
    note: 'Heading levels skip one.',
  },
  'document.check.heading_no_first': {
    text: 'The page has no heading of level 1 that says what it is about.',
    note: 'No first-level heading.',
  },
  'document.check.heading_many_first': {
    text: 'The page has more than one heading of level 1.',
    note: 'At the second heading of level 1.',
  },
  'document.check.heading_empty': { text: 'This heading has no words.', note: 'An empty heading.' },
  'document.check.link_empty': {
    text: 'This link has no words that say where it leads.',
    note: 'A link around nothing.',
  },
  'document.check.link_gone': {
    text: 'What this links to is no longer there.',
    note: 'A link to a removed page, item or file.',
  },
  'document.check.anchor_gone': {
    text: 'No section on this page is called “{anchor}”.',
    note: 'A link to a named place of the same page.',
  },
  'document.check.anchor_taken': {
    text: 'Another section is called “{anchor}” already.',
    note: 'Two sections with the same anchor name.',
  },
  'document.check.target_small': {
    text: 'On a phone this is too small to tap with ease.',
    note: 'A link, button or control narrower or lower than 44 pixels.',
  },
  'document.check.phone_overlap': {
    text: 'On the phone this covers another block.',
    note: 'A block placed by hand on the phone.',
  },
  'document.check.text_overlap': {
    text: 'This text lies over another text.',
    note: 'Two text blocks on different layers.',
  },
  'document.check.block_plain': {
    text: 'This page holds more cells, code and markup than a page is drawn with ({max, number}), so this block is shown as plain text. Split the page.',
    note: 'A table, code or Markdown block on a page with far too many of them.',
  },
  'document.check.image_heavy': {
    text: 'The original of this picture has {megabytes, number} MB. Visitors get a smaller one, but it fills your storage.',
    note: 'A very large upload.',
  },
  'document.check.title_missing': { text: 'The page has no title.', note: 'Page settings.' },
  'document.check.title_long': {
    text: 'The title is longer than search results show: about {max, number} characters.',
    note: 'Page settings.',
  },
  'document.check.description_missing': {
    text: 'The page has no description for search results.',
    note: 'Page settings.',
  },
  'document.check.description_long': {
    text: 'The description is longer than search results show: about {max, number} characters.',
    note: 'Page settings.',
  },
  'document.css.at_rule': {
    text: '{what} is no rule of CSS.',
    note: 'Fault in the owner’s CSS; what: @mixin.',
  },
  'document.css.block_open': {
    text: 'This brace is never closed.',
    note: 'Fault in the owner’s CSS: a { without its }.',
  },
  'document.css.brace_stray': {
    text: 'This brace closes nothing.',
    note: 'Fault in the owner’s CSS: a } without its {.',
  },
  'document.css.bracket_open': {
    text: 'The bracket in “{what}” is never closed.',
    note: 'Fault in the owner’s CSS: a ( or [ without its end.',
  },
  'document.css.colon': {
    text: '“{what}” has no colon between property and value.',
    note: 'Fault in the owner’s CSS.',
  },
  'document.css.comment_open': {
    text: 'The comment “{what}” is never closed.',
    note: 'Fault in the owner’s CSS.',
  },
  'document.css.import': {
    text: 'Other style sheets are not loaded: “{what}”.',
    note: 'Fault in the owner’s CSS: an @import.',
  },
  'document.css.outside': {
    text: '“{what}” stands in no rule.',
    note: 'Fault in the owner’s CSS: a declaration outside of braces.',
  },
  'document.css.property': {
    text: 'This browser knows no property “{what}”.',
    note: 'Fault in the owner’s CSS.',
  },
  'document.css.selector': {
    text: 'This browser does not understand what “{what}” selects.',
    note: 'Fault in the owner’s CSS.',
  },
  'document.css.string_open': {
    text: 'The quotation mark in “{what}” is never closed.',
    note: 'Fault in the owner’s CSS.',
  },
  'document.css.value': {
    text: 'This browser does not take the value in “{what}”.',
    note: 'Fault in the owner’s CSS.',
  },
} as const

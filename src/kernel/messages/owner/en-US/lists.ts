/** Lists: how they are narrowed, put in order, and looked at. */
export const lists = {
  'list.clear': { text: 'Clear search and filters', note: 'Button: all rows are shown again.' },
  'list.filter': { text: 'Filter', note: 'Button that opens the filters of a list.' },
  'list.filters': { text: 'Filters', note: 'What a list is narrowed by, for assistive technology.' },
  'list.filter_is': { text: '{what}: {value}', note: 'A filter that is set: “Status: Paid”.' },
  'list.look': { text: 'Display', note: 'Button: opens the order and the columns of a list.' },
  'list.sort': { text: 'Sort by', note: 'Heading in a menu, above the names of columns.' },
  'list.direction': { text: 'Order', note: 'Heading in a menu, above “Ascending” and “Descending”.' },
  'list.ascending': { text: 'Ascending', note: 'An order: from A to Z, from the oldest to the newest.' },
  'list.descending': { text: 'Descending', note: 'An order: from Z to A, from the newest to the oldest.' },
  'list.columns': { text: 'Columns', note: 'Heading in a menu, above the columns that can be left out.' },
  'list.views': { text: 'Views', note: 'Button: opens the saved views of a list.' },
  'list.whole': {
    text: 'Whole list',
    note: 'A view of a list, beside those somebody saved: nothing is left out.',
  },
  'list.save': { text: 'Save this view…', note: 'Entry of a menu: asks for a name.' },
  'list.save_title': { text: 'Save the view', note: 'Title of a dialog.' },
  'list.save_do': { text: 'Save', note: 'Button of the dialog that saves a view.' },
  'list.name': { text: 'Name', note: 'Label of a field: what a view of a list is called.' },
  'list.name_help': {
    text: 'Search, filters, order and columns, kept with your account.',
    note: 'Below the name of a view: what is saved, and where.',
  },
  'list.remove': { text: 'Remove a view', note: 'Entry of a menu: opens the names of the saved views.' },
  'list.view_removed': {
    text: '“{name}” removed',
    note: 'Said after a saved view was removed; it can be undone.',
  },
} as const

/** Names of the blocks every site has, of their fields and of what they may be: the inspector's and the palette's words. */
export const blocks = {
  // Shared
  'blocks.align.start': { text: 'Start', note: 'Choice: at the start of the line, left in English.' },
  'blocks.align.center': { text: 'Center', note: 'Choice: in the middle of the line.' },
  'blocks.align.end': { text: 'End', note: 'Choice: at the end of the line, right in English.' },
  'blocks.align.stretch': { text: 'Full width', note: 'Choice: as wide as there is room.' },
  'blocks.size.none': { text: 'None', note: 'Choice of a space.' },
  'blocks.size.small': { text: 'Small', note: 'Choice of a size or space.' },
  'blocks.size.regular': { text: 'Regular', note: 'Choice of a size.' },
  'blocks.size.large': { text: 'Large', note: 'Choice of a size or space.' },
  'blocks.size.display': { text: 'Display', note: 'Choice of a text size: very large headings.' },
  'blocks.size.poster': {
    text: 'Poster',
    note: 'Choice of a text size: headings nearly as wide as the page.',
  },
  // Text
  'blocks.text.name': { text: 'Text', note: 'Name of the block.' },
  'blocks.text.keywords': {
    text: 'heading, title, paragraph, words, list',
    note: 'Words the text block is also found by, with commas between.',
  },
  'blocks.text.empty': { text: 'Click to write', note: 'On the canvas, in an empty text block.' },
  'blocks.text.body': { text: 'Text', note: 'Label: the words of a text block.' },
  'blocks.text.size': { text: 'Size', note: 'Label: how large the words of a text block are set.' },
  'blocks.text.size_help': {
    text: 'Regular follows the site’s type scale. Display and Poster enlarge headings only.',
    note: 'Help at the size of a text block.',
  },
  'blocks.text.columns': { text: 'Columns', note: 'Label: in how many columns a text runs on wide screens.' },
  'blocks.text.columns_1': { text: 'One', note: 'Choice: one column.' },
  'blocks.text.columns_2': { text: 'Two', note: 'Choice: two columns.' },
  'blocks.text.columns_3': { text: 'Three', note: 'Choice: three columns.' },
  'blocks.text.measure': {
    text: 'Comfortable line length',
    note: 'Switch: lines of running text never grow longer than reads well.',
  },
  'blocks.text.measure_help': {
    text: 'Keeps lines below about 66 letters, however wide the block is.',
    note: 'Help at the line length switch.',
  },
  // Image
  'blocks.image.name': { text: 'Image', note: 'Name of the block.' },
  'blocks.image.keywords': {
    text: 'picture, photo, poster, card',
    note: 'Words the image block is also found by.',
  },
  'blocks.image.empty': {
    text: 'Choose or drop an image',
    note: 'On the canvas, in an image block without a picture.',
  },
  'blocks.image.image': { text: 'Image', note: 'Label: which picture.' },
  'blocks.image.design': { text: 'Design', note: 'Label: how picture and words stand together.' },
  'blocks.image.plain': { text: 'Plain', note: 'Design of an image: the picture alone.' },
  'blocks.image.poster': { text: 'Poster', note: 'Design of an image: words upon the picture.' },
  'blocks.image.card': { text: 'Card', note: 'Design of an image: words beside it on a ground.' },
  'blocks.image.overlap': { text: 'Overlap', note: 'Design of an image: words over its edge.' },
  'blocks.image.stack': { text: 'Stack', note: 'Design of an image: words below it.' },
  'blocks.image.body': { text: 'Text', note: 'Label: the words with an image.' },
  'blocks.image.caption': { text: 'Caption', note: 'Label: a line below an image.' },
  'blocks.image.link': { text: 'Link', note: 'Label: where an image or its button leads.' },
  'blocks.image.button': { text: 'Button', note: 'Label: words of a button with an image.' },
  'blocks.image.button_help': {
    text: 'Shown once it has words; it follows the link.',
    note: 'Help at the button of an image.',
  },
  'blocks.image.fit': { text: 'Fit', note: 'Label: how a picture fills its place.' },
  'blocks.image.cover': { text: 'Fill', note: 'Choice: the picture fills its place and is cropped.' },
  'blocks.image.contain': { text: 'Whole', note: 'Choice: the whole picture is seen.' },
  'blocks.image.shape': { text: 'Shape', note: 'Label: the outline of a picture.' },
  'blocks.image.shape_site': { text: 'As the site', note: 'Choice: the shape chosen in the site’s styles.' },
  'blocks.image.shape_plain': { text: 'Plain', note: 'Choice of a shape: straight corners.' },
  'blocks.image.shape_rounded': { text: 'Rounded', note: 'Choice of a shape.' },
  'blocks.image.shape_circle': { text: 'Circle', note: 'Choice of a shape.' },
  'blocks.image.shape_arch': { text: 'Arch', note: 'Choice of a shape: round at the top.' },
  'blocks.image.shape_frame': { text: 'Frame', note: 'Choice of a shape: a thin frame around it.' },
  'blocks.image.side': { text: 'Picture', note: 'Label: on which side of its words a picture stands.' },
  'blocks.image.side_start': { text: 'First', note: 'Choice: the picture before its words.' },
  'blocks.image.side_end': { text: 'Second', note: 'Choice: the picture after its words.' },
  'blocks.image.words': { text: 'Place of the text', note: 'Label: where words stand upon a poster.' },
  'blocks.image.words_top': { text: 'Top', note: 'Choice: at the top of the picture.' },
  'blocks.image.words_middle': { text: 'Middle', note: 'Choice: in the middle of the picture.' },
  'blocks.image.words_bottom': { text: 'Bottom', note: 'Choice: at the foot of the picture.' },
  // Button
  'blocks.button.name': { text: 'Button', note: 'Name of the block.' },
  'blocks.button.keywords': {
    text: 'link, call to action, action',
    note: 'Words the button block is also found by.',
  },
  'blocks.button.empty': { text: 'Write what happens', note: 'On the canvas, in a button without words.' },
  'blocks.button.label': { text: 'Label', note: 'Label: the words on a button.' },
  'blocks.button.label_placeholder': { text: 'Reserve a table', note: 'Example of the words on a button.' },
  'blocks.button.link': { text: 'Link', note: 'Label: where a button leads.' },
  'blocks.button.style': { text: 'Kind', note: 'Label: which of the site’s three kinds of button.' },
  'blocks.button.primary': { text: 'Primary', note: 'Kind of button: the strongest.' },
  'blocks.button.secondary': { text: 'Secondary', note: 'Kind of button: the second.' },
  'blocks.button.tertiary': { text: 'Tertiary', note: 'Kind of button: the quietest.' },
  'blocks.button.align': { text: 'Position', note: 'Label: where a button stands in its place.' },
  'blocks.button.arrow': { text: 'Arrow', note: 'Switch: an arrow after the words of a button.' },
  // Line
  'blocks.line.name': { text: 'Line', note: 'Name of the block.' },
  'blocks.line.keywords': {
    text: 'rule, divider, separator',
    note: 'Words the line block is also found by.',
  },
  'blocks.line.stroke': { text: 'Stroke', note: 'Label: how a line is drawn.' },
  'blocks.line.solid': { text: 'Solid', note: 'Choice of a stroke.' },
  'blocks.line.dashed': { text: 'Dashed', note: 'Choice of a stroke.' },
  'blocks.line.dotted': { text: 'Dotted', note: 'Choice of a stroke.' },
  'blocks.line.double': { text: 'Double', note: 'Choice of a stroke.' },
  'blocks.line.weight': { text: 'Weight', note: 'Label: how thick a line is.' },
  'blocks.line.hair': { text: 'Hairline', note: 'Choice of a weight: as thin as can be.' },
  'blocks.line.regular': { text: 'Regular', note: 'Choice of a weight.' },
  'blocks.line.bold': { text: 'Bold', note: 'Choice of a weight.' },
  'blocks.line.direction': { text: 'Direction', note: 'Label: which way a line runs.' },
  'blocks.line.across': { text: 'Across', note: 'Choice: a level line.' },
  'blocks.line.down': { text: 'Down', note: 'Choice: an upright line.' },
  'blocks.line.colour': { text: 'Color', note: 'Label: the colour of a line.' },
  // Spacer
  'blocks.spacer.name': { text: 'Spacer', note: 'Name of the block.' },
  'blocks.spacer.keywords': { text: 'space, gap, room', note: 'Words the spacer block is also found by.' },
  'blocks.spacer.phone': { text: 'On phones', note: 'Label: how much room stays on phones.' },
  'blocks.spacer.same': { text: 'The same', note: 'Choice: as much room as on the desktop.' },
  'blocks.spacer.gone': { text: 'None', note: 'Choice: no room on phones.' },
  // Gallery
  'blocks.gallery.name': { text: 'Gallery', note: 'Name of the block.' },
  'blocks.gallery.keywords': {
    text: 'pictures, photos, slideshow, carousel, wall',
    note: 'Words the gallery block is also found by.',
  },
  'blocks.gallery.empty': {
    text: 'Add or drop images',
    note: 'On the canvas, in a gallery without pictures.',
  },
  'blocks.gallery.items': { text: 'Images', note: 'Label: the pictures of a gallery.' },
  'blocks.gallery.add': { text: 'Add image', note: 'Button that adds a picture to a gallery.' },
  'blocks.gallery.image': { text: 'Image', note: 'Label: one picture of a gallery.' },
  'blocks.gallery.caption': { text: 'Caption', note: 'Label: a line for one picture.' },
  'blocks.gallery.link': { text: 'Link', note: 'Label: where one picture leads.' },
  'blocks.gallery.link_help': {
    text: 'A picture with a link follows it instead of opening large.',
    note: 'Help at the link of a picture.',
  },
  'blocks.gallery.layout': { text: 'Layout', note: 'Label: how a gallery is laid out.' },
  'blocks.gallery.grid': { text: 'Grid', note: 'Layout of a gallery: even rows.' },
  'blocks.gallery.masonry': {
    text: 'Masonry',
    note: 'Layout of a gallery: columns of pictures in their own proportions.',
  },
  'blocks.gallery.slideshow': { text: 'Slideshow', note: 'Layout of a gallery: one picture after another.' },
  'blocks.gallery.carousel': { text: 'Carousel', note: 'Layout of a gallery: a row to move through.' },
  'blocks.gallery.strip': { text: 'Strip', note: 'Layout of a gallery: one row of pictures of one height.' },
  'blocks.gallery.columns': { text: 'Columns', note: 'Label: how many pictures beside one another.' },
  'blocks.gallery.ratio': { text: 'Proportions', note: 'Label: width to height of the pictures.' },
  'blocks.gallery.landscape': { text: 'Landscape 4:3', note: 'Choice of proportions.' },
  'blocks.gallery.square': { text: 'Square', note: 'Choice of proportions.' },
  'blocks.gallery.portrait': { text: 'Portrait 4:5', note: 'Choice of proportions.' },
  'blocks.gallery.wide': { text: 'Wide 16:9', note: 'Choice of proportions.' },
  'blocks.gallery.gap': { text: 'Space between', note: 'Label: room between the pictures.' },
  'blocks.gallery.captions': { text: 'Captions', note: 'Label: whether captions are shown.' },
  'blocks.gallery.captions_none': {
    text: 'Only when enlarged',
    note: 'Choice: captions are hidden on the page.',
  },
  'blocks.gallery.captions_below': { text: 'Below each image', note: 'Choice: captions are shown.' },
  'blocks.gallery.lightbox': { text: 'Open images large', note: 'Switch: a click enlarges a picture.' },
  'blocks.gallery.seconds': {
    text: 'Seconds per image',
    note: 'Label: how long each picture of a slideshow stays.',
  },
  'blocks.gallery.seconds_help': {
    text: '0 waits for the visitor. Visitors who prefer less motion always decide themselves.',
    note: 'Help at the seconds of a slideshow.',
  },
  // Video
  'blocks.video.name': { text: 'Video', note: 'Name of the block.' },
  'blocks.video.keywords': { text: 'film, movie, clip', note: 'Words the video block is also found by.' },
  'blocks.video.empty': {
    text: 'Choose or drop a video file',
    note: 'On the canvas, in a video block without a file.',
  },
  'blocks.video.file': { text: 'Video file', note: 'Label: which film.' },
  'blocks.video.poster': { text: 'Poster', note: 'Label: the picture shown before a film is played.' },
  'blocks.video.poster_help': {
    text: 'Shown until somebody presses play; the film is fetched only then.',
    note: 'Help at the poster.',
  },
  'blocks.video.title': { text: 'Title', note: 'Label: the name of a film.' },
  'blocks.video.title_help': {
    text: 'Read to those who cannot see the poster.',
    note: 'Help at the title of a film.',
  },
  'blocks.video.caption': { text: 'Caption', note: 'Label: a line below a film.' },
  'blocks.video.fit': { text: 'Fit', note: 'Label: how a film fills its place.' },
  'blocks.video.cover': { text: 'Fill', note: 'Choice: the film fills its place and is cropped.' },
  'blocks.video.contain': { text: 'Whole', note: 'Choice: the whole film is seen.' },
  'blocks.video.captions': { text: 'Subtitles', note: 'Label: a file with the spoken words.' },
  'blocks.video.captions_help': {
    text: 'A WebVTT file with what is said.',
    note: 'Help at the subtitles of a film.',
  },
  'blocks.video.ambient': {
    text: 'Play silently in a loop',
    note: 'Switch: a film that plays by itself without sound.',
  },
  'blocks.video.ambient_help': {
    text: 'Only for those who have not asked for less motion.',
    note: 'Help at that switch.',
  },
  // Quote
  'blocks.quote.name': { text: 'Quote', note: 'Name of the block.' },
  'blocks.quote.keywords': {
    text: 'testimonial, review, citation, words',
    note: 'Words the quote block is also found by.',
  },
  'blocks.quote.empty': {
    text: 'Write or paste what somebody said',
    note: 'On the canvas, in an empty quote.',
  },
  'blocks.quote.quote': { text: 'Quote', note: 'Label: the quoted words.' },
  'blocks.quote.source': { text: 'Who said it', note: 'Label: whose words a quote is.' },
  'blocks.quote.role': { text: 'Role or place', note: 'Label: what they are, or where the words stood.' },
  'blocks.quote.design': { text: 'Design', note: 'Label: how a quote is set.' },
  'blocks.quote.plain': { text: 'Plain', note: 'Design of a quote.' },
  'blocks.quote.large': { text: 'Large', note: 'Design of a quote: set like a heading.' },
  'blocks.quote.card': { text: 'Card', note: 'Design of a quote: on a ground of its own.' },
  'blocks.quote.image': { text: 'Portrait', note: 'Label: a small picture beside the name.' },
  'blocks.quote.link': { text: 'Link', note: 'Label: where the name of the speaker leads.' },
  'blocks.quote.link_help': {
    text: 'On the name: a review, a profile, an article.',
    note: 'Help at the link of a quote.',
  },
  'blocks.quote.marks': {
    text: 'Quotation marks',
    note: 'Switch: marks around the words, those of the page’s language.',
  },
  // Accordion
  'blocks.accordion.name': { text: 'Accordion', note: 'Name of the block.' },
  'blocks.accordion.keywords': {
    text: 'questions, answers, faq, toggle, fold',
    note: 'Words the accordion block is also found by.',
  },
  'blocks.accordion.empty': {
    text: 'Add the first question',
    note: 'On the canvas, in an accordion without items.',
  },
  'blocks.accordion.items': { text: 'Items', note: 'Label: the items of an accordion.' },
  'blocks.accordion.add': { text: 'Add item', note: 'Button that adds an item to an accordion.' },
  'blocks.accordion.slot': { text: 'Item', note: 'An item of an accordion, as a place for blocks.' },
  'blocks.accordion.title': { text: 'Question or title', note: 'Label: the line that opens an item.' },
  'blocks.accordion.body': { text: 'Answer', note: 'Label: what an item opens to.' },
  'blocks.accordion.untitled': {
    text: 'Title missing',
    note: 'On the canvas, in the line of an accordion’s item that has no title yet.',
  },
  'blocks.accordion.design': { text: 'Design', note: 'Label: how an accordion is drawn.' },
  'blocks.accordion.lines': { text: 'Lines', note: 'Design of an accordion: lines between the items.' },
  'blocks.accordion.boxes': { text: 'Boxes', note: 'Design of an accordion: each item a box.' },
  'blocks.accordion.marker': { text: 'Marker', note: 'Label: the sign at the end of an item’s title.' },
  'blocks.accordion.plus': { text: 'Plus', note: 'Choice of a sign.' },
  'blocks.accordion.chevron': { text: 'Arrow', note: 'Choice of a sign: an arrow that points down.' },
  'blocks.accordion.first_open': {
    text: 'First item open',
    note: 'Switch: the first item is open when the page comes.',
  },
  'blocks.accordion.single': { text: 'One at a time', note: 'Switch: opening an item closes the others.' },
  'blocks.accordion.single_help': {
    text: 'Opening an item closes the one before.',
    note: 'Help at that switch.',
  },
  // Table
  'blocks.table.name': { text: 'Table', note: 'Name of the block.' },
  'blocks.table.keywords': {
    text: 'list, prices, data, spreadsheet',
    note: 'Words the table block is also found by.',
  },
  'blocks.table.empty': { text: 'Type or paste a table', note: 'On the canvas, in an empty table.' },
  'blocks.table.data': { text: 'Table', note: 'Label: the lines of a table.' },
  'blocks.table.data_help': {
    text: 'One line a row, with | or a tab between cells. A selection from a spreadsheet can be pasted.',
    note: 'Help at the lines of a table.',
  },
  'blocks.table.data_placeholder': {
    text: 'Day | From | To',
    note: 'Example of a table’s first line; keep the bars.',
  },
  'blocks.table.caption': { text: 'Caption', note: 'Label: what a table shows.' },
  'blocks.table.design': { text: 'Design', note: 'Label: how a table is drawn.' },
  'blocks.table.lines': { text: 'Lines', note: 'Design of a table: lines between rows.' },
  'blocks.table.striped': { text: 'Striped', note: 'Design of a table: every other row on a ground.' },
  'blocks.table.boxed': { text: 'Boxed', note: 'Design of a table: a line around every cell.' },
  'blocks.table.head_row': { text: 'First row is a heading', note: 'Switch.' },
  'blocks.table.head_column': { text: 'First column is a heading', note: 'Switch.' },
  // Code
  'blocks.code.name': { text: 'Code', note: 'Name of the block.' },
  'blocks.code.keywords': {
    text: 'snippet, program, source',
    note: 'Words the code block is also found by.',
  },
  'blocks.code.empty': { text: 'Paste some code', note: 'On the canvas, in an empty code block.' },
  'blocks.code.code': { text: 'Code', note: 'Label: the lines of code.' },
  'blocks.code.language': { text: 'Language', note: 'Label: the programming language.' },
  'blocks.code.title': { text: 'File name', note: 'Label: a line above the code.' },
  'blocks.code.numbers': { text: 'Line numbers', note: 'Switch.' },
  'blocks.code.wrap': { text: 'Wrap long lines', note: 'Switch: long lines are broken instead of scrolled.' },
  'blocks.code.copy': { text: 'Copy button', note: 'Switch: a button that copies the code.' },
  'blocks.code.text': { text: 'Plain text', note: 'Choice of a programming language: none.' },
  'blocks.code.bash': { text: 'Shell', note: 'Choice of a programming language; a proper name.' },
  'blocks.code.c': { text: 'C and C++', note: 'Choice of a programming language; a proper name.' },
  'blocks.code.css': { text: 'CSS', note: 'Choice of a programming language; a proper name.' },
  'blocks.code.go': { text: 'Go', note: 'Choice of a programming language; a proper name.' },
  'blocks.code.html': { text: 'HTML', note: 'Choice of a programming language; a proper name.' },
  'blocks.code.java': { text: 'Java', note: 'Choice of a programming language; a proper name.' },
  'blocks.code.javascript': { text: 'JavaScript', note: 'Choice of a programming language; a proper name.' },
  'blocks.code.json': { text: 'JSON', note: 'Choice of a programming language; a proper name.' },
  'blocks.code.php': { text: 'PHP', note: 'Choice of a programming language; a proper name.' },
  'blocks.code.python': { text: 'Python', note: 'Choice of a programming language; a proper name.' },
  'blocks.code.ruby': { text: 'Ruby', note: 'Choice of a programming language; a proper name.' },
  'blocks.code.rust': { text: 'Rust', note: 'Choice of a programming language; a proper name.' },
  'blocks.code.sql': { text: 'SQL', note: 'Choice of a programming language; a proper name.' },
  'blocks.code.typescript': { text: 'TypeScript', note: 'Choice of a programming language; a proper name.' },
  'blocks.code.yaml': { text: 'YAML', note: 'Choice of a programming language; a proper name.' },
  // Contact
  'blocks.contact.name': { text: 'Contact card', note: 'Name of the block.' },
  'blocks.contact.keywords': {
    text: 'address, phone, email, opening hours, directions',
    note: 'Words the contact card is also found by.',
  },
  'blocks.contact.empty': {
    text: 'Add an address, a phone number or hours',
    note: 'On the canvas, in an empty contact card.',
  },
  'blocks.contact.title': { text: 'Name', note: 'Label: whose address it is.' },
  'blocks.contact.address': { text: 'Address', note: 'Label: a postal address.' },
  'blocks.contact.phone': { text: 'Phone', note: 'Label: a telephone number.' },
  'blocks.contact.mail': { text: 'Email', note: 'Label: an email address.' },
  'blocks.contact.hours': { text: 'Opening hours', note: 'Label: the rows of opening hours.' },
  'blocks.contact.add_hours': { text: 'Add days', note: 'Button that adds a row of opening hours.' },
  'blocks.contact.days': { text: 'Days', note: 'Label: which days a row of opening hours is for.' },
  'blocks.contact.times': { text: 'Times', note: 'Label: the times of a row of opening hours.' },
  'blocks.contact.times_help': { text: 'Leave empty for a day that is closed.', note: 'Help at the times.' },
  'blocks.contact.design': { text: 'Design', note: 'Label: how a contact card is laid out.' },
  'blocks.contact.stack': { text: 'Stack', note: 'Design of a contact card: one entry below another.' },
  'blocks.contact.row': { text: 'Row', note: 'Design of a contact card: entries beside one another.' },
  'blocks.contact.directions': {
    text: 'Link to directions',
    note: 'Switch: a link to a map below the address.',
  },
  'blocks.contact.directions_help': {
    text: 'Opens OpenStreetMap; nothing of it is loaded on your page.',
    note: 'Help at that switch.',
  },
  'blocks.contact.labels': { text: 'Labels', note: 'Switch: “Phone”, “Email” … above each entry.' },
  // Social links
  'blocks.social.name': { text: 'Social links', note: 'Name of the block.' },
  'blocks.social.keywords': {
    text: 'instagram, facebook, profiles, icons, follow',
    note: 'Words the social links block is also found by.',
  },
  'blocks.social.empty': {
    text: 'Paste the address of a profile',
    note: 'On the canvas, in a social links block without links.',
  },
  'blocks.social.items': { text: 'Profiles', note: 'Label: the list of profiles.' },
  'blocks.social.add': { text: 'Add profile', note: 'Button that adds a profile.' },
  'blocks.social.url': { text: 'Address', note: 'Label: the address of a profile.' },
  'blocks.social.url_placeholder': {
    text: 'instagram.com/yourname',
    note: 'Example of a profile’s address.',
  },
  'blocks.social.url_fault': {
    text: 'This address leads nowhere. Write it like instagram.com/name.',
    note: 'Below the field, where what was written is no address; its sign is left out of the page.',
  },
  'blocks.social.design': { text: 'Design', note: 'Label: how the links are drawn.' },
  'blocks.social.signs': { text: 'Signs', note: 'Design of social links: icons alone.' },
  'blocks.social.circles': { text: 'Circles', note: 'Design of social links: icons in circles.' },
  'blocks.social.names': { text: 'Names', note: 'Design of social links: names instead of icons.' },
  'blocks.social.align': { text: 'Position', note: 'Label: where the links stand in their place.' },
  // Markdown
  'blocks.markdown.name': { text: 'Markdown', note: 'Name of the block.' },
  'blocks.markdown.keywords': {
    text: 'notes, text, plain',
    note: 'Words the markdown block is also found by.',
  },
  'blocks.markdown.empty': {
    text: 'Write or paste markdown',
    note: 'On the canvas, in an empty markdown block.',
  },
  'blocks.markdown.body': { text: 'Markdown', note: 'Label: the text in markdown.' },
  // Designed sections
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

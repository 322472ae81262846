// What the blocks of the gallery are called: messages of its own, which the product does not have.
import '#kernel/messages/message.ts'

declare module '#kernel/messages/message.ts' {
  interface OwnerMessages {
    'gallery.text': {}
    'gallery.text_empty': {}
    'gallery.image': {}
    'gallery.image_empty': {}
    'gallery.image_words': {}
    'gallery.link': {}
    'gallery.button': {}
    'gallery.label': {}
    'gallery.kind': {}
    'gallery.primary': {}
    'gallery.secondary': {}
    'gallery.wide': {}
    'gallery.columns': {}
    'gallery.column': {}
    'gallery.add_column': {}
    'gallery.space': {}
    'gallery.questions': {}
    'gallery.questions_empty': {}
    'gallery.items': {}
    'gallery.item': {}
    'gallery.add_item': {}
  }
}

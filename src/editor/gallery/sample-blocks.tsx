import { blockRegistry, defineBlock } from '#document/define-block.ts'
import { choice, image, link, list, number, richText, text, toggle } from '#document/fields.ts'
import { Anchor } from '#document/render/anchor.tsx'
import { Picture } from '#document/render/picture.tsx'
import { RichText } from '#document/render/rich-text.tsx'
import { textOf } from '#document/text/text-json.ts'
import { isEmptyText } from '#document/text/walk-text.ts'

/** Small blocks to try the editor on; the product's own live in the areas. */
const textBlock = defineBlock({
  type: 'text',
  version: 1,
  fields: { body: richText({ label: 'gallery.text' }) },
  view: { view: ({ props, ctx }) => <RichText value={props.body} path={['body']} ctx={ctx} /> },
  samples: { samples: [{ name: 'plain', props: { body: textOf('Bread at seven, cake from three.') } }] },
  empty: { holds: (props) => isEmptyText(props.body), message: 'gallery.text_empty', writes: 'body' },
  size: { width: 10, height: 3, minWidth: 2, minHeight: 1 },
  group: 'basic',
  icon: 'text',
  name: 'gallery.text',
})

const imageBlock = defineBlock({
  type: 'image',
  version: 1,
  fields: {
    image: image({ label: 'gallery.image' }),
    link: link({ label: 'gallery.link', group: 'more' }),
  },
  view: {
    view: ({ props, ctx }) => <Picture image={props.image} ctx={ctx} sizes="50vw" className="fit" />,
    css: '.type-image>:is(img,.cut){width:100%;height:100%;object-fit:cover;min-height:0}',
  },
  samples: {
    samples: [
      { name: 'one', props: { image: { asset: '018f0000-0000-7000-8000-000000000001', alt: 'A loaf' } } },
    ],
  },
  size: { width: 8, height: 8, minWidth: 2, minHeight: 2 },
  sizing: 'box',
  empty: { holds: (props) => props.image === undefined, message: 'gallery.image_empty' },
  group: 'media',
  icon: 'image',
  name: 'gallery.image',
  keywords: 'gallery.image_words',
})

const buttonBlock = defineBlock({
  type: 'button',
  version: 1,
  fields: {
    label: text({ label: 'gallery.label', default: 'Read on', max: 80 }),
    link: link({ label: 'gallery.link' }),
    kind: choice({
      label: 'gallery.kind',
      options: [
        { value: 'primary', label: 'gallery.primary' },
        { value: 'secondary', label: 'gallery.secondary' },
      ],
      default: 'primary',
    }),
    wide: toggle({ label: 'gallery.wide', group: 'more' }),
  },
  view: {
    view: ({ props, ctx }) => (
      <Anchor
        link={props.link}
        ctx={ctx}
        className={`button button-${props.kind}`}
        style={props.wide ? { width: '100%' } : undefined}
      >
        <span {...ctx.editable('label')}>{props.label}</span>
      </Anchor>
    ),
  },
  samples: { samples: [{ name: 'main', props: { label: 'Order a cake' } }] },
  size: { width: 5, height: 2, minWidth: 2, minHeight: 1 },
  phone: 'pair',
  interactive: true,
  group: 'basic',
  icon: 'button',
  name: 'gallery.button',
})

const cardsBlock = defineBlock({
  type: 'columns',
  version: 1,
  fields: {
    columns: list({
      label: 'gallery.columns',
      addLabel: 'gallery.add_column',
      of: { title: text({ label: 'gallery.label' }) },
      itemLabel: 'title',
      default: [
        { id: 'firstcol', title: 'First' },
        { id: 'secondcol', title: 'Second' },
      ],
    }),
    space: number({ label: 'gallery.space', default: 16, min: 0, max: 64, unit: 'px' }),
  },
  view: {
    view: ({ props, ctx }) => (
      <div className="cols" style={{ gap: props.space }}>
        {props.columns.map((column) => (
          <div key={column.id}>{ctx.slot(column.id)}</div>
        ))}
      </div>
    ),
    css: '.cols{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);align-items:start}',
  },
  slots: {
    perItem: 'columns',
    slot: { label: 'gallery.column', layout: 'stack', accept: ['text', 'image', 'button'] },
  },
  samples: { samples: [{ name: 'two', props: {} }] },
  size: { width: 24, height: 6, minWidth: 6, minHeight: 2 },
  group: 'structure',
  icon: 'columns',
  name: 'gallery.columns',
})

const questionsBlock = defineBlock({
  type: 'questions',
  version: 1,
  fields: {
    items: list({
      label: 'gallery.items',
      addLabel: 'gallery.add_item',
      of: { title: text({ label: 'gallery.label' }), body: richText({ label: 'gallery.text' }) },
      itemLabel: 'title',
    }),
  },
  view: {
    view: ({ props, ctx }) => (
      <div>
        {props.items.map((item) => (
          <details key={item.id} open={ctx.isUnfolded(item.id, false) || undefined}>
            <summary>
              <span
                {...ctx.editable('items', item.id, 'title')}
                data-missing={ctx.words('blocks.accordion.untitled')}
              >
                {item.title}
              </span>
            </summary>
            <RichText value={item.body} path={['items', item.id, 'body']} ctx={ctx} />
            {ctx.slot(item.id)}
          </details>
        ))}
      </div>
    ),
    css: '.type-questions summary{display:flex;justify-content:space-between;padding:12px 0}.type-questions summary>span{min-width:0}.type-questions summary::after{content:"+"}.type-questions details{border-bottom:1px solid;padding-bottom:16px}.type-questions img{max-height:120px}',
  },
  slots: { perItem: 'items', slot: { label: 'gallery.item', layout: 'stack' } },
  samples: {
    samples: [
      { name: 'one', props: { items: [{ id: 'itemone', title: 'When?', body: textOf('At seven.') }] } },
    ],
  },
  size: { width: 14, height: 6, minWidth: 4, minHeight: 2 },
  empty: { holds: (props) => props.items.length === 0, message: 'gallery.questions_empty' },
  interactive: true,
  group: 'structure',
  icon: 'list-collapse',
  name: 'gallery.questions',
})

const quoteBlock = defineBlock({
  type: 'quote',
  version: 1,
  fields: { body: richText({ label: 'gallery.text', flavour: 'inline' }) },
  view: { view: ({ props, ctx }) => <RichText value={props.body} path={['body']} ctx={ctx} /> },
  samples: { samples: [{ name: 'plain', props: { body: textOf('The best rye in town.') } }] },
  size: { width: 10, height: 3, minWidth: 2, minHeight: 1 },
  group: 'basic',
  icon: 'text',
  name: 'gallery.text',
})

export const registry = blockRegistry([textBlock, imageBlock, buttonBlock, cardsBlock, questionsBlock])
/** What the page with a text of one line is made of. */
export const quoteRegistry = blockRegistry([textBlock, quoteBlock])

export const galleryWords: Readonly<Record<string, string>> = {
  'blocks.accordion.untitled': 'Title missing',
  'gallery.text': 'Text',
  'gallery.text_empty': 'Write here',
  'gallery.image': 'Image',
  'gallery.image_empty': 'Choose a picture in the panel at the right, or drop one here',
  'gallery.image_words': 'picture, photo',
  'gallery.link': 'Link',
  'gallery.button': 'Button',
  'gallery.label': 'Words',
  'gallery.kind': 'Kind',
  'gallery.primary': 'Main',
  'gallery.secondary': 'Second',
  'gallery.wide': 'As wide as its place',
  'gallery.columns': 'Columns',
  'gallery.column': 'Column',
  'gallery.add_column': 'Add column',
  'gallery.space': 'Space between',
  'gallery.questions': 'Questions',
  'gallery.questions_empty': 'Add the first question',
  'gallery.items': 'Items',
  'gallery.item': 'Item',
  'gallery.add_item': 'Add item',
}

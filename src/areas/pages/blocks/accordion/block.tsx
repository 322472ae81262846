import type { BlockContext } from '#document/block-context.ts'
import { type BlockViewProps, defineBlock } from '#document/define-block.ts'
import { choice, list, type PropsOf, richText, text, toggle } from '#document/fields.ts'
import { firstLine } from '#document/excerpt.ts'
import { RichText } from '#document/render/rich-text.tsx'
import { isEmptyText, toPlainText } from '#document/text/walk-text.ts'
import { classes } from '../classes.ts'
import css from './block.css?inline'
import { samples } from './sample.ts'

const fields = {
  items: list({
    label: 'blocks.accordion.items',
    addLabel: 'blocks.accordion.add',
    itemLabel: 'title',
    max: 60,
    of: {
      title: text({ label: 'blocks.accordion.title', max: 300 }),
      body: richText({ label: 'blocks.accordion.body' }),
    },
  }),
  design: choice({
    label: 'blocks.accordion.design',
    options: [
      { value: 'lines', label: 'blocks.accordion.lines' },
      { value: 'boxes', label: 'blocks.accordion.boxes' },
    ],
    default: 'lines',
  }),
  marker: choice({
    label: 'blocks.accordion.marker',
    options: [
      { value: 'plus', label: 'blocks.accordion.plus' },
      { value: 'chevron', label: 'blocks.accordion.chevron' },
    ],
    default: 'plus',
    group: 'more',
  }),
  firstOpen: toggle({ label: 'blocks.accordion.first_open', group: 'more' }),
  single: toggle({ label: 'blocks.accordion.single', help: 'blocks.accordion.single_help', group: 'more' }),
}

type Item = PropsOf<typeof fields>['items'][number]

/** Whether nobody has put words or blocks into an item yet. */
function isBlank({ id, title, body }: Item, ctx: BlockContext): boolean {
  return title.trim() === '' && isEmptyText(body) && ctx.slotSize(id) === 0
}

/**
 * What an item without a title is called: the first words in it, or which one it is. A line that opens to
 * something says to everybody what that is; nobody presses, or speaks to, a line without words.
 */
function nameOf({ id, body }: Item, index: number, ctx: BlockContext): string {
  return (
    firstLine(toPlainText(body), 60) ||
    ctx.slotWords(id) ||
    ctx.words('block.accordion.item', { number: index + 1 })
  )
}

/** The line of an item; on the canvas a missing title is told, and where it is written. */
function Title({
  item,
  index,
  ctx,
}: {
  readonly item: Item
  readonly index: number
  readonly ctx: BlockContext
}) {
  const { id, title } = item
  const isMissing = title.trim() === ''
  if (ctx.mode === 'page') return <span>{isMissing ? nameOf(item, index, ctx) : title}</span>
  return (
    // One thing in its line, whichever of the two is seen.
    <span>
      <span {...ctx.editable('items', id, 'title')} data-missing={ctx.words('blocks.accordion.untitled')}>
        {title}
      </span>
      {isMissing && <span data-instead="">{nameOf(item, index, ctx)}</span>}
    </span>
  )
}

function AccordionView({ props, ctx }: BlockViewProps<PropsOf<typeof fields>>) {
  // A row that was only added is there to be written, not to be opened by a visitor.
  const items = ctx.mode === 'canvas' ? props.items : props.items.filter((item) => !isBlank(item, ctx))
  if (items.length === 0) return null
  return (
    <div
      className={classes(
        'accordion',
        props.design === 'boxes' && 'accordion-boxes',
        props.marker === 'chevron' && 'accordion-chevron',
      )}
    >
      {items.map((item, index) => (
        <details
          key={item.id}
          open={ctx.isUnfolded(item.id, props.firstOpen && index === 0) || undefined}
          name={props.single ? ctx.id('one') : undefined}
        >
          <summary>
            <Title item={item} index={index} ctx={ctx} />
          </summary>
          {(ctx.mode === 'canvas' || ctx.slotSize(item.id) === 0 || !isEmptyText(item.body)) && (
            <RichText
              value={item.body}
              path={['items', item.id, 'body']}
              ctx={ctx}
              className="accordion-body"
            />
          )}
          {ctx.slot(item.id)}
        </details>
      ))}
    </div>
  )
}

/**
 * Questions that open to their answers, words and other blocks below them, by the browser's own element: no
 * script, and found by search in the page.
 */
export const accordionBlock = defineBlock({
  type: 'accordion',
  version: 2,
  fields,
  // Blocks in items came with version 2; what an app of before it would not know it leaves alone.
  upgrades: { 1: (props) => props },
  past: { 1: fields },
  slots: { perItem: 'items', slot: { label: 'blocks.accordion.slot', layout: 'stack' } },
  view: AccordionView,
  css,
  samples,
  size: { width: 14, height: 6, minWidth: 4, minHeight: 2 },
  empty: { holds: (props) => props.items.length === 0, message: 'blocks.accordion.empty' },
  group: 'structure',
  icon: 'list-collapse',
  name: 'blocks.accordion.name',
  keywords: 'blocks.accordion.keywords',
  interactive: true,
})

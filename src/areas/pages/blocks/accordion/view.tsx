import type { BlockContext } from '#document/block-context.ts'
import type { BlockViewProps } from '#document/define-block.ts'
import type { PropsOf } from '#document/fields.ts'
import { firstLine } from '#document/excerpt.ts'
import { RichText } from '#document/render/rich-text.tsx'
import { isEmptyText, toPlainText } from '#document/text/walk-text.ts'
import { classes } from '../classes.ts'
import type { fields } from './fields.ts'
export { default as css } from './block.css?inline'

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

export function view({ props, ctx }: BlockViewProps<PropsOf<typeof fields>>) {
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

import { memo, type ReactElement, type ReactNode } from 'react'
import type { BlockContext, EditableAttributes, Eager, PageContext } from '../block-context.ts'
import { filledProps } from '../block-props.ts'
import type { BlockRegistry, BlockView } from '../define-block.ts'
import { excerptOf } from '../excerpt.ts'
import type { Block, BlockId, BlockLook, PageDocument } from '../nodes.ts'
import { blockOf } from '../nodes.ts'
import { slotNames, slotOf } from '../slots.ts'
import { byReading } from '../layout/reading-order.ts'
import type { FileValue, LinkValue } from '../values.ts'
import { useLate } from './use-late.ts'

/** The blocks in a block's slots, by slot, in the order they are read. */
export type HeldBlocks = { readonly [slot: string]: readonly Block[] }

const noBlocks: HeldBlocks = {}
const notEditable: EditableAttributes = {}
/** Letters of what stands in a slot that name it. */
const WORDS = 60

/** Items of a block, by id, that are drawn open (`true`) or shut though the page has them otherwise. */
export type Folds = ReadonlyMap<string, boolean>

/** What stands in a block's slots; the same empty value for a block that holds none. */
export function heldBy(document: PageDocument, block: Block, registry: BlockRegistry): HeldBlocks {
  const definition = registry.get(block.type)
  if (!block.slots || !definition) return noBlocks
  const held: { [slot: string]: readonly Block[] } = {}
  for (const slot of slotNames(definition, block)) {
    const blocks = (block.slots[slot] ?? []).flatMap((id) => blockOf(document, id) ?? [])
    if (blocks.length > 0)
      held[slot] = slotOf(definition, block, slot)?.layout === 'grid' ? byReading(blocks) : blocks
  }
  return held
}

export interface BlockFrameProps {
  readonly block: Block
  readonly held: HeldBlocks
  readonly registry: BlockRegistry
  readonly ctx: PageContext
  /** Items of it that the canvas holds open or shut, whatever the page does. */
  readonly folds?: Folds | undefined
  /** The same of the blocks that stand in its slots. */
  readonly heldFolds?: ReadonlyMap<BlockId, Folds> | undefined
  /** The block in a slot of which it stands. */
  readonly holder?: Block
  /** Among the first things seen: pictures load at once. */
  readonly eager?: Eager
}

function lookClasses(look: BlockLook): string {
  let names = ''
  if (look.theme) names += ` t-${look.theme}`
  if (look.fill && look.fill !== 'none') names += ` fill-${look.fill}`
  if (look.padding && look.padding !== 'none') names += ` pad-${look.padding}`
  if (look.corners && look.corners !== 'none') names += ` corners-${look.corners}`
  if (look.border) names += ' edge'
  if (look.shadow) names += ' shadow'
  if (look.animation && look.animation !== 'site') names += ` motion-${look.animation}`
  return names
}

/**
 * Class names of a block's element: what every block is, its type, and which one it is; its look, unless it is
 * `bare`.
 */
export function blockClasses(block: Block, registry: BlockRegistry, bare = false): string {
  const fill = registry.get(block.type)?.sizing === 'box' ? ' fill' : ''
  const look = block.look && !bare ? lookClasses(block.look) : ''
  return `b${fill} type-${block.type.replace('.', '-')}${look} b-${block.id}`
}

/** What a block is drawn with: the page's context, and what belongs to the block. One for each that is drawn. */
class FrameContext implements BlockContext {
  readonly #given: BlockFrameProps

  constructor(given: BlockFrameProps) {
    this.#given = given
  }

  get locale() {
    return this.#given.ctx.locale
  }

  get dir() {
    return this.#given.ctx.dir
  }

  get mode() {
    return this.#given.ctx.mode
  }

  get path() {
    return this.#given.ctx.path
  }

  get block() {
    return this.#given.block
  }

  get state() {
    return this.#given.ctx.stateOf?.(this.block.id)
  }

  get eager() {
    return this.#given.eager ?? false
  }

  get columns() {
    const { block, holder = block } = this.#given
    return holder.place.width
  }

  get words() {
    return this.#given.ctx.words
  }

  image(...asked: Parameters<PageContext['image']>) {
    return this.#given.ctx.image(...asked)
  }

  file(value: FileValue) {
    return this.#given.ctx.file(value)
  }

  link(value: LinkValue) {
    return this.#given.ctx.link(value)
  }

  data(id: BlockId): unknown {
    return this.#given.ctx.data(id)
  }

  slot(name: string): ReactNode {
    const { block, held, registry, ctx, holder, heldFolds } = this.#given
    const definition = registry.get(block.type)
    const slot = definition && slotOf(definition, block, name)
    const blocks = held[name] ?? []
    // What stands in a slot itself holds nothing.
    if (!slot || holder || (blocks.length === 0 && ctx.mode === 'page')) return null
    return (
      <div className={slot.layout} data-slot={ctx.mode === 'canvas' ? name : undefined}>
        {blocks.map((inner) => (
          <BlockFrame
            key={inner.id}
            block={inner}
            held={noBlocks}
            holder={block}
            folds={heldFolds?.get(inner.id)}
            registry={registry}
            ctx={ctx}
            eager={this.eager}
          />
        ))}
      </div>
    )
  }

  slotSize(name: string): number {
    return this.#given.held[name]?.length ?? 0
  }

  slotWords(name: string): string {
    for (const inner of this.#given.held[name] ?? []) {
      const words = excerptOf(this.#given.registry, inner, WORDS)
      if (words !== '') return words
    }
    return ''
  }

  isUnfolded(item: string, onPage: boolean): boolean {
    return this.#given.folds?.get(item) ?? onPage
  }

  editable(...path: readonly string[]): EditableAttributes {
    return this.mode === 'canvas' ? { 'data-field': path.join('.') } : notEditable
  }

  id(...parts: readonly string[]): string {
    // A letter first: what a block is called may begin with a digit, which a selector could not name.
    return ['b', this.block.id, ...parts].join('-')
  }
}

function content(given: BlockFrameProps, drawing: BlockView | undefined): ReactNode {
  const { block, registry, ctx } = given
  const definition = registry.get(block.type)
  const canvas = ctx.mode === 'canvas'
  if (!definition || block.version > definition.version) {
    // Nothing is lost: it is kept as it is, and drawn again when its type is back.
    return canvas ? (
      <p className="placeholder">{ctx.words('document.block_gone', { type: block.type })}</p>
    ) : null
  }
  const props = filledProps(definition.fields, block.props)
  if (definition.empty?.holds(props)) {
    return canvas ? <p className="placeholder">{ctx.words(definition.empty.message)}</p> : null
  }
  if (!drawing) return null
  if (drawing.dense && ctx.isPlain?.(block.id))
    return <div className="plain">{drawing.dense.letters(props)}</div>
  return drawing.view({ props, block, ctx: new FrameContext(given) })
}

const viewOf = ({ block, registry }: BlockFrameProps) => registry.get(block.type)?.view

function framed(given: BlockFrameProps, drawing: BlockView | undefined): ReactElement {
  const { block, registry, ctx } = given
  const drawn = content(given, drawing)
  // What shows nothing keeps its place, but is no framed or coloured box around nothing.
  const bare = drawn === null && ctx.mode === 'page'
  return (
    <div
      className={blockClasses(block, registry, bare)}
      data-block={ctx.mode === 'canvas' ? block.id : undefined}
    >
      {drawn}
    </div>
  )
}

/** On a server all views are there before a page is drawn ({@link loadViews}): it is written without hooks. */
function WrittenFrame(given: BlockFrameProps): ReactElement {
  const view = viewOf(given)
  const drawing = view?.now()
  if (view && !drawing) throw new Error(`The view of "${given.block.type}" was not loaded`)
  return framed(given, drawing)
}

/** In a browser the first block of a type has its view fetched; the frame stands there meanwhile, and stays. */
function LiveFrame(given: BlockFrameProps): ReactElement {
  return framed(given, useLate(viewOf(given)))
}

const Frame = 'document' in globalThis ? LiveFrame : WrittenFrame

function sameHeld(one: HeldBlocks, other: HeldBlocks): boolean {
  if (one === other) return true
  const slots = Object.keys(one)
  return (
    slots.length === Object.keys(other).length &&
    slots.every((slot) => {
      const before = one[slot]
      const after = other[slot]
      return before?.length === after?.length && before?.every((block, index) => block === after?.[index])
    })
  )
}

/**
 * One block, in the frame every block stands in: on the canvas and on the server the very same. It
 * is drawn again only when the block, what it holds, or the context changed.
 */
export const BlockFrame = memo(
  Frame,
  (before, after) =>
    before.block === after.block &&
    before.ctx === after.ctx &&
    before.registry === after.registry &&
    before.eager === after.eager &&
    before.folds === after.folds &&
    before.heldFolds === after.heldFolds &&
    before.holder?.place.width === after.holder?.place.width &&
    sameHeld(before.held, after.held),
)

import {
  Component,
  memo,
  useCallback,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import type { PageContext } from '#document/block-context.ts'
import { withValue } from '#document/draft.ts'
import type { Block, BlockId, Json } from '#document/nodes.ts'
import { BlockFrame, heldBy, type Folds, type HeldBlocks } from '#document/render/block-frame.tsx'
import { textOf } from '#document/text/text-json.ts'
import { useBlockPart } from '../editor-context.tsx'
import type { FoldsByBlock } from '../folds.ts'
import type { EditorStore } from '../store.ts'
import type { TextPlace } from '../view.ts'
import { fieldValue } from '../field-value.ts'

/**
 * A block as it is drawn while one of its texts is written in: the element of that text belongs to the
 * text session, so its value stands still here and React leaves it alone.
 */
function stillAt(block: Block, place: TextPlace, value: Json): Block {
  return (withValue(block, place.path, value) as Block | undefined) ?? block
}

/** The blocks in a block's slots, as one list to compare. */
function blocksIn(held: HeldBlocks): readonly Block[] {
  return Object.values(held).flat()
}

/** Words no view takes for empty, so that the element to write in is drawn. */
const standIn = (value: Json): Json =>
  typeof value === 'string' ? '\u200b' : (textOf('\u200b') as unknown as Json)

interface Shown {
  readonly block: Block | undefined
  readonly held: HeldBlocks
  readonly text: TextPlace | null
  readonly folds: Folds | undefined
  /** Of every block, while one that it holds has some. */
  readonly heldFolds: FoldsByBlock | undefined
}

const nothing: Shown = { block: undefined, held: {}, text: null, folds: undefined, heldFolds: undefined }

/** Hears of a block, of what stands in its slots, and of a text session in any of them. */
function useShown(store: EditorStore, id: BlockId): Shown {
  const last = useRef<Shown>(nothing)
  const read = useCallback((): Shown => {
    const block = store.block(id)
    const { text, folds: all, preview } = store.view()
    const folds = preview ? undefined : all.get(id)
    const before = last.current
    if (!block) {
      if (before.block !== undefined) last.current = nothing
      return last.current
    }
    const held = block.slots ? heldBy(store.document(), block, store.registry) : before.held
    const inside = blocksIn(held)
    const heldFolds = !preview && inside.some((one) => all.has(one.id)) ? all : undefined
    const own = text && (text.block === id || inside.some((one) => one.id === text.block)) ? text : null
    const known = blocksIn(before.held)
    // The text being written is drawn by its session: a change of nothing else is no news here.
    const still =
      own !== null && own === before.text && own.block === id && before.block !== undefined
        ? isSame(before.block, block, own.path[1])
        : block === before.block
    const same =
      still &&
      own === before.text &&
      folds === before.folds &&
      heldFolds === before.heldFolds &&
      inside.length === known.length &&
      inside.every((one, index) => one === known[index])
    if (!same) last.current = { block, held: block.slots ? held : {}, text: own, folds, heldFolds }
    return last.current
  }, [store, id])
  const slots = useBlockPart(store, id, (block) => block?.slots)
  const subscribe = useCallback(
    (listener: () => void) => {
      const inside = Object.values(slots ?? {}).flat()
      const stops = [id, ...inside].map((one) => store.onNode(one, listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [store, id, slots],
  )
  return useSyncExternalStore(subscribe, read)
}

interface Failure {
  readonly just: boolean
  /** The state of the block that could not be drawn. */
  readonly block: Block | null
}

/** A view that fails shows a mark in its place; the rest of the page goes on. */
class ViewBoundary extends Component<
  { readonly block: Block; readonly message: string; readonly children: ReactNode },
  Failure
> {
  override state: Failure = { just: false, block: null }
  static getDerivedStateFromError(): Partial<Failure> {
    return { just: true }
  }
  static getDerivedStateFromProps(props: { readonly block: Block }, state: Failure): Failure | null {
    if (state.just) return { just: false, block: props.block }
    // Another state of the block may be drawn again.
    return state.block && state.block !== props.block ? { just: false, block: null } : null
  }
  override render(): ReactNode {
    const { block, message, children } = this.props
    if (this.state.block !== block) return children
    return (
      <div className={`b b-${block.id}`} data-block={block.id}>
        <p className="placeholder">{message}</p>
      </div>
    )
  }
}

interface LiveBlockProps {
  readonly store: EditorStore
  readonly id: BlockId
  readonly ctx: PageContext
  readonly eager: boolean
}

/** One block on the canvas: the visitor's own drawing, anew when this block changes and only then. */
export const LiveBlock = memo(function LiveBlock({ store, id, ctx, eager }: LiveBlockProps) {
  const { block, held, text, folds, heldFolds } = useShown(store, id)
  // When a text session ends, its element goes with it, and the block is drawn from its new words.
  const [session, setSession] = useState<{ text: TextPlace | null; still: Json; count: number }>({
    text: null,
    still: null,
    count: 0,
  })
  if (session.text !== text) {
    const owner = text ? store.block(text.block) : undefined
    const value = text && owner ? fieldValue(owner, text.path, store.registry) : undefined
    setSession({
      text,
      still: value === undefined ? standIn(null) : (value as Json),
      count: session.count + (session.text ? 1 : 0),
    })
  }
  const shown = useMemo(() => {
    if (!block || !text || session.text !== text) return { block, held }
    const still = (one: Block) => {
      if (one.id !== text.block) return one
      const asStored = stillAt(one, text, session.still)
      const empty = store.registry.get(one.type)?.empty
      return empty
        ? stillAt(one, text, isWordless(session.still) ? standIn(session.still) : session.still)
        : asStored
    }
    return {
      block: still(block),
      held: Object.fromEntries(Object.entries(held).map(([slot, blocks]) => [slot, blocks.map(still)])),
    }
  }, [block, held, text, session, store])
  if (!shown.block) return null
  return (
    <ViewBoundary block={shown.block} message={ctx.words('editor.block.failed')}>
      <BlockFrame
        key={session.count}
        block={shown.block}
        held={shown.held}
        folds={folds}
        heldFolds={heldFolds}
        registry={store.registry}
        ctx={ctx}
        eager={eager}
      />
    </ViewBoundary>
  )
})

/** Whether two states of a block hold the very same values, a prop that is written in left out. */
function isSame(one: Block, other: Block, written?: string): boolean {
  if (one === other) return true
  const keys = Object.keys(one) as (keyof Block)[]
  if (keys.length !== Object.keys(other).length) return false
  return keys.every((key) => {
    if (key !== 'props') return one[key] === other[key]
    const names = Object.keys(one.props)
    return (
      names.length === Object.keys(other.props).length &&
      names.every((name) => name === written || one.props[name] === other.props[name])
    )
  })
}

/** Whether a value shows no letter. */
function isWordless(value: Json): boolean {
  return typeof value === 'string' ? value.trim() === '' : !/"text":/.test(JSON.stringify(value))
}

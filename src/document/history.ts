import type { OwnerKey } from '#kernel/messages/message.ts'
import type { BlockRegistry } from './define-block.ts'
import { mapPatches, rebase, type LostPatch } from './merge.ts'
import { childrenOf, descendantsOf, type NodeId, type PageDocument } from './nodes.ts'
import { isPathWithin, type Patch } from './patch.ts'
import { squash } from './squash.ts'
import { backOf, joinedSteps, type StyleStep, takeSteps } from './style-changes.ts'
import type { SiteStyles } from './styles.ts'

/** One step of undoing: what one gesture changed, taken back. */
export interface HistoryMark {
  readonly kind: 'mark'
  /** Patches of one gesture (a drag, a burst of typing) share it, and are one step. */
  readonly gesture: string
  /** Key of the owner's message that names the step: "Undo move". */
  readonly label: OwnerKey
  /** Milliseconds since the epoch of the last change in it. */
  readonly at: number
  /** What was selected before, to be selected again. */
  readonly selection: readonly NodeId[]
  readonly inverse: readonly Patch[]
  /** The same for the site's styles. They name what they found, so others' styles need no mapping. */
  readonly styles?: readonly StyleStep[]
}

/** What others changed between two steps of ours; undoing maps our steps over it. */
interface ForeignChange {
  readonly kind: 'foreign'
  readonly patches: readonly Patch[]
}

type Item = HistoryMark | ForeignChange

/** What can be undone and redone. Plain JSON: it is kept in the browser and survives a reload. */
export interface History {
  readonly done: readonly Item[]
  readonly undone: readonly Item[]
}

export const emptyHistory: History = { done: [], undone: [] }

const stylesOf = (styles: readonly StyleStep[]): Pick<HistoryMark, 'styles'> =>
  styles.length === 0 ? {} : { styles }

function pushForeign(items: readonly Item[], patches: readonly Patch[]): readonly Item[] {
  // Below the first step of ours there is nothing to map.
  if (items.length === 0 || patches.length === 0) return items
  const top = items.at(-1)
  if (top?.kind !== 'foreign') return [...items, { kind: 'foreign', patches }]
  return [...items.slice(0, -1), { kind: 'foreign', patches: squash([...top.patches, ...patches]) }]
}

/** Notes what others changed, after it was merged into the document. */
export function recordForeign(history: History, patches: readonly Patch[]): History {
  return { done: pushForeign(history.done, patches), undone: pushForeign(history.undone, patches) }
}

/** Whether a path of a node says where it is: who moves something has not made it theirs. */
const isPlace = ([first]: readonly string[]): boolean => first === 'place' || first === 'phone'

/** Whether a change is about one of these nodes but for its place, or puts something into one. */
function isWithin(nodes: ReadonlySet<NodeId>, other: Patch): boolean {
  if ('path' in other) return nodes.has(other.node) && other.op !== 'spell' && !isPlace(other.path)
  return 'parent' in other && other.parent !== 'page' && nodes.has(other.parent.node)
}

/**
 * Whether others have since changed what a step of ours set, something in it, or something in what it brought: then
 * taking ours back would take back theirs.
 *
 * @param document as it is now, for what is below a node; without it a node is looked at by itself
 */
function isOverwritten(patch: Patch, foreign: readonly Patch[], document: PageDocument | undefined): boolean {
  const below = (id: NodeId) => [id, ...(document ? descendantsOf(document, id) : [])]
  switch (patch.op) {
    case 'set':
      return foreign.some(
        (other) =>
          'path' in other &&
          other.op !== 'spell' &&
          other.node === patch.node &&
          (isPathWithin(patch.path, other.path) ||
            (other.op === 'set' && isPathWithin(other.path, patch.path))),
      )
    case 'remove': {
      const nodes = new Set(below(patch.node))
      return foreign.some((other) => isWithin(nodes, other))
    }
    case 'remove-item': {
      const item = [...patch.path, patch.id]
      const slot = { node: patch.node, slot: patch.id }
      const nodes = new Set(document ? childrenOf(document, slot).flatMap(below) : [])
      return foreign.some(
        (other) =>
          isWithin(nodes, other) ||
          ('path' in other &&
            other.op !== 'spell' &&
            other.node === patch.node &&
            isPathWithin(item, other.path)) ||
          ('parent' in other &&
            other.parent !== 'page' &&
            other.parent.node === slot.node &&
            other.parent.slot === slot.slot),
      )
    }
    case 'move':
      return foreign.some((other) => other.op === 'move' && other.node === patch.node)
    default:
      return false
  }
}

/**
 * What of a step of ours is still ours to take back after others' changes. Where something that it brought stays with
 * them, what made room for it stays as well.
 */
function stillOurs(mark: HistoryMark, foreign: readonly Patch[], document?: PageDocument): readonly Patch[] {
  if (foreign.length === 0) return mark.inverse
  const ours = mark.inverse.filter((patch) => !isOverwritten(patch, foreign, document))
  // How something was spelled is nothing by itself.
  if (ours.every(({ op }) => op === 'spell')) return []
  const hasStayed = mark.inverse.some((patch) => patch.op === 'remove' && !ours.includes(patch))
  return hasStayed ? ours.filter((patch) => patch.op !== 'set' || !isPlace(patch.path)) : ours
}

/** Others' changes as seen from before our step: what they would have been without it. */
function without(mark: HistoryMark, foreign: readonly Patch[]): readonly Patch[] {
  return mapPatches(foreign, mark.inverse, 'before').filter((patch) => patch !== null)
}

/**
 * The step that a gesture goes on with, on top: what others changed in the middle of it is put below, so that
 * somebody who types in the same text does not cut a sentence of ours into several steps.
 */
function goingOn(
  items: readonly Item[],
  gesture: string,
): { readonly below: readonly Item[]; readonly mark: HistoryMark } | undefined {
  const top = items.at(-1)
  const foreign = top?.kind === 'foreign' ? top.patches : []
  const rest = top?.kind === 'foreign' ? items.slice(0, -1) : items
  const mark = rest.at(-1)
  if (mark?.kind !== 'mark' || mark.gesture !== gesture) return undefined
  const below = rest.slice(0, -1)
  if (foreign.length === 0) return { below, mark }
  const inverse = mapPatches(stillOurs(mark, foreign), foreign).filter((patch) => patch !== null)
  return { below: pushForeign(below, without(mark, foreign)), mark: { ...mark, inverse } }
}

/**
 * Notes a change of ours. A change of the gesture that is on top joins it, also where others changed
 * something meanwhile; anything new ends what could be redone.
 */
export function record(history: History, change: Omit<HistoryMark, 'kind'>): History {
  if (change.inverse.length === 0 && (change.styles ?? []).length === 0) return history
  const open = goingOn(history.done, change.gesture)
  if (!open) return { done: [...history.done, { kind: 'mark', ...change }], undone: [] }
  const mark: HistoryMark = {
    ...open.mark,
    at: change.at,
    inverse: squash([...change.inverse, ...open.mark.inverse]),
    ...stylesOf(joinedSteps([...(change.styles ?? []), ...(open.mark.styles ?? [])])),
  }
  return { done: [...open.below, mark], undone: [] }
}

export interface Undone {
  readonly history: History
  readonly document: PageDocument
  /** What was done to the document, to be sent like any other change. */
  readonly patches: readonly Patch[]
  /** What was done to the site's styles, to be sent too. */
  readonly styles: readonly StyleStep[]
  readonly mark: HistoryMark
  /** Parts of the step that others' changes left without an object. */
  readonly lost: readonly LostPatch[]
}

function stepBack(
  history: History,
  from: 'done' | 'undone',
  document: PageDocument,
  registry: BlockRegistry,
  styles: SiteStyles | undefined,
): Undone | undefined {
  const items = history[from]
  const index = items.findLastIndex((item) => item.kind === 'mark')
  const mark = items[index]
  if (mark?.kind !== 'mark') return undefined
  const foreign = items.slice(index + 1).flatMap((item) => (item.kind === 'foreign' ? item.patches : []))
  const {
    document: after,
    patches,
    inverse,
    lost,
  } = rebase(document, stillOurs(mark, foreign, document), foreign, registry)
  const rest = pushForeign(items.slice(0, index), without(mark, foreign))
  const taken = styles ? takeSteps(styles, mark.styles ?? []).taken : []
  if (patches.length === 0 && taken.length === 0) {
    // Others have since made all of it their own: the step is spent, and the one before is meant.
    return stepBack({ ...history, [from]: rest }, from, document, registry, styles)
  }
  const { styles: _, ...unstyled } = mark
  const opposite: HistoryMark = { ...unstyled, inverse: squash(inverse), ...stylesOf(backOf(taken)) }
  const other = from === 'done' ? history.undone : history.done
  const grown: readonly Item[] = [...other, opposite]
  return {
    history: from === 'done' ? { done: rest, undone: grown } : { done: grown, undone: rest },
    document: after,
    patches,
    styles: taken,
    mark,
    lost,
  }
}

/**
 * Takes the last step of ours back, whatever others did since; undefined when there is none.
 *
 * @param styles the site's styles as they are here; without them steps of styles are passed over
 */
export function undo(
  history: History,
  document: PageDocument,
  registry: BlockRegistry,
  styles?: SiteStyles,
): Undone | undefined {
  return stepBack(history, 'done', document, registry, styles)
}

/** Does again what was undone last; undefined when there is nothing. */
export function redo(
  history: History,
  document: PageDocument,
  registry: BlockRegistry,
  styles?: SiteStyles,
): Undone | undefined {
  return stepBack(history, 'undone', document, registry, styles)
}

/** The step that {@link undo} or {@link redo} would take, to be named in the menu. */
export function nextMark(history: History, direction: 'undo' | 'redo'): HistoryMark | undefined {
  const items = direction === 'undo' ? history.done : history.undone
  const mark = items.findLast((item) => item.kind === 'mark')
  return mark?.kind === 'mark' ? mark : undefined
}

import type { OwnerKey } from '#kernel/messages/message.ts'
import { newId, newLocalId } from '#kernel/ids.ts'
import type { BlockRegistry } from '#document/define-block.ts'
import type { History, Undone } from '#document/history.ts'
import {
  blockOf,
  type Block,
  type BlockId,
  type NodeId,
  type PageDocument,
  type Section,
} from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import type { DocumentFault } from '#document/rules.ts'
import type { StyleStep } from '#document/style-changes.ts'
import type { Autosave } from './autosave/autosave.ts'
import type { Engine } from './engine.ts'
import { isLaidOutAnew, isStill } from './moved.ts'
import type { StylesGesture } from './props.ts'
import { keepExisting, selectBlocks } from './selection.ts'
import { drawnAnew, nextView, type View } from './view.ts'

/** A change and how it is called when it is undone. */
export interface Change {
  readonly patches: readonly Patch[]
  /** Key of the owner's message: "Undo {label}". */
  readonly label: OwnerKey
  /** Changes of one gesture are one step of undoing; a step of its own when absent. */
  readonly gesture?: string
  /** Selected afterwards. */
  readonly select?: readonly BlockId[]
}

/** Why a change was not made: a rule it breaks, or that the page may only be looked at. */
export type Hindrance = DocumentFault | 'read-only'

type Listener = () => void

/**
 * The editor's state. A listener hears of one node, of the list of sections, or of one property of the
 * view, so that a key press draws one block and nothing else (P14).
 */
export interface EditorStore {
  readonly registry: BlockRegistry
  document(): PageDocument
  block(id: BlockId): Block | undefined
  section(id: NodeId): Section | undefined
  onNode(id: NodeId, listener: Listener): () => void
  onDocument(listener: Listener): () => void
  /** Hears when something came, went, moved or was hidden: not of words and settings. */
  onLayout(listener: Listener): () => void
  view(): View
  show(change: Partial<View>): void
  onView(listener: Listener): () => void
  /**
   * Changes the document: applied, remembered for undo, saved. Nothing happens when it breaks a rule;
   * the fault is given back for the caller to say. Nor where one may only look: nobody says anything of that.
   */
  change(change: Change): Hindrance | null
  /** Changes the site's styles: shown at once, remembered for undo in the same history, saved. */
  changeStyles(change: StylesGesture): void
  undo(): Undone | null
  redo(): Undone | null
  nextStep(direction: 'undo' | 'redo'): OwnerKey | null
  history(): History
  /** How many changes were made here since the page was opened. */
  count(): number
  /** The next change starts a step of its own, even when it comes from the same gesture. */
  mark(): void
  /** Others changed the page. */
  merged(document: PageDocument, theirs: readonly Patch[]): void
  /** Puts another document in place: unsaved work that was found again, or given up. */
  replace(document: PageDocument, history?: History): void
  /** What changes documents is there: changes that waited for it are made. */
  useEngine(engine: Engine): void
  /** Called when a change is asked for before the engine is there. */
  onEngineAsked(ask: () => void): void
  /** Where changes go to be saved. */
  saveTo(changed: (patches: readonly Patch[]) => void): void
  /** Where changes of styles go to be saved. */
  saveStylesTo(changed: (steps: readonly StyleStep[]) => void): void
  autosave(state: Pick<Autosave<Patch, PageDocument>, 'status' | 'refusal'>): void
  /** Something waits for what saves. */
  unsaved(): void
}

/** Calls listeners. A copy: a listener may stop listening, or begin to. */
const tell = (listeners: Iterable<Listener>): void => {
  for (const listener of Array.from(listeners)) listener()
}

/** Adds a listener; gives what removes it. */
const listen = (listeners: Set<Listener>) => (listener: Listener) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A store for one page. */
export function editorStore(registry: BlockRegistry, start: PageDocument, first: View): EditorStore {
  let document = start
  let view = first
  let history: History = { done: [], undone: [] }
  let engine: Engine | null = null
  let askForEngine: () => void = () => {}
  let waiting: (() => void)[] = []
  /** Gestures of this opening: what was kept of an earlier one is not gone on with. */
  const opening = newLocalId(6)
  let breaks = 0
  let count = 0
  let save: (patches: readonly Patch[]) => void = () => {}
  let saveStyles: (steps: readonly StyleStep[]) => void = () => {}
  const nodes = new Map<NodeId, Set<Listener>>()
  const documents = new Set<Listener>()
  const layouts = new Set<Listener>()
  const views = new Set<Listener>()

  /** @param touched when given, the only nodes that changed, and in nothing that moves anything */
  function put(next: PageDocument, touched?: Iterable<NodeId>): void {
    if (next === document) return
    const before = document
    document = next
    if (touched) {
      for (const id of touched) tell(nodes.get(id) ?? [])
      tell(documents)
      return
    }
    for (const [id, listeners] of nodes) {
      if (before.blocks[id] !== next.blocks[id] || before.sections[id] !== next.sections[id]) tell(listeners)
    }
    const selection = keepExisting(document, view.selection)
    const text = view.text && blockOf(document, view.text.block) ? view.text : null
    const cursor = view.cursor !== null && blockOf(document, view.cursor) ? view.cursor : null
    if (selection !== view.selection || text !== view.text || cursor !== view.cursor)
      show({ selection, text, cursor })
    if (isLaidOutAnew(before, next)) tell(layouts)
    tell(documents)
  }

  function show(change: Partial<View>): void {
    const before = view
    view = nextView(before, change, document, registry)
    if (view === before) return
    for (const id of drawnAnew(before, view)) tell(nodes.get(id) ?? [])
    tell(views)
  }

  function step(undone: Undone | undefined, asked: 'undo' | 'redo'): Undone | null {
    if (!undone) return null
    history = undone.history
    breaks += 1
    count += 1
    const { selection } = view
    put(undone.document)
    if (undone.patches.length > 0) save(undone.patches)
    if (undone.styles.length > 0) {
      show({ styles: engine?.takeSteps(view.styles, undone.styles).styles ?? view.styles })
      saveStyles(undone.styles)
    }
    // What was selected has no part in a step of styles alone.
    if (undone.patches.length === 0) return undone
    const wanted = asked === 'undo' ? undone.mark.selection : selection.blocks
    const there = wanted.filter((id) => blockOf(document, id))
    if (there.length > 0) show({ selection: selectBlocks(document, there) })
    return undone
  }

  /** What is done without the engine is done once it is there. */
  function wait(act: () => void): void {
    waiting.push(act)
    unsaved()
    askForEngine()
  }

  function unsaved(): void {
    if (view.saving === 'saved') show({ saving: 'unsaved' })
  }

  function change(given: Change): Hindrance | null {
    const { label, gesture, select } = given
    if (view.readOnly) return 'read-only'
    if (given.patches.length === 0) return null
    if (!engine) {
      wait(() => change(given))
      return null
    }
    // What is set as a whole is sent as what differs, so that others' changes beside it stand.
    const patches = engine.refined(document, given.patches, registry)
    const applied = engine.apply(document, patches, registry)
    if (!applied.ok) return applied.fault
    if (applied.inverse.length > 0) {
      history = engine.record(history, {
        gesture: `${gesture ?? newId()}:${opening}${breaks}`,
        label,
        at: Date.now(),
        selection: view.selection.blocks,
        inverse: applied.inverse,
      })
      count += 1
      put(applied.document, isStill(applied.touched) ? applied.touched.keys() : undefined)
      save(patches)
    }
    if (select) show({ selection: selectBlocks(document, select) })
    return null
  }

  function changeStyles(given: StylesGesture): void {
    if (view.readOnly) return
    if (!engine) {
      wait(() => changeStyles(given))
      return
    }
    const steps = engine.styleSteps(view.styles, { ...view.styles, ...given.styles })
    if (steps.length === 0) return
    history = engine.record(history, {
      gesture: `${given.gesture ?? newId()}:${opening}${breaks}`,
      label: given.label,
      at: Date.now(),
      selection: view.selection.blocks,
      inverse: [],
      styles: engine.backOf(steps),
    })
    count += 1
    show({ styles: engine.withStyles(view.styles, steps) })
    saveStyles(steps)
  }

  return {
    registry,
    document: () => document,
    block: (id) => blockOf(document, id),
    section: (id) => (Object.hasOwn(document.sections, id) ? document.sections[id] : undefined),
    onNode(id, listener) {
      const known = nodes.get(id) ?? new Set()
      nodes.set(id, known)
      known.add(listener)
      return () => {
        known.delete(listener)
        if (known.size === 0 && nodes.get(id) === known) nodes.delete(id)
      }
    },
    onDocument: listen(documents),
    onLayout: listen(layouts),
    view: () => view,
    show,
    onView: listen(views),
    change,
    changeStyles,
    undo: () => (view.readOnly ? null : step(engine?.undo(history, document, registry, view.styles), 'undo')),
    redo: () => (view.readOnly ? null : step(engine?.redo(history, document, registry, view.styles), 'redo')),
    nextStep: (direction) => engine?.nextMark(history, direction)?.label ?? null,
    history: () => history,
    count: () => count,
    mark() {
      breaks += 1
    },
    merged(next, theirs) {
      if (engine) history = engine.recordForeign(history, theirs)
      count += 1
      put(next)
    },
    replace(next, kept) {
      if (kept) history = kept
      put(next)
    },
    useEngine(loaded) {
      if (engine) return
      engine = loaded
      const held = waiting
      waiting = []
      for (const one of held) one()
    },
    onEngineAsked(ask) {
      askForEngine = ask
      if (waiting.length > 0) ask()
    },
    saveTo(changed) {
      save = changed
    },
    saveStylesTo(changed) {
      saveStyles = changed
    },
    autosave(state) {
      show({ saving: state.status, refusal: state.refusal })
    },
    unsaved,
  }
}

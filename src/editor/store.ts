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
import type { DocumentFault, Touched } from '#document/rules.ts'
import type { StyleStep } from '#document/style-changes.ts'
import type { SiteStyles } from '#document/styles.ts'
import type { Autosave, SaveStatus } from './autosave/autosave.ts'
import type { Engine } from './engine.ts'
import { type FoldsByBlock, unfoldedFor } from './folds.ts'
import type { Person, StylesGesture } from './props.ts'
import { keepExisting, noSelection, selectBlocks, type Selection } from './selection.ts'

/** The panel at the left. */
export type Panel = 'add' | 'layers' | 'styles' | 'check'

/** A place for a new block or section, while the palette asks what goes there. */
export type InsertionPoint =
  /** In the place of an empty block, which goes. */
  | { readonly kind: 'replace'; readonly block: BlockId }
  | { readonly kind: 'section'; readonly after: NodeId | null }
  /** Last in a slot of a block. */
  | { readonly kind: 'slot'; readonly block: BlockId; readonly slot: string }
  | {
      readonly kind: 'block'
      readonly section: NodeId
      readonly column: number
      readonly row: number
    }

/** A text that is being edited in place. */
export interface TextPlace {
  readonly block: BlockId
  /** Path of the field in the block, from `props` on. */
  readonly path: readonly string[]
}

/** Everything the editor shows beside the document. */
export interface View {
  readonly selection: Selection
  /**
   * The block the keyboard stands at while several are being chosen: Tab goes on from it, and what is
   * selected stays. Null: it stands at what is selected.
   */
  readonly cursor: BlockId | null
  readonly hover: NodeId | null
  readonly device: 'desktop' | 'phone'
  /** Width the page is laid out for, px; null: the device's, for the desktop that of the person's own window. */
  readonly width: number | null
  /** How the canvas shows the page, once it is drawn: how wide a window it is laid out for, px, and how much smaller. */
  readonly shown: { readonly width: number; readonly scale: number } | null
  /** 1 is life size; null: made to fit. */
  readonly zoom: number | null
  /** Nothing is marked or edited: the page as a visitor gets it. */
  readonly preview: boolean
  readonly panel: Panel | null
  /** The settings; `auto`, as it is at first: open, but above the page (`panel/sheets.ts`) only while something is selected. */
  readonly inspector: boolean | 'auto'
  readonly dialog: 'commands' | 'shortcuts' | 'save-section' | null
  readonly text: TextPlace | null
  readonly insertion: InsertionPoint | null
  /** Items of blocks that are held open, or shut, to be edited; the page and the preview know nothing of it. */
  readonly folds: FoldsByBlock
  /** A gesture is under way: hovering and focus marks keep still. */
  readonly dragging: boolean
  /** A press is down on the canvas and may become a drag: nothing costly may begin. */
  readonly pressing: boolean
  readonly people: readonly Person[]
  readonly saving: SaveStatus
  /** How many uploads of files are under way that will stand on the page. */
  readonly uploads: number
  readonly refusal: {
    readonly rule: string
    readonly node?: NodeId
    readonly message?: string
    readonly isLasting?: boolean
  } | null
  readonly styles: SiteStyles
  /** Other pages of the site of which something unsaved lies in this browser. */
  readonly elsewhere: readonly string[]
  readonly readOnly: boolean
  /** Said at the foot of the canvas for a moment. */
  readonly notice: { readonly text: string; readonly tone: 'plain' | 'danger' } | null
}

/** A change and how it is called when it is undone. */
export interface Change {
  readonly patches: readonly Patch[]
  /** Key of the owner's message: "Undo {label}". */
  readonly label: string
  /** Changes of one gesture are one step of undoing; a step of its own when absent. */
  readonly gesture?: string
  /** Selected afterwards. */
  readonly select?: readonly BlockId[]
}

/** Why a change was not made: a rule it breaks, or that the page may only be looked at. */
export type Hindrance = DocumentFault | 'read-only'

type Listener = () => void

/** Whether anything stands elsewhere than before. */
function isLaidOutAnew(before: PageDocument, after: PageDocument): boolean {
  if (before.order !== after.order) return true
  if (before.sections !== after.sections) return true
  if (before.blocks === after.blocks) return false
  for (const id in after.blocks) {
    const one = before.blocks[id]
    const other = after.blocks[id]
    if (one === other) continue
    if (
      one?.place !== other?.place ||
      one?.phone !== other?.phone ||
      one?.hidden !== other?.hidden ||
      one?.slots !== other?.slots ||
      one?.parent !== other?.parent
    )
      return true
  }
  return false
}

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
  nextStep(direction: 'undo' | 'redo'): string | null
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

/** Whether what changed moves nothing: words and settings, which only their own block shows. */
function isStill(touched: Touched): boolean {
  for (const paths of touched.values()) {
    if (paths === 'all') return false
    for (const path of paths) if (!path.startsWith('props:')) return false
  }
  return true
}

/** The view the editor opens with. */
export function firstView(given: Partial<View> & Pick<View, 'styles'>): View {
  return {
    selection: noSelection,
    cursor: null,
    hover: null,
    device: 'desktop',
    width: null,
    zoom: null,
    preview: false,
    panel: null,
    inspector: 'auto',
    shown: null,
    dialog: null,
    text: null,
    insertion: null,
    folds: new Map(),
    dragging: false,
    pressing: false,
    people: [],
    saving: 'saved',
    uploads: 0,
    refusal: null,
    elsewhere: [],
    readOnly: false,
    notice: null,
    ...given,
  }
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

  const tell = (listeners: Iterable<Listener>) => {
    // A copy: whoever hears may stop listening or begin to.
    for (const listener of Array.from(listeners)) listener()
  }

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
    let differs = false
    for (const key of Object.keys(change) as (keyof View)[]) {
      if (!Object.is(change[key], view[key])) differs = true
    }
    if (!differs) return
    const { selection: before, text, folds, preview } = view
    view = { ...view, ...change }
    const { selection } = change
    // Whatever selects something else is no choosing of several any more.
    if (selection && change.cursor === undefined && view.cursor !== null) view = { ...view, cursor: null }
    // A text is written in what is selected: whatever selects something else ends it.
    if (selection && view.text && change.text === undefined && !selection.blocks.includes(view.text.block)) {
      view = { ...view, text: null }
    }
    // A slot is chosen with its block, and with no other.
    if (
      selection &&
      selection !== before &&
      change.insertion === undefined &&
      view.insertion?.kind === 'slot'
    )
      view = { ...view, insertion: null }
    if (selection || change.text) view = { ...view, folds: unfoldedFor(document, view, registry) }
    // A block that is being written in draws itself differently; the others need not hear of it.
    const anew = new Set<BlockId | undefined>()
    if (text !== view.text) for (const place of [text, view.text]) anew.add(place?.block)
    if (folds !== view.folds || preview !== view.preview)
      for (const id of view.folds.keys())
        if (preview !== view.preview || folds.get(id) !== view.folds.get(id)) anew.add(id)
    for (const id of anew) tell((id !== undefined && nodes.get(id)) || [])
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
    onDocument(listener) {
      documents.add(listener)
      return () => documents.delete(listener)
    },
    onLayout(listener) {
      layouts.add(listener)
      return () => layouts.delete(listener)
    },
    view: () => view,
    show,
    onView(listener) {
      views.add(listener)
      return () => views.delete(listener)
    },
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

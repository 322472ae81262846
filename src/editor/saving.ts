import { emptyHistory } from '#document/history.ts'
import { notify } from './actions/change.ts'
import { documentPatches } from './autosave/document-patches.ts'
import { type PatchAlgebra, type SaveStatus, type StoredBatch, unsaved } from './autosave/autosave.ts'
import type { LeftCopies, LocalCopy } from './autosave/left-copies.ts'
import { type LocalCopies, openLocalCopies } from './autosave/local-copies.ts'
import { type EarlyChanges, earlyChanges } from './autosave/early-changes.ts'
import { type HeldCopies, heldCopies } from './autosave/held-copies.ts'
import { type AllRecovered, recoverAll } from './autosave/recover-all.ts'
import { runAutosave, type RunningAutosave } from './autosave/run-autosave.ts'
import type { Editor } from './editor.ts'
import type { NodeId, PageDocument } from '#document/nodes.ts'
import { nodeOfPatch, type Patch } from '#document/patch.ts'
import { withStyles } from '#document/style-changes.ts'
import type { SiteStyles } from '#document/styles.ts'
import { tellPlace } from './presence/tell-place.ts'
import { changesOf, startSavingStyles, type SavingStyles } from './saving-styles.ts'

/** Saving, as the editor asks for it. */
export interface Saving {
  flush(): Promise<void>
  discard(): void
  retry(): void
  /** Loads the app anew; what is not stored is in the browser's storage before, and comes back. */
  reload(): Promise<void>
  /** What {@link discard} would give up: nodes of the page, and whether styles are among it. */
  refused(): { readonly nodes: readonly NodeId[]; readonly styles: boolean }
  /** Somebody else's batch was stored. */
  remote(batch: StoredBatch<Patch>): void
  /** The page is older on the server than here: nothing is sent any more, and all of it kept until it is opened anew. */
  ahead(message: string): void
  /** The site's styles as they are stored, when others changed them. */
  styles(styles: SiteStyles): void
  stop(): void
}

/** When it is looked once more for what closed tabs left, ms. */
const LATER = 8_000

/** How much a state asks of the person: of two that are saved, the worse is shown. */
const gravity: readonly SaveStatus[] = [
  'saved',
  'unsaved',
  'saving',
  'unreachable',
  'signed-out',
  'refused',
  'outdated',
]

/** What was found when the page was opened, before anything of saving was loaded. */
export interface Opened {
  /** Where it lies, and where this tab's own goes. */
  readonly storage: LeftCopies<Patch>
  /** What tabs that are gone could not save. */
  readonly left: readonly LocalCopy<Patch>[]
  /** The name this tab had before it was reloaded. */
  readonly previous: string | null
}

/** What belongs to saving while a page is open. */
interface Tab {
  readonly editor: Editor
  readonly copies: LocalCopies<Patch>
  readonly algebra: PatchAlgebra<Patch, PageDocument>
  readonly early: EarlyChanges
  readonly held: HeldCopies
  /** Null until recovery is through. */
  running: RunningAutosave<Patch, PageDocument> | null
  styles: SavingStyles | null
  /** What others stored before that. */
  readonly arrived: StoredBatch<Patch>[]
  isStopped: boolean
}

/** Shows the state of saving: the worst of what is saved and what is held. */
function show({ editor, running, styles, held }: Tab): void {
  const { store } = editor
  const states = [running?.state(), styles?.state(), ...held.reasons()].filter((state) => state !== undefined)
  const worst = states.toSorted((a, b) => gravity.indexOf(b.status) - gravity.indexOf(a.status))[0]
  if (!worst) return
  if (worst.status === 'outdated' && store.view().saving !== 'outdated')
    notify(editor, worst.refusal?.message ?? editor.words('editor.save.outdated_help'))
  store.autosave(worst)
}

/** Notifies the person of what came back, and of changes that have lost what they were about. */
function notifyRecovered(editor: Editor, isBack: boolean, lost: number): void {
  if (isBack) notify(editor, editor.words('editor.save.recovered'))
  if (lost > 0) notify(editor, editor.words('editor.save.lost', { count: lost }))
}

const newTab = (editor: Editor, copies: LocalCopies<Patch>): Tab => {
  const { store } = editor
  const algebra = documentPatches(store.registry)
  const tab: Tab = {
    editor,
    copies,
    algebra,
    early: earlyChanges(editor, copies, algebra),
    held: heldCopies({
      registry: store.registry,
      copies,
      server: {
        save: (request) => editor.props.save(request),
        missing: (version) => editor.props.missing(version),
      },
      running: () => tab.running,
      isReadOnly: () => store.view().readOnly,
      document: () => store.document(),
      change: (patches) => store.change({ patches, label: 'editor.step.earlier' }) === null,
      takenUp(copy, lost) {
        tab.styles?.takeUp(copy.styles ?? [])
        notifyRecovered(editor, true, lost)
      },
      show: () => show(tab),
    }),
    running: null,
    styles: null,
    arrived: [],
    isStopped: false,
  }
  return tab
}

/** Starts to save what is changed, from the page as it was recovered. */
function startAutosave(tab: Tab, { version, confirmed, ours, done }: AllRecovered): void {
  const { editor, copies, algebra, early } = tab
  const { store } = editor
  const autosave = runAutosave(
    {
      page: editor.props.page.id,
      algebra,
      copies,
      save: (request) => editor.props.save(request),
      missing: (from) => editor.props.missing(from),
      history: () => store.history(),
      count: () => store.count(),
      merge(document, theirs, lost) {
        const { text } = store.view()
        store.merged(document, theirs)
        if (text && !store.block(text.block)) notify(editor, editor.words('editor.say.gone_elsewhere'))
        else notifyRecovered(editor, false, lost)
      },
      revert: (document) => store.replace(document, emptyHistory),
      show: () => show(tab),
      beside: () => ({ styles: tab.styles?.unsaved() ?? changesOf(early.styleSteps()) }),
      now: () => Date.now(),
    },
    version,
    confirmed,
  )
  tab.running = autosave
  const waiting = [...ours, ...early.takePatches()]
  if (waiting.length > 0) autosave.changed(waiting)
  for (const batch of tab.arrived.splice(0)) autosave.remote(batch)
  tab.styles = startSavingStyles(editor, autosave.keepSoon, () => show(tab))
  tab.styles.takeUp(done.flatMap((copy) => copy.styles ?? []))
  // Set meanwhile, over what came back.
  tab.styles.takeUp(early.takeStyles())
}

/** Takes up what closed tabs of the page could not save, and goes on saving from there. */
async function recoverAndStart(tab: Tab, { left, previous }: Opened): Promise<void> {
  const { editor, copies, algebra, early, held } = tab
  const { props, store } = editor
  const { registry } = store
  const host = { registry, algebra, server: props, copies, hold: held.hold }
  const found = await recoverAll(host, props, left, previous)
  if (tab.isStopped) return
  const { confirmed, ours, history, done } = found
  let { lost } = found
  if (confirmed !== props.document || ours.length > 0 || history) {
    const withOurs = algebra.apply(confirmed, ours) ?? confirmed
    lost += early.comeUnder(withOurs, [...found.arrived, ...ours], history)
  }
  startAutosave(tab, found)
  notifyRecovered(editor, found.isBack || done.some(({ styles = [] }) => styles.length > 0), lost)
  if (held.reasons().some((why) => why.status !== 'outdated'))
    notify(editor, editor.words('editor.save.earlier_waits'))
  // Also where all is well: until now the state said that something waits.
  show(tab)
  held.takeUpSoon()
  tab.running?.keep()
  // An old copy is dropped only as this tab keeps what is in it.
  void Promise.all(done.map((copy) => copies.drop(copy)))
}

/** Takes up copies of tabs that were still open, or crashed, after the page was opened. */
async function lookAgain({ editor, copies, held }: Tab, storage: Opened['storage']): Promise<void> {
  // A person who may only look would keep it from those who may change the page.
  if (editor.store.view().readOnly) return
  const found = await storage.left(editor.props.page.id).catch(() => [])
  for (const copy of found) {
    const isEmpty = unsaved(copy).length === 0 && (copy.styles ?? []).length === 0
    if (isEmpty) void copies.drop(copy)
    else held.hold(copy, { kind: 'held', status: 'unreachable', refusal: null })
  }
  if (found.length > 0) void held.takeUp()
}

const send = ({ running, styles }: Tab) => Promise.all([running?.flush(), styles?.flush()])

/** Keeps and sends what waits as the page is hidden or left. Returns what stops that. */
function saveOnLeave(tab: Tab): () => void {
  // What waits is sent, and is in the browser's storage whether that arrives or not.
  const leave = () => {
    if (tab.running) return tab.running.leave()
    // What is being written as the page goes may not be through before it is gone.
    if (!tab.early.isEmpty()) tab.early.keep()
    tab.copies.keepNow()
  }
  const hide = () => {
    if (document.visibilityState !== 'hidden') return
    leave()
    void send(tab)
  }
  document.addEventListener('visibilitychange', hide)
  addEventListener('pagehide', leave)
  return () => {
    document.removeEventListener('visibilitychange', hide)
    removeEventListener('pagehide', leave)
  }
}

/** What {@link Saving.discard} would give up. */
function refusedIn({ running, styles, held }: Tab): ReturnType<Saving['refused']> {
  const isRefused = (part: { readonly status: SaveStatus } | undefined) => part?.status === 'refused'
  const copies = held.refused()
  const patches = [
    ...(running && isRefused(running.state()) ? unsaved(running.state()) : []),
    ...copies.flatMap(unsaved),
  ]
  return {
    nodes: [...new Set(patches.map(nodeOfPatch))],
    styles: isRefused(styles?.state()) || copies.some((copy) => (copy.styles ?? []).length > 0),
  }
}

/** Styles have no names on the way: what has arrived must not be left behind to be sent again. */
async function closeAfterStyles({ styles, copies }: Tab): Promise<void> {
  await styles?.flush()
  styles?.stop()
  await copies.settled()
  copies.close()
}

/**
 * Connects the store with the server, the browser's storage and the others: recovers what closed tabs left,
 * saves what changes, merges what others change, tells where the person is.
 *
 * @param editor the lasting one: its props may be replaced while it is open
 * @param opened what was found in the browser's storage
 */
export function startSaving(editor: Editor, opened: Opened): Saving {
  const { store, props } = editor
  const copies = openLocalCopies(opened.storage)
  const tab = newTab(editor, copies)
  const { early, held } = tab
  store.saveTo((patches) => (tab.running?.changed ?? early.patches)(patches))
  store.saveStylesTo((steps) => (tab.styles ? tab.styles.changed(changesOf(steps)) : early.styles(steps)))
  const opening = recoverAndStart(tab, opened)
  // A tab that had the page open a moment ago drops what it left once its last attempt is through; or it crashes.
  const later = setTimeout(() => void opening.then(() => lookAgain(tab, opened.storage)), LATER)
  const stopTelling = props.tell ? tellPlace(store, (at) => editor.props.tell?.(at)) : undefined
  const stopLeaving = saveOnLeave(tab)
  return {
    async flush() {
      await opening
      await send(tab)
    },
    discard() {
      for (const part of [tab.running, tab.styles]) if (part?.state().status === 'refused') part.discard()
      held.discardRefused()
      show(tab)
    },
    refused: () => refusedIn(tab),
    retry() {
      tab.running?.retry()
      tab.styles?.retry()
      void held.takeUp()
    },
    remote(batch) {
      if (tab.running) tab.running.remote(batch)
      else tab.arrived.push(batch)
    },
    ahead: (message) => tab.running?.ahead(message),
    styles(given) {
      if (tab.styles) tab.styles.given(given)
      else store.show({ styles: withStyles(given, early.styleSteps()) })
    },
    async reload() {
      tab.running?.keep()
      await copies.settled()
      // All of it is kept: leaving loses nothing, so nobody is asked.
      addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
      location.reload()
    },
    stop() {
      tab.isStopped = true
      clearTimeout(later)
      held.stop()
      stopTelling?.()
      stopLeaving()
      void tab.running?.flush()
      tab.running?.stop()
      void closeAfterStyles(tab)
    },
  }
}

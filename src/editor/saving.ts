import { apply } from '#document/apply.ts'
import { emptyHistory, type History, record, recordForeign } from '#document/history.ts'
import { newLocalId } from '#kernel/ids.ts'
import { notify } from './actions/change.ts'
import { documentPatches } from './autosave/document-patches.ts'
import { unsaved, type Leftover, type SaveStatus, type StoredBatch } from './autosave/autosave.ts'
import type { LeftCopies, LocalCopy } from './autosave/left-copies.ts'
import { openLocalCopies } from './autosave/local-copies.ts'
import { heldCopies } from './autosave/held-copies.ts'
import { recover, type Recovery } from './autosave/recover.ts'
import { runAutosave, type RunningAutosave } from './autosave/run-autosave.ts'
import type { Editor } from './editor.ts'
import type { NodeId, PageDocument } from '#document/nodes.ts'
import { nodeOfPatch, type Patch } from '#document/patch.ts'
import { type StyleChange, type StyleStep, withStyles } from '#document/style-changes.ts'
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

/** How much a state asks of the person: of two that are saved, the worse is told. */
const gravity: readonly SaveStatus[] = [
  'saved',
  'unsaved',
  'saving',
  'unreachable',
  'signed-out',
  'refused',
  'outdated',
]

/** The history kept beside a page, in whichever shape storage gave it back. */
function historyIn(given: unknown): History | undefined {
  const history = given as Partial<History> | undefined
  return Array.isArray(history?.done) && Array.isArray(history.undone) ? (history as History) : undefined
}

/** What was found when the page was opened, before anything of saving was loaded. */
export interface Opened {
  /** Where it lies, and where this tab's own goes. */
  readonly storage: LeftCopies<Patch>
  /** What tabs that are gone could not save. */
  readonly left: readonly LocalCopy<Patch>[]
  /** The name this tab had before it was reloaded. */
  readonly previous: string | null
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
  const { storage, left, previous } = opened
  const copies = openLocalCopies(storage)
  const page = props.page.id
  const algebra = documentPatches(store.registry)
  let running: RunningAutosave<Patch, PageDocument> | null = null
  let styles: SavingStyles | null = null
  let stopped = false
  let early: Patch[] = []
  let earlyStyles: StyleStep[] = []
  const arrived: StoredBatch<Patch>[] = []
  // What is changed before recovery is through waits for it, and lies in the browser meanwhile: made on the page as it
  // was opened. A line that answers nothing can take minutes, and the page be left.
  const wait = () => {
    const made = { sending: null, waiting: [...early], styles: changesOf(earlyStyles) }
    copies.keep({ page, version: props.version, at: Date.now(), count: store.count(), ...made })
    store.unsaved()
  }
  store.saveTo((patches) => {
    if (running) return running.changed(patches)
    early.push(...patches)
    wait()
  })
  store.saveStylesTo((steps) => {
    if (styles) return styles.changed(changesOf(steps))
    earlyStyles.push(...steps)
    wait()
  })
  const told = (isBack: boolean, lost: number): void => {
    if (isBack) notify(editor, editor.words('editor.save.recovered'))
    if (lost > 0) notify(editor, editor.words('editor.save.lost', { count: lost }))
  }
  const held = heldCopies({
    registry: store.registry,
    copies,
    server: {
      save: (request) => editor.props.save(request),
      missing: (version) => editor.props.missing(version),
    },
    running: () => running,
    isReadOnly: () => store.view().readOnly,
    document: () => store.document(),
    change: (patches) => store.change({ patches, label: 'editor.step.earlier' }) === null,
    takenUp(copy, lost) {
      styles?.takeUp(copy.styles ?? [])
      told(true, lost)
    },
    show: () => show(),
  })
  const show = () => {
    const states = [running?.state(), styles?.state(), ...held.reasons()].filter(
      (state) => state !== undefined,
    )
    const worst = states.toSorted((a, b) => gravity.indexOf(b.status) - gravity.indexOf(a.status))[0]
    if (!worst) return
    if (worst.status === 'outdated' && store.view().saving !== 'outdated')
      notify(editor, worst.refusal?.message ?? editor.words('editor.save.outdated_help'))
    store.autosave(worst)
  }

  const start = (
    version: number,
    confirmed: PageDocument,
    ours: readonly Patch[],
    leftStyles: readonly StyleChange[],
  ) => {
    const autosave = runAutosave(
      {
        page,
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
          else if (lost > 0) notify(editor, editor.words('editor.save.lost', { count: lost }))
        },
        revert: (document) => store.replace(document, emptyHistory),
        show,
        beside: () => ({ styles: styles?.unsaved() ?? changesOf(earlyStyles) }),
        now: () => Date.now(),
      },
      version,
      confirmed,
    )
    running = autosave
    const waiting = [...ours, ...early]
    early = []
    if (waiting.length > 0) autosave.changed(waiting)
    for (const batch of arrived.splice(0)) autosave.remote(batch)
    styles = startSavingStyles(editor, autosave.keepSoon, show)
    styles.takeUp(leftStyles)
    // Set meanwhile, over what came back.
    styles.takeUp(changesOf(earlyStyles))
    earlyStyles = []
    return autosave
  }

  /** What this tab could undo before it was reloaded, mapped over what others stored since. */
  async function historyOf(copy: LocalCopy<Patch>, found: Recovery): Promise<History | undefined> {
    const kept = await copies.history(page, copy.tab).catch(() => undefined)
    const history = kept?.count === copy.count ? historyIn(kept.history) : undefined
    // The page has not got what they were made on: the news of it are late, or a backup has lost it.
    if (!history || copy.version > found.version) return undefined
    if (unsaved(copy).length > 0) return recordForeign(history, found.theirs)
    // Nothing was to be recovered, so nothing was asked about it.
    if (copy.version === found.version) return history
    try {
      const since = await props.missing(copy.version)
      return recordForeign(
        history,
        // What came later is laid over them as it comes in here.
        since.filter((batch) => batch.version <= found.version).flatMap((batch) => batch.patches),
      )
    } catch {
      return undefined
    }
  }

  /**
   * Shows what was recovered, and over it what was done here meanwhile: that was made on the page without it. Gives
   * how much of that has lost what it was about; the rest waits on as it is now.
   *
   * @param recovered the page with all that was recovered
   * @param below what has come under what was done meanwhile
   */
  function comeUnder(recovered: PageDocument, below: readonly Patch[], history: History | undefined): number {
    const moved = algebra.rebase(recovered, [], early, below)
    if (!history) {
      store.merged(moved.document, moved.theirs)
      early = [...moved.waiting]
      return moved.lost
    }
    const result = apply(recovered, moved.waiting, store.registry)
    if (!result.ok) {
      store.replace(recovered, history)
      const count = early.length
      early = []
      return count
    }
    // On top of the steps of before the reload it is one, under the name of its last. Put there at once: what somebody
    // writes in right now stays open, in a block that was made meanwhile, too.
    const label = store.nextStep('undo') ?? 'editor.step.earlier'
    const { inverse } = result
    const step = { gesture: newLocalId(), label, at: Date.now(), selection: [], inverse }
    store.replace(result.document, record(history, step))
    early = [...moved.waiting]
    return moved.lost
  }

  /** Takes up what tabs of this page could not save: gives whose that was, kept by this tab from then on. */
  async function open(): Promise<readonly LocalCopy<Patch>[]> {
    let opened = { version: props.version, document: props.document }
    /** What was stored since. */
    const since: Patch[] = []
    const ours: Patch[] = []
    let history: History | undefined
    let lost = 0
    let isBack = false
    const done: LocalCopy<Patch>[] = []
    for (const copy of left) {
      const leftover: Leftover<Patch> = copy
      const found = await recover(opened, leftover, props, store.registry)
      if (found.kind === 'held') {
        held.hold(copy, found)
        continue
      }
      opened = { version: found.version, document: found.confirmed }
      since.push(...found.arrived)
      // Each copy was made on the stored page; a later one goes on top of an earlier.
      const below = algebra.rebase(found.confirmed, [], ours, found.arrived)
      const above = algebra.rebase(below.document, [], found.ours, below.waiting)
      ours.splice(0, ours.length, ...below.waiting, ...above.waiting)
      lost += found.lost + below.lost + above.lost
      isBack ||= found.isBack
      if (history) history = recordForeign(history, [...below.theirs, ...above.waiting])
      const kept = copy.tab === previous ? await historyOf(copy, found) : undefined
      if (kept) history = recordForeign(kept, above.theirs)
      done.push(copy)
    }
    if (stopped) return []
    if (opened.document !== props.document || ours.length > 0 || history) {
      const withOurs = algebra.apply(opened.document, ours) ?? opened.document
      lost += comeUnder(withOurs, [...since, ...ours], history)
    }
    const leftStyles = done.flatMap((copy) => copy.styles ?? [])
    const autosave = start(opened.version, opened.document, ours, leftStyles)
    told(isBack || leftStyles.length > 0, lost)
    const reasons = held.reasons()
    if (reasons.some((why) => why.status !== 'outdated'))
      notify(editor, editor.words('editor.save.earlier_waits'))
    // Also where all is well: until now it was said that something waits.
    show()
    held.takeUpSoon()
    autosave.keep()
    return done
  }
  const opening = open()
  void opening.then(async (done) => {
    // Only as this tab keeps them itself may the old copies go.
    await Promise.all(done.map((copy) => copies.drop(copy)))
  })

  const lookAgain = async () => {
    await opening
    // Whoever may only look would keep it from those who may change the page.
    if (store.view().readOnly) return
    const found = await storage.left(page).catch(() => [])
    for (const copy of found) {
      const isEmpty = unsaved(copy).length === 0 && (copy.styles ?? []).length === 0
      if (isEmpty) void copies.drop(copy)
      else held.hold(copy, { kind: 'held', status: 'unreachable', refusal: null })
    }
    if (found.length > 0) void held.takeUp()
  }
  // Who had the page open a moment ago lets go of what is left once the last attempt is through; or it crashes.
  const later = setTimeout(() => void lookAgain(), LATER)

  const stopTelling = props.tell ? tellPlace(store, (at) => editor.props.tell?.(at)) : undefined

  const send = () => Promise.all([running?.flush(), styles?.flush()])
  // Going away: what waits is sent, and is in the browser's storage whether that arrives or not.
  const gone = () => {
    if (running) return running.leave()
    // What is being written as the page goes may not be through before it is gone.
    if (early.length > 0 || earlyStyles.length > 0) wait()
    copies.keepNow()
  }
  const away = () => {
    if (document.visibilityState !== 'hidden') return
    gone()
    void send()
  }
  document.addEventListener('visibilitychange', away)
  addEventListener('pagehide', gone)
  return {
    async flush() {
      await opening
      await send()
    },
    discard() {
      for (const part of [running, styles]) if (part?.state().status === 'refused') part.discard()
      held.discardRefused()
      show()
    },
    refused() {
      const isRefused = (part: { readonly status: SaveStatus } | undefined) => part?.status === 'refused'
      const patches = [
        ...(running && isRefused(running.state()) ? unsaved(running.state()) : []),
        ...held.refused().flatMap(unsaved),
      ]
      return {
        nodes: [...new Set(patches.map(nodeOfPatch))],
        styles: isRefused(styles?.state()) || held.refused().some((copy) => (copy.styles ?? []).length > 0),
      }
    },
    retry() {
      running?.retry()
      styles?.retry()
      void held.takeUp()
    },
    remote(batch) {
      if (running) running.remote(batch)
      else arrived.push(batch)
    },
    ahead(message) {
      running?.ahead(message)
    },
    styles(given) {
      if (styles) styles.given(given)
      else store.show({ styles: withStyles(given, earlyStyles) })
    },
    async reload() {
      running?.keep()
      await copies.settled()
      // All of it is kept: leaving loses nothing, so nobody is asked.
      addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
      location.reload()
    },
    stop() {
      stopped = true
      clearTimeout(later)
      held.stop()
      stopTelling?.()
      document.removeEventListener('visibilitychange', away)
      removeEventListener('pagehide', gone)
      void running?.flush()
      running?.stop()
      // Styles have no names on the way: what has arrived must not be left behind to be sent again.
      const settle = async () => {
        await styles?.flush()
        styles?.stop()
        await copies.settled()
        copies.close()
      }
      void settle()
    },
  }
}

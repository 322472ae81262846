import type { History } from '#document/history.ts'
import { emptyHistory, recordForeign } from '#document/history.ts'
import { notify } from './actions/change.ts'
import { documentPatches } from './autosave/document-patches.ts'
import { unsaved, type Leftover, type SaveStatus, type StoredBatch } from './autosave/autosave.ts'
import type { LocalCopies, LocalCopy } from './autosave/local-copies.ts'
import { recover, type Held } from './autosave/recover.ts'
import { runAutosave, type RunningAutosave } from './autosave/run-autosave.ts'
import type { Editor } from './editor.ts'
import { rebase } from '#document/merge.ts'
import type { NodeId, PageDocument } from '#document/nodes.ts'
import { nodeOfPatch, type Patch } from '#document/patch.ts'
import { type StyleStep, withStyles } from '#document/style-changes.ts'
import type { SiteStyles } from '#document/styles.ts'
import type { Whereabouts } from './props.ts'
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
  /** The site's styles as they are stored, when others changed them. */
  styles(styles: SiteStyles): void
  stop(): void
}

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

/** How long until what an earlier tab left is tried again, ms. */
const AGAIN = 15_000

/** How long the person's place is told after it changed, ms. */
const TELL = 150

/** What was found when the page was opened, before anything of saving was loaded. */
export interface Opened {
  readonly copies: LocalCopies<Patch>
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
  const { copies, left, previous } = opened
  const page = props.page.id
  let running: RunningAutosave<Patch, PageDocument> | null = null
  let styles: SavingStyles | null = null
  let stopped = false
  let early: Patch[] = []
  let earlyStyles: StyleStep[] = []
  const arrived: StoredBatch<Patch>[] = []
  // What is changed before recovery is through waits for it.
  store.saveTo((patches) => {
    if (running) running.changed(patches)
    else early.push(...patches)
  })
  store.saveStylesTo((steps) => {
    if (styles) styles.changed(changesOf(steps))
    else earlyStyles.push(...steps)
  })
  /** What earlier tabs left and the server has not got yet, with why. */
  let held: { readonly copy: LocalCopy<Patch>; readonly why: Held }[] = []
  const show = () => {
    const states = [running?.state(), styles?.state(), ...held.map((one) => one.why)].filter(
      (state) => state !== undefined,
    )
    const worst = states.toSorted((a, b) => gravity.indexOf(b.status) - gravity.indexOf(a.status))[0]
    if (!worst) return
    if (worst.status === 'outdated' && store.view().saving !== 'outdated')
      notify(editor, editor.words('editor.save.outdated_help'))
    store.autosave(worst)
  }

  const start = (version: number, confirmed = props.document) => {
    const autosave = runAutosave(
      {
        page,
        algebra: documentPatches(store.registry),
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
    if (early.length > 0) autosave.changed(early)
    early = []
    for (const batch of arrived.splice(0)) autosave.remote(batch)
    styles = startSavingStyles(editor, autosave.keepSoon, show)
    if (earlyStyles.length > 0) styles.changed(changesOf(earlyStyles))
    earlyStyles = []
    return autosave
  }

  /** What this tab could undo before it was reloaded, mapped over what others stored since. */
  async function historyOf(copy: LocalCopy<Patch>): Promise<History | undefined> {
    const kept = await copies.history(page, copy.tab).catch(() => undefined)
    const history = kept?.count === copy.count ? historyIn(kept.history) : undefined
    if (!history || copy.version >= props.version) return history
    try {
      const since = await props.missing(copy.version)
      const theirs = since.filter((batch) => batch.id !== copy.sending?.id)
      return recordForeign(
        history,
        theirs.flatMap((batch) => batch.patches),
      )
    } catch {
      return undefined
    }
  }

  /** Takes up what tabs of this page could not save. */
  async function open(): Promise<void> {
    let opened = { version: props.version, document: props.document }
    const ours: Patch[] = []
    let history: History | undefined
    let lost = 0
    let isBack = false
    const done: LocalCopy<Patch>[] = []
    for (const copy of left) {
      const leftover: Leftover<Patch> = copy
      const found = await recover(opened, leftover, props, store.registry)
      if (found.kind === 'held') {
        held.push({ copy, why: found })
        continue
      }
      opened = { version: found.version, document: found.confirmed }
      // Each copy was made on the stored page; a second one goes on top of the first.
      if (ours.length === 0) ours.push(...found.ours)
      else {
        const moved = documentPatches(store.registry).rebase(found.document, [], ours, found.ours)
        ours.splice(0, ours.length, ...found.ours, ...moved.waiting)
      }
      lost += found.lost
      isBack ||= found.isBack
      if (copy.tab === previous) history = await historyOf(copy)
      done.push(copy)
    }
    if (stopped) return
    const algebra = documentPatches(store.registry)
    const waiting = [...ours, ...early]
    early = []
    if (opened.document !== props.document || ours.length > 0 || history) {
      const withOurs = algebra.apply(opened.document, ours) ?? opened.document
      store.replace(algebra.apply(withOurs, waiting.slice(ours.length)) ?? withOurs, history)
    }
    const autosave = start(opened.version, opened.document)
    if (waiting.length > 0) autosave.changed(waiting)
    const look = done.flatMap((copy) => copy.styles ?? [])
    styles?.takeUp(look)
    if (isBack || look.length > 0) notify(editor, editor.words('editor.save.recovered'))
    if (lost > 0) notify(editor, editor.words('editor.save.lost', { count: lost }))
    if (held.length > 0) {
      if (held.some(({ why }) => why.status !== 'outdated'))
        notify(editor, editor.words('editor.save.earlier_waits'))
      show()
      againSoon()
    }
    // Only when this tab keeps them itself may the old copies go.
    autosave.keep()
    await copies.settled()
    for (const copy of done) await copies.drop(copy)
  }
  void open()

  let again: ReturnType<typeof setTimeout> | undefined
  function againSoon(): void {
    clearTimeout(again)
    if (held.some(({ why }) => why.status !== 'refused' && why.status !== 'outdated'))
      again = setTimeout(() => void takeUpHeld(), AGAIN)
  }
  /** Takes in what is stored up to a version, ahead of the live stream. `false`: the server cannot be asked. */
  async function catchUp(version: number): Promise<boolean> {
    const from = running?.state().version ?? version
    if (from >= version) return true
    const since = await editor.props.missing(from).catch(() => [])
    for (const batch of since) running?.remote(batch)
    return (running?.state().version ?? version) >= version
  }
  let isTakingUp = false
  /** Tries again what earlier tabs left: it comes in as a change of its own, beside what was done meanwhile. */
  async function takeUpHeld(): Promise<void> {
    if (isTakingUp || !running) return
    isTakingUp = true
    const rest: typeof held = []
    for (const one of held) {
      const { version, confirmed } = running.state()
      const found = await recover({ version, document: confirmed }, one.copy, editor.props, store.registry)
      if (stopped) return
      if (found.kind === 'held') {
        rest.push({ copy: one.copy, why: found })
        continue
      }
      // What was stored meanwhile, an old save of that tab's too, comes in first: ours were made on it.
      const isUpToDate = await catchUp(found.version)
      if (stopped) return
      if (!isUpToDate) {
        rest.push(one)
        continue
      }
      const { patches, lost } = rebase(store.document(), found.ours, unsaved(running.state()), store.registry)
      if (store.change({ patches, label: 'editor.step.earlier' }) !== null) {
        rest.push(one)
        continue
      }
      styles?.takeUp(one.copy.styles ?? [])
      notify(editor, editor.words('editor.save.recovered'))
      if (lost.length > 0) notify(editor, editor.words('editor.save.lost', { count: lost.length }))
      running.keep()
      await copies.settled()
      await copies.drop(one.copy)
    }
    // What was given up meanwhile stays given up.
    held = rest.filter((one) => held.some(({ copy }) => copy === one.copy))
    isTakingUp = false
    show()
    againSoon()
  }
  const online = () => void takeUpHeld()
  addEventListener('online', online)

  let telling: ReturnType<typeof setTimeout> | undefined
  let last: Whereabouts | null = null
  const tell = () => {
    const { selection, device, text } = store.view()
    if (text) return
    const at: Whereabouts = { section: selection.section, blocks: selection.blocks, device }
    if (last && last.section === at.section && last.device === device && last.blocks === at.blocks) return
    clearTimeout(telling)
    telling = setTimeout(() => {
      last = at
      editor.props.tell?.(at)
    }, TELL)
  }
  const stopTelling = props.tell ? store.onView(tell) : undefined

  const flush = async () => {
    await Promise.all([running?.flush(), styles?.flush()])
  }
  // Going away: what waits is sent, and is in the browser's storage whether that arrives or not.
  const gone = () => running?.leave()
  const away = () => {
    if (document.visibilityState !== 'hidden') return
    running?.leave()
    void flush()
  }
  document.addEventListener('visibilitychange', away)
  addEventListener('pagehide', gone)
  return {
    flush,
    discard() {
      for (const part of [running, styles]) if (part?.state().status === 'refused') part.discard()
      for (const { copy, why } of held) if (why.status === 'refused') void copies.drop(copy)
      held = held.filter(({ why }) => why.status !== 'refused')
      show()
    },
    refused() {
      const isRefused = (part: { readonly status: SaveStatus } | undefined) => part?.status === 'refused'
      const patches = [
        ...(running && isRefused(running.state()) ? unsaved(running.state()) : []),
        ...held.flatMap(({ copy, why }) => (isRefused(why) ? unsaved(copy) : [])),
      ]
      return {
        nodes: [...new Set(patches.map(nodeOfPatch))],
        styles:
          isRefused(styles?.state()) ||
          held.some(({ copy, why }) => isRefused(why) && (copy.styles ?? []).length > 0),
      }
    },
    retry() {
      running?.retry()
      styles?.retry()
      void takeUpHeld()
    },
    remote(batch) {
      if (running) running.remote(batch)
      else arrived.push(batch)
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
      clearTimeout(telling)
      clearTimeout(again)
      removeEventListener('online', online)
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

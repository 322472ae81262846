import type { SaveRequest } from '../props.ts'
import {
  autosaveAt,
  autosaveMachine,
  type Autosave,
  type AutosaveEffect,
  type AutosaveEvent,
  type PatchAlgebra,
  type SaveOutcome,
  type StoredBatch,
} from './autosave.ts'
import type { LocalCopy } from './left-copies.ts'
import type { LocalCopies } from './local-copies.ts'

/** What the machine needs from the browser and the editor's store. */
export interface AutosaveHost<P, D> {
  readonly page: string
  readonly algebra: PatchAlgebra<P, D>
  readonly copies: Pick<LocalCopies<P>, 'keep' | 'keepHistory' | 'keepNow'>
  save(request: SaveRequest<P>): Promise<SaveOutcome<P>>
  /** What was stored after a version. */
  missing(version: number): Promise<readonly StoredBatch<P>[]>
  /** The undo history as it writes itself, kept beside what is unsaved. */
  history(): unknown
  /** What else this tab has that is not stored, kept in the same place. */
  beside?(): Pick<LocalCopy<P>, 'styles'>
  /** How many changes this tab has made: names the state the history belongs to. */
  count(): number
  /** Others changed the page; `theirs` as seen from a document that has ours. */
  merge(document: D, theirs: readonly P[], lost: number, by?: string): void
  /** Ours is given up: show what is stored. */
  revert(document: D): void
  show(state: Autosave<P, D>): void
  now(): number
}

export interface RunningAutosave<P, D> {
  state(): Autosave<P, D>
  changed(patches: readonly P[]): void
  remote(batch: StoredBatch<P>): void
  /** The page is older on the server than here. @param message the server's words */
  ahead(message: string): void
  /** The line or the session may be back. */
  retry(): void
  /** Sends at once what waits; resolves when all of it is stored, or an attempt failed. */
  flush(): Promise<void>
  /** Gives up everything of ours that is not stored. */
  discard(): void
  /** What lies beside has changed: it is written like what is unsaved here. */
  keepSoon(this: void): void
  /** Writes everything this tab must not lose to the browser's storage now. */
  keep(): void
  /** The page is going away: the same, and by what works even then. */
  leave(): void
  stop(): void
}

/** Starts saving from `version`, at which the document is as given. Timers and the browser's `online` drive it until `stop`. */
export function runAutosave<P, D>(
  host: AutosaveHost<P, D>,
  version: number,
  document: D,
): RunningAutosave<P, D> {
  const machine = autosaveMachine(host.algebra)
  let state = autosaveAt<P, D>(version, document)
  let timer: ReturnType<typeof setTimeout> | undefined
  let historyAt = 0
  let historyTimer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let waiters: (() => void)[] = []

  function keep(): void {
    host.copies.keep({
      page: host.page,
      version: state.version,
      sending: state.sending,
      waiting: state.waiting,
      at: host.now(),
      count: host.count(),
      ...host.beside?.(),
    })
    // Long, and needed only after a reload: written when the hands rest, and when the page is left.
    historyTimer ??= setTimeout(keepHistory, Math.max(60, historyAt + 1_500 - host.now()))
  }

  function keepHistory(): void {
    clearTimeout(historyTimer)
    historyTimer = undefined
    historyAt = host.now()
    host.copies.keepHistory({ page: host.page, count: host.count(), history: host.history() })
  }

  async function send(effect: AutosaveEffect<P, D> & { kind: 'send' }): Promise<void> {
    let outcome: SaveOutcome<P>
    try {
      outcome = await host.save({
        batch: effect.batch.id,
        version: effect.version,
        patches: effect.batch.patches,
      })
    } catch {
      // Whatever went wrong on the way: what is here stays here, and is tried again.
      outcome = { kind: 'unreachable' }
    }
    if (stopped) return
    step({ kind: 'answered', batch: effect.batch.id, outcome, at: host.now() })
  }

  async function ask({ version, batch: asker }: AutosaveEffect<P, D> & { kind: 'ask' }): Promise<void> {
    try {
      for (const batch of await host.missing(version)) {
        if (!stopped) step({ kind: 'remote', batch, at: host.now() })
      }
    } catch {
      // The next thing that is stored asks again.
    }
    if (asker !== undefined && !stopped) step({ kind: 'asked', batch: asker, at: host.now() })
  }

  function carryOut(effect: AutosaveEffect<P, D>): void {
    switch (effect.kind) {
      case 'send':
        void send(effect)
        return
      case 'ask':
        void ask(effect)
        return
      case 'merge':
        host.merge(effect.document, effect.theirs, effect.lost, effect.by)
        return
      case 'revert':
        host.revert(effect.document)
        return
      case 'keep':
        keep()
    }
  }

  function step(event: AutosaveEvent<P>): void {
    const next = machine(state, event)
    const before = state
    state = next.state
    for (const effect of next.effects) carryOut(effect)
    clearTimeout(timer)
    if (state.dueAt !== null && !stopped) {
      timer = setTimeout(() => step({ kind: 'tick', at: host.now() }), Math.max(0, state.dueAt - host.now()))
    }
    if (state.status !== before.status || state.refusal !== before.refusal) host.show(state)
    const isStuck =
      state.status === 'unreachable' || state.status === 'signed-out' || state.status === 'outdated'
    if (!state.sending || isStuck) {
      const ready = waiters
      waiters = []
      for (const resolve of ready) resolve()
    }
  }

  const online = () => step({ kind: 'online', at: host.now() })
  if (typeof addEventListener === 'function') addEventListener('online', online)

  return {
    state: () => state,
    changed: (patches) => step({ kind: 'changed', patches, at: host.now() }),
    remote: (batch) => step({ kind: 'remote', batch, at: host.now() }),
    ahead: (message) => step({ kind: 'ahead', message }),
    retry: online,
    async flush() {
      do {
        step({ kind: 'flush', at: host.now() })
        if (!state.sending || state.status === 'outdated') return
        await new Promise<void>((resolve) => waiters.push(resolve))
        // What was too much for one save, or was done while that was on its way, follows.
      } while (state.status === 'unsaved')
    },
    discard: () => step({ kind: 'discard' }),
    keepSoon: keep,
    keep() {
      keep()
      keepHistory()
    },
    leave() {
      keep()
      keepHistory()
      host.copies.keepNow()
    },
    stop() {
      clearTimeout(historyTimer)
      stopped = true
      clearTimeout(timer)
      if (typeof removeEventListener === 'function') removeEventListener('online', online)
    },
  }
}

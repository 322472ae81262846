import type { SaveRequest } from '../props.ts'
import type { PageDocument } from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
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
import type { LocalCopies } from './local-copies.ts'

/** What the machine needs from the browser and the editor's store. */
export interface AutosaveHost {
  readonly page: string
  readonly algebra: PatchAlgebra<Patch, PageDocument>
  readonly copies: LocalCopies<Patch>
  save(request: SaveRequest): Promise<SaveOutcome<Patch>>
  /** What was stored after a version. */
  missing(version: number): Promise<readonly StoredBatch<Patch>[]>
  /** The undo history as it writes itself, kept beside what is unsaved. */
  history(): unknown
  /** How many changes this tab has made: names the state the history belongs to. */
  count(): number
  /** Others changed the page; `theirs` as seen from a document that has ours. */
  merge(document: PageDocument, theirs: readonly Patch[], lost: number, by?: string): void
  /** Ours is given up: show what is stored. */
  revert(document: PageDocument): void
  /** The state changed: show it. */
  show(state: Autosave<Patch, PageDocument>): void
  now(): number
}

/** The running machine. */
export interface RunningAutosave {
  state(): Autosave<Patch, PageDocument>
  changed(patches: readonly Patch[]): void
  remote(batch: StoredBatch<Patch>): void
  /** The line or the session may be back. */
  retry(): void
  /** Sends at once what waits; resolves when nothing is on its way any more or the attempt failed. */
  flush(): Promise<void>
  /** Gives up everything of ours that is not stored. */
  discard(): void
  /** Writes everything this tab must not lose to the browser's storage now. */
  keep(): void
  /** The page is going away: the same, and by what works even then. */
  leave(): void
  stop(): void
}

/** Starts saving from `version`, at which the document is as given. Timers and the browser's `online` drive it until `stop`. */
export function runAutosave(host: AutosaveHost, version: number, document: PageDocument): RunningAutosave {
  const machine = autosaveMachine(host.algebra)
  let state = autosaveAt<Patch, PageDocument>(version, document)
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

  async function send(effect: AutosaveEffect<Patch, PageDocument> & { kind: 'send' }): Promise<void> {
    let outcome: SaveOutcome<Patch>
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

  async function ask(version: number): Promise<void> {
    try {
      for (const batch of await host.missing(version)) {
        if (!stopped) step({ kind: 'remote', batch, at: host.now() })
      }
    } catch {
      // The next thing that is stored asks again.
    }
  }

  function carryOut(effect: AutosaveEffect<Patch, PageDocument>): void {
    switch (effect.kind) {
      case 'send':
        void send(effect)
        return
      case 'ask':
        void ask(effect.version)
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

  function step(event: AutosaveEvent<Patch>): void {
    const next = machine(state, event)
    const before = state
    state = next.state
    for (const effect of next.effects) carryOut(effect)
    clearTimeout(timer)
    if (state.dueAt !== null && !stopped) {
      timer = setTimeout(() => step({ kind: 'tick', at: host.now() }), Math.max(0, state.dueAt - host.now()))
    }
    if (state.status !== before.status || state.refusal !== before.refusal) host.show(state)
    if (!state.sending || state.status === 'unreachable' || state.status === 'signed-out') {
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
    retry: online,
    async flush() {
      step({ kind: 'flush', at: host.now() })
      if (state.sending) await new Promise<void>((resolve) => waiters.push(resolve))
    },
    discard: () => step({ kind: 'discard' }),
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

/*
 * The state machine of saving (house.md, "The document"; R-12). Pure: an event goes in, the next state and
 * what is to be done come out; `run-autosave.ts` does it. Its rules:
 *
 * - one batch is on its way at a time, so a tab never collides with itself; it is no larger than the server takes;
 * - "saved" is said only when the server said it and nothing newer waits;
 * - what is not stored by the server is kept in the browser (the effect `keep`), under the version it
 *   stands on, until it is;
 * - a batch has a name: when its answer was lost on the way, the server's list of what happened since
 *   names it, and it is not sent twice;
 * - what others did comes in as the server ordered it; ours is moved behind it and goes on;
 * - what is stored and does not fit here was made by a newer version of the app: from then on nothing is shown
 *   or sent that stands on it, what is ours is kept, and a new document of the app takes it up.
 */

/** Changes that are stored together, under a name of their own. */
export interface Batch<P> {
  readonly id: string
  readonly patches: readonly P[]
}

/** A batch the server stored; `version` is the one it led to (each stored batch is one version). */
export interface StoredBatch<P> extends Batch<P> {
  readonly version: number
  /** Who made it, to be shown beside a live change. */
  readonly by?: string
}

/** Which rule a refused batch broke, and where. */
export interface SaveRefusal {
  /** Code of the rule. */
  readonly rule: string
  /** The node that breaks it; absent when no rule of the document is broken. */
  readonly node?: string
  /** A sentence in the person's language, where the server sent one. */
  readonly message?: string
  /** It is not valid, or too large: the same is refused whenever it is sent. */
  readonly isLasting?: boolean
}

/** The closed outcomes of a save. */
export type SaveOutcome<P> =
  | { readonly kind: 'saved'; readonly version: number }
  | { readonly kind: 'behind'; readonly missing: readonly StoredBatch<P>[] }
  | { readonly kind: 'refused'; readonly refusal: SaveRefusal }
  /** `signedOut`: the line is there, but the session has ended; sending goes on after signing in again. */
  | { readonly kind: 'unreachable'; readonly signedOut?: boolean }

/** What the person is told. `outdated`: the page goes on in a version of the app that this tab does not have. */
export type SaveStatus =
  'saved' | 'unsaved' | 'saving' | 'unreachable' | 'signed-out' | 'refused' | 'outdated'

export interface Autosave<P, D> {
  /** The server's version that everything here stands on … */
  readonly version: number
  /** … and the document as it is there. */
  readonly confirmed: D
  readonly sending: Batch<P> | null
  readonly waiting: readonly P[]
  readonly status: SaveStatus
  /** When the next batch leaves, ms; null when nothing is planned. */
  readonly dueAt: number | null
  /** When the oldest waiting change was made, ms. */
  readonly since: number | null
  /** Sends in a row that did not get through. */
  readonly failures: number
  readonly refusal: SaveRefusal | null
  /** Versions that arrived live ahead of one that is still missing. */
  readonly early: readonly StoredBatch<P>[]
}

export type AutosaveEvent<P> =
  | { readonly kind: 'changed'; readonly patches: readonly P[]; readonly at: number }
  | { readonly kind: 'tick'; readonly at: number }
  | {
      readonly kind: 'answered'
      readonly batch: string
      readonly outcome: SaveOutcome<P>
      readonly at: number
    }
  | { readonly kind: 'remote'; readonly batch: StoredBatch<P>; readonly at: number }
  /** What was asked for a batch's sake has come in as `remote`, as far as it comes: all of it, or nothing. */
  | { readonly kind: 'asked'; readonly batch: string; readonly at: number }
  | { readonly kind: 'online'; readonly at: number }
  /** The page is older on the server than here, in the server's words. */
  | { readonly kind: 'ahead'; readonly message: string }
  | { readonly kind: 'flush'; readonly at: number }
  | { readonly kind: 'discard' }

export type AutosaveEffect<P, D> =
  /** Send to the server. */
  | { readonly kind: 'send'; readonly batch: Batch<P>; readonly version: number }
  /** Ask the server for what was stored after `version`; the answers come in as `remote`, and for a batch `asked` last. */
  | { readonly kind: 'ask'; readonly version: number; readonly batch?: string }
  /** Others' patches came under ours: show `document`. */
  | {
      readonly kind: 'merge'
      readonly document: D
      /** Theirs as they look from a document that has ours. */
      readonly theirs: readonly P[]
      /** How many of ours had nothing left to change. */
      readonly lost: number
      readonly by?: string
    }
  /** Everything of ours is given up: show the confirmed document. */
  | { readonly kind: 'revert'; readonly document: D }
  /** Write what is not stored to the browser's own storage, or clear it there. */
  | { readonly kind: 'keep' }

export interface AutosaveStep<P, D> {
  readonly state: Autosave<P, D>
  readonly effects: readonly AutosaveEffect<P, D>[]
}

/** What came of moving ours behind theirs. */
export interface Moved<P, D> {
  /** Ours as they are now: those that are on their way, and those that wait. */
  readonly sending: readonly P[]
  readonly waiting: readonly P[]
  /** Theirs and then ours, applied. */
  readonly document: D
  readonly theirs: readonly P[]
  readonly lost: number
}

/** What the machine must know about patches. */
export interface PatchAlgebra<P, D> {
  /** The document with patches that the server stored; undefined where they do not fit here. */
  apply(document: D, patches: readonly P[]): D | undefined
  /**
   * Ours, made beside theirs, moved to come after them; what has nothing left to change is dropped.
   *
   * @param head the document with theirs applied
   */
  rebase(head: D, sending: readonly P[], waiting: readonly P[], theirs: readonly P[]): Moved<P, D>
  /** Fewer patches with the same effect. */
  squash(patches: readonly P[]): readonly P[]
  /**
   * How many of them, from the first, the server takes in one save: at least one.
   *
   * @param document what they are made on
   */
  first(document: D, patches: readonly P[]): number
  newId(): string
}

/** A change leaves after so long a rest, ms … */
export const rest = 350
/** … and never later than so long after it was made, ms ("within a second"). */
export const latest = 850
/** Waits between attempts that do not get through, ms; the last repeats. */
export const waits = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const

/** The machine before anything happened. */
export function autosaveAt<P, D>(version: number, confirmed: D): Autosave<P, D> {
  return {
    version,
    confirmed,
    sending: null,
    waiting: [],
    status: 'saved',
    dueAt: null,
    since: null,
    failures: 0,
    refusal: null,
    early: [],
  }
}

/** Whether the same may be taken later: nothing in it breaks a rule, but the page is in the trash, or a right is missing. */
export const isPassing = (refusal: Pick<SaveRefusal, 'node' | 'isLasting'> | null): boolean =>
  refusal !== null && refusal.node === undefined && !refusal.isLasting

/** Everything of ours that the server has not confirmed, in order. */
export function unsaved<P>(state: Pick<Autosave<P, unknown>, 'sending' | 'waiting'>): readonly P[] {
  return state.sending ? [...state.sending.patches, ...state.waiting] : state.waiting
}

type Machine<P, D> = (state: Autosave<P, D>, event: AutosaveEvent<P>) => AutosaveStep<P, D>

/** Builds the machine for a kind of patch. */
export function autosaveMachine<P, D>(algebra: PatchAlgebra<P, D>): Machine<P, D> {
  const only = (state: Autosave<P, D>, ...effects: AutosaveEffect<P, D>[]): AutosaveStep<P, D> => ({
    state,
    effects,
  })

  function send(state: Autosave<P, D>): AutosaveStep<P, D> {
    if (state.sending || state.waiting.length === 0) return only({ ...state, dueAt: null })
    const patches = algebra.squash(state.waiting)
    const left = { ...state, waiting: [], since: null, dueAt: null, refusal: null }
    // A block that was put in and taken away again: a save of nothing would be refused.
    if (patches.length === 0) return only({ ...left, status: 'saved' }, { kind: 'keep' })
    const count = algebra.first(state.confirmed, patches)
    const batch = { id: algebra.newId(), patches: patches.slice(0, count) }
    // What a long time without a line came to goes save by save, the next as soon as one is answered.
    const later = count < patches.length ? { waiting: patches.slice(count), since: state.since } : {}
    const next: Autosave<P, D> = { ...left, ...later, sending: batch, status: 'saving' }
    // Kept before it leaves, so that a crash between the two finds it under its name.
    return only(next, { kind: 'keep' }, { kind: 'send', batch, version: state.version })
  }

  /**
   * Goes on without a batch of which nothing is left, because others took away all that it changed. It is stored
   * nowhere: what came before theirs would have come in under its name, and after theirs it would be behind.
   */
  function letGo(state: Autosave<P, D>): AutosaveStep<P, D> {
    const next = send({ ...state, sending: null, status: 'saved', failures: 0 })
    return { state: next.state, effects: [{ kind: 'keep' }, ...next.effects] }
  }

  function resend(state: Autosave<P, D>): AutosaveStep<P, D> {
    if (!state.sending) return send(state)
    if (state.sending.patches.length === 0) return letGo(state)
    // Keeps its name: the server may have stored it though its answer was lost.
    return only(
      { ...state, status: 'saving', dueAt: null },
      { kind: 'send', batch: state.sending, version: state.version },
    )
  }

  function stored(state: Autosave<P, D>, version: number, at: number): AutosaveStep<P, D> {
    const patches = state.sending?.patches ?? []
    const next: Autosave<P, D> = {
      ...state,
      version,
      // Ours were made here: they fit.
      confirmed: algebra.apply(state.confirmed, patches) ?? state.confirmed,
      sending: null,
      failures: 0,
      refusal: null,
      status: state.waiting.length > 0 ? 'unsaved' : 'saved',
      dueAt: state.waiting.length > 0 ? Math.max(at, (state.since ?? at) + rest) : null,
    }
    return only(next, { kind: 'keep' })
  }

  /** Takes in one stored batch that is the very next version. */
  function takeIn(state: Autosave<P, D>, batch: StoredBatch<P>, at: number): AutosaveStep<P, D> {
    if (state.sending?.id === batch.id) return stored(state, batch.version, at)
    const confirmed = algebra.apply(state.confirmed, batch.patches)
    if (confirmed === undefined) {
      // Nothing of it is shown: half of a change would be a broken page.
      return only({ ...state, status: 'outdated', refusal: null, dueAt: null, early: [] }, { kind: 'keep' })
    }
    const moved = algebra.rebase(confirmed, state.sending?.patches ?? [], state.waiting, batch.patches)
    const next: Autosave<P, D> = {
      ...state,
      version: batch.version,
      confirmed,
      sending: state.sending && { id: state.sending.id, patches: moved.sending },
      waiting: moved.waiting,
    }
    const merge = {
      kind: 'merge',
      document: moved.document,
      theirs: moved.theirs,
      lost: moved.lost,
      ...(batch.by === undefined ? {} : { by: batch.by }),
    } as const
    // Others took away all that ours were about: there is nothing to send, and nothing to lose by leaving.
    const isDone = !state.sending && state.waiting.length > 0 && moved.waiting.length === 0
    if (!isDone) return only(next, merge)
    const done = { status: 'saved', dueAt: null, since: null, refusal: null, failures: 0 } as const
    return only({ ...next, ...done }, merge, { kind: 'keep' })
  }

  /** Takes in what is next in line, out of a list in any order; keeps what is too early. */
  function takeInAll(
    state: Autosave<P, D>,
    batches: readonly StoredBatch<P>[],
    at: number,
  ): AutosaveStep<P, D> {
    const effects: AutosaveEffect<P, D>[] = []
    let now = state
    const line = [...state.early, ...batches].sort((a, b) => a.version - b.version)
    for (const batch of line) {
      if (batch.version !== now.version + 1) continue
      const step = takeIn(now, batch, at)
      now = step.state
      effects.push(...step.effects)
      if (now.status === 'outdated') return { state: now, effects }
    }
    const early = line.filter(
      (batch, index) =>
        batch.version > now.version && line.findIndex((one) => one.version === batch.version) === index,
    )
    return { state: { ...now, early }, effects }
  }

  /** What is on its way did not get through: it is tried again. */
  function cutOff(
    state: Autosave<P, D>,
    status: 'unreachable' | 'signed-out',
    at: number,
  ): AutosaveStep<P, D> {
    const failures = state.failures + 1
    const wait = waits[Math.min(failures, waits.length) - 1] ?? 30_000
    return only({ ...state, failures, status, dueAt: at + wait }, { kind: 'keep' })
  }

  function answered(
    state: Autosave<P, D>,
    event: AutosaveEvent<P> & { kind: 'answered' },
  ): AutosaveStep<P, D> {
    const { outcome, at } = event
    const asked = state.sending?.id === event.batch
    switch (outcome.kind) {
      case 'saved': {
        // The live stream may have told us first.
        if (!asked) return only(state)
        if (outcome.version === state.version + 1) {
          const step = stored(state, outcome.version, at)
          const more = takeInAll(step.state, [], at)
          return { state: more.state, effects: [...step.effects, ...more.effects] }
        }
        // Stored further on than we have seen: what lies between must come in first.
        const ask = { kind: 'ask', version: state.version, batch: event.batch } as const
        return only({ ...state, status: 'saving' }, ask)
      }
      case 'behind': {
        if (!asked) return only(state)
        const step = takeInAll(state, outcome.missing, at)
        if (step.state.status === 'outdated') return step
        const now = { ...step.state, failures: 0 }
        // Ours was among what is missing: its answer had been lost.
        if (!now.sending) return { state: now, effects: step.effects }
        const { patches } = now.sending
        if (patches.length === 0) {
          const next = letGo(now)
          return { state: next.state, effects: [...step.effects, ...next.effects] }
        }
        // Under a new name: its patches are other ones now than those the name stood for.
        const batch = { id: algebra.newId(), patches }
        return {
          state: { ...now, sending: batch, status: 'saving' },
          effects: [...step.effects, { kind: 'keep' }, { kind: 'send', batch, version: now.version }],
        }
      }
      case 'refused': {
        if (!asked || !state.sending) return only(state)
        // Held back together with what follows: the next change (an undo, a mend) is sent with it.
        const next: Autosave<P, D> = {
          ...state,
          sending: null,
          waiting: [...state.sending.patches, ...state.waiting],
          since: at,
          dueAt: state.waiting.length > 0 ? at : null,
          status: 'refused',
          refusal: outcome.refusal,
          failures: 0,
        }
        return only(next, { kind: 'keep' })
      }
      case 'unreachable':
        return asked ? cutOff(state, outcome.signedOut ? 'signed-out' : 'unreachable', at) : only(state)
    }
  }

  return (state, event) => {
    if (state.status === 'outdated') {
      // What is done from now on is kept with the rest; nothing that comes is understood for certain any more.
      if (event.kind !== 'changed' || event.patches.length === 0) return only(state)
      return only({ ...state, waiting: [...state.waiting, ...event.patches] }, { kind: 'keep' })
    }
    switch (event.kind) {
      case 'changed': {
        if (event.patches.length === 0) return only(state)
        const since = state.waiting.length > 0 && state.since !== null ? state.since : event.at
        const cut = state.status === 'unreachable' || state.status === 'signed-out'
        const next: Autosave<P, D> = {
          ...state,
          waiting: [...state.waiting, ...event.patches],
          since,
          // While one is on its way the next waits for its answer; without a line, for the next attempt.
          dueAt: cut ? state.dueAt : Math.min(event.at + rest, since + latest),
          status: cut ? state.status : state.sending ? 'saving' : 'unsaved',
        }
        return only(next, { kind: 'keep' })
      }
      case 'tick': {
        if (state.dueAt === null || event.at < state.dueAt) return only(state)
        if (state.status === 'unreachable' || state.status === 'signed-out') return resend(state)
        // The answer says when what waits leaves: a moment that has passed would come again at once, and again.
        if (state.sending) return only({ ...state, dueAt: null })
        return send(state)
      }
      case 'answered':
        return answered(state, event)
      case 'remote': {
        if (event.batch.version <= state.version) return only(state)
        const step = takeInAll(state, [event.batch], event.at)
        if (step.state.early.length === 0 || step.state.sending) return step
        // A gap: ask for what lies between.
        return { state: step.state, effects: [...step.effects, { kind: 'ask', version: step.state.version }] }
      }
      case 'asked':
        // Stored, but not known where: sent again, it is told with all that came before it.
        return state.sending?.id === event.batch ? cutOff(state, 'unreachable', event.at) : only(state)
      case 'online': {
        const isCut = state.status === 'unreachable' || state.status === 'signed-out'
        return isCut || (state.status === 'refused' && isPassing(state.refusal)) ? resend(state) : only(state)
      }
      case 'ahead': {
        // What is there follows another page than ours: ours is kept, and stands on what is there once that is opened.
        const refusal = { rule: 'ahead', message: event.message }
        return only({ ...state, status: 'outdated', refusal, dueAt: null, early: [] }, { kind: 'keep' })
      }
      case 'flush':
        return state.sending || state.status === 'refused' ? only(state) : send(state)
      case 'discard':
        return only(
          {
            ...state,
            sending: null,
            waiting: [],
            status: 'saved',
            dueAt: null,
            since: null,
            refusal: null,
            failures: 0,
          },
          { kind: 'revert', document: state.confirmed },
          { kind: 'keep' },
        )
    }
  }
}

/** What a browser kept of a tab that is gone: enough to go on where it stopped. */
export interface Leftover<P> {
  readonly version: number
  readonly sending: Batch<P> | null
  readonly waiting: readonly P[]
}

/** A leftover beside what was stored since. */
export interface Recoverable<P> {
  /** Stored before the batch of ours that had arrived after all; empty where none had, or it came first. */
  readonly before: readonly P[]
  /** That batch, as it was made here; empty where none had arrived. */
  readonly arrived: readonly P[]
  /** What is still to be saved. */
  readonly ours: readonly P[]
  /** What it has to be moved behind. */
  readonly theirs: readonly P[]
}

/**
 * What is still to be saved of a leftover, and what it has to be moved behind.
 *
 * A batch is stored only on the version it names. Others' may stand before it all the same: it was sent anew, moved
 * behind them, and the tab was gone before the browser had that written.
 *
 * @param missing all batches after `leftover.version`, in any order
 */
export function recovered<P>(leftover: Leftover<P>, missing: readonly StoredBatch<P>[]): Recoverable<P> {
  const line = missing.toSorted((a, b) => a.version - b.version)
  const { sending } = leftover
  const at = sending === null ? -1 : line.findIndex(({ id }) => id === sending.id)
  const patchesOf = (batches: readonly StoredBatch<P>[]) => batches.flatMap(({ patches }) => patches)
  return {
    before: patchesOf(line.slice(0, Math.max(at, 0))),
    arrived: at < 0 ? [] : (sending?.patches ?? []),
    ours: at < 0 ? unsaved(leftover) : leftover.waiting,
    theirs: patchesOf(line.slice(at + 1)),
  }
}

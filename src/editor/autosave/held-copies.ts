import type { BlockRegistry } from '#document/define-block.ts'
import { rebase } from '#document/merge.ts'
import type { PageDocument } from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import { unsaved } from './autosave.ts'
import type { LocalCopy } from './left-copies.ts'
import type { LocalCopies } from './local-copies.ts'
import { type Held, recover, type RecoveryServer } from './recover.ts'
import type { RunningAutosave } from './run-autosave.ts'

/** How long until what an earlier tab left is tried again, ms. */
const AGAIN = 15_000

/** What held copies need of the tab that has found them. */
export interface HeldHost {
  readonly registry: BlockRegistry
  readonly copies: Pick<LocalCopies<Patch>, 'drop'>
  readonly server: RecoveryServer
  /** This tab's own saving; null before it has begun. */
  running(): Pick<RunningAutosave<Patch, PageDocument>, 'state' | 'remote' | 'keep'> | null
  /** Whether the person may only look at the page, as it is now. */
  isReadOnly(): boolean
  document(): PageDocument
  /** Makes a change of this tab's of what an earlier one left. `false`: the rules refuse it now. */
  change(patches: readonly Patch[]): boolean
  /** A copy is taken up: its styles are to follow; so many of its changes have lost what they were about. */
  takenUp(copy: LocalCopy<Patch>, lost: number): void
  /** What is held has changed: show it. */
  show(): void
}

/** What earlier tabs of a page left and the server has not got yet, with why. */
export interface HeldCopies {
  hold(copy: LocalCopy<Patch>, why: Held): void
  reasons(): readonly Held[]
  /** What the server will not take: giving it up is the person's to say. */
  refused(): readonly LocalCopy<Patch>[]
  discardRefused(): void
  /** Tries all of them now; those that stay are tried again by themselves, but for what no trying helps. */
  takeUp(this: void): Promise<void>
  /** Has them tried again in a while. */
  takeUpSoon(): void
  stop(): void
}

/** Keeps what earlier tabs left until the server has it: tried again after a while, and when the line is back. */
export function heldCopies(host: HeldHost): HeldCopies {
  let held: { readonly copy: LocalCopy<Patch>; readonly why: Held }[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let isTakingUp = false
  let isStopped = false

  /** What was given up while it was asked for stays given up. */
  const isHeld = (copy: LocalCopy<Patch>): boolean => held.some((one) => one.copy === copy)

  /** Takes in what is stored up to a version, ahead of the live stream. `false`: the server cannot be asked. */
  async function catchUp(version: number): Promise<boolean> {
    const running = host.running()
    const from = running?.state().version ?? version
    if (from >= version) return true
    const since = await host.server.missing(from).catch(() => [])
    for (const batch of since) running?.remote(batch)
    return (running?.state().version ?? version) >= version
  }

  /** Takes one up, as a change of this tab's beside what was done meanwhile. Gives why it is still held, or null. */
  async function takeUpOne(copy: LocalCopy<Patch>, why: Held): Promise<Held | null> {
    const running = host.running()
    const isOver = () => isStopped || !isHeld(copy)
    if (!running || isOver()) return why
    const { version, confirmed } = running.state()
    const found = await recover({ version, document: confirmed }, copy, host.server, host.registry)
    if (isOver()) return why
    if (found.kind === 'held') return found
    // What was stored meanwhile, an old save of that tab's too, comes in first: ours were made on it.
    const isUpToDate = await catchUp(found.version)
    if (isOver() || !isUpToDate) return why
    // Heard while the answer was on its way, and not known to it: what stands on the page before that is asked for anew.
    if (running.state().version > found.version) return takeUpOne(copy, why)
    const { patches, lost } = rebase(host.document(), found.ours, unsaved(running.state()), host.registry)
    if (!host.change(patches)) return why
    host.takenUp(copy, lost.length)
    // Only as this tab keeps it itself may the old copy go.
    running.keep()
    await host.copies.drop(copy)
    return null
  }

  async function takeUp(): Promise<void> {
    if (isTakingUp || !host.running()) return
    // It would be sent, and then find no place here: it waits until the page may be changed.
    if (host.isReadOnly()) return takeUpSoon()
    isTakingUp = true
    try {
      for (const one of held) {
        const why = await takeUpOne(one.copy, one.why)
        if (isStopped) return
        held = held.flatMap((other) => {
          if (other.copy !== one.copy) return other
          return why ? { copy: one.copy, why } : []
        })
      }
    } finally {
      isTakingUp = false
    }
    host.show()
    takeUpSoon()
  }

  function takeUpSoon(): void {
    clearTimeout(timer)
    if (held.some(({ why }) => why.status !== 'refused' && why.status !== 'outdated'))
      timer = setTimeout(() => void takeUp(), AGAIN)
  }

  const online = () => void takeUp()
  if (typeof addEventListener === 'function') addEventListener('online', online)

  const refused = () => held.filter(({ why }) => why.status === 'refused').map(({ copy }) => copy)
  return {
    hold: (copy, why) => void held.push({ copy, why }),
    reasons: () => held.map(({ why }) => why),
    refused,
    discardRefused() {
      for (const copy of refused()) void host.copies.drop(copy)
      held = held.filter(({ why }) => why.status !== 'refused')
    },
    takeUp,
    takeUpSoon,
    stop() {
      isStopped = true
      clearTimeout(timer)
      if (typeof removeEventListener === 'function') removeEventListener('online', online)
    },
  }
}

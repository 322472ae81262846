import type { BlockRegistry } from '#document/define-block.ts'
import { type History, recordForeign } from '#document/history.ts'
import type { PageDocument } from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import { type PatchAlgebra, unsaved } from './autosave.ts'
import type { LocalCopy } from './left-copies.ts'
import type { LocalCopies } from './local-copies.ts'
import { type Held, recover, type RecoveryServer, type Recovery } from './recover.ts'

export interface RecoveryHost {
  readonly registry: BlockRegistry
  readonly algebra: PatchAlgebra<Patch, PageDocument>
  readonly server: RecoveryServer
  readonly copies: Pick<LocalCopies<Patch>, 'history'>
  /** A copy stays where it is. */
  hold(this: void, copy: LocalCopy<Patch>, why: Held): void
}

/** The page with all that closed tabs left. */
export interface AllRecovered {
  /** The stored version, and the document as it is there. */
  readonly version: number
  readonly confirmed: PageDocument
  /** What was stored since the page was opened. */
  readonly arrived: readonly Patch[]
  /** What is still to be saved, made on `confirmed`. */
  readonly ours: readonly Patch[]
  /** What this tab could undo before it was reloaded. */
  readonly history: History | undefined
  /** How many changes have lost the thing they were about. */
  readonly lost: number
  /** Whether the page has something that it had not as it was opened. */
  readonly isBack: boolean
  /** The copies that were taken up. */
  readonly done: readonly LocalCopy<Patch>[]
}

/** The history kept beside a page, in whichever shape storage gave it back. */
function historyIn(given: unknown): History | undefined {
  const history = given as Partial<History> | undefined
  return Array.isArray(history?.done) && Array.isArray(history.undone) ? (history as History) : undefined
}

/** What this tab could undo before it was reloaded, mapped over what others stored since. */
async function historyOf(
  { copies, server }: RecoveryHost,
  copy: LocalCopy<Patch>,
  found: Recovery,
): Promise<History | undefined> {
  const kept = await copies.history(copy.page, copy.tab).catch(() => undefined)
  const history = kept?.count === copy.count ? historyIn(kept.history) : undefined
  // The page has not got what they were made on: the news of it are late, or a backup has lost it.
  if (!history || copy.version > found.version) return undefined
  if (unsaved(copy).length > 0) return recordForeign(history, found.theirs)
  // Nothing was to be recovered, so nothing was asked about it.
  if (copy.version === found.version) return history
  try {
    const since = await server.missing(copy.version)
    return recordForeign(
      history,
      // What came later is applied as it comes in.
      since.filter((batch) => batch.version <= found.version).flatMap((batch) => batch.patches),
    )
  } catch {
    return undefined
  }
}

/**
 * Takes up what tabs of a page could not save, one copy after the other.
 *
 * @param opened the page as the server gave it
 * @param previous the name this tab had before it was reloaded
 */
export async function recoverAll(
  host: RecoveryHost,
  opened: { readonly version: number; readonly document: PageDocument },
  left: readonly LocalCopy<Patch>[],
  previous: string | null,
): Promise<AllRecovered> {
  const { algebra } = host
  let { version, document: confirmed } = opened
  const arrived: Patch[] = []
  let ours: readonly Patch[] = []
  let history: History | undefined
  let lost = 0
  let isBack = false
  const done: LocalCopy<Patch>[] = []
  for (const copy of left) {
    const found = await recover({ version, document: confirmed }, copy, host.server, host.registry)
    if (found.kind === 'held') {
      host.hold(copy, found)
      continue
    }
    ;({ version, confirmed } = found)
    arrived.push(...found.arrived)
    // Each copy was made on the stored page; a later one goes on top of an earlier.
    const below = algebra.rebase(confirmed, [], ours, found.arrived)
    const above = algebra.rebase(below.document, [], found.ours, below.waiting)
    ours = [...below.waiting, ...above.waiting]
    lost += found.lost + below.lost + above.lost
    isBack ||= found.isBack
    if (history) history = recordForeign(history, [...below.theirs, ...above.waiting])
    const kept = copy.tab === previous ? await historyOf(host, copy, found) : undefined
    if (kept) history = recordForeign(kept, above.theirs)
    done.push(copy)
  }
  return { version, confirmed, arrived, ours, history, lost, isBack, done }
}

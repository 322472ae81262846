import { apply } from '#document/apply.ts'
import type { BlockRegistry } from '#document/define-block.ts'
import { mapPatches, rebase } from '#document/merge.ts'
import type { PageDocument } from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import type { SaveRequest } from '../props.ts'
import {
  recovered,
  unsaved,
  type Leftover,
  type SaveOutcome,
  type SaveRefusal,
  type StoredBatch,
} from './autosave.ts'

/** Where to go on from: the stored document and what of the leftover is still to be saved on it. */
export interface Recovery {
  readonly kind: 'recovered'
  readonly version: number
  readonly confirmed: PageDocument
  /** What was stored since the page was opened: it led to `confirmed`. */
  readonly arrived: readonly Patch[]
  /** What others stored since the leftover was made, as it looks from a page that has all of that. */
  readonly theirs: readonly Patch[]
  /** `confirmed` with `ours`. */
  readonly document: PageDocument
  readonly ours: readonly Patch[]
  /** Whether the page has something of the leftover that it had not as it was opened: still to be saved, or just saved. */
  readonly isBack: boolean
  /** How many changes have lost the thing they were about. */
  readonly lost: number
}

/** The leftover stays where it is: the server cannot be asked now, or will not take it. */
export interface Held {
  readonly kind: 'held'
  readonly status: 'unreachable' | 'signed-out' | 'refused' | 'outdated'
  readonly refusal: SaveRefusal | null
}

export type Recovered = Recovery | Held

interface Opened {
  readonly version: number
  readonly document: PageDocument
}

/** Stored by a newer version of the app, which will take the leftover up. */
const outdated: Held = { kind: 'held', status: 'outdated', refusal: null }
const outOfReach: Held = { kind: 'held', status: 'unreachable', refusal: null }

/** The page with what was stored since it was opened; null where that does not fit here. */
function goneOn(
  opened: Opened,
  missing: readonly StoredBatch<Patch>[],
  registry: BlockRegistry,
): (Opened & { readonly newer: readonly StoredBatch<Patch>[] }) | null {
  const newer = missing
    .filter((batch) => batch.version > opened.version)
    .toSorted((one, other) => one.version - other.version)
  let { document } = opened
  for (const batch of newer) {
    const applied = apply(document, batch.patches, registry)
    if (!applied.ok) return null
    document = applied.document
  }
  return { version: newer.at(-1)?.version ?? opened.version, document, newer }
}

function behind(
  opened: Opened,
  leftover: Leftover<Patch>,
  missing: readonly StoredBatch<Patch>[],
  registry: BlockRegistry,
): Recovered {
  const now = goneOn(opened, missing, registry)
  if (!now) return outdated
  const { version, document: confirmed, newer } = now
  const { before, arrived, ours, theirs } = recovered(leftover, missing)
  const all = [...arrived, ...ours]
  const mapped = before.length === 0 ? ours : mapPatches(all, before).slice(arrived.length)
  const placed = mapped.filter((patch) => patch !== null)
  const rebased = rebase(confirmed, placed, theirs, registry)
  return {
    kind: 'recovered',
    version,
    confirmed,
    arrived: newer.flatMap((batch) => batch.patches),
    theirs: [...mapPatches(before, all, 'before'), ...mapPatches(theirs, placed, 'before')].filter(
      (patch) => patch !== null,
    ),
    document: rebased.document,
    ours: rebased.patches,
    isBack: rebased.patches.length > 0 || newer.some(({ id }) => id === leftover.sending?.id),
    lost: rebased.lost.length + ours.length - placed.length,
  }
}

export interface RecoveryServer {
  save(this: void, request: SaveRequest): Promise<SaveOutcome<Patch>>
  /** What was stored after a version. */
  missing(this: void, version: number): Promise<readonly StoredBatch<Patch>[]>
}

/**
 * Takes up what was made on a later page than was opened: another window stored that, and the news of it is on its way
 * still. What was stored comes in first. Undefined where the server has not got it: it has lost it to a backup.
 */
async function recoverLater(
  opened: Opened,
  leftover: Leftover<Patch>,
  server: RecoveryServer,
  registry: BlockRegistry,
): Promise<Recovered | undefined> {
  const missing = await server.missing(opened.version).catch(() => null)
  if (!missing) return outOfReach
  const now = goneOn(opened, missing, registry)
  if (!now) return outdated
  if (now.version < leftover.version) return undefined
  const found = await recover(now, leftover, server, registry)
  if (found.kind === 'held') return found
  return {
    ...found,
    arrived: [...now.newer.flatMap((batch) => batch.patches), ...found.arrived],
    isBack: found.isBack || now.newer.some(({ id }) => id === leftover.sending?.id),
  }
}

/**
 * Takes up what a closed tab could not save. What was on its way is sent under its old name, though the page may be
 * as the tab left it: it can still arrive, and would be there twice under two names. Where the page has gone on, the
 * server is asked in the same manner: it says whether the old save had arrived, and what came after it.
 *
 * @param opened the page as the server gave it now
 */
export async function recover(
  opened: Opened,
  leftover: Leftover<Patch>,
  server: RecoveryServer,
  registry: BlockRegistry,
): Promise<Recovered> {
  const ours = unsaved(leftover)
  if (ours.length > 0 && leftover.version > opened.version) {
    const later = await recoverLater(opened, leftover, server, registry)
    if (later) return later
  }
  if (ours.length === 0 || (leftover.sending === null && leftover.version >= opened.version)) {
    const rebased = rebase(opened.document, ours, [], registry)
    return {
      kind: 'recovered',
      version: opened.version,
      confirmed: opened.document,
      arrived: [],
      theirs: [],
      document: rebased.document,
      ours: rebased.patches,
      isBack: rebased.patches.length > 0,
      lost: rebased.lost.length,
    }
  }
  // What was never on its way is nowhere yet: what came in between is all there is to know.
  if (!leftover.sending) {
    const missing = await server.missing(leftover.version).catch(() => null)
    if (!missing) return outOfReach
    return behind(opened, leftover, missing, registry)
  }
  const unreachable = (): SaveOutcome<Patch> => ({ kind: 'unreachable' })
  const { id, patches } = leftover.sending
  const outcome = await server.save({ batch: id, version: leftover.version, patches }).catch(unreachable)
  switch (outcome.kind) {
    case 'saved': {
      const missing = await server.missing(leftover.version).catch(() => null)
      if (!missing) return outOfReach
      return behind(opened, leftover, missing, registry)
    }
    case 'behind':
      return behind(opened, leftover, outcome.missing, registry)
    case 'refused':
      // Made on a page that the server lost to a backup, it can have arrived nowhere: it stands on the page there is.
      if (leftover.version > opened.version)
        return recover(opened, { version: opened.version, sending: null, waiting: ours }, server, registry)
      return { kind: 'held', status: 'refused', refusal: outcome.refusal }
    case 'unreachable':
      return {
        kind: 'held',
        status: outcome.signedOut === true ? 'signed-out' : 'unreachable',
        refusal: null,
      }
  }
}

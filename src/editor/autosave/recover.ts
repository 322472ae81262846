import { newId } from '#kernel/ids.ts'
import { apply } from '#document/apply.ts'
import type { BlockRegistry } from '#document/define-block.ts'
import { rebase } from '#document/merge.ts'
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
  /** `confirmed` with `ours`. */
  readonly document: PageDocument
  readonly ours: readonly Patch[]
  /** How many changes have lost the thing they were about. */
  readonly lost: number
}

/** The leftover stays where it is: the server cannot be asked now, or will not take it. */
export interface Held {
  readonly kind: 'held'
  readonly status: 'unreachable' | 'signed-out' | 'refused'
  readonly refusal: SaveRefusal | null
}

export type Recovered = Recovery | Held

interface Opened {
  readonly version: number
  readonly document: PageDocument
}

function behind(
  opened: Opened,
  leftover: Leftover<Patch>,
  missing: readonly StoredBatch<Patch>[],
  registry: BlockRegistry,
): Recovery {
  const newer = missing
    .filter((batch) => batch.version > opened.version)
    .toSorted((one, other) => one.version - other.version)
  let confirmed = opened.document
  for (const batch of newer) {
    const applied = apply(confirmed, batch.patches, registry)
    if (applied.ok) confirmed = applied.document
  }
  const { ours, theirs } = recovered(leftover, missing)
  const rebased = rebase(confirmed, ours, theirs, registry)
  return {
    kind: 'recovered',
    version: newer.at(-1)?.version ?? opened.version,
    confirmed,
    document: rebased.document,
    ours: rebased.patches,
    lost: rebased.lost.length,
  }
}

/**
 * Takes up what a closed tab could not save. Where the page has gone on since, the server is asked with
 * the old save under its old name: it says whether that had arrived, and what came after it.
 *
 * @param opened the page as the server gave it now
 */
export async function recover(
  opened: Opened,
  leftover: Leftover<Patch>,
  save: (request: SaveRequest) => Promise<SaveOutcome<Patch>>,
  registry: BlockRegistry,
): Promise<Recovered> {
  const ours = unsaved(leftover)
  if (ours.length === 0 || leftover.version >= opened.version) {
    const rebased = rebase(opened.document, ours, [], registry)
    return {
      kind: 'recovered',
      version: opened.version,
      confirmed: opened.document,
      document: rebased.document,
      ours: rebased.patches,
      lost: rebased.lost.length,
    }
  }
  const sent = leftover.sending ?? { id: newId(), patches: leftover.waiting }
  const outcome = await save({ batch: sent.id, version: leftover.version, patches: sent.patches }).catch(
    (): SaveOutcome<Patch> => ({ kind: 'unreachable' }),
  )
  switch (outcome.kind) {
    case 'saved': {
      const rest = leftover.sending ? leftover.waiting : []
      return recover(opened, { version: outcome.version, sending: null, waiting: rest }, save, registry)
    }
    case 'behind':
      return behind(opened, leftover, outcome.missing, registry)
    case 'refused':
      return { kind: 'held', status: 'refused', refusal: outcome.refusal }
    case 'unreachable':
      return {
        kind: 'held',
        status: outcome.signedOut === true ? 'signed-out' : 'unreachable',
        refusal: null,
      }
  }
}

import { replay } from '#document/apply.ts'
import type { BlockRegistry } from '#document/define-block.ts'
import type { PageDocument } from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import { type OpenedDocument, openDocument } from '#document/upgrade.ts'
import { refuse } from '#kernel/refusal.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { blocksOf } from './blocks.ts'
import { drafts } from './draft-cache.ts'
import { readStoredDraft } from './document.store.ts'
import type { Held } from './held.ts'

/** The document that stored patches lead to, by the rules of their day. */
export function replayed(
  document: PageDocument,
  stored: readonly { readonly patches: readonly Patch[] }[],
  registry: BlockRegistry,
): PageDocument {
  return stored.reduce((current, { patches }) => replay(current, patches, registry), document)
}

export interface Draft {
  readonly version: number
  /** Brought up to date, as every browser has it. */
  readonly document: PageDocument
  /**
   * What is stored is older than what is given. Who writes on it stores the whole document with it,
   * so that patches are never replayed on what they were not made on.
   */
  readonly isUpgraded: boolean
  /** Why it may be read but not written. */
  readonly readOnly: OpenedDocument['readOnly']
}

/**
 * A draft as stored now, for loops over many: none of them is cached, and once it was looked at
 * nothing holds it. Null when it is not there, or not any more.
 */
export async function findDraft(ctx: Ctx, held: Held): Promise<Draft | null> {
  const kept = drafts.get(siteOf(ctx), held.documentId)
  const row = await readStoredDraft(ctx, held, kept?.version ?? 0)
  if (!row) return null
  const { version } = row
  if (kept?.version === version)
    return { version, document: kept.document, isUpgraded: false, readOnly: undefined }
  const isKeptLater = kept && kept.version > row.snapshotVersion && kept.version < version
  const registry = blocksOf(ctx.tools)
  const stored = replayed(isKeptLater ? kept.document : row.document, row.saved, registry)
  const { document, readOnly } = openDocument(stored, registry)
  return { version, document, isUpgraded: document !== stored, readOnly }
}

/** The same of one that is there. @throws Refusal 404 when it is not */
export async function lookAtDraft(ctx: Ctx, held: Held): Promise<Draft> {
  const draft = await findDraft(ctx, held)
  if (!draft) throw refuse('not_found', 'not_found')
  return draft
}

/**
 * The same for one that is being edited: its document is cached once the transaction commits.
 *
 * @throws Refusal 404 when it is not there
 */
export async function readDraft(ctx: Ctx, held: Held): Promise<Draft> {
  const draft = await lookAtDraft(ctx, held)
  const { version, document, isUpgraded, readOnly } = draft
  // What is kept may be written on without another look, so only what is stored just so is kept.
  if (!isUpgraded && !readOnly)
    ctx.afterCommit(() => drafts.put(siteOf(ctx), held.documentId, version, document))
  return draft
}

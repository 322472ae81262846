import { replay } from '#document/apply.ts'
import type { PageDocument } from '#document/nodes.ts'
import { type OpenedDocument, openDocument } from '#document/upgrade.ts'
import { refuse } from '#kernel/refusal.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { blocks } from '../blocks/registry.ts'
import { drafts } from './draft-cache.ts'
import { readPatchesAfter, readSnapshot, type StoredPatches } from './draft.store.ts'

/** The document that stored patches lead to, by the rules of their day. */
export function replayed(
  document: PageDocument,
  stored: readonly Pick<StoredPatches, 'patches'>[],
): PageDocument {
  return stored.reduce((current, { patches }) => replay(current, patches, blocks()), document)
}

export interface Draft {
  readonly version: number
  /** Brought up to date, as every browser has it. */
  readonly document: PageDocument
  /**
   * What is stored is older than what is given. Whoever writes on it stores the whole document with it,
   * so that patches are never replayed on what they were not made on.
   */
  readonly isUpgraded: boolean
  /** Why it may be read but not written. */
  readonly readOnly: OpenedDocument['readOnly']
}

/**
 * The document of a page's draft as it stands in the database now, for who goes through many pages: none of them is
 * kept, and once it was looked at nothing holds it.
 *
 * @throws Refusal 404 when there is no such page
 */
export async function lookAtDraft(ctx: Ctx, pageId: string): Promise<Draft> {
  const row = await readSnapshot(ctx, pageId)
  if (!row) throw refuse('not_found', 'not_found')
  const { version } = row
  const kept = drafts.get(siteOf(ctx), pageId)
  if (kept && kept.version === version)
    return { version, document: kept.document, isUpgraded: false, readOnly: undefined }
  const start =
    kept && kept.version > row.snapshotVersion && kept.version < version
      ? kept
      : { version: row.snapshotVersion, document: row.document }
  const stored = replayed(start.document, await readPatchesAfter(ctx, pageId, start.version, version))
  const { document, readOnly } = openDocument(stored, blocks())
  return { version, document, isUpgraded: document !== stored, readOnly }
}

/**
 * The same for a page that somebody is at: its document is kept at hand once the transaction commits.
 *
 * @throws Refusal 404 when there is no such page
 */
export async function readDraft(ctx: Ctx, pageId: string): Promise<Draft> {
  const draft = await lookAtDraft(ctx, pageId)
  const { version, document, isUpgraded, readOnly } = draft
  // What is kept may be written on without another look, so only what is stored just so is kept.
  if (!isUpgraded && !readOnly) ctx.afterCommit(() => drafts.put(siteOf(ctx), pageId, version, document))
  return draft
}

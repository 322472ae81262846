import { apply } from '#document/apply.ts'
import { diff } from '#document/diff.ts'
import type { PageDocument } from '#document/nodes.ts'
import { openDocument } from '#document/upgrade.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { newLocalId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { authorsOf } from '../authors.ts'
import { blocks } from '../blocks/registry.ts'
import type {
  listVersions as listVersionsEndpoint,
  nameVersion as nameVersionEndpoint,
  openVersion as openVersionEndpoint,
  restoreVersion as restoreVersionEndpoint,
} from '../contract.ts'
import {
  appendPatches,
  keepMark,
  lockDraft,
  readFirstVersion,
  readMarkAtOrBelow,
  readPatchesAfter,
  readSnapshot,
  readVersions,
  nameMark,
} from './draft.store.ts'
import { readDraft, replayed } from './read-draft.ts'

const AT_ONCE = 50

/** A page's line of time, newest first, down to its beginning. */
export async function listVersions(
  ctx: Ctx,
  input: InputOf<typeof listVersionsEndpoint>,
): Promise<OutputOf<typeof listVersionsEndpoint>> {
  const found = await readVersions(ctx, input.pageId, input.before, AT_ONCE + 1)
  const isEnd = found.length <= AT_ONCE
  const first = isEnd ? await readFirstVersion(ctx, input.pageId) : null
  if (first && (input.before === undefined || input.before > 0)) found.push(first)
  const author = await authorsOf(
    ctx,
    found.map((one) => one.authorId),
  )
  return {
    versions: (isEnd ? found : found.slice(0, AT_ONCE)).map((one) => ({
      version: one.version,
      at: one.at.toISOString(),
      author: author(one.authorId),
      name: one.name,
      changes: one.changes,
    })),
    hasMore: !isEnd,
  }
}

/** The document at a version. @throws Refusal 404 when the page never had it */
async function documentAt(ctx: Ctx, pageId: string, version: number): Promise<PageDocument> {
  const snapshot = await readSnapshot(ctx, pageId)
  if (!snapshot || version > snapshot.version) throw refuse('not_found', 'not_found')
  const mark = await readMarkAtOrBelow(ctx, pageId, version)
  const from =
    snapshot.snapshotVersion <= version && (!mark || mark.version < snapshot.snapshotVersion)
      ? { version: snapshot.snapshotVersion, document: snapshot.document }
      : mark
  if (!from) throw refuse('not_found', 'not_found')
  return replayed(from.document, await readPatchesAfter(ctx, pageId, from.version, version))
}

/** A page as it was. */
export async function openVersion(
  ctx: Ctx,
  input: InputOf<typeof openVersionEndpoint>,
): Promise<OutputOf<typeof openVersionEndpoint>> {
  return { version: input.version, document: await documentAt(ctx, input.pageId, input.version) }
}

/** Names a version; an empty name takes the name away. */
export async function nameVersion(
  ctx: Ctx,
  input: InputOf<typeof nameVersionEndpoint>,
): Promise<OutputOf<typeof nameVersionEndpoint>> {
  const document = await documentAt(ctx, input.pageId, input.version)
  await nameMark(ctx, input.pageId, {
    version: input.version,
    document,
    name: input.name === '' ? null : input.name,
  })
  return {}
}

/**
 * Makes a page as it was at a version, by patches like any other change, of what differs alone: others on
 * the page see it happen, and what they are writing meanwhile stays.
 */
export async function restoreVersion(
  ctx: Ctx,
  input: InputOf<typeof restoreVersionEndpoint>,
): Promise<OutputOf<typeof restoreVersionEndpoint>> {
  const row = await lockDraft(ctx, input.pageId)
  if (!row) throw refuse('not_found', 'not_found')
  const wanted = openDocument(await documentAt(ctx, input.pageId, input.version), blocks())
  const { document, isUpgraded, readOnly } = await readDraft(ctx, input.pageId)
  if (readOnly ?? wanted.readOnly) throw refuse('conflict', 'pages.newer')
  const patches = diff(document, wanted.document, blocks())
  if (patches.length === 0) return { version: row.version }
  const applied = apply(document, patches, blocks())
  if (!applied.ok) throw refuse('conflict', 'pages.version_broken')
  const version = row.version + 1
  await appendPatches(ctx, {
    pageId: input.pageId,
    version,
    patches,
    clientId: newLocalId(16),
    saveId: newLocalId(16),
    authorId: ctx.actor.kind === 'account' ? ctx.actor.accountId : null,
    snapshot: applied.document,
  })
  if (isUpgraded) await keepMark(ctx, input.pageId, version, applied.document)
  return { version }
}

import { apply } from '#document/apply.ts'
import type { PageDocument } from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import { readPatches } from '#document/patch-shape.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { authorsOf } from '../authors.ts'
import { blocks } from '../blocks/registry.ts'
import type { SavedPatches, savePatches as savePatchesEndpoint } from '../contract.ts'
import { drafts } from './draft-cache.ts'
import {
  appendPatches,
  findSave,
  keepMark,
  lockDraft,
  readMissed,
  type StoredPatches,
} from './draft.store.ts'
import { readDraft } from './read-draft.ts'
import { MOST_WORK, workOf } from './save-work.ts'

/** After so many saves the whole document is stored again, so that opening a page replays few. */
const SNAPSHOT_EVERY = 50

/** And at once after a save of so much work, as {@link workOf} counts it: to replay fifty near its limit takes a minute. */
const HEAVY_WORK = MOST_WORK / 40

/** The quick way stores no document, and is left at every such version, wherever the last was stored. */
const isDue = (version: number, stored: number): boolean =>
  version % SNAPSHOT_EVERY === 0 || version - stored >= SNAPSHOT_EVERY

/** Stored patches with the names of who made them. */
export async function withAuthors(ctx: Ctx, stored: readonly StoredPatches[]): Promise<SavedPatches[]> {
  const author = await authorsOf(
    ctx,
    stored.map((one) => one.authorId),
  )
  return stored.map((one) => ({
    version: one.version,
    patches: one.patches as unknown as Record<string, unknown>[],
    clientId: one.clientId,
    saveId: one.saveId,
    author: author(one.authorId),
  }))
}

/**
 * Whether a patch has a section show a saved one. Documents can say so; there are none to be shown yet, and a section
 * that names one would be empty on the page.
 */
function namesSource(patch: Patch): boolean {
  if (patch.op === 'set') return patch.path[0] === 'source' && patch.value !== undefined
  return patch.op === 'insert' && patch.nodes.section?.source !== undefined
}

/**
 * Whether a save asks for so much that its document is stored with it.
 *
 * @throws Refusal `pages.patch_malformed` for more work than one save may ask for
 */
function isHeavy(document: PageDocument, patches: readonly Patch[]): boolean {
  const work = workOf(document, patches)
  if (work > MOST_WORK) throw refuse('invalid', 'pages.patch_malformed', { field: 'patches' })
  return work > HEAVY_WORK
}

/**
 * Saves patches of a page (editor.md, autosave; R-12). Outcomes are closed:
 * `saved`; `behind`, with the patches that came in between, to replay one's own on, the first of them where they are
 * many; `refused`, with the rule and the node. A save that was already applied (its answer was lost) is `saved` again.
 */
export async function savePatches(
  ctx: Ctx,
  input: InputOf<typeof savePatchesEndpoint>,
): Promise<OutputOf<typeof savePatchesEndpoint>> {
  const patches = readPatches(input.patches)
  if (!patches || patches.some(namesSource))
    throw refuse('invalid', 'pages.patch_malformed', { field: 'patches' })
  const siteId = siteOf(ctx)
  const authorId = ctx.actor.kind === 'account' ? ctx.actor.accountId : null
  const save = { pageId: input.pageId, clientId: input.clientId, saveId: input.saveId, authorId, patches }

  // Mostly this process has the document at hand, and nobody else has saved meanwhile: then the
  // write itself, guarded by the version, is the only question the database is asked, and the last.
  const kept = drafts.get(siteId, input.pageId)
  const isAtHand = kept?.version === input.base && (input.base + 1) % SNAPSHOT_EVERY !== 0
  if (isAtHand && !isHeavy(kept.document, patches)) {
    const applied = apply(kept.document, patches, blocks())
    if (applied.ok) {
      const version = input.base + 1
      const isStored = await ctx.endWith(
        async (db) => {
          const stored = await appendPatches({ ...ctx, db }, { ...save, version, snapshot: null })
          if (!stored) drafts.forget(siteId, input.pageId, input.base)
          return stored
        },
        (stored) => stored,
      )
      if (isStored) {
        ctx.afterCommit(() => drafts.put(siteId, input.pageId, version, applied.document))
        return { outcome: 'saved', version }
      }
    }
  }

  const row = await lockDraft(ctx, input.pageId)
  if (!row) throw refuse('not_found', 'not_found')
  if (input.base > row.version) throw refuse('conflict', 'pages.version_unknown')
  const done = await findSave(ctx, input.pageId, input.saveId)
  if (done !== null) return { outcome: 'saved', version: done }
  if (input.base < row.version) {
    const { saved, hasMore } = await readMissed(ctx, input.pageId, input.base)
    const version = saved.at(-1)?.version ?? row.version
    return { outcome: 'behind', version, missing: await withAuthors(ctx, saved), hasMore }
  }
  const { document, isUpgraded, readOnly } = await readDraft(ctx, input.pageId)
  if (readOnly) throw refuse('conflict', 'pages.newer')
  const isMuch = isHeavy(document, patches)
  const applied = apply(document, patches, blocks())
  if (!applied.ok) {
    const { rule, node, path, values } = applied.fault
    return {
      outcome: 'refused',
      rule,
      node,
      ...(path ? { path: [...path] } : {}),
      message: ctx.tools.words(ctx.locale)(`refusal.document.${rule}`, values),
    }
  }
  const version = row.version + 1
  const isPoint = isUpgraded || isMuch || isDue(version, row.snapshotVersion)
  await appendPatches(ctx, { ...save, version, snapshot: isPoint ? applied.document : null })
  if (isPoint) await keepMark(ctx, input.pageId, version, applied.document)
  ctx.afterCommit(() => drafts.put(siteId, input.pageId, version, applied.document))
  return { outcome: 'saved', version }
}

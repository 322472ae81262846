import { apply } from '#document/apply.ts'
import type { PageDocument } from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import { readPatches } from '#document/patch-shape.ts'
import { refuse } from '#kernel/refusal.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { blocksOf } from '../drafts/blocks.ts'
import { keepMark, lockDraft } from '../drafts/document.store.ts'
import { drafts } from '../drafts/draft-cache.ts'
import type { Answered, Asked } from '../drafts/held.ts'
import { namesAlike, namesIn } from '../drafts/names-in.ts'
import { readDraft } from '../drafts/read-draft.ts'
import { MOST_WORK, workOf } from './save-work.ts'
import { appendPatches, findSave, readMissed } from './save.store.ts'
import { withAuthors } from './with-authors.ts'

/** After so many saves the whole document is stored again, so that opening a draft replays few. */
const SNAPSHOT_EVERY = 50

/** And at once after a save of so much work, as {@link workOf} counts it: to replay fifty near its limit takes a minute. */
const HEAVY_WORK = MOST_WORK / 40

/** The quick way stores no document, and is left at every such version, wherever the last was stored. */
const isDue = (version: number, stored: number): boolean =>
  version % SNAPSHOT_EVERY === 0 || version - stored >= SNAPSHOT_EVERY

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
 * @throws Refusal `documents.patch_malformed` for more work than one save may ask for
 */
function isHeavy(document: PageDocument, patches: readonly Patch[]): boolean {
  const work = workOf(document, patches)
  if (work > MOST_WORK) throw refuse('invalid', 'documents.patch_malformed', { field: 'patches' })
  return work > HEAVY_WORK
}

/**
 * Saves patches of a draft (editor.md, autosave; R-12). Outcomes are closed:
 * `saved`; `behind`, with the patches that came in between, to replay one's own on, the first of them where they are
 * many; `refused`, with the rule and the node. A save that was already applied (its answer was lost) is `saved` again.
 *
 * @throws Refusal 404, 409 for a version that the draft does not have and for one that a newer program wrote, 422
 */
export async function savePatches(ctx: Ctx, input: Asked<'savePatches'>): Promise<Answered<'savePatches'>> {
  const patches = readPatches(input.patches)
  if (!patches || patches.some(namesSource))
    throw refuse('invalid', 'documents.patch_malformed', { field: 'patches' })
  const siteId = siteOf(ctx)
  const authorId = ctx.actor.kind === 'account' ? ctx.actor.accountId : null
  const { holder, documentId, base, clientId, saveId } = input
  const save = { holder, documentId, clientId, saveId, authorId, patches }
  const registry = blocksOf(ctx.tools)

  // Usually this is a cache hit without a concurrent save: then the
  // write itself, guarded by the version, is the only question the database is asked, and the last.
  const kept = drafts.get(siteId, documentId)
  const isAtHand = kept?.version === base && (base + 1) % SNAPSHOT_EVERY !== 0
  if (isAtHand && !isHeavy(kept.document, patches)) {
    const applied = apply(kept.document, patches, registry)
    if (applied.ok) {
      const { document } = applied
      const version = base + 1
      const names = namesAlike(kept.document, document) ? null : namesIn(document)
      const isStored = await ctx.endWith(
        async (db) => {
          const stored = await appendPatches({ ...ctx, db }, { ...save, version, snapshot: null, names })
          if (!stored) drafts.forget(siteId, documentId, base)
          return stored
        },
        (stored) => stored,
      )
      if (isStored) {
        ctx.afterCommit(() => drafts.put(siteId, documentId, version, document))
        return { outcome: 'saved', version }
      }
    }
  }

  const row = await lockDraft(ctx, input)
  if (!row) throw refuse('not_found', 'not_found')
  if (base > row.version) throw refuse('conflict', 'documents.version_unknown')
  const done = await findSave(ctx, documentId, saveId)
  if (done !== null) return { outcome: 'saved', version: done }
  if (base < row.version) {
    const { saved, hasMore } = await readMissed(ctx, documentId, base)
    const version = saved.at(-1)?.version ?? row.version
    return { outcome: 'behind', version, missing: await withAuthors(ctx, saved), hasMore }
  }
  const { document, isUpgraded, readOnly } = await readDraft(ctx, input)
  if (readOnly) throw refuse('conflict', 'documents.newer')
  const isMuch = isHeavy(document, patches)
  const applied = apply(document, patches, registry)
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
  const snapshot = isPoint ? applied.document : null
  await appendPatches(ctx, { ...save, version, snapshot, names: namesIn(applied.document) })
  if (isPoint) await keepMark(ctx, documentId, version, applied.document)
  ctx.afterCommit(() => drafts.put(siteId, documentId, version, applied.document))
  return { outcome: 'saved', version }
}

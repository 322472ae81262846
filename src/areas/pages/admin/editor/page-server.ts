import type { PageEditorProps, StoredBatch } from '#editor/index.tsx'
import type { Patch } from '#document/patch.ts'
import { call } from '#kernel/api-client/call.ts'
import { pageDrafts } from '../../contract.ts'
import type { OpenedPage } from './use-opened-page.ts'
import { assetIdsOfPatches } from './patch-assets.ts'
import { batchOf, outcomeOf, outcomeOfError } from './save-outcome.ts'

/**
 * Where the editor of a page saves, and where it reads what others saved.
 *
 * @param given.onSaved called when a save was stored
 */
export function pageServer(given: {
  siteId: string
  pageId: string
  clientId: string
  book: OpenedPage['book']
  onSaved: () => void
}): Pick<PageEditorProps, 'save' | 'missing'> {
  const { siteId, pageId, clientId, book, onSaved } = given
  // The files that patches name are known before the patches are drawn; without a line they are drawn without.
  const loadFiles = (batches: readonly StoredBatch<Patch>[]): Promise<void> =>
    book.load(batches.flatMap((one) => [...assetIdsOfPatches(one.patches)])).catch(() => {})
  const missing = async (
    version: number,
    known: readonly StoredBatch<Patch>[] = [],
  ): Promise<StoredBatch<Patch>[]> => {
    const batches = [...known]
    for (let [after, hasMore] = [version, true]; hasMore;) {
      const answer = await call(pageDrafts.listPatches, { siteId, documentId: pageId, after })
      batches.push(...answer.saved.map(batchOf))
      ;({ version: after, hasMore } = answer)
    }
    await loadFiles(batches)
    return batches
  }
  return {
    missing: (version) => missing(version),
    async save({ batch, version, patches }) {
      try {
        const answer = await call(pageDrafts.savePatches, {
          siteId,
          documentId: pageId,
          base: version,
          patches: [...patches],
          clientId,
          saveId: batch,
        })
        const outcome = outcomeOf(answer)
        if (answer.outcome === 'behind' && answer.hasMore)
          return { kind: 'behind', missing: await missing(answer.version, answer.missing.map(batchOf)) }
        if (outcome.kind === 'saved') onSaved()
        if (outcome.kind === 'behind') await loadFiles(outcome.missing)
        return outcome
      } catch (error) {
        return outcomeOfError(error)
      }
    },
  }
}

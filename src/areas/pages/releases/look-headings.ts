import { checkHeadings } from '#document/check/check.ts'
import { openDocument } from '#document/upgrade.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import type { Outside } from '#platform/http/route.ts'
import { createTurns } from '#platform/rate-limit/turns.ts'
import { blocks } from '../blocks/registry.ts'
import { headingFaults, type lookHeadings as lookHeadingsEndpoint } from '../contract.ts'
import { readStoredDrafts } from '../drafts/draft.store.ts'
import { replayed } from '../drafts/read-draft.ts'
import { assetIdsIn } from '../visitor/asset-ids.ts'
import { goneFiles } from './gone-files.ts'
import { inOrder, isAddressed, type Page } from '../tree/page.ts'
import { readPages } from '../tree/page.store.ts'
import { isAsReleased } from './manifest.ts'
import { readLiveFacts } from './release.store.ts'

/** So many documents are read at a time: a site may have hundreds that wait. */
const AT_ONCE = 50

/** What a process keeps of so many pages; those looked at longest ago go first. */
const MOST = 5_000

/** What was found on a page, which is so for as long as its draft is at this version. */
interface Looked {
  readonly version: number
  readonly faults: readonly (typeof headingFaults)[number][]
  /** Those that it names. */
  readonly files: readonly string[]
}

/** By site and page. The documents are kept nowhere: those at hand are of pages that somebody is at. */
const looked = new Map<string, Looked>()

/** One look of a site at a time, in each process, and three in line: it may read hundreds of documents. */
const turns = createTurns({ most: 1, waiting: 3 })

function keep(key: string, found: Looked): void {
  looked.delete(key)
  looked.set(key, found)
  const [oldest] = looked.size > MOST ? looked.keys() : []
  if (oldest !== undefined) looked.delete(oldest)
}

/** Looks at drafts, those that were not looked at since they were saved on. */
async function look(ctx: Ctx, pages: readonly Page[]): Promise<Map<string, Looked>> {
  const keyOf = (pageId: string) => `${siteOf(ctx)}/${pageId}`
  const known = pages.flatMap(({ id, version }): [string, Looked][] => {
    const kept = looked.get(keyOf(id))
    return kept?.version === version ? [[id, kept]] : []
  })
  const found = new Map(known)
  const others = pages.flatMap(({ id }) => (found.has(id) ? [] : id))
  for (const [id, draft] of await readStoredDrafts(ctx, others)) {
    const { document } = openDocument(replayed(draft.document, draft.saved), blocks())
    const codes = new Set<string>(checkHeadings(document, blocks()).map(({ code }) => code))
    const faults = headingFaults.filter((fault) => codes.has(fault))
    found.set(id, { version: draft.version, faults, files: [...assetIdsIn(document)] })
  }
  for (const [id, one] of found) keep(keyOf(id), one)
  return found
}

/**
 * Tells which pages that wait for a release have no heading of the first level, or skip one: whoever goes by headings
 * does not find their way there (delivery.md, "Accessibility and languages"). Also which name files that were
 * deleted for good. All of them may be released all the same.
 */
export async function lookHeadings(ctx: Ctx): Promise<OutputOf<typeof lookHeadingsEndpoint>> {
  const live = await readLiveFacts(ctx)
  const waiting = inOrder(await readPages(ctx)).filter(
    (page) => isAddressed(page) && !isAsReleased(page, live.get(page.id)),
  )
  const pages: OutputOf<typeof lookHeadingsEndpoint>['pages'] = []
  const named = new Map<string, readonly string[]>()
  for (let at = 0; at < waiting.length; at += AT_ONCE) {
    const some = waiting.slice(at, at + AT_ONCE)
    const found = await look(ctx, some)
    for (const { id, title, settings } of some) {
      const { faults, files } = found.get(id) ?? { faults: [], files: [] }
      named.set(id, settings.socialImage ? [...files, settings.socialImage] : files)
      if (faults.length > 0) pages.push({ id, title, faults: [...faults] })
    }
  }
  const gone = await goneFiles(ctx, [...named.values()].flat())
  const lacking = waiting.filter(({ id }) => named.get(id)?.some((file) => gone.has(file)) ?? false)
  return { pages, lacking: lacking.map(({ id, title }) => ({ id, title })) }
}

/**
 * {@link lookHeadings} when it is the site's turn.
 *
 * @throws Refusal 429 when too many wait for theirs
 */
export function lookHeadingsInTurn(
  outside: Outside,
  { siteId }: InputOf<typeof lookHeadingsEndpoint>,
): Promise<OutputOf<typeof lookHeadingsEndpoint>> {
  return turns.take(siteId, outside.signal, () => outside.transaction(lookHeadings))
}

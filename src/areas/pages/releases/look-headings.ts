import { findDraft } from '#areas/documents/index.ts'
import { checkHeadings } from '#document/check/check.ts'
import type { OutputOf } from '#kernel/endpoint.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { blocksOf } from '#areas/documents/index.ts'
import { headingFaults, type lookHeadings as lookHeadingsEndpoint } from '../contract.ts'
import { assetIdsIn } from '../visitor/asset-ids.ts'
import { goneFiles } from './gone-files.ts'
import { inOrder, isAddressed, type Page } from '../tree/page.ts'
import { draftOf } from '../tree/draft-of.ts'
import { readPages } from '../tree/page.store.ts'
import { isAsReleased } from './released-site.ts'
import { readLivePages } from './live.store.ts'

/** So many names of files are asked about at a time, or few more: a page of two megabytes may have thousands. */
const NAMES_AT_ONCE = 5_000

/** What a process keeps of so many pages; those looked at longest ago go first. */
const MOST = 5_000
/** Pages that name more files are looked at again each time: to keep thousands of theirs would take the memory. */
const MOST_FILES = 200

/** What was found on a page, which is so for as long as its draft is at this version. */
interface Looked {
  readonly version: number
  readonly faults: readonly (typeof headingFaults)[number][]
  /** Those that it names. */
  readonly files: readonly string[]
}

/** By site and page. The documents are kept nowhere: those at hand are of pages that somebody is at. */
const looked = new Map<string, Looked>()

function keep(key: string, found: Looked): void {
  looked.delete(key)
  if (found.files.length > MOST_FILES) return
  looked.set(key, found)
  const [oldest] = looked.size > MOST ? looked.keys() : []
  if (oldest !== undefined) looked.delete(oldest)
}

/** Looks at the draft of a page, unless it was looked at since it was saved on. */
async function look(ctx: Ctx, { id, version }: Page): Promise<Looked> {
  const key = `${siteOf(ctx)}/${id}`
  const known = looked.get(key)
  let found: Looked | undefined = known?.version === version ? known : undefined
  if (!found) {
    const draft = await findDraft(ctx, draftOf(id))
    if (!draft) return { version, faults: [], files: [] }
    const registry = blocksOf(ctx.tools)
    const { document } = draft
    const codes = new Set<string>(checkHeadings(document, registry).map(({ code }) => code))
    const faults = headingFaults.filter((fault) => codes.has(fault))
    found = { version: draft.version, faults, files: [...assetIdsIn(document)] }
  }
  keep(key, found)
  return found
}

/**
 * Tells which pages that wait for a release have no heading of the first level, or skip one: whoever goes by headings
 * does not find their way there (delivery.md, "Accessibility and languages"). Also which name files that were
 * deleted for good. All of them may be released all the same.
 */
export async function lookHeadings(ctx: Ctx): Promise<OutputOf<typeof lookHeadingsEndpoint>> {
  const live = new Map((await readLivePages(ctx)).map((page) => [page.id, page]))
  const waiting = inOrder(await readPages(ctx)).filter(
    (page) => isAddressed(page) && !isAsReleased(page, live.get(page.id)),
  )
  const pages: OutputOf<typeof lookHeadingsEndpoint>['pages'] = []
  const lacking: OutputOf<typeof lookHeadingsEndpoint>['lacking'] = []
  let named: { readonly id: string; readonly title: string; readonly files: readonly string[] }[] = []
  let names = 0
  const tellLacking = async (): Promise<void> => {
    const gone = await goneFiles(
      ctx,
      named.flatMap(({ files }) => files),
    )
    for (const { id, title, files } of named)
      if (files.some((file) => gone.has(file))) lacking.push({ id, title })
    named = []
    names = 0
  }
  // One after another: each may come to two megabytes, and to fifty times that with what was saved since.
  for (const page of waiting) {
    const { id, title, settings } = page
    const { faults, files } = await look(ctx, page)
    named.push({ id, title, files: settings.socialImage ? [...files, settings.socialImage] : files })
    names += files.length + 1
    if (faults.length > 0) pages.push({ id, title, faults: [...faults] })
    if (names > NAMES_AT_ONCE) await tellLacking()
  }
  await tellLacking()
  return { pages, lacking }
}

import type { OpenPlainSite } from '#areas/transfer/index.ts'
import { plainExportJob } from '#areas/transfer/index.ts'
import type { ZipInput } from '#platform/archive/write-zip.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { OpenedSite, VisitorSite } from '../visitor-site.ts'
import { type Plan, planOf, writtenFiles, WriteOutError } from './written-site.ts'

/** Names that lead nowhere but into the archive. */
const isInside = (path: string): boolean => !path.includes('\\') && !path.split('/').includes('..')

async function* packed(
  site: OpenedSite,
  plan: Plan,
  onPage: (done: number) => Promise<void>,
): AsyncGenerator<ZipInput> {
  try {
    for await (const { path, body } of writtenFiles(site.live, plan, site, onPage)) {
      if (!isInside(path)) throw new Error(`${path} is no place within an archive`)
      yield { name: path.slice(1), body }
      // Asked for once: kept, it would put pages out of memory that visitors ask for.
      site.close()
    }
  } finally {
    site.close()
  }
}

/** Opens a site to be taken along by its owner: whatever its status or its password hides from visitors now. */
export function openPlainSite(visitors: Pick<VisitorSite, 'opened'>): OpenPlainSite {
  return async (siteId, onPage) => {
    const site = await visitors.opened(siteId)
    if (!site) throw refuse('conflict', 'transfer.not_released')
    try {
      const plan = planOf(site.live)
      return { pages: plan.pages.length, leftOut: plan.leftOut, files: packed(site, plan, onPage) }
    } catch (error) {
      if (!(error instanceof WriteOutError) || !error.page) throw error
      throw refuse('conflict', 'transfer.plain_taken', {
        values: { page: error.page.title.slice(0, 80), path: error.page.path },
      })
    }
  }
}

/** The job that packs a released site as plain files. */
export function packPlainSite(visitors: Pick<VisitorSite, 'opened'>): Job<{ exportId: string }> {
  return plainExportJob(openPlainSite(visitors))
}

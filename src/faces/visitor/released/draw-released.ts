import { drawReleased } from '#areas/pages/visitor/index.ts'
import { defineJob, type Job } from '#platform/jobs/job.ts'
import type { VisitorSite } from '../visitor-site.ts'

/** The job that draws the pages of a release ahead of its visitors. */
export function drawReleasedJob(visitors: Pick<VisitorSite, 'drawAhead'>): Job<{ releaseId: string }> {
  return defineJob({
    ...drawReleased,
    async run({ siteId, signal }, { releaseId }) {
      if (siteId !== null) await visitors.drawAhead(siteId, releaseId, signal)
    },
  })
}

import { drawReleasedJob } from '#faces/visitor/released/draw-released.ts'
import type { VisitorSite } from '#faces/visitor/visitor-site.ts'
import { packPlainSite } from '#faces/visitor/written/plain-export.ts'
import { subscriptions } from '#platform/events/subscription.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { mailJob } from '#platform/mail/send-mail.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import type { Tools } from '#platform/tools.ts'
import { areas } from './areas.ts'

/** All the jobs of a running Portico; without a mailer mails wait. */
export function productJobs({
  tools,
  visitors,
  mailer,
  metrics,
}: {
  readonly tools: Pick<Tools, 'of'>
  readonly visitors: VisitorSite
  readonly mailer: Mailer | null
  readonly metrics?: Metrics
}): Job[] {
  return [
    ...areas.flatMap((area) => area.jobs),
    ...tools.of(subscriptions).map(({ job }) => job),
    drawReleasedJob(visitors),
    packPlainSite(visitors),
    ...(mailer ? [mailJob(mailer, metrics)] : []),
  ]
}

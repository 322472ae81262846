import type { Ctx } from '#platform/ctx.ts'
import { place, type Subjects } from './experiment.ts'
import { insertExposure, readExperiment } from './experiment.store.ts'

/**
 * Writes down that somebody was shown their variant of an A/B test: once for each variant they ever
 * see. Nothing is written for toggles, for what does not run, and for who takes no part.
 *
 * @returns whether this was the first time
 */
export async function noteExposure(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  asked: { readonly name: string; readonly subjects: Subjects },
): Promise<boolean> {
  const experiment = await readExperiment(ctx, asked.name)
  if (!experiment || experiment.type !== 'AB_TEST') return false
  const subject = asked.subjects[experiment.stickyBy]
  const { isPlaced, segmentName, variant } = place(experiment, asked.subjects)
  if (!subject || !isPlaced) return false
  return insertExposure(ctx, {
    experiment: experiment.name,
    subjectKind: experiment.stickyBy,
    subjectId: subject.id,
    variant,
    segment: segmentName,
    firstAt: new Date(ctx.clock.now()),
  })
}

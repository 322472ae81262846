import type { Experiment } from '../contract.ts'
import type { StoredExperiment } from './experiment.ts'

/** An experiment as the console shows it. */
export function experimentOut(stored: StoredExperiment): Experiment {
  return {
    name: stored.name,
    what: stored.what,
    type: stored.type,
    stickyBy: stored.stickyBy,
    control: stored.control,
    segments: stored.segments ? [...stored.segments] : [],
    state: stored.killedAt ? 'killed' : stored.isActive ? 'active' : 'draft',
    containsError: stored.segments === null,
    killedAt: stored.killedAt?.toISOString() ?? null,
    createdAt: stored.createdAt.toISOString(),
    changedAt: stored.changedAt.toISOString(),
  }
}

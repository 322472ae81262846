import type { JobRun } from '#platform/jobs/job.ts'

/**
 * Does a job's work for one after the other. What fails keeps nobody else from their turn: it is logged, with
 * whose it was, and handed back for the end. A job that is told to stop does, between two of them.
 *
 * @returns what was thrown
 */
export async function eachInTurn<One>(
  job: Pick<JobRun, 'signal' | 'log'>,
  all: readonly One[],
  work: (one: One) => Promise<unknown>,
): Promise<unknown[]> {
  const failures: unknown[] = []
  for (const one of all) {
    job.signal.throwIfAborted()
    try {
      await work(one)
    } catch (error) {
      job.log.error({ err: error, of: one }, 'a site could not be brought forward')
      failures.push(error)
    }
  }
  return failures
}

/** Fails a job after all had their turn, if any of them failed. @throws AggregateError */
export function failFor(failures: readonly unknown[]): void {
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} sites could not be brought forward`)
}

/** How often progress is written down, in milliseconds. */
export const INTERVAL = 700

/** Tells of progress no more than now and then: each piece of a file would be a write to the database. */
export function atIntervals(tell: (done: number) => Promise<unknown>): (done: number) => Promise<void> {
  let toldAt = performance.now()
  return async (done) => {
    if (performance.now() - toldAt < INTERVAL) return
    toldAt = performance.now()
    await tell(done)
  }
}

import assert from 'node:assert/strict'

/** Milliseconds of the processor that nothing here comes near, and that a cost which grows with the square passes. */
const MOST = 2_000

/**
 * Asserts that work on a hostile input is done in a moment. The processor's own time is counted, not the clock's:
 * what else runs on the machine says nothing of the code. Give it an input long enough that a cost which grows with
 * the square of its length would take minutes.
 */
export function assertInAMoment(work: () => void): void {
  const from = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(from)
  const spent = (user + system) / 1000
  assert.ok(spent < MOST, `${Math.round(spent)} ms of the processor`)
}

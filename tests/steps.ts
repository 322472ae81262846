import { afterEach, beforeEach } from 'node:test'

/**
 * Called in a suite whose tests go on from one another: after one that fails the others are not begun, as they would
 * fail by the same, each after a wait of its own.
 */
export function inSteps(): void {
  let hasFailed = false
  beforeEach(() => {
    // The test command reads these words (`scripts/testing/results.mjs`).
    if (hasFailed) throw new Error('Not begun: a step before it has failed.')
  })
  afterEach((step) => {
    if ('passed' in step && !step.passed) hasFailed = true
  })
}

// How long each kind of test may take, in units of a reference that is measured on the same machine first.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'

/**
 * Budgets in units: one unit is the time this machine takes to start a process and hash 64 MB ({@link unit}), about
 * 0.06 to 0.17 s on two cores. A kind that takes longer than its budget fails the command. They are one and a half times
 * what the kinds took on two quiet cores. A new area adds at most 400 units.
 */
export const budgets = {
  static: 2000,
  unit: 1400,
  database: 4800,
  other: 900,
  embedded: 16000,
  faults: 8600,
  components: 4900,
  journeys: 9700,
}

/** Milliseconds of one unit: the median of five. */
export function unit() {
  const bytes = Buffer.alloc(64 * 1024 * 1024)
  const once = () => {
    const from = performance.now()
    execFileSync(process.execPath, ['-e', ''])
    createHash('sha256').update(bytes).digest()
    return performance.now() - from
  }
  const taken = Array.from({ length: 5 }, once).toSorted((a, b) => a - b)
  return taken[2]
}

import assert from 'node:assert/strict'

/** Processor time since a reading, in milliseconds: what else runs on the machine says nothing of the code. */
function spentSince(reading: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(reading)
  return (user + system) / 1000
}

/** What ordinary work on words, lists and JSON takes whose cost grows with its length; some ten milliseconds. */
function ordinaryWork(): number {
  const from = process.cpuUsage()
  const words = Array.from({ length: 20_000 }, (_, at) => `w${at % 997}`)
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  assert.ok(Array.isArray(JSON.parse(JSON.stringify([...counts, ...words]))))
  assert.equal(
    words
      .join(' ')
      .replaceAll(/w(\d+)/g, '$1')
      .split(' ')
      .toSorted().length,
    words.length,
  )
  return spentSince(from)
}

/**
 * Begins to count the processor time of some work as so many times a fixed piece of ordinary work, which is done on the
 * same machine before and after it: a figure of the code, whatever the machine.
 *
 * @returns ends the count, and gives the times
 */
export function countOrdinary(): () => number {
  ordinaryWork()
  const before = ordinaryWork()
  const from = process.cpuUsage()
  return () => {
    const spent = spentSince(from)
    return spent / Math.max(before, ordinaryWork())
  }
}

/** Times the ordinary that nothing here comes near, and that a cost which grows with the square passes. */
const MOST = 200

/** Asserts that what was counted ({@link countOrdinary}) took a moment. */
export function assertMoment(count: () => number, most = MOST): void {
  const times = count()
  assert.ok(times < most, `${Math.round(times)} times ordinary work`)
}

/**
 * Asserts that work on a hostile input is done in a moment. Give it an input long enough that a cost which grows with
 * the square of its length would take minutes.
 */
export function assertInAMoment(work: () => void): void {
  const count = countOrdinary()
  work()
  assertMoment(count)
}

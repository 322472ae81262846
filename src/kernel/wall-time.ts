import { DAY, MINUTE } from './clock.ts'

// With Intl alone: not every browser of ours has Temporal yet.

/** Minutes by which the clocks of a zone are ahead of UTC at a moment (milliseconds). */
function offsetAt(moment: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(moment)
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value)
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return Math.round((wall - Math.floor(moment / MINUTE) * MINUTE) / MINUTE)
}

/**
 * A moment as it stands on the wall of a zone, to the minute: `2026-11-20T14:30`.
 *
 * @param iso with its zone, as the wire has it: `2026-11-20T13:30:00.000Z`
 * @throws RangeError for a text that is no moment, or a zone that is unknown
 */
export function wallOf(iso: string, zone: string): string {
  const moment = Date.parse(iso)
  return new Date(moment + offsetAt(moment, zone) * MINUTE).toISOString().slice(0, 16)
}

/**
 * The moment of a wall time in a zone, as ISO 8601 in UTC. What calendars do (RFC 5545 §3.3.5): a time that the
 * clocks skip moves on by the jump (02:30 → 03:30), and one that they show twice is the first.
 *
 * @param wall without a zone: `2026-11-20T14:30`
 * @throws RangeError for a text that is no date and time, or a zone that is unknown
 */
export function momentOf(wall: string, zone: string): string {
  const asUtc = Date.parse(`${wall}Z`)
  // The offset before a change of the clocks carries a time that is skipped beyond it.
  const before = asUtc - offsetAt(asUtc - DAY, zone) * MINUTE
  const after = asUtc - offsetAt(asUtc + DAY, zone) * MINUTE
  const fitting = [before, after].find((moment) => moment + offsetAt(moment, zone) * MINUTE === asUtc)
  return new Date(fitting ?? before).toISOString()
}

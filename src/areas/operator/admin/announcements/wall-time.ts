import { MINUTE } from '#kernel/clock.ts'

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

/** A moment as it stands on the wall of a zone, to the minute: `2026-11-20T14:30`. */
export function wallOf(iso: string, zone: string): string {
  const moment = Date.parse(iso)
  return new Date(moment + offsetAt(moment, zone) * MINUTE).toISOString().slice(0, 16)
}

/** The moment of a time on the wall of a zone; one that spring skips is the one as much later. */
export function momentOf(wall: string, zone: string): string {
  const asUtc = Date.parse(`${wall}Z`)
  // The offset before a change of the clocks carries a time that is skipped beyond it.
  const before = asUtc - offsetAt(asUtc - 24 * 60 * MINUTE, zone) * MINUTE
  const after = asUtc - offsetAt(asUtc + 24 * 60 * MINUTE, zone) * MINUTE
  const fitting = [before, after].find((moment) => wallOf(new Date(moment).toISOString(), zone) === wall)
  return new Date(fitting ?? before).toISOString()
}

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { areas } from '#faces/server/areas.ts'
import { findPath, type LiveSite } from '#areas/pages/visitor/index.ts'
import { hostnames } from '#faces/server/hostnames.ts'
import { localPath } from '#faces/visitor/asked/asked-path.ts'
import { readQuery } from '#kernel/api-client/query.ts'
import { cleanSvg } from '#platform/images/svg.ts'
import { safeNext } from '#areas/accounts/admin/entrance/safe-next.ts'
import { runs } from './runs.ts'

// What reads a text takes as long as the text is: nothing grows with its square.

const endpoints = areas.flatMap((area) => area.routes).map((route) => route.endpoint)

/** The processor's milliseconds that work takes. */
function costOf(work: () => void): number {
  const from = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(from)
  return (user + system) / 1000
}

/** The least of three: others work on this machine too. */
function leastOf(work: () => void): number {
  return Math.min(costOf(work), costOf(work), costOf(work))
}

/** Milliseconds within which 100 KB are read whatever the shape of the curve. */
const QUICK = 25

/** Text whose cost grows faster than its length: four times as much of it may cost four times, a square costs sixteen. */
function growsTooFast(read: (text: string) => void, textOf: (length: number) => string): string | null {
  const guarded = (length: number) => (): void => {
    try {
      read(textOf(length))
    } catch {
      // Refused is fine; how long that took is the question.
    }
  }
  guarded(1_000)()
  // What grows with the square or faster shows at a tenth, before it costs minutes.
  const tenth = costOf(guarded(10_000))
  if (tenth > 400) return `${tenth.toFixed(0)} ms for 10 KB`
  if (costOf(guarded(100_000)) < QUICK) return null
  const [quarter, whole] = [leastOf(guarded(25_000)), leastOf(guarded(100_000))]
  // Once it took longer because something else did: of what is quick, a ratio says nothing.
  return whole >= QUICK && whole > 8 * quarter
    ? `${quarter.toFixed(0)} ms for 25 KB, ${whole.toFixed(0)} ms for 100 KB`
    : null
}

test('100 KB of one character in every field of every endpoint costs what its length says', () => {
  // Many fields have their shape in common, such as the id of a site.
  const shapes = new Set<unknown>()
  for (const endpoint of endpoints) {
    const schema = endpoint.input as unknown as { shape?: Record<string, unknown> }
    for (const [field, shape] of Object.entries(schema.shape ?? {})) {
      if (shapes.has(shape)) continue
      shapes.add(shape)
      for (const { name, of } of runs) {
        const slow = growsTooFast((text) => void endpoint.input.safeParse({ [field]: text }), of)
        assert.equal(slow, null, `${endpoint.name} ${field} of ${name}`)
      }
    }
  }
  assert.ok(shapes.size > 100, `${shapes.size} fields`)
})

const nothingLive = {
  byPath: new Map(),
  redirects: { find: () => null },
  hasMore: true,
} as unknown as LiveSite

test('so does what reads text outside of the shapes', () => {
  const readers: Record<string, (text: string) => void> = {
    query: (text) => void readQuery(text),
    'a return path': (text) => void localPath(text),
    'a path after sign-in': (text) => void safeNext(`/${text}`, 'http://localhost'),
    svg: (text) => void cleanSvg(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`)),
    'a visitor’s path': (text) => void findPath(nothingLive, async () => [], `/${text}`),
    host: (text) => void hostnames('http://localhost', 'sites.localhost')(text),
  }
  for (const [name, read] of Object.entries(readers)) {
    for (const run of runs) assert.equal(growsTooFast(read, run.of), null, `${name} of ${run.name}`)
  }
})

test('a pattern that backtracks would be seen', () => {
  // With the cube of the length, 64 times for four times as much: no noise of the machine hides that.
  assert.notEqual(
    growsTooFast(
      (text) => void /\s+\s+$/.exec(`${text.slice(0, text.length / 125)}y`),
      (length) => ' '.repeat(length),
    ),
    null,
  )
})

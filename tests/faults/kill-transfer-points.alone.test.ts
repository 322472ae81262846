import assert from 'node:assert/strict'
import { type ChildProcess, fork } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { assertWhole } from './invariants.ts'
import { isLongRun, root, scratchFolder } from './program.ts'
import { onDatabase } from './restarted.ts'
import type { Left, Order, Place, Said } from './transfer-points.ts'

// kill -9 at every point at which the making of a site touches the database or the files, then run again: the
// same numbers. Processes without a server hold several runs at a point each and die of them at once; the next one,
// which has loaded its code meanwhile, ends what was left. By default some points as far apart as
// may be, in a long run each. kill-transfer.alone.test.ts does the same at any moment to the whole program.

/** Points that must have been met at least (reliability.md, R-14). */
const POINTS = 20

interface Worker {
  readonly child: ChildProcess
  readonly isReady: Promise<void>
}

function startWorker(place: string, folder: string): Worker {
  const child = fork(join(root, 'tests/faults/transfer-points.ts'), [place, join(folder, 'kept')], {
    execArgv: ['--import', './scripts/hooks.mjs'],
    cwd: root,
    env: {
      ...process.env,
      // What a killed process leaves among temporary files goes with the folder of the test; compiled code stays.
      TMPDIR: join(folder, 'tmp'),
      NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
      TEST_DATABASE_URL: '',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const isReady = new Promise<void>((ready, failed) => {
    child.once('message', () => ready())
    child.once('exit', (code) => failed(new Error(`A process ended (${code}) before it began`)))
  })
  isReady.catch(() => {})
  return { child, isReady }
}

/** Gives a process its order, and hears what it says until it is killed. */
async function obeyed({ child, isReady }: Worker, order: Order): Promise<Said[]> {
  await isReady
  const said: Said[] = []
  child.on('message', (one) => void said.push(one as Said))
  const over = new Promise<string | null>((ended) => child.once('close', (_, by) => ended(by)))
  child.send(order)
  assert.equal(await over, 'SIGKILL')
  return said
}

/** So many points are tried by default: within a transaction, where each takes a process, and outside of one. */
const [WITHIN, OUTSIDE] = [2, 8]

/** So many of the points, from the first to the last and as far apart; all of them in a long run. */
function spread(points: readonly number[], count: number): readonly number[] {
  if (isLongRun || points.length <= count) return points
  const step = (points.length - 1) / (count - 1)
  return Array.from({ length: count }, (_, at) => points[Math.round(at * step)] ?? 0)
}

/** Points by the process that is killed at them: any number outside of transactions, and then one within. */
function grouped(places: readonly Place[]): number[][] {
  const pointsOf = (isWithin: boolean) =>
    places.flatMap((place, at) => ((place === 'uncommitted') === isWithin ? [at + 1] : []))
  const within = spread(pointsOf(true), WITHIN)
  const outside = spread(pointsOf(false), OUTSIDE)
  const share = Math.ceil(outside.length / within.length)
  return within.map((point, at) => [...outside.slice(at * share, (at + 1) * share), point])
}

async function killAtPoints(t: TestContext, url: string | null): Promise<void> {
  const folder = scratchFolder()
  const data = join(folder.path, 'data')
  const workers: Worker[] = []
  t.after(() => {
    for (const { child } of workers) child.kill('SIGKILL')
    folder.remove()
  })
  mkdirSync(join(folder.path, 'tmp'))
  mkdirSync(join(folder.path, 'kept'))
  const start = (): Worker => {
    const worker = startWorker(url ?? data, folder.path)
    workers.push(worker)
    return worker
  }
  let [now, next] = [start(), start()]
  const ended = new Map<number, Extract<Said, { kind: 'ended' }>>()
  let left: Left[] = []
  const kill = async (points: readonly number[]): Promise<Said[]> => {
    const said = await obeyed(now, { points, left })
    for (const one of said) if (one.kind === 'ended') ended.set(one.point, one)
    left = said.flatMap((one) => (one.kind === 'left' ? [one.left] : []))
    ;[now, next] = [next, start()]
    return said
  }
  const free = await kill([])
  const places = free.flatMap((one) => (one.kind === 'places' ? one.places : []))
  const groups = grouped(places)
  for (const points of groups) await kill(points)
  await kill([])

  assert.ok(places.length >= POINTS, `${places.length} points`)
  assert.equal(ended.size, groups.flat().length + 1, 'each point, and the run that nobody ended')
  for (const [point, { counts, problem }] of ended) {
    assert.equal(problem, '', `killed at point ${point}`)
    // Pages, marks, editions, releases, files, forms as they were released, messages and their files, people and what
    // they agreed to, sites of its owner, files that are kept.
    assert.deepEqual(
      counts,
      [3, 3, 3, 3, 6, 2, 1, 1, 1, 1, 1, 7],
      `killed at point ${point}: ${places[point - 1]}`,
    )
  }
  t.diagnostic(`${places.length} points, ${groups.length + 2} kills`)
  await assertWhole(url === null ? { folder: data } : { url })
}

onDatabase(
  'R-14: kill -9 at the points of an import, and again: the same numbers',
  'PostgreSQL',
  killAtPoints,
)

// P13 to P15: the page editor with 200 blocks, as the owner's app opens it and alone on a page of its own,
// beside GrapesJS and Puck with the same page. Production builds, one browser, rounds taken in turns.
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { openWholeBrowser } from '../tests/browser.ts'
import { plainPage, storedPages } from './editor-pages.ts'
import { bare, type Contender, grapesjs, portico, puck } from './editors/contenders.ts'
import { type FirstScreen, firstScreen, type Gesture, gesture, typing } from './editors/measure.ts'
import { buildPage, buildOurs, fetchOthers, serveBuild } from './editors/serve.ts'
import { median, table } from './figures.ts'
import { ended, programOn } from './program.ts'

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
const BLOCKS = 200
const LENGTHS = [26, BLOCKS, 1_000]
const SLOWER = 4
/** Some of the parts, or some of the editors, while one of them is worked on. */
const PARTS = process.env['BENCH_PARTS']?.split(',') ?? ['open', 'type', 'drag']
const ONLY = process.env['BENCH_EDITORS']?.split(',')

interface Stage {
  readonly contenders: readonly Contender[]
  close(): Promise<void>
}

/** Everything that is measured, built and served. */
async function stage(folder: string): Promise<Stage> {
  const contenders: Contender[] = []
  const closers: (() => Promise<void> | void)[] = []
  const isAsked = (name: string): boolean => ONLY === undefined || ONLY.includes(name)
  if (isAsked('app')) {
    const data = join(folder, 'data')
    // Each is typed in twice a round; the one in the middle is also opened twice, and gone through by two gestures.
    const uses = LENGTHS.map((length) => [length, ROUNDS * (length === BLOCKS ? 6 : 2)] as const)
    const stored = await storedPages(data, new Map(uses))
    const { child, port } = await programOn(data)
    const origin = `http://localhost:${port}`
    contenders.push(
      portico(
        'Portico in its app',
        (blocks) => origin + stored.path(blocks),
        stored.cookies.map((one) => ({ ...one, url: origin })),
      ),
    )
    closers.push(() => ended(child))
  }
  if (isAsked('alone')) {
    const { origin, close } = await serveBuild(await buildOurs(), plainPage)
    contenders.push(portico('Portico, the editor alone', (blocks) => `${origin}/bench.html?blocks=${blocks}`))
    closers.push(close)
  }
  const missing = isAsked('grapesjs') || isAsked('puck') ? fetchOthers() : null
  if (missing !== null) console.log(`Left out: GrapesJS and Puck (${missing}).`)
  for (const [name, make] of [
    ['grapesjs', grapesjs],
    ['puck', puck],
    ['bare', bare],
  ] as const) {
    if ((missing !== null && name !== 'bare') || !isAsked(name)) continue
    const { origin, close } = await serveBuild(await buildPage(name), plainPage)
    contenders.push(make(origin))
    closers.push(close)
  }
  return { contenders, close: async () => void (await Promise.all(closers.map(async (close) => close()))) }
}

/** What each contender did in each round. */
class Results<T> {
  private readonly all = new Map<string, T[]>()
  add(contender: Contender, key: string, value: T): void {
    const name = `${contender.name} ${key}`
    this.all.set(name, [...(this.all.get(name) ?? []), value])
  }
  of(contender: Contender, key: string): readonly T[] {
    return this.all.get(`${contender.name} ${key}`) ?? []
  }
  median(contender: Contender, key: string, pick: (value: T) => number): number {
    const found = this.of(contender, key)
    return found.length === 0 ? Number.NaN : median(found.map(pick))
  }
}

const figure = (value: number, digits = 1): string => (Number.isNaN(value) ? '–' : value.toFixed(digits))

/** Prints a table with a row for every contender. */
function rows(
  head: readonly string[],
  contenders: readonly Contender[],
  cells: (contender: Contender) => string[],
): void {
  console.log('')
  table(
    head,
    contenders.map((one) => [one.name, ...cells(one)]),
  )
}

async function rounds(browser: Browser, contenders: readonly Contender[]): Promise<void> {
  const opening = new Results<FirstScreen>()
  const keys = new Results<number>()
  const gestures = new Results<Gesture>()
  for (let round = 1; round <= ROUNDS; round += 1) {
    const busy = loadavg()[0] ?? 0
    console.log(`Round ${round} of ${ROUNDS}, load ${busy.toFixed(1)}`)
    for (const rate of [1, SLOWER]) {
      if (PARTS.includes('open'))
        for (const one of contenders)
          opening.add(one, `x${rate}`, await firstScreen(browser, one, BLOCKS, rate))
      if (PARTS.includes('type'))
        for (const length of LENGTHS)
          for (const one of contenders)
            keys.add(one, `${length} x${rate}`, await typing(browser, one, length, rate))
    }
    if (PARTS.includes('drag'))
      for (const kind of ['drag', 'resize'] as const)
        for (const one of contenders) {
          const seen = await gesture(browser, one, kind, BLOCKS, SLOWER)
          if (seen) gestures.add(one, kind, seen)
        }
  }

  const reference = contenders.find((one) => one.name === 'GrapesJS')
  const beside = (value: number, theirs: (one: Contender) => number): string =>
    reference ? `${(value / theirs(reference)).toFixed(2)} ×` : '–'

  if (PARTS.includes('open')) {
    const shown = (one: Contender, rate: number) => opening.median(one, `x${rate}`, (seen) => seen.shown)
    rows(
      ['P13', `${BLOCKS} blocks ms`, 'to GrapesJS', `x${SLOWER} ms`, 'to GrapesJS', 'JS KB gz', 'requests'],
      contenders,
      (one) => [
        figure(shown(one, 1), 0),
        beside(shown(one, 1), (other) => shown(other, 1)),
        figure(shown(one, SLOWER), 0),
        beside(shown(one, SLOWER), (other) => shown(other, SLOWER)),
        figure(opening.median(one, 'x1', (seen) => seen.script)),
        figure(
          opening.median(one, 'x1', (seen) => seen.requests),
          0,
        ),
      ],
    )
  }
  if (PARTS.includes('type'))
    for (const rate of [1, SLOWER]) {
      const key = (one: Contender, length: number) => keys.median(one, `${length} x${rate}`, (ms) => ms)
      const other = contenders.find((one) => one.name === 'Puck')
      rows(
        [
          `P14, x${rate}`,
          ...LENGTHS.map((length) => `ms/key ${length}`),
          'to GrapesJS',
          'to Puck',
          'longest to shortest',
        ],
        contenders,
        (one) => [
          ...LENGTHS.map((length) => figure(key(one, length))),
          beside(key(one, BLOCKS), (theirs) => key(theirs, BLOCKS)),
          other ? `${(key(one, BLOCKS) / key(other, BLOCKS)).toFixed(2)} ×` : '–',
          `${(key(one, 1_000) / key(one, 26)).toFixed(2)} ×`,
        ],
      )
    }
  if (PARTS.includes('drag'))
    for (const kind of ['drag', 'resize'] as const) {
      const cost = (one: Contender) => gestures.median(one, kind, (seen) => seen.perMove)
      const each = (one: Contender, pick: (seen: Gesture) => number) =>
        gestures
          .of(one, kind)
          .map((seen) => pick(seen).toFixed(0))
          .join(' ')
      rows(
        [`P15, ${kind}, x${SLOWER}`, 'frames > 34 ms', 'long tasks', 'longest ms', 'ms/move', 'to GrapesJS'],
        contenders.filter((one) => gestures.of(one, kind).length > 0),
        (one) => [
          each(one, (seen) => seen.late),
          each(one, (seen) => seen.longTasks),
          each(one, (seen) => seen.longest),
          figure(cost(one)),
          beside(cost(one), cost),
        ],
      )
    }
  if (PARTS.includes('drag') && contenders.some((one) => one.name === 'Puck'))
    console.log('\nLeft out: resizing in Puck, whose blocks have no size of their own.')
}

/** Runs the measurement; what can not be had is named and left out. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
  const browser = await openWholeBrowser(['--host-resolver-rules=MAP *.sites.localhost 127.0.0.1'])
  const { contenders, close } = await stage(folder)
  console.log(
    `${browser.browserType().name()} ${browser.version()}, ${ROUNDS} rounds in turns, medians; of a gesture every round`,
  )
  try {
    await rounds(browser, contenders)
  } finally {
    await browser.close()
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
}

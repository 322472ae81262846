// what the visitors of one site wait while another is flooded, beside what they wait when it is not.
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { quantile, table } from './figures.ts'
import type { FloodReport, FloodTask } from './flood-load.ts'
import { keptSites, openSurroundings } from './many-sites.ts'
import { ended, programOn } from './program.ts'

const PAGES = 1_000
const AT_ONCE = Number(process.env['BENCH_AT_ONCE'] ?? 64)
/** Pages that are asked for without a flood, and as many with it: once each, as later they are kept. */
const PROBES = 100
const WARM = 40
/** How often a page from memory is asked for beside each of them. */
const KEPT_BESIDE = 2
const REST_MS = 3

function timed(port: number, host: string, path: string, agent: Agent): Promise<number> {
  const from = performance.now()
  return new Promise((resolve, reject) => {
    get(
      { port, host: '127.0.0.1', path, agent, headers: { host, 'accept-encoding': 'br, gzip' } },
      (response) => {
        if (response.statusCode !== 200) reject(new Error(`${host}${path}: ${response.statusCode}`))
        response.resume().once('end', () => resolve(performance.now() - from))
      },
    ).on('error', reject)
  })
}

/** Has whatever was drawn ahead forgotten, and nothing drawn ahead: every page is drawn as it is asked for. */
async function forgetDrawn(folder: string): Promise<void> {
  const { database, tools } = await openSurroundings({ DATA_DIR: folder })
  await sql`delete from finished_pages`.execute(database.root)
  await sql`delete from jobs.job`.execute(database.root)
  await tools.images.close()
  await database.close()
}

/** Runs the measurement. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
  const children: ChildProcess[] = []
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    const kept = await keptSites(2, PAGES, folder)
    const [noisy, quiet] = kept.sites
    if (!noisy || !quiet) throw new Error('There are no sites')
    await forgetDrawn(kept.folder)
    const { child, port } = await programOn(kept.folder, { env: { TRUST_PROXY: '1' } })
    const load = fork(fileURLToPath(new URL('flood-load.ts', import.meta.url)))
    children.push(child, load)
    const hostOf = (slug: string): string => `${slug}.sites.localhost:${port}`
    const host = hostOf(quiet.slug)
    const fresh = quiet.paths.slice(1).values()
    const probe = async (count: number): Promise<{ kept: number[]; drawn: number[] }> => {
      const times = { kept: [] as number[], drawn: [] as number[] }
      for (let n = 0; n < count; n += 1) {
        const { value: path } = fresh.next()
        if (path === undefined) throw new Error('There are no pages left')
        for (let again = 0; again < KEPT_BESIDE; again += 1) {
          times.kept.push(await timed(port, host, '/', agent))
          await pause(REST_MS)
        }
        times.drawn.push(await timed(port, host, path, agent))
        await pause(REST_MS)
      }
      return times
    }
    const floods: readonly [string, Pick<FloodTask, 'asked' | 'once'>][] = [
      [
        'pages that are drawn anew',
        { asked: noisy.paths.map((path) => ({ host: hostOf(noisy.slug), path })), once: true },
      ],
      [
        'addresses that lead nowhere',
        { asked: [{ host: hostOf(noisy.slug), path: '/nowhere/*' }], once: false },
      ],
      ['hosts that are nobody’s', { asked: [{ host: hostOf('nobody-*'), path: '/' }], once: false }],
      ['a page from memory', { asked: [{ host: hostOf(noisy.slug), path: '/' }], once: false }],
    ]
    await probe(WARM)
    const rows: string[][] = []
    for (const [name, asked] of floods) {
      const idle = await probe(PROBES)
      const report = new Promise<FloodReport>((resolve) => load.once('message', resolve))
      load.send({ port, atOnce: AT_ONCE, ...asked } satisfies FloodTask)
      await pause(50)
      const from = performance.now()
      const flooded = await probe(PROBES)
      const seconds = (performance.now() - from) / 1000
      load.send('stop')
      const { answered, isOver } = await report
      const row = (kind: 'kept' | 'drawn'): string[] => {
        const [before, during] = [idle, flooded].map((times) => quantile(times[kind], 0.95))
        return [before, during]
          .map((ms) => (ms ?? Number.NaN).toFixed(2))
          .concat(((during ?? 0) / (before ?? 0)).toFixed(1))
      }
      rows.push([
        isOver ? `${name} (it ended before)` : name,
        `${(answered / seconds).toFixed(0)}/s`,
        ...row('kept'),
        ...row('drawn'),
      ])
      await pause(500)
    }
    table(
      ['flood', 'answered', 'kept page p95 ms', 'flooded', '×', 'drawn page p95 ms', 'flooded', '×'],
      rows,
    )
  } finally {
    agent.destroy()
    await Promise.all(children.map(ended))
    rmSync(folder, { recursive: true, force: true })
  }
}

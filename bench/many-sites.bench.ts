// P18: a thousand sites of ten pages in one process. The first page of a site that nobody has asked
// for since the start, and the memory after every page of every site has been sent once.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quantile, table } from './figures.ts'
import { keptSites, type MadeSite } from './many-sites.ts'
import { ended, programOn, read } from './program.ts'

const SITES = Number(process.env['BENCH_SITES'] ?? 1_000)
const PAGES = Number(process.env['BENCH_PAGES'] ?? 10)

/** Resident memory of a process, in MB. */
function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes ?? 0) / 1024
}

/** The least a process of this kind is: Node with a bare server, for comparison. */
const BARE = `import('node:http').then(({ createServer }) => createServer((_, response) => response.end('ok')).listen(0))`

/** Asks over one connection, one page after another. */
interface Asker {
  /** @returns milliseconds from the request until the answer is whole; throws where it is not a page */
  ask(host: string, path: string): Promise<number>
  close(): void
}

/**
 * Over a bare socket: with Node's client the collections of this process came into every hundredth page, and a tenth of
 * a millisecond into each.
 */
async function asker(port: number): Promise<Asker> {
  const socket = connect(port, '127.0.0.1')
  socket.setNoDelay(true)
  await once(socket, 'connect')
  let told: { resolve: (milliseconds: number) => void; reject: (error: Error) => void } | null = null
  let from = 0
  let missing: number | null = null
  socket.on('error', (error) => told?.reject(error))
  socket.on('data', (bytes) => {
    let body = bytes.length
    if (missing === null) {
      const head = bytes.toString('latin1', 0, bytes.indexOf('\r\n\r\n') + 4)
      const length = /\r\ncontent-length: (\d+)\r\n/i.exec(head)?.[1]
      if (!head.startsWith('HTTP/1.1 200 ') || length === undefined) {
        told?.reject(new Error(`Not a page: ${bytes.toString('latin1', 0, 200)}`))
        return
      }
      missing = Number(length)
      body -= head.length
    }
    missing -= body
    if (missing > 0) return
    missing = null
    told?.resolve(performance.now() - from)
  })
  return {
    ask: (host, path) =>
      new Promise((resolve, reject) => {
        told = { resolve, reject }
        from = performance.now()
        socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br, gzip\r\n\r\n`)
      }),
    close: () => socket.destroy(),
  }
}

/** Waits until a program has drawn the releases of so many sites. */
async function drawnAhead(port: number, sites: number): Promise<void> {
  const done = /^portico_job_duration_seconds_count\{[^}]*pages\.draw-released[^}]*\} (\d+)/m
  for (let drawn = 0; drawn < sites; await new Promise((resolve) => setTimeout(resolve, 500))) {
    const { body } = await read(port, `localhost:${port}`, '/metrics')
    drawn = Number(done.exec(body.toString())?.[1] ?? 0)
  }
}

/** Runs the measurement. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
  const children: ChildProcess[] = []
  try {
    const kept = await keptSites(SITES, PAGES, folder)
    const reference = spawn(process.execPath, ['-e', BARE], { stdio: 'inherit' })
    children.push(reference)
    // The pages of every site are drawn ahead, as they are after a release; then the program starts anew.
    const before = await programOn(kept.folder)
    children.push(before.child)
    await drawnAhead(before.port, kept.sites.length)
    await ended(before.child)
    const program = await programOn(kept.folder, { at: before.port })
    children.push(program.child)
    const pid = program.child.pid ?? 0
    const fresh = memoryOf(pid)
    const visitor = await asker(program.port)
    const ask = (site: MadeSite, path: string): Promise<number> =>
      visitor.ask(`${site.slug}.sites.localhost:${program.port}`, path)
    // The code itself warms up on the first few sites, as it has in any process that has run for a while.
    const warm = Math.min(20, Math.floor(kept.sites.length / 10))
    for (const site of kept.sites.slice(0, warm)) await ask(site, '/')
    const cold: number[] = []
    const coldPages: number[] = []
    for (const site of kept.sites.slice(warm)) {
      // The first page of the site: which site it is, what is live, and the page itself.
      cold.push(await ask(site, '/'))
      const [, second] = site.paths
      if (second) coldPages.push(await ask(site, second))
    }
    const afterFirst = memoryOf(pid)
    for (const site of kept.sites) for (const path of site.paths) await ask(site, path)
    const afterAll = memoryOf(pid)
    const warmTimes: number[] = []
    for (const site of kept.sites.slice(-200)) warmTimes.push(await ask(site, '/'))
    visitor.close()
    const row = (what: string, times: readonly number[]): string[] => [
      what,
      quantile(times, 0.5).toFixed(2),
      quantile(times, 0.99).toFixed(2),
      (quantile(times, 0.5) / quantile(warmTimes, 0.5)).toFixed(1),
    ]
    table(
      ['first page', 'p50 ms', 'p99 ms', '× a kept page'],
      [
        row('of a site nobody has asked for since the start (home)', cold),
        row('another page of it (restaurant home)', coldPages),
        row('kept', warmTimes),
      ],
    )
    console.log()
    table(
      ['memory', 'RSS MB', '× bare Node'],
      (
        [
          ['bare Node with a server', memoryOf(reference.pid ?? 0)],
          ['just started', fresh],
          [`after two pages of each of ${SITES} sites`, afterFirst],
          [`after all ${SITES * PAGES} pages`, afterAll],
        ] as const
      ).map(([what, megabytes]) => [
        what,
        megabytes.toFixed(0),
        (megabytes / memoryOf(reference.pid ?? 0)).toFixed(1),
      ]),
    )
  } finally {
    await Promise.all(children.map(ended))
    rmSync(folder, { recursive: true, force: true })
  }
}

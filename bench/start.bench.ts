// A start on an existing database of 1,000 sites: from the spawn of the process to the first page it
// answers, beside a bare Node server that answers one.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { median, quantile, spread, table } from './figures.ts'
import { keptSites } from './many-sites.ts'
import { environmentOf, freePort } from './program.ts'

const SITES = Number(process.env['BENCH_SITES'] ?? 1_000)
const PAGES = Number(process.env['BENCH_PAGES'] ?? 10)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
const root = fileURLToPath(new URL('../', import.meta.url))

/** The reference: a server that answers at the port of the environment, and nothing else. */
const BARE = `import('node:http').then(({ createServer }) =>
  createServer((_, response) => response.end('ok')).listen(Number(process.env.PORT)))`

function answers(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    get({ port, path: '/', headers: { host } }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode === 200))
    }).on('error', () => resolve(false))
  })
}

/** Milliseconds from the spawn of a command to its first answer; then it is ended. */
async function startTime(
  args: readonly string[],
  env: Record<string, string>,
  host: string,
): Promise<number> {
  const from = performance.now()
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise((resolve) => child.on('close', resolve))
  while (!(await answers(Number(env['PORT']), host))) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}`)
    if (performance.now() - from > 120_000) throw new Error('It did not start')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const took = performance.now() - from
  child.kill('SIGTERM')
  await ended
  return took
}

/** Runs the measurement. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
  try {
    const kept = await keptSites(SITES, PAGES, folder)
    const [site] = kept.sites
    const whole: number[] = []
    const alone: number[] = []
    const reference: number[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      const port = await freePort()
      const env = environmentOf(port, kept.folder)
      const host = `${site?.slug}.sites.localhost:${port}`
      const figures = [
        // As `npm start` does it, with the look whether anything must be built.
        await startTime(['scripts/start.mjs'], env, host),
        await startTime(
          [
            '--import',
            './scripts/hooks.mjs',
            '--input-type=module',
            '-e',
            "const { main } = await import('./src/faces/server/main.ts'); await main()",
          ],
          env,
          host,
        ),
        await startTime(['-e', BARE], env, host),
      ] as const
      // The first start may build, and fills the compile cache.
      if (round === 0) continue
      whole.push(figures[0])
      alone.push(figures[1])
      reference.push(figures[2])
    }
    const row = (what: string, times: readonly number[]): string[] => [
      what,
      spread(times, 0),
      quantile(times, 1).toFixed(0),
      (median(times) / median(reference)).toFixed(1),
    ]
    table(
      [`spawn to first page, ${SITES} sites`, 'ms', 'worst', '× bare Node'],
      [row('npm start', whole), row('the server alone', alone), row('bare Node', reference)],
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

// P1, P2: released pages from memory, beside nginx with one worker sending the same compressed
// bytes, and a bare node:http server. 200 hosts × 10 pages in rotation, 32 connections.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { median, spread, table } from './figures.ts'
import { makeSites, openSurroundings } from './many-sites.ts'
import { startedWith } from './program.ts'

const SITES = Number(process.env['BENCH_SITES'] ?? 200)
const PAGES = 10
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 8)
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4)
const PORTS = { portico: 4271, nginx: 4272, bare: 4273 }
const self = fileURLToPath(import.meta.url)

/** User and system time of a process and its children, in seconds. */
function cpuOf(pid: number): number {
  const listed = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).stdout
  const pids = listed.split('\n').map(Number).filter(Boolean)
  return [pid, ...pids].reduce((sum, one) => {
    if (!existsSync(`/proc/${one}/stat`)) return sum
    const fields = readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return sum + (Number(fields[11]) + Number(fields[12])) / 100
  }, 0)
}

function fetchBytes(port: number, host: string, path: string, encoding: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get({ port, path, headers: { host, 'accept-encoding': encoding } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve(Buffer.concat(parts)))
    }).on('error', reject)
  })
}

async function untilUp(port: number, host: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    try {
      await fetchBytes(port, host, '/', 'gzip')
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error(`Nothing answers at ${port}`)
}

/** The reference in Node: a Map of finished bytes behind node:http, and nothing else. */
export async function bare(folder: string): Promise<void> {
  const pages = new Map<string, { headers: string[]; body: Buffer }>()
  const list = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as {
    host: string
    path: string
    file: string
  }[]
  for (const { host, path, file } of list) {
    const body = readFileSync(`${file}.gz`)
    const headers = [
      'content-type',
      'text/html; charset=utf-8',
      'content-encoding',
      'gzip',
      'content-length',
      String(body.length),
      'etag',
      `"${body.length}"`,
      'cache-control',
      'public, max-age=0',
      'vary',
      'accept-encoding',
    ]
    pages.set(`${host} ${path}`, { headers, body })
  }
  createServer((request, response) => {
    const page = pages.get(`${request.headers.host} ${request.url}`)
    if (!page) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, page.headers)
    response.end(page.body)
  }).listen(PORTS.bare)
  await new Promise(() => {})
}

/** Portico's visitor side alone, in a process of its own. */
export async function portico(folder: string): Promise<void> {
  const { visitorSite } = await import('#faces/visitor/visitor-site.ts')
  const { openPlainLane } = await import('#platform/http/plain-lane.ts')
  const { keptPages } = await import('#faces/server/kept-pages.ts')
  const { siteTraffic } = await import('#faces/server/site-traffic.ts')
  const { createMetrics } = await import('#platform/metrics/metrics.ts')
  const { silentLog } = await import('#platform/log/log.ts')
  const surroundings = await openSurroundings({ DATA_DIR: join(folder, 'data'), PORT: String(PORTS.portico) })
  const visitors = await visitorSite(surroundings)
  const { hostnames } = await import('#faces/server/hostnames.ts')
  const host = hostnames(surroundings.tools.config.appOrigin, surroundings.tools.config.sitesDomain)
  const server = createServer((request, response) => {
    const asked = host(request.headers.host)
    if (asked.kind !== 'site') {
      response.writeHead(404).end()
      return
    }
    if (!visitors.answerKept(request, response, asked.slug))
      void visitors.answer(request, response, asked.slug)
  })
  const traffic = siteTraffic(createMetrics().sites, silentLog())
  const answer = keptPages({ asked: host, visitors, traffic, health: { isDraining: false } })
  openPlainLane(server, { answer, idle: 65_000 })
  server.listen(PORTS.portico)
  await new Promise(() => {})
}

function nginxConfig(folder: string): string {
  return `
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=10000 inactive=300s;
  open_file_cache_valid 300s;
  gzip_static on;
  types { text/html html; }
  client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3; uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
  server {
    listen ${PORTS.nginx};
    root ${folder}/files/$host;
    etag on;
    add_header Cache-Control "public, max-age=0";
    location / { try_files $uri/index.html =404; }
  }
}`
}

/** A script for wrk that asks for every page of every host in turn. */
function wrkScript(list: readonly { host: string; path: string }[], port: number): string {
  const requests = list
    .map(
      ({ host, path }) =>
        `"GET ${path} HTTP/1.1\\r\\nHost: ${host.replace(/:\d+$/, '')}:${port}\\r\\nAccept-Encoding: gzip\\r\\n\\r\\n"`,
    )
    .join(',\n')
  return `local requests = {${requests}}\nlocal n = 0\nrequest = function() n = n + 1 if n > #requests then n = 1 end return requests[n] end\n`
}

interface Round {
  readonly rate: number
  readonly cpu: number
  readonly errors: number
}

function round(script: string, port: number, pid: number): Round {
  const before = cpuOf(pid)
  const out = execFileSync(
    'wrk',
    ['-t1', '-c32', `-d${SECONDS}s`, '-s', script, `http://127.0.0.1:${port}/`],
    { encoding: 'utf8' },
  )
  const used = cpuOf(pid) - before
  const requests = Number(/(\d+) requests in/.exec(out)?.[1] ?? 0)
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(out)?.[1] ?? 0),
    cpu: (used / requests) * 1e6,
    errors: Number(/Non-2xx or 3xx responses: (\d+)/.exec(out)?.[1] ?? 0),
  }
}

/** Runs the measurement. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
  const children: ChildProcess[] = []
  try {
    console.log(`Making ${SITES} sites of ${PAGES} pages …`)
    const surroundings = await openSurroundings({
      DATA_DIR: join(folder, 'data'),
      PORT: String(PORTS.portico),
    })
    const sites = await makeSites(surroundings, SITES, PAGES)
    const domain = surroundings.tools.config.sitesDomain
    await surroundings.tools.images.close()
    await surroundings.database.close()

    const { settings, flags } = startedWith()
    const start = (what: 'portico' | 'bare'): ChildProcess =>
      spawn(
        process.execPath,
        [
          ...(what === 'portico' ? flags : []),
          '--import',
          './scripts/hooks.mjs',
          '-e',
          `import(${JSON.stringify(self)}).then((m) => m.${what}(${JSON.stringify(folder)}))`,
        ],
        {
          stdio: ['ignore', 'inherit', 'inherit'],
          env: { ...process.env, ...(what === 'portico' ? settings : {}) },
        },
      )
    const server = start('portico')
    children.push(server)
    const list = sites.flatMap((site) => site.paths.map((path) => ({ host: `${site.slug}.${domain}`, path })))
    await untilUp(PORTS.portico, list[0]?.host ?? '')

    // P2: the site as plain files, each compared with what the server answers, in both spellings.
    const pages: { host: string; path: string; file: string }[] = []
    let differing = 0
    for (const { host, path } of list) {
      const plain = await fetchBytes(PORTS.portico, host, path, 'identity')
      const zipped = await fetchBytes(PORTS.portico, host, path, 'gzip')
      if (!gunzipSync(zipped).equals(plain)) differing += 1
      const file = join(
        folder,
        'files',
        host.replace(/:\d+$/, ''),
        path === '/' ? '' : path.slice(1),
        'index.html',
      )
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, plain)
      writeFileSync(`${file}.gz`, zipped)
      pages.push({ host, path, file })
    }
    writeFileSync(
      join(folder, 'pages.json'),
      JSON.stringify(pages.map((one) => ({ ...one, host: one.host.replace(/:\d+$/, `:${PORTS.bare}`) }))),
    )
    for (const name of ['t1', 't2', 't3', 't4', 't5']) mkdirSync(join(folder, name))
    writeFileSync(join(folder, 'nginx.conf'), `user root;\n${nginxConfig(folder)}`)
    const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
    const reference = start('bare')
    children.push(nginx, reference)
    const [first] = list
    await untilUp(PORTS.nginx, first?.host ?? '')
    await untilUp(PORTS.bare, (first?.host ?? '').replace(/:\d+$/, `:${PORTS.bare}`))

    let unequal = 0
    for (const { host, path } of list.slice(0, 200)) {
      const ours = await fetchBytes(PORTS.portico, host, path, 'gzip')
      const theirs = await fetchBytes(PORTS.nginx, host, path, 'gzip')
      if (!ours.equals(theirs)) unequal += 1
    }
    console.log(
      `P2: ${list.length} pages, ${differing} with encodings that differ; of 200 sent by nginx, ${unequal} not byte-equal to ours.`,
    )

    const servers = {
      nginx: [PORTS.nginx, nginx.pid],
      bare: [PORTS.bare, reference.pid],
      portico: [PORTS.portico, server.pid],
    } as const
    const scripts = Object.fromEntries(
      Object.entries(servers).map(([name, [port]]) => {
        const file = join(folder, `${name}.lua`)
        writeFileSync(file, wrkScript(list, port))
        return [name, file]
      }),
    )
    const rounds: Record<string, Round[]> = { nginx: [], bare: [], portico: [] }
    for (let n = 0; n <= ROUNDS; n += 1) {
      for (const [name, [port, pid]] of Object.entries(servers)) {
        const one = round(scripts[name] ?? '', port, pid ?? 0)
        if (n > 0) rounds[name]?.push(one)
      }
    }
    const ratio = (name: string, to: string, of: 'rate' | 'cpu'): number[] =>
      (rounds[name] ?? []).map((one, at) => {
        const other = rounds[to]?.[at]?.[of] ?? Number.NaN
        return of === 'rate' ? one.rate / other : other / one.cpu
      })
    table(
      [
        'server',
        'rps median',
        'CPU µs/req',
        'errors',
        '× nginx rate',
        '× nginx CPU',
        '× bare rate',
        '× bare CPU',
      ],
      Object.entries(rounds).map(([name, all]) => [
        name,
        Math.round(median(all.map((one) => one.rate))).toLocaleString('en-US'),
        median(all.map((one) => one.cpu)).toFixed(1),
        String(all.reduce((sum, one) => sum + one.errors, 0)),
        spread(ratio(name, 'nginx', 'rate')),
        spread(ratio(name, 'nginx', 'cpu')),
        spread(ratio(name, 'bare', 'rate')),
        spread(ratio(name, 'bare', 'cpu')),
      ]),
    )
  } finally {
    for (const child of children) child.kill('SIGTERM')
    await new Promise((resolve) => setTimeout(resolve, 500))
    rmSync(folder, { recursive: true, force: true })
  }
}

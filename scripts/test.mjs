// The test command: everything, or the steps named. `npm test`, `node scripts/test.mjs unit house`.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { connect } from 'node:net'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { asking, holesIn } from './audit.mjs'
import { testsOf } from './not-run.mjs'
import { requirePinnedNode } from './runtime.mjs'
import { usesDatabase } from './uses-database.mjs'

requirePinnedNode()

// Taken from the whole: an older Node that lacks one of them is to say which Node is needed, not to stop at it.
const { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } = fs

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const only = process.argv.slice(2)
const bin = (name) => join(root, 'node_modules', name)
const reports = mkdtempSync(join(tmpdir(), 'portico-tests-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))
let reported = 0
const counts = { passed: 0, failed: 0 }
const notRun = []
/** Tests by what names them: what ran, and what one step left out, which another may have run. */
const ran = new Set()
const leftOut = new Map()
const faults = []

/**
 * Longest that a command may say nothing, neither itself nor in its report: twice what a single test may take. What
 * stands still is ended, and has failed; what is slow, on a slow machine, is not.
 */
const SILENT_MS = 10 * 60_000

/** Bytes of a report so far. */
const written = (report) => (report && existsSync(report) ? statSync(report).size : 0)

/** Runs a command; gives its exit code and what it printed. `report`: the file it writes its results to. */
function run(command, args, env = {}, report) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let out = ''
    let said = -1
    let since = performance.now()
    const watch = setInterval(() => {
      const now = out.length + written(report)
      if (now !== said) since = performance.now()
      said = now
      if (performance.now() - since < SILENT_MS) return
      clearInterval(watch)
      out += `\nInterrupted after ${SILENT_MS / 60_000} minutes without a word.\n`
      // Interrupted, the runner of tests ends its files and says which of them it was waiting for.
      child.kill('SIGINT')
      setTimeout(() => child.kill('SIGKILL'), 10_000).unref()
    }, 5_000)
    child.stdout.on('data', (chunk) => (out += chunk))
    child.stderr.on('data', (chunk) => (out += chunk))
    child.on('close', (code) => {
      clearInterval(watch)
      resolve({ code: code ?? 1, out })
    })
  })
}

/** A check that passes or fails as one. */
async function check(name, command, args, inspect = () => null) {
  const from = performance.now()
  const { code, out } = await run(command, args)
  const complaint = code === 0 ? inspect(out) : out.trim()
  counts[complaint === null ? 'passed' : 'failed'] += 1
  const took = `${((performance.now() - from) / 1000).toFixed(1)} s`
  console.log(`${complaint === null ? 'ok  ' : 'FAIL'} ${name} (${took})`)
  if (complaint !== null) {
    console.log(complaint)
    faults.push(name)
  }
}

/** Holes of packages that somebody has published; named as not asked where the registry does not say. */
async function auditOfPackages() {
  const from = performance.now()
  const { out } = await run('npm', asking)
  const holes = holesIn(out)
  if (holes === null) {
    notRun.push('the audit of packages: the registry does not answer for it')
    return
  }
  counts[holes.length === 0 ? 'passed' : 'failed'] += 1
  const took = `${((performance.now() - from) / 1000).toFixed(1)} s`
  console.log(`${holes.length === 0 ? 'ok  ' : 'FAIL'} published holes of packages (${took})`)
  if (holes.length > 0) {
    console.log(holes.join('\n'))
    faults.push('published holes of packages')
  }
}

/** Test files of the runner; its counts are added to ours. */
async function tests(name, files, env = {}, flags = []) {
  if (files.length === 0) {
    counts.failed += 1
    faults.push(`${name}: no test file was found`)
    console.log(`FAIL ${name}: no test file was found`)
    return
  }
  const from = performance.now()
  const report = join(reports, `${reported++}.tap`)
  const { code, out: said } = await run(
    process.execPath,
    [
      '--import',
      './scripts/hooks.mjs',
      '--test',
      '--test-reporter=tap',
      `--test-reporter-destination=${report}`,
      ...flags,
      ...files,
    ],
    env,
    report,
  )
  const out = existsSync(report) ? readFileSync(report, 'utf8') : said
  const number = (word) => Number(out.match(new RegExp(`^# ${word} (\\d+)`, 'm'))?.[1] ?? 0)
  const failed = number('fail') + number('cancelled')
  counts.passed += number('pass')
  counts.failed += failed
  const bad = code !== 0 || failed > 0 || number('pass') === 0
  const told = testsOf(out)
  for (const key of told.ran) ran.add(key)
  for (const [key, what] of told.skipped) leftOut.set(key, what)
  console.log(
    `${bad ? 'FAIL' : 'ok  '} ${name}: ${number('pass')} passed, ${failed} failed (${((performance.now() - from) / 1000).toFixed(1)} s)`,
  )
  if (bad) {
    if (failed === 0) counts.failed += 1
    faults.push(name)
    console.log(failuresOf(out))
  }
}

const LINES_A_FAILURE = 80

/** The failing parts of a TAP stream, without what passed. */
function failuresOf(tap) {
  const lines = tap.split('\n')
  const out = []
  let depth = -1
  let told = 0
  for (const line of lines) {
    const indent = line.length - line.trimStart().length
    if (/^\s*not ok /.test(line)) {
      depth = indent
      told = 0
    } else if (/^\s*ok |^\s*# Subtest/.test(line)) depth = -1
    if (depth >= 0 || !/^\s*(ok |# |TAP|1\.\.|---|\.\.\.|duration_ms|type:)/.test(line)) {
      // A long comparison does not keep the next failure from being told.
      if (depth >= 0 && (told += 1) <= LINES_A_FAILURE) out.push(line)
    }
  }
  return (out.length > 0 ? out : lines.slice(-60)).slice(0, 400).join('\n')
}

function reachable(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 500 })
    const end = (answer) => {
      socket.destroy()
      resolve(answer)
    }
    socket.on('connect', () => end(true))
    socket.on('error', () => end(false))
    socket.on('timeout', () => end(false))
  })
}

async function postgresUrl() {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL
  if (!(await reachable('127.0.0.1', 5432))) return null
  return 'postgres://postgres@127.0.0.1:5432/postgres'
}

/**
 * A whole Chromium for the extension, which the one that comes as a package does not take, where root can have one
 * from Debian's packages. Without it, what is not run is named at the end.
 */
async function wholeChromium() {
  const known = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome']
  if (known.some((path) => path && existsSync(path))) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log('Installing Chromium …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], env)
  const { code, out } = await run(
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', 'chromium'],
    env,
  )
  if (code !== 0) console.log(`It was not to be had, so the extension is not tried.\n${out.slice(-500)}`)
}

const files = (pattern) => globSync(pattern, { cwd: root }).toSorted()
const unit = () =>
  [...files('src/**/*.test.{ts,tsx}'), ...files('scripts/**/*.test.mjs')].filter((file) => !isBrowser(file))
const isBrowser = (file) => /\.browser\.test\.tsx?$/.test(file)
/**
 * Each file is a program of its own, with its own database and timers; two at a time, or half as many as there are
 * processors, for one that is driven comes beside it. Never forced to
 * exit: that loses what a file had still to tell, a failure as well. What does not end by itself leaks.
 */
const AT_ONCE = Math.max(2, Math.floor(availableParallelism() / 2))
const filesAtOnce = (count) => [`--test-concurrency=${count}`, '--test-timeout=300000']
const PROCESS_A_FILE = filesAtOnce(AT_ONCE)

/**
 * The embedded database is compiled as it is asked, quickly, and never again for speed: a file has ended before that
 * pays. Given from the start, so that what is compiled of JavaScript is kept under it, and taken from there.
 */
const COMPILED_ONCE = '--liftoff-only'

/** For files that spend much of their time waiting, for a program to start or a page to be drawn: one more. */
const OFTEN_WAITING = filesAtOnce(AT_ONCE + 1)

/** As `npm start` has it, for what tries the whole program: where it is developed, React and others check all twice. */
const AS_STARTED = { NODE_ENV: 'production' }

/** What takes its time, and little else: it runs beside those that take their turns. */
const WAITING = ['tests/faults/database-away.test.ts']

let isBuilt = false
/** What a browser loads; started programs serve it. */
async function build() {
  if (isBuilt) return
  isBuilt = true
  await check('build', process.execPath, ['scripts/build.mjs'])
}

/** The galleries, each built once for all of its files of tests, by the variables that name them their folders. */
async function builtGalleries() {
  const env = {}
  for (const [room, variable] of [
    ['editor', 'TEST_GALLERY'],
    ['ui', 'TEST_UI_GALLERY'],
  ]) {
    const outDir = join(reports, `${room}-gallery`)
    const config = `src/${room}/gallery/vite.config.ts`
    await check(`build of the gallery of ${room}`, process.execPath, [
      bin('vite/bin/vite.js'),
      'build',
      '--config',
      config,
      '--outDir',
      outDir,
      '--logLevel',
      'error',
    ])
    if (existsSync(outDir)) env[variable] = outDir
  }
  return env
}

let prepared
/** What started programs copy in place of a first start of their own; none of it is known to whoever makes one. */
async function prepare() {
  const from = performance.now()
  try {
    const { prepare: make } = await import('../tests/prepare.ts')
    prepared ??= await make()
    console.log(`     data folders to be copied (${((performance.now() - from) / 1000).toFixed(1)} s)`)
  } catch (error) {
    console.log(`No data folder could be made to be copied, so each test makes its own: ${error.message}`)
    prepared ??= { env: {}, remove: async () => {} }
  }
  return prepared.env
}

const steps = {
  async types() {
    for (const config of ['pure', 'server', 'browser']) {
      await check(`types: ${config}`, process.execPath, [
        bin('@typescript/native/bin/tsc'),
        '-p',
        `tsconfig.${config}.json`,
      ])
    }
  },
  async lint() {
    // A line that silences nothing is a fault too: it would hide the next one.
    await check('lint', process.execPath, [
      bin('oxlint/bin/oxlint'),
      '--type-aware',
      '--deny-warnings',
      '--report-unused-disable-directives',
    ])
  },
  async format() {
    await check('format', process.execPath, [
      bin('prettier/bin/prettier.cjs'),
      '--check',
      '--log-level',
      'warn',
      // By content: what is as it was when it was found well is not read again.
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      '.cache/formatted',
      '.',
    ])
  },
  async house() {
    await check(
      "the house's rules",
      process.execPath,
      [bin('dependency-cruiser/bin/dependency-cruiser.mjs'), '--config', '.dependency-cruiser.mjs', 'src'],
      (out) => {
        const cruised = Number(out.match(/(\d+) modules/)?.[1] ?? 0)
        return cruised > 0 ? null : `The checker cruised no module at all:\n${out}`
      },
    )
    await check('the verbs of the routes', process.execPath, ['scripts/verbs.mjs'])
    await check('what document/ lets out', process.execPath, ['scripts/document-exports.mjs', '--check'])
    await check('the dependencies', process.execPath, ['scripts/dependencies.mjs'])
    await auditOfPackages()
    await check('the tables in the README', process.execPath, ['scripts/readme.mjs', '--check'])
    await check('the words', process.execPath, [
      '--import',
      './scripts/hooks.mjs',
      'scripts/words.ts',
      '--check',
    ])
  },
  async unit() {
    await tests('unit, verbs and routes, on the embedded database', unit(), {}, [
      ...PROCESS_A_FILE,
      COMPILED_ONCE,
    ])
  },
  async postgres() {
    const url = await postgresUrl()
    if (!url) {
      notRun.push('the database-backed tests on PostgreSQL: none answers at DATABASE_URL or 127.0.0.1:5432')
      return
    }
    const { makeTemplate } = await import('../src/platform/testing/scratch-database.ts')
    const template = await makeTemplate(url).catch((error) => {
      console.log(`No database could be made to be copied, so each file migrates its own: ${error.message}`)
      return { name: '', drop: async () => {} }
    })
    try {
      await tests(
        'verbs, routes and races, on PostgreSQL',
        unit().filter((file) => usesDatabase(file, readFileSync(join(root, file), 'utf8'))),
        { TEST_DATABASE_URL: url, TEST_DATABASE_TEMPLATE: template.name },
        PROCESS_A_FILE,
      )
    } finally {
      await template.drop()
    }
  },
  async faults() {
    await build()
    if (!(await postgresUrl())) notRun.push('faults of a PostgreSQL server: none is reachable')
    const env = { ...(await prepare()), ...AS_STARTED }
    const all = files('tests/faults/*.test.ts')
    const apart = all.filter((file) => WAITING.includes(file))
    await Promise.all([
      tests(
        'faults: kills, full disks, bad input',
        all.filter((file) => !apart.includes(file)),
        env,
        OFTEN_WAITING,
      ),
      tests('faults: lost connections', apart, env, PROCESS_A_FILE),
    ])
  },
  async browser() {
    await wholeChromium()
    await build()
    await tests(
      'components in a browser',
      files('src/**/*.browser.test.{ts,tsx}'),
      await builtGalleries(),
      PROCESS_A_FILE,
    )
    await tests(
      'journeys in a browser, with axe and budgets',
      files('tests/journeys/*.test.ts'),
      { ...(await prepare()), ...AS_STARTED },
      OFTEN_WAITING,
    )
  },
}

const unknown = only.filter((name) => !(name in steps))
if (unknown.length > 0) {
  console.error(`Unknown step ${unknown.join(', ')}; there are ${Object.keys(steps).join(', ')}.`)
  process.exit(1)
}
const isAsked = (name) => only.length === 0 || only.includes(name)
/** What only reads the source: two lanes side by side, of about the same length. */
const lanes = [
  ['types', 'lint'],
  ['format', 'house'],
]
await Promise.all(
  lanes.map(async (lane) => {
    for (const name of lane.filter(isAsked)) await steps[name]()
  }),
)
for (const [name, step] of Object.entries(steps))
  if (!lanes.flat().includes(name) && isAsked(name)) await step()
await prepared?.remove()
for (const [key, what] of leftOut) if (!ran.has(key)) notRun.push(what)
if (only.length > 0) notRun.push(`every step but ${only.join(', ')}`)
console.log(notRun.length > 0 ? `\nNot run: ${notRun.join('; ')}.` : '\nEverything was run.')
if (faults.length > 0) console.log(`Failed: ${faults.join('; ')}.`)
console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed === 0 ? 0 : 1)

// The test command: everything, the steps named, or of a step the files named.
// `npm test`, `npm run test:unit -- src/kernel/point.test.ts`.
import { existsSync, globSync } from 'node:fs'
import { connect } from 'node:net'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { asking, holesIn, tellAgeOfNode } from './audit.mjs'
import { requirePinnedNode } from './runtime.mjs'
import { budgets, unit } from './testing/budgets.mjs'
import { happyPaths } from './testing/happy-paths.mjs'
import { nameFailures, tellFailures } from './testing/results.mjs'
import { root, run, runInWorkers, scratch } from './testing/run-tests.mjs'

requirePinnedNode()

const given = process.argv.slice(2)
const isFile = (name) => /[/.]/.test(name)
/** The steps that are asked for; all where none is named. */
const only = given.filter((name) => !isFile(name))
/** The files of tests that are asked for; all where none is named. */
const chosen = given.filter(isFile)
const bin = (name) => join(root, 'node_modules', name)
const counts = { passed: 0, failed: 0 }
const notRun = []
/** Tests by what names them: what ran, and what one step skipped, which another may have run. */
const ran = new Set()
const leftOut = new Map()
const faults = []

const secondsSince = (from) => ((performance.now() - from) / 1000).toFixed(1)

function report(name, from, { passed, failed, text }) {
  counts.passed += passed
  counts.failed += failed
  const figures = passed + failed > 1 ? `: ${passed} passed, ${failed} failed` : ''
  console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${name}${figures} (${secondsSince(from)} s)`)
  if (failed === 0) return
  if (text) console.log(text)
  faults.push(name)
}

/** The failed tests of all steps, a line each: the end of what is printed is what is kept of it. */
const named = []

/** A check that passes or fails as one. */
async function check(name, command, args, inspect = () => null) {
  const from = performance.now()
  const { code, out } = await run(command, args)
  const complaint = code === 0 ? inspect(out) : out.trim()
  const passed = complaint === null ? 1 : 0
  if (complaint !== null) named.push(`${name}: ${complaint.split('\n', 1)[0].slice(0, 200)}`)
  report(name, from, { passed, failed: 1 - passed, text: complaint })
}

/** Test files, by a way to run them; its counts are added to ours. */
async function tests(name, files, way, env = {}, flags = []) {
  const from = performance.now()
  if (files.length === 0 && chosen.length > 0) return
  if (files.length === 0) {
    report(name, from, { passed: 0, failed: 1, text: 'No test file was found.' })
    return
  }
  const result = await way(files, env, flags)
  for (const key of result.ran) ran.add(key)
  for (const [key, what] of result.skipped) leftOut.set(key, what)
  named.push(...nameFailures(result.failures))
  report(name, from, { ...result, text: tellFailures(result.failures) })
}

/** Holes of packages that somebody has published; named as not run where the registry does not answer. */
async function auditOfPackages() {
  const from = performance.now()
  const { out } = await run('npm', asking)
  const holes = holesIn(out)
  if (holes === null) {
    notRun.push('the audit of packages: the registry does not answer for it')
    return
  }
  const failed = holes.length === 0 ? 0 : 1
  report('published holes of packages', from, { passed: 1 - failed, failed, text: holes.join('\n') })
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

/** Runs work with the address of PostgreSQL and a migrated database on it that tests copy. */
async function onPostgres(url, work) {
  const { makeTemplate } = await import('../src/platform/testing/scratch-database.ts')
  const template = await makeTemplate(url)
  try {
    await work({ TEST_DATABASE_URL: url, TEST_DATABASE_TEMPLATE: template.name })
  } finally {
    await template.drop()
  }
}

const files = (pattern) =>
  globSync(pattern, { cwd: root })
    .filter((file) => chosen.length === 0 || chosen.includes(file))
    .toSorted()
/** The name of a file of tests tells its kind; `.dependency-cruiser.mjs` sees to it that it tells the truth. */
const databaseTests = (folder = 'src') => files(`${folder}/**/*.db.test.{ts,tsx}`)
const unitTests = () => [
  ...files('src/**/*.test.{ts,tsx}').filter((file) => !/\.(db|browser)\.test\.tsx?$/.test(file)),
  ...files('scripts/**/*.test.mjs'),
]

/** Two files at a time, or half as many as there are processors. */
const AT_ONCE = Math.max(2, Math.floor(availableParallelism() / 2))
/** Never forced to exit: that loses what a file had still to report; one that leaves something open leaks. */
const TIMED = '--test-timeout=600000'
/** Processes that live on, a core each; files that ask a server or a program wait now and then, and have one more. */
const workers =
  (count, isLane = false) =>
  (files, env, flags) =>
    runInWorkers(files, env, [TIMED, ...flags], count, isLane)
const computing = workers(AT_ONCE)
const waiting = workers(AT_ONCE + 1)
/** Lanes: the files of a process share a program and a browser. */
const lanes = (count) => workers(count, true)
/** The embedded database is compiled quickly and not optimised: a file has ended before that pays. */
const COMPILED_ONCE = '--liftoff-only'

/** As `npm start` has it: in development React and others check everything twice. */
const AS_STARTED = { NODE_ENV: 'production' }

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
    const outDir = join(scratch, `${room}-gallery`)
    const config = `src/${room}/gallery/vite.config.ts`
    const args = ['build', '--config', config, '--outDir', outDir, '--logLevel', 'error']
    await check(`build of the gallery of ${room}`, process.execPath, [bin('vite/bin/vite.js'), ...args])
    if (existsSync(outDir)) env[variable] = outDir
  }
  return env
}

let prepared
/** Data folders that started programs copy in place of a first start of their own. */
async function prepare() {
  const { prepare: make } = await import('../tests/prepare.ts')
  prepared ??= await make()
  return prepared.env
}

/** What only reads the source: two lanes side by side, of about the same length. */
async function sourceChecks(names) {
  const lanes = [
    ['types', 'lint'],
    ['format', 'house'],
  ]
  await Promise.all(
    lanes.map(async (lane) => {
      for (const name of lane.filter((one) => names.includes(one))) await sourceSteps[name]()
    }),
  )
}

const sourceSteps = {
  async types() {
    for (const config of ['pure', 'server', 'browser']) {
      const args = [bin('@typescript/native/bin/tsc'), '-p', `tsconfig.${config}.json`]
      await check(`types: ${config}`, process.execPath, args)
    }
  },
  async lint() {
    // A comment that silences nothing is a fault too: it would hide the next one.
    const flags = ['--type-aware', '--deny-warnings', '--report-unused-disable-directives']
    await check('lint', process.execPath, [bin('oxlint/bin/oxlint'), ...flags])
  },
  async format() {
    // By content: a file that was found well formatted is not read again.
    const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/formatted']
    const args = ['--check', '--log-level', 'warn', ...cache, '.']
    await check('format', process.execPath, [bin('prettier/bin/prettier.cjs'), ...args])
  },
  async house() {
    const cruise = [
      bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.mjs',
    ]
    await check("the house's rules", process.execPath, [...cruise, 'src'], (out) => {
      const cruised = Number(out.match(/(\d+) modules/)?.[1] ?? 0)
      return cruised > 0 ? null : `The checker cruised no module at all:\n${out}`
    })
    await check('the verbs of the routes', process.execPath, ['scripts/verbs.mjs'])
    await check('long functions', process.execPath, ['scripts/long-functions.mjs'])
    await check('what document/ lets out', process.execPath, ['scripts/document-exports.mjs', '--check'])
    await check('the dependencies', process.execPath, ['scripts/dependencies.mjs'])
    await auditOfPackages()
    console.log(tellAgeOfNode(root))
    await check('the tables in the README', process.execPath, ['scripts/readme.mjs', '--check'])
    const words = ['--import', './scripts/hooks.mjs', 'scripts/words.ts', '--check']
    await check('the words', process.execPath, words, (out) => {
      // How far each language is, in the words of the check.
      console.log(out.trim())
      return null
    })
  },
}

/** Steps by name, each of a kind that has a budget. */
const steps = {
  /** Tests that reach no database. */
  async unit() {
    await tests('unit', unitTests(), computing)
  },
  /** Tests that reach a database, once: on PostgreSQL where one answers, else on the embedded one. */
  async database() {
    const all = databaseTests()
    const url = await postgresUrl()
    if (url === null) {
      notRun.push('races and the tests on PostgreSQL: none answers at DATABASE_URL or 127.0.0.1:5432')
      await tests('database, on the embedded one', all, computing, {}, [COMPILED_ONCE])
      return
    }
    await onPostgres(url, (env) => tests('database, on PostgreSQL', all, waiting, env))
  },
  /**
   * On the embedded database, where the tests above ran on PostgreSQL: what drives it, and the usual way through each
   * area. The twin walk, which is one of the tests above, has compared what both of them do.
   */
  async other() {
    if ((await postgresUrl()) === null) return
    const driving = databaseTests('src/platform/{db,jobs,events}')
    const paths = Object.values(happyPaths).filter((file) => chosen.length === 0 || chosen.includes(file))
    await tests('the embedded database', [...driving, ...paths], waiting, {}, [COMPILED_ONCE])
  },
  /** All of them on the embedded database: asked for by name alone, it takes as long as all the others. */
  async embedded() {
    await tests('database, on the embedded one', databaseTests(), computing, {}, [COMPILED_ONCE])
  },
  async faults() {
    await build()
    if (!(await postgresUrl())) notRun.push('faults of a PostgreSQL server: none is reachable')
    const env = { ...(await prepare()), ...AS_STARTED }
    const alone = files('tests/faults/*.alone.test.ts')
    // They only ask a program for something, or a command: they share one of each.
    const asking = files('tests/faults/*.test.ts').filter((file) => !alone.includes(file))
    await Promise.all([
      tests('faults: kills, full disks, lost connections', alone, waiting, env),
      tests('faults: bad input, commands', asking, lanes(1), env),
    ])
  },
  async components() {
    const all = files('src/**/*.browser.test.{ts,tsx}')
    await tests('components in a browser', all, lanes(AT_ONCE), await builtGalleries())
  },
  async journeys() {
    await build()
    const env = { ...(await prepare()), ...AS_STARTED }
    const all = files('tests/{journeys,pages}/*.test.ts')
    await tests('journeys and pages in a browser', all, lanes(AT_ONCE + 1), env)
  },
}

const names = [...Object.keys(sourceSteps), ...Object.keys(steps)]
const unknown = only.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`Unknown step ${unknown.join(', ')}; there are ${names.join(', ')}.`)
  process.exit(1)
}
const asked = only.length === 0 ? names.filter((name) => name !== 'embedded') : only

const taken = []
const unitMs = unit()
/** Runs a kind of check and keeps how long it took; a kind that takes longer than its budget has failed. */
async function inBudget(kind, work) {
  const from = performance.now()
  await work()
  const ms = performance.now() - from
  const most = budgets[kind] * unitMs
  taken.push(`${kind} ${(ms / 1000).toFixed(0)} s of ${(most / 1000).toFixed(0)}`)
  if (ms <= most) return
  counts.failed += 1
  faults.push(`the budget of ${kind}`)
}

const sources = Object.keys(sourceSteps).filter((name) => asked.includes(name))
if (sources.length > 0) await inBudget('static', () => sourceChecks(sources))
for (const [name, step] of Object.entries(steps)) if (asked.includes(name)) await inBudget(name, step)
await prepared?.remove()
for (const [key, what] of leftOut) if (!ran.has(key)) notRun.push(what)
if (only.length > 0) notRun.push(`every step but ${only.join(', ')}`)
console.log(`\nSeconds by kind: ${taken.join(', ')} (one unit is ${unitMs.toFixed(0)} ms).`)
console.log(notRun.length > 0 ? `Not run: ${notRun.join('; ')}.` : 'Everything was run.')
if (faults.length > 0) console.log(`Failed: ${faults.join('; ')}.`)
for (const line of named.slice(0, 60)) console.log(`  ${line}`)
if (named.length > 60) console.log(`  and ${named.length - 60} more`)
console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed === 0 ? 0 : 1)

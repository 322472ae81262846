// Runs commands and test files for the test command, and reads what they report.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readResults } from './results.mjs'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const reports = mkdtempSync(join(tmpdir(), 'portico-tests-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))
let made = 0

/** A folder for what a run of the test command makes and leaves behind; removed when the process ends. */
export const scratch = reports

/**
 * Longest time in milliseconds that a command may print and report nothing: twice what a single test may take. A
 * command that stands still is ended and has failed; a slow one on a slow machine goes on.
 */
const SILENT_MS = 10 * 60_000

const sizeOf = (report) => (report && existsSync(report) ? statSync(report).size : 0)

/**
 * Runs a command in the project's folder.
 *
 * @param report the file it writes its results to, if it writes one
 * @param answer gives what a command that sends messages is answered to each
 * @returns {Promise<{ code: number, out: string }>} its exit code and what it printed
 */
export function run(command, args, env = {}, report, answer) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', ...(answer ? ['ipc'] : [])],
    })
    if (answer) child.on('message', () => child.send(answer()))
    let out = ''
    let seen = -1
    let since = performance.now()
    const watch = setInterval(() => {
      const now = out.length + sizeOf(report)
      if (now !== seen) since = performance.now()
      seen = now
      if (performance.now() - since < SILENT_MS) return
      clearInterval(watch)
      out += `\nInterrupted after ${SILENT_MS / 60_000} minutes without output.\n`
      // On SIGINT the test runner ends its files and names the tests it was waiting for.
      child.kill('SIGINT')
      setTimeout(() => child.kill('SIGKILL'), 10_000).unref()
    }, 5_000)
    child.stdout.on('data', (chunk) => (out += chunk))
    child.stderr.on('data', (chunk) => (out += chunk))
    child.on('close', (code, signal) => {
      clearInterval(watch)
      if (signal) out += `\nEnded by ${signal}.\n`
      resolve({ code: code ?? 1, out })
    })
  })
}

const NODE = ['--import', './scripts/hooks.mjs', '--test-reporter=./scripts/testing/reporter.mjs']

/** Runs tests by Node and reads their report. */
async function reported(args, env, answer) {
  const report = join(reports, `${made++}.jsonl`)
  const destination = `--test-reporter-destination=${report}`
  const ended = await run(process.execPath, [...NODE, destination, ...args], env, report, answer)
  return readResults(existsSync(report) ? readFileSync(report, 'utf8') : '', ended)
}

/** The result of several processes; no test at all is a failure, too. */
function together(results) {
  const sum = (of) => results.reduce((count, result) => count + of(result), 0)
  const passed = sum((one) => one.passed)
  const failures = results.flatMap((one) => one.failures)
  if (passed === 0 && failures.length === 0)
    failures.push({ names: ['all of them'], message: 'No test was run.', stack: [] })
  return {
    passed,
    failed: failures.length,
    failures,
    ran: results.flatMap((one) => one.ran),
    skipped: new Map(results.flatMap((one) => [...one.skipped])),
    took: new Map(results.flatMap((one) => [...one.took])),
  }
}

/** How long files of tests took the last time on this machine, ms; what is not known is dealt out by size. */
const RECORD = join(root, '.cache', 'test-durations.json')
const recorded = () => (existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {})
/** About how long the slowest files take, ms: in a fresh clone they are begun first, too. */
const SLOW = JSON.parse(readFileSync(join(import.meta.dirname, 'slow-files.json'), 'utf8'))
/** About what a byte of a test takes, ms: among files whose time is known it puts one that is new in its place. */
const MS_A_BYTE = 0.5

function remember(took) {
  mkdirSync(dirname(RECORD), { recursive: true })
  const all = Object.fromEntries([...took].map(([file, ms]) => [file, Math.round(ms)]))
  writeFileSync(RECORD, JSON.stringify({ ...recorded(), ...all }))
}

/**
 * Runs files of tests in processes that live on (`worker.mjs`): each is handed the longest file that is left when it is
 * free. Loading the program takes longer than most files; a process loads it once.
 *
 * @param flags of `node`
 * @param count of processes
 * @param isLane whether the files of a process share a program and a browser
 * @returns counts, what ran, what was skipped, and the failures
 */
export async function runInWorkers(files, env, flags, count, isLane = false) {
  const known = { ...SLOW, ...recorded() }
  const length = (file) => known[file] ?? statSync(join(root, file)).size * MS_A_BYTE
  const left = files.toSorted((one, other) => length(other) - length(one))
  const hand = () => ({ file: left.shift() ?? null })
  const script = ['scripts/testing/worker.mjs', ...(isLane ? ['--lane'] : [])]
  const workers = Array.from({ length: Math.min(count, files.length) }, () =>
    reported([...flags, ...script], env, hand),
  )
  const result = together(await Promise.all(workers))
  remember(result.took)
  if (left.length === 0) return result
  const failure = {
    names: left,
    message: 'Left over, as the processes that were to run them ended early.',
    stack: [],
  }
  return { ...result, failed: result.failed + 1, failures: [...result.failures, failure] }
}

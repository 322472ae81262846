import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { sharedInProcess } from '../shared-in-process.ts'
import { environment, launch } from './program.ts'

type Run = (
  words: readonly string[],
  env: Record<string, string>,
) => Promise<{ code: number | null; said: string }>

/** Runs a command in a process of its own; `before` is code that comes first there. */
export async function runAlone(
  words: readonly string[],
  env: Record<string, string>,
  before = '',
): ReturnType<Run> {
  const code = `${before}; const { command } = await import('./src/faces/server/command.ts'); process.exitCode = await command(${JSON.stringify(words)})`
  const started = launch({ env, code })
  return { code: await started.ended, said: started.output().trim() }
}

const COMMANDS = `const { command: run } = await import('./src/faces/server/command.ts')`

/** Starts the program again and again, of which each start has to fail: one that does not ends the process. */
const STARTS = `
  const { main } = await import('./src/faces/server/main.ts')
  const end = process.exit
  let failed
  process.exit = (code) => void (failed = code)
  const run = async () => {
    failed = undefined
    await main()
    return failed ?? end(9)
  }
`

/** Runs commands, one a line, and writes the exit code of each to both streams. */
const shellOf = (runs: string): string => `
  const { createInterface } = await import('node:readline')
  ${runs}
  for await (const line of createInterface({ input: process.stdin })) {
    const { words, env } = JSON.parse(line)
    for (const name of Object.keys(process.env)) delete process.env[name]
    Object.assign(process.env, env)
    const code = await run(words)
    for (const stream of [process.stdout, process.stderr]) stream.write('\\0' + code + '\\0')
  }
`

interface Shell {
  readonly run: Run
  close(): Promise<void>
  kill(): void
}

async function openShell(runs: string, before: readonly string[] = []): Promise<Shell> {
  const { child, output, ended } = launch({
    env: environment(4000, { folder: '/nowhere' }),
    code: shellOf(runs),
    stdin: 'pipe',
    before,
  })
  let isOver = false
  void ended.then(() => (isOver = true))
  let read = 0
  return {
    async run(words, env) {
      child.stdin?.write(`${JSON.stringify({ words, env })}\n`)
      for (;;) {
        const said = output().slice(read)
        const marks = [...said.matchAll(/\0(\d)\0/g)]
        if (marks.length === 2) {
          read += said.length
          return { code: Number(marks[0]?.[1]), said: said.replaceAll(/\0\d\0/g, '').trim() }
        }
        assert.ok(!isOver, `${words.join(' ')}: ${said}`)
        await pause(5)
      }
    },
    async close() {
      child.stdin?.end()
      assert.equal(await ended, 0, output())
    },
    kill: () => void child.kill('SIGKILL'),
  }
}

const shell = sharedInProcess(() => openShell(COMMANDS))

/**
 * Runs a command in a process that all the tests of this one share, for loading the program takes longer than most
 * commands. When all are over it has to end by itself: no command leaves anything open.
 */
export const run: Run = async (words, env) => (await shell()).run(words, env)

/**
 * Opens a process for starts that fail, one after another; it is killed at the end, for what a failed start leaves open
 * ends with its process.
 *
 * @param before commands that Node is started by
 */
export async function failingStarts(
  before: readonly string[],
): Promise<{ start(env: Record<string, string>): ReturnType<Run>; kill(): void }> {
  const { run: start, kill } = await openShell(STARTS, before)
  return { start: (env) => start([], env), kill }
}

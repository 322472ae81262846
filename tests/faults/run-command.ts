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

/** Runs the commands it is told, one line each, and tells on both streams when one has ended, and how. */
const SHELL = `
  const { createInterface } = await import('node:readline')
  const { command } = await import('./src/faces/server/command.ts')
  for await (const line of createInterface({ input: process.stdin })) {
    const { words, env } = JSON.parse(line)
    for (const name of Object.keys(process.env)) delete process.env[name]
    Object.assign(process.env, env)
    const code = await command(words)
    for (const stream of [process.stdout, process.stderr]) stream.write('\\0' + code + '\\0')
  }
`

interface Shell {
  readonly run: Run
  close(): Promise<void>
}

async function openShell(): Promise<Shell> {
  const { child, output, ended } = launch({
    env: environment(4000, { folder: '/nowhere' }),
    code: SHELL,
    stdin: 'pipe',
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
  }
}

const shell = sharedInProcess(openShell)

/**
 * Runs a command in a process that all the tests of this one share, for loading the program takes longer than most
 * commands. When all are over it has to end by itself: no command leaves anything open.
 */
export const run: Run = async (words, env) => (await shell()).run(words, env)

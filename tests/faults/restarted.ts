import { test, type TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { assertWhole } from './invariants.ts'
import {
  environment,
  freePort,
  isLongRun,
  launch,
  Person,
  plantedDatabase,
  plantedFolder,
  startProgram,
} from './program.ts'

/**
 * A program that a test kills and starts again on the same data. It ends with the test, and its data with it, of which
 * all invariants are asked then; of a database on PostgreSQL after each start too.
 */
export interface Restarted {
  readonly port: number
  /** Where its files lie. */
  readonly folder: string
  /** Who runs it, signed in. */
  readonly person: Person
  /** Ends it without a word. */
  kill(): Promise<void>
  /** Asks it to end and waits until it has. Answers its exit code. */
  stop(): Promise<number | null>
  /** Starts it again, and waits until it is ready. */
  start(): Promise<void>
}

/**
 * Starts a program on data of its own.
 *
 * @param database address of a PostgreSQL database; null for the embedded one
 */
export async function restarted(t: TestContext, database: string | null): Promise<Restarted> {
  const folder = plantedFolder()
  const port = await freePort()
  const env = environment(port, { folder: folder.path, database })
  let program = await startProgram({ port, env })
  const at = database === null ? { folder: folder.path } : { url: database }
  t.after(async () => {
    await program.kill()
    try {
      await assertWhole(at)
    } finally {
      folder.remove()
    }
  })
  return {
    port,
    folder: folder.path,
    person: await new Person(port).signIn(),
    kill: () => program.kill(),
    stop: () => program.stop(),
    async start() {
      program = await startProgram({ port, env })
      if (database !== null) await assertWhole(at)
    },
  }
}

type Kind = 'the embedded database' | 'PostgreSQL'

/**
 * A test of a fault on one database; in a long run one on the other as well.
 *
 * @param name what is tried; the database is named behind it
 * @param on the one that is tried always; where PostgreSQL is not reachable, the embedded one
 * @param work given the address of a planted database of its own, or null for the embedded one
 */
export function onDatabase(
  name: string,
  on: Kind,
  work: (t: TestContext, url: string | null) => Promise<void>,
): void {
  for (const kind of ['PostgreSQL', 'the embedded database'] as const) {
    if (!isLongRun && kind !== on) continue
    test(`${name}, on ${kind}`, async (t) => {
      const database = kind === 'PostgreSQL' ? await plantedDatabase() : null
      if (kind === 'PostgreSQL' && !database) {
        if (isLongRun) return t.skip('PostgreSQL is not reachable; the embedded database is tried')
        t.diagnostic('PostgreSQL is not reachable: tried on the embedded database')
      }
      try {
        await work(t, database?.url ?? null)
      } finally {
        // Last: who works on it asks it once more when the test has ended.
        t.after(() => database?.drop())
      }
    })
  }
}

const LONGEST_START_MS = 90_000

/**
 * Cuts a start off.
 *
 * @param given.isThere from when on it may be cut off; asked every `given.step` milliseconds
 * @param given.later how many milliseconds after that it is
 */
export async function cutShort(
  env: Readonly<Record<string, string>>,
  given: { isThere(): boolean | Promise<boolean>; readonly step: number; readonly later: number },
): Promise<void> {
  const { child, output, ended } = launch({ env })
  let isOver = false
  void ended.then(() => (isOver = true))
  for (let waited = 0; !(await given.isThere()); waited += given.step) {
    if (isOver || waited > LONGEST_START_MS) {
      child.kill('SIGKILL')
      throw new Error(`The program did not come so far:\n${output()}`)
    }
    await pause(given.step)
  }
  await pause(given.later)
  child.kill('SIGKILL')
  await ended
}

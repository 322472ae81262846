import { openTools } from '../tools.ts'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'
import { Refusal } from '#kernel/refusal.ts'
import { type Config, readConfig } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { type DatabaseClock, databaseClock } from '#platform/db/database-clock.ts'
import { createImages } from '#platform/images/images.ts'
import { installJobs } from '#platform/jobs/install-jobs.ts'
import { createLog } from '#platform/log/log.ts'
import type { Ctx } from '#platform/ctx.ts'
import { runAsSystem, type SystemSurroundings } from '#platform/system-ctx.ts'
import { PUT_BACK, readyDatabase } from '../ready-database.ts'
import { ownerWords } from '../words.ts'
// Loading the areas registers what they do for each other: a command's verbs are the server's.

export interface Command {
  readonly name: string
  /** One line for the overview. */
  readonly summary: string
  /** Its arguments, as they are written. */
  readonly usage: string
  readonly help: string
  /** Answers whether it could be done; throws {@link UsageError} when it was not asked for rightly. */
  run(words: readonly string[]): Promise<boolean>
}

/** The words of a command line were not those the command takes. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** What a command is for could not be done; its message says why, in a sentence. */
export class NotDone extends Error {
  override name = 'NotDone'
}

/** Whose the embedded database of a data folder is, by its number; null where none is yet. */
async function ownerOfEmbedded({ dataDir }: Config): Promise<number | null> {
  try {
    return (await stat(join(dataDir, 'database', 'PG_VERSION'))).uid
  } catch {
    return null
  }
}

/**
 * Opens the database that the environment names.
 *
 * @throws NotDone for root where the embedded database is somebody else's: what root leaves in its folder, whoever
 *   serves from it may not write
 */
export async function openConfigured(config: Config): Promise<Database> {
  const owner = config.databaseUrl === null ? await ownerOfEmbedded(config) : null
  if (owner && process.getuid?.() === 0)
    throw new NotDone(
      `The database in ${config.dataDir} belongs to the user with the number ${owner}. Run the command as that user, whose start files of root's would stand in the way of; or, where root serves from it, run: chown -R root ${config.dataDir}`,
    )
  return openDatabase(config.databaseUrl === null ? { folder: config.dataDir } : { url: config.databaseUrl })
}

/**
 * Opens what verbs need, on a database that is up to date and may be worked on, and closes it again.
 *
 * @param begins whether the command may be the first thing that is done with a new data folder; any other was meant for
 *   a database that the environment of this shell does not name
 * @throws NotDone where there is none yet
 * @throws LooseIsolationError where one site could see the rows of another
 */
export async function withProgram<T>(
  work: (surroundings: SystemSurroundings) => Promise<T>,
  begins = false,
): Promise<T> {
  const config = readConfig(process.env)
  if (!begins && config.databaseUrl === null && (await ownerOfEmbedded(config)) === null)
    throw new NotDone(
      `There is no database in ${config.dataDir}. DATABASE_URL and DATA_DIR say which one is meant.`,
    )
  const log = createLog({ level: 'error' })
  const database = await openConfigured(config)
  const images = createImages({ log })
  let clock: DatabaseClock | undefined
  try {
    // The start that follows finds it noted, and says nothing.
    if ((await readyDatabase(database, config)).isPutBack)
      console.error(`${PUT_BACK.charAt(0).toUpperCase()}${PUT_BACK.slice(1)}.`)
    await installJobs(database)
    clock = await databaseClock(database)
    return await work({
      database,
      clock,
      tools: await openTools({ config, log, database, images }),
    })
  } finally {
    clock?.stop()
    await images.close()
    await database.close()
  }
}

/**
 * Does what a command is for in one transaction of the platform, and prints what it says once that stands. What is
 * refused is rolled back and said.
 *
 * @param name the command's, by which timelines and logs name who acted
 * @param work throws {@link NotDone} or a refusal where it cannot be done
 * @param begins as {@link withProgram} takes it
 */
export function asCommand(
  name: string,
  work: (ctx: Ctx) => Promise<string>,
  begins = false,
): Promise<boolean> {
  return withProgram(async (surroundings) => {
    try {
      console.log(await runAsSystem(surroundings, { siteId: null, reason: `command ${name}` }, work))
      return true
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      throw new NotDone(ownerWords('en-US')(`refusal.${error.code}`, error.detail.values))
    }
  }, begins)
}

/**
 * Reads `--name value` options and what stands between them.
 *
 * @param most how many words a command takes besides its options
 * @throws UsageError for an option it does not have, one without its value, and words too many
 */
export function readWords(
  words: readonly string[],
  options: readonly string[] = [],
  most = 0,
): { values: Map<string, string>; rest: string[] } {
  const values = new Map<string, string>()
  const rest: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (!word.startsWith('--')) {
      rest.push(word)
      continue
    }
    const [name = '', given] = word.slice(2).split(/=(.*)/s)
    if (!options.includes(name)) throw new UsageError(`There is no option --${name}.`)
    const value = given ?? words[at + 1]
    if (value === undefined || (given === undefined && value.startsWith('--'))) {
      throw new UsageError(`--${name} takes a value.`)
    }
    if (given === undefined) at += 1
    values.set(name, value)
  }
  const beyond = rest.slice(most)
  if (beyond.length > 0) throw new UsageError(`"${beyond.join(' ')}" was not expected.`)
  return { values, rest }
}

/**
 * Reads what is given to an option as a form would take it.
 *
 * @param shape one line, as `trimmedText` makes it
 * @throws UsageError for what the shape refuses
 */
export function readLine(option: string, text: string, shape: z.ZodString): string {
  const read = shape.safeParse(text)
  if (read.success) return read.data
  const most = shape.maxLength ?? 0
  throw new UsageError(`--${option} takes one line that says something, of at most ${most} characters.`)
}

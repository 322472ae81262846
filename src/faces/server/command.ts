import { ConfigError } from '#platform/config/config.ts'
import { FolderBusyError } from '#platform/db/folder-lock.ts'
import { MigrationError } from '#platform/db/migrate.ts'
import { type Command, UsageError } from './commands/command-line.ts'
import { doctor } from './commands/doctor.ts'
import { mailTest } from './commands/mail-test.ts'
import { migrateCommand } from './commands/migrate-command.ts'
import { operatorCreate } from './commands/operator-create.ts'
import { sitesExtend, sitesList, sitesStatus } from './commands/sites-commands.ts'

/** Exit codes: done, could not be done, was not asked for rightly. */
const DONE = 0
const FAILED = 1
const MISUSED = 2

const commands: readonly Command[] = [
  migrateCommand,
  operatorCreate,
  sitesList,
  sitesStatus,
  sitesExtend,
  mailTest,
  doctor,
]

function overview(): string {
  const widest = Math.max(...commands.map((one) => one.name.length))
  const lines = commands.map((one) => `  ${one.name.padEnd(widest + 2)}${one.summary}`)
  return [
    'Usage: npm run portico -- COMMAND [ARGUMENTS]',
    '',
    ...lines,
    '',
    'COMMAND --help says more. Exit codes: 0 done, 1 could not be done, 2 not understood.',
    'With the embedded database a command needs the data folder to itself: stop the server first.',
    '',
  ].join('\n')
}

function helpOf(command: Command): string {
  return `Usage: npm run portico -- ${command.name} ${command.usage}\n\n${command.help}\n`
}

/** Runs a command of the program; answers the exit code. */
export async function command(words: readonly string[]): Promise<number> {
  const [first] = words
  if (first === undefined || first === '--help' || first === 'help') {
    console.log(overview())
    return first === undefined ? MISUSED : DONE
  }
  const found = commands.find((one) => words.slice(0, one.name.split(' ').length).join(' ') === one.name)
  if (!found) {
    console.error(`There is no command "${words.filter((word) => !word.startsWith('-')).join(' ')}".\n`)
    console.error(overview())
    return MISUSED
  }
  const rest = words.slice(found.name.split(' ').length)
  if (rest.includes('--help')) {
    console.log(helpOf(found))
    return DONE
  }
  try {
    return (await found.run(rest)) ? DONE : FAILED
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n\n${helpOf(found)}`)
      return MISUSED
    }
    const isPlain =
      error instanceof ConfigError || error instanceof FolderBusyError || error instanceof MigrationError
    console.error(
      error instanceof Error ? (isPlain ? error.message : (error.stack ?? error.message)) : String(error),
    )
    return FAILED
  }
}

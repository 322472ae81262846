import { type Command, NotDone, UsageError } from './commands/command-line.ts'
import { doctor } from './commands/doctor.ts'
import { mailHold, mailResume } from './commands/mail-hold.ts'
import { mailTest } from './commands/mail-test.ts'
import { migrateCommand } from './commands/migrate-command.ts'
import { operatorCreate } from './commands/operator-create.ts'
import { sitesExtend, sitesList, sitesStatus } from './commands/sites-commands.ts'
import { sitesWriteOut } from './commands/sites-write-out.ts'
import { toldOf } from './plain-sentence.ts'

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
  sitesWriteOut,
  mailTest,
  mailHold,
  mailResume,
  doctor,
]

const CODES = 'Exit codes: 0 done, 1 could not be done, 2 not understood.'
const asksForHelp = (word: string | undefined): boolean => word === '--help' || word === '-h'

function listOf(those: readonly Command[]): string[] {
  const widest = Math.max(...those.map((one) => one.name.length))
  return those.map((one) => `  ${one.name.padEnd(widest + 2)}${one.summary}`)
}

function overview(): string {
  return [
    'Usage: npm run portico -- COMMAND [ARGUMENTS]',
    '',
    ...listOf(commands),
    '',
    `COMMAND --help says more. ${CODES}`,
    'With the embedded database a command needs the data folder to itself: stop the server first.',
    '',
  ].join('\n')
}

/** A command with its arguments, as it is written. */
const wordsOf = ({ name, usage }: Command): string => `${name} ${usage}`.trim()

/** The README's table of the commands. */
export function describeCommands(): string {
  const rows = commands.map((one) => `| \`${wordsOf(one).replaceAll('|', '\\|')}\` | ${one.summary} |`)
  return ['| command | does |', '|---|---|', ...rows].join('\n')
}

function helpOf(command: Command): string {
  return `Usage: npm run portico -- ${wordsOf(command)}\n\n${command.help}\n${CODES}\n`
}

/** Runs a command of the program; answers the exit code. */
export async function command(words: readonly string[]): Promise<number> {
  const [first, second] = words
  if (first === undefined || asksForHelp(first) || first === 'help') {
    console.log(overview())
    return first === undefined ? MISUSED : DONE
  }
  const found = commands.find((one) => words.slice(0, one.name.split(' ').length).join(' ') === one.name)
  const group = commands.filter((one) => one.name.startsWith(`${first} `))
  if (!found && group.length > 0 && (second === undefined || asksForHelp(second))) {
    console.log(`${listOf(group).join('\n')}\n\nCOMMAND --help says more. ${CODES}\n`)
    return second === undefined ? MISUSED : DONE
  }
  if (!found) {
    console.error(`There is no command "${words.join(' ')}".\n\n${overview()}`)
    return MISUSED
  }
  const rest = words.slice(found.name.split(' ').length)
  if (rest.some(asksForHelp)) {
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
    console.error(error instanceof NotDone ? error.message : toldOf(error))
    return FAILED
  }
}

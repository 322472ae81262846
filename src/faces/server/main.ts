import { mkdirSync } from 'node:fs'
import { ConfigError, readConfig } from '#platform/config/config.ts'
import { FolderBusyError, FolderUnwritableError } from '#platform/db/folder-lock.ts'
import { MigrationError } from '#platform/db/migrate.ts'
import { createLog } from '#platform/log/log.ts'
import { startPortico } from './app.ts'
import { plantDemonstration } from './demonstration.ts'

/** How long a program that was told to stop goes on taking requests: what stands before it has to notice. */
const GRACE_MS = 2_000

/** What a person can do something about, said in one sentence; anything else is shown with its stack. */
function sentenceOf(error: unknown): string | null {
  const isTold = [ConfigError, FolderBusyError, FolderUnwritableError, MigrationError].some(
    (kind) => error instanceof kind,
  )
  if (isTold && error instanceof Error) return error.message.replaceAll(/\s*\n\s*/g, ' ')
  if (!(error instanceof Error) || !('code' in error)) return null
  const port = 'port' in error ? String(error.port) : ''
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Stop what listens there, or set PORT to another one.`
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'EEXIST':
    case 'ENOTDIR':
      return 'syscall' in error && error.syscall === 'listen'
        ? `Port ${port} may not be used by this user. Set PORT to one above 1023.`
        : `The data folder cannot be written (${error.message}). Set DATA_DIR to one that can.`
    case 'ENOSPC':
      return 'The disk is full. Free some space and start again.'
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case '28P01':
    case '3D000':
      return `The database at DATABASE_URL does not let us in: ${error.message}.`
    default:
      return null
  }
}

/** Starts the program and keeps it running until it is told to stop. */
export async function main(): Promise<void> {
  try {
    const config = readConfig(process.env)
    mkdirSync(config.dataDir, { recursive: true })
    const log = createLog({ level: config.logLevel })
    const portico = await startPortico({ config, log })
    const planted = portico.isNew ? await plantDemonstration(portico) : null

    let isStopping = false
    const stop = (signal: string): void => {
      if (isStopping) return
      isStopping = true
      log.info({ signal }, 'finishing what is under way')
      portico.close(GRACE_MS).then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'the end was not clean')
          process.exit(1)
        },
      )
    }
    process.on('SIGTERM', () => stop('SIGTERM'))
    process.on('SIGINT', () => stop('SIGINT'))
    process.on('unhandledRejection', (error) =>
      log.error({ err: error }, 'a promise was rejected and nobody looked'),
    )

    const lines = [
      '',
      `  Portico is running.`,
      '',
      `  Owner's app   ${config.appOrigin}`,
      `  Sites         ${config.appOrigin.startsWith('https:') ? 'https' : 'http'}://NAME.${config.sitesDomain}`,
      ...(config.smtpUrl === null ? [`  Mailbox       ${config.appOrigin}/dev/mail`] : []),
      ...(planted ? ['', `  Sign in with  ${planted.email}`, `  Password      ${planted.password}`] : []),
      '',
    ]
    process.stdout.write(`${lines.join('\n')}\n`)
  } catch (error) {
    const sentence = sentenceOf(error)
    process.stderr.write(
      `${sentence ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))}\n`,
    )
    process.exit(1)
  }
}

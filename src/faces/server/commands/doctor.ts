import { lookup } from 'node:dns/promises'
import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { type Config, readConfig } from '#platform/config/config.ts'
import { makeFolder } from '#platform/config/make-folder.ts'
import type { Database } from '#platform/db/database.ts'
import { FolderBusyError } from '#platform/db/folder-lock.ts'
import { adviceOn, readIsolation } from '#platform/db/isolation.ts'
import { createMailer } from '#platform/mail/mailer.ts'
import { plainSentence } from '../plain-sentence.ts'
import { type Command, openConfigured, readWords } from './command-line.ts'

interface Finding {
  readonly isWell: boolean
  readonly about: string
  readonly says: string
}

const well = (about: string, says: string): Finding => ({ isWell: true, about, says })
const ill = (about: string, says: string): Finding => ({ isWell: false, about, says })

const LEAST_SPACE = 1_000_000_000

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Whether the database keeps the rows of sites apart. */
async function isolation(opened: Database): Promise<Finding> {
  const { faults, strongLogin } = await readIsolation(opened.root)
  if (faults.length > 0) return ill('isolation', `${faults.join('. ')}.`)
  const advice = strongLogin !== null && opened.kind === 'postgres' ? ` ${adviceOn(strongLogin)}` : ''
  return well('isolation', `The rows of sites are kept apart.${advice}`)
}

async function database(config: Config): Promise<Finding[]> {
  const what = config.databaseUrl === null ? 'the embedded database' : 'PostgreSQL'
  try {
    const opened = await openConfigured(config)
    try {
      await opened.ping()
      const drift = Math.abs((await opened.now()) - Date.now())
      if (drift > 30_000) {
        const late = `${what} answers, but its clock is ${Math.round(drift / 1000)} s apart from ours. Run a time service on both.`
        return [ill('database', late), await isolation(opened)]
      }
      return [well('database', `${what} answers.`), await isolation(opened)]
    } finally {
      await opened.close()
    }
  } catch (error) {
    if (error instanceof FolderBusyError)
      return [
        well('database', `${what} is in use by a running Portico. Stop it to have this checked as well.`),
      ]
    return [ill('database', plainSentence(error) ?? `${what} does not answer: ${reasonOf(error)}`)]
  }
}

async function disk(config: Config): Promise<Finding> {
  try {
    makeFolder(config.dataDir)
    await access(config.dataDir, constants.W_OK)
    const { bavail, bsize } = await statfs(config.dataDir)
    const free = bavail * bsize
    const amount = `${(free / 1e9).toFixed(1)} GB`
    if (free < LEAST_SPACE)
      return ill(
        'disk',
        `${config.dataDir} has ${amount} left. Free some space, or keep files in a bucket (S3_BUCKET).`,
      )
    return well('disk', `${config.dataDir} can be written and has ${amount} left.`)
  } catch (error) {
    return ill(
      'disk',
      `${config.dataDir} cannot be written (${reasonOf(error)}). Set DATA_DIR to a folder that can.`,
    )
  }
}

async function mail(config: Config): Promise<Finding> {
  if (config.smtpUrl === null)
    return well(
      'mail',
      'SMTP_URL is not set: mails stay in the mailbox at /dev/mail. Set it before anyone else uses this.',
    )
  const mailer = createMailer({ url: config.smtpUrl })
  try {
    const { ok, answer } = await mailer.check()
    return ok ? well('mail', answer) : ill('mail', `The mail server does not let us in: ${answer}`)
  } finally {
    mailer.close()
  }
}

function clock(): Finding {
  const year = new Date().getFullYear()
  if (year < 2026 || year > 2100) return ill('clock', `This machine believes it is ${year}. Set its clock.`)
  return well('clock', `It is ${new Date().toISOString()}.`)
}

/**
 * A rule that changed in 2026 tells whether the zone data is of that year: from 1 November on,
 * Vancouver stays at UTC−7 (tzdata 2026).
 */
function zones(): Finding {
  const offset = Temporal.Instant.from('2026-12-01T20:00:00Z').toZonedDateTimeISO('America/Vancouver').offset
  if (offset !== '-07:00') {
    return ill(
      'time zones',
      `The runtime’s zone data (${process.versions['tz'] ?? 'unknown'}) is older than the rules of 2026; times in some zones are an hour off. Upgrade Portico.`,
    )
  }
  return well('time zones', `The zone data is ${process.versions['tz'] ?? 'current'}.`)
}

async function names(config: Config): Promise<Finding> {
  const host = `probe.${config.sitesDomain.replace(/:\d+$/, '')}`
  try {
    await lookup(host)
    return well('names', `Addresses below ${config.sitesDomain} lead somewhere.`)
  } catch {
    if (host.endsWith('.localhost'))
      return well('names', `Browsers find ${config.sitesDomain} by themselves.`)
    return ill(
      'names',
      `${host} is not found. Add a wildcard record *.${config.sitesDomain.replace(/:\d+$/, '')} that leads to this machine.`,
    )
  }
}

export const doctor: Command = {
  name: 'doctor',
  summary: 'checks database, isolation of sites, disk, mail, clock, zone data and names',
  usage: '',
  help: 'Prints a line a check and, where something is wrong, what to do. It could not be done when anything is wrong.',
  async run(words) {
    readWords(words)
    const config = readConfig(process.env)
    const findings = [
      await disk(config),
      ...(await database(config)),
      await mail(config),
      clock(),
      zones(),
      await names(config),
    ]
    for (const { isWell, about, says } of findings)
      console.log(`${isWell ? 'ok   ' : 'WRONG'} ${about.padEnd(11)} ${says}`)
    return findings.every((finding) => finding.isWell)
  },
}

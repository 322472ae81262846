import { lookup } from 'node:dns/promises'
import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { adviceOnSharedDomain, type Config, readConfig } from '#platform/config/config.ts'
import { makeFolder } from '#platform/config/make-folder.ts'
import type { Database } from '#platform/db/database.ts'
import { readDurability } from '#platform/db/durability.ts'
import { FolderBusyError } from '#platform/db/folder-lock.ts'
import { adviceOn, type Isolation, readIsolation } from '#platform/db/isolation.ts'
import { isNotLaid, readStage, type Stage } from '#platform/db/migrations-run.ts'
import { readHold } from '#platform/mail/mail-hold.store.ts'
import { createMailer } from '#platform/mail/mailer.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { adviceOnDemonstration } from '../demonstration.ts'
import { plainSentence } from '../plain-sentence.ts'
import { migrationsFolder } from '../ready-database.ts'
import { type Command, NotDone, openConfigured, readWords } from './command-line.ts'

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
function isolation(opened: Database, { faults, strongLogin }: Isolation, { is }: Stage): Finding {
  const first = is === 'behind' ? ' Run "migrate" before: it may mend this.' : ''
  if (faults.length > 0) return ill('isolation', `${faults.join('. ')}.${first}`)
  const advice = strongLogin !== null && opened.kind === 'postgres' ? ` ${adviceOn(strongLogin)}` : ''
  return well('isolation', `The rows of sites are kept apart.${advice}`)
}

/** Whether a server of PostgreSQL keeps what it has answered for through a power cut, and notices a rotten page. */
async function durability(opened: Database): Promise<Finding[]> {
  if (opened.kind !== 'postgres') return []
  const { lossy, hasChecksums } = await readDurability(opened.root)
  if (lossy.length > 0) {
    const them = lossy.join(' and ')
    return [
      ill('durability', `PostgreSQL has ${them} off: a power cut may lose or spoil data. Switch ${them} on.`),
    ]
  }
  const advice = hasChecksums
    ? ''
    : ' Its pages have no checksums: rot would go unnoticed. Stop it once and run pg_checksums --enable.'
  return [well('durability', `PostgreSQL writes through to the disk.${advice}`)]
}

/** Whether the demonstration's operator is closed to others. */
async function demonstration(opened: Database, config: Config): Promise<Finding> {
  const advice = await adviceOnDemonstration(opened, config)
  return advice === null
    ? well('demonstration', 'No account has a password that everybody knows, or nobody else can reach it.')
    : ill('demonstration', advice)
}

/** Whether mails may leave: they are held in a database that was put back from a copy. */
async function sending(opened: Database, config: Config): Promise<Finding[]> {
  if (config.smtpUrl === null) return []
  const { since, waiting } = await opened.transaction('platform', (db) => readHold(db))
  if (since === null) return []
  return [
    ill(
      'sending',
      `Mails are held since ${since.toISOString()}, ${waiting} wait. Let them leave in the operator’s console, or by "mail resume".`,
    ),
  ]
}

/** Whether the database and this program are of one version; nothing is said where they are. */
function migrations(stage: Stage): Finding[] {
  if (stage.is === 'whole') return []
  if (stage.is === 'ahead') return [ill('migrations', `${stage.says} Start that version, or a later one.`)]
  const says =
    stage.is === 'empty'
      ? 'The database is empty. Start Portico, or run "migrate", and then this again: whether sites are kept apart can be seen only then.'
      : 'The database is older than this program. This is how it is now: start Portico, or run "migrate", and then this again.'
  return [well('migrations', says)]
}

/** Takes a look at what migrations lay. Where the database is of another version, some of that may not be there. */
async function look<T>(
  { is }: Stage,
  about: string,
  take: () => Promise<T>,
): Promise<{ seen: T } | { unseen: Finding }> {
  try {
    return { seen: await take() }
  } catch (error) {
    if (is === 'whole' || !isNotLaid(error)) throw error
    const by = is === 'ahead' ? 'by the version that wrote the database' : 'once all migrations have run'
    return { unseen: well(about, `This can be seen ${by}.`) }
  }
}

/** What is to be known of a database that answers. */
async function closely(opened: Database, config: Config): Promise<Finding[]> {
  const stage = await readStage(opened.root, migrationsFolder)
  const first = migrations(stage)
  if (stage.is === 'empty') return [...first, ...(await durability(opened))]
  const read = await look(stage, 'isolation', () => readIsolation(opened.root))
  first.push(
    'seen' in read ? isolation(opened, read.seen, stage) : read.unseen,
    ...(await durability(opened)),
  )
  if ('seen' in read && read.seen.bars) return first
  const operator = await look(stage, 'demonstration', () => demonstration(opened, config))
  const held = await look(stage, 'sending', () => sending(opened, config))
  return [
    ...first,
    'seen' in operator ? operator.seen : operator.unseen,
    ...('seen' in held ? held.seen : [held.unseen]),
  ]
}

async function database(config: Config): Promise<Finding[]> {
  const what = config.databaseUrl === null ? 'the embedded database' : 'PostgreSQL'
  try {
    const opened = await openConfigured(config)
    try {
      await opened.ping()
      return [
        well('database', `${what} answers.`),
        ...(await closely(opened, config)),
        clock((await opened.now()) - Date.now()),
      ]
    } finally {
      await opened.close()
    }
  } catch (error) {
    if (error instanceof FolderBusyError)
      return [
        well('database', `${what} is in use by a running Portico. Stop it to have this checked as well.`),
        clock(null),
      ]
    return [
      ill(
        'database',
        error instanceof NotDone
          ? error.message
          : (plainSentence(error) ?? `${what} does not answer: ${reasonOf(error)}`),
      ),
      clock(null),
    ]
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

/** Most milliseconds by which the clocks of this machine and its database may differ. */
const MOST_DRIFT = 30_000

/**
 * Whether this machine's clock is right, as far as can be told.
 *
 * @param drift milliseconds by which the database's clock is ahead of ours; `null` where it was not asked
 */
function clock(drift: number | null): Finding {
  const year = new Date().getFullYear()
  if (year < 2026 || year > 2100) return ill('clock', `This machine believes it is ${year}. Set its clock.`)
  if (drift !== null && Math.abs(drift) > MOST_DRIFT) {
    const way = drift > 0 ? 'ahead of' : 'behind'
    return ill(
      'clock',
      `The database’s clock is ${Math.round(Math.abs(drift) / 1000)} s ${way} this machine’s. Run a time service on both.`,
    )
  }
  return well('clock', `It is ${new Date().toISOString()}${drift === null ? '' : ', for the database too'}.`)
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

/** Whether a name leads somewhere: the app's own, or one that stands for those of all sites. */
async function name(host: string, said: { what: string; leads: string; record: string }): Promise<Finding> {
  try {
    await lookup(host)
    return well('names', said.leads)
  } catch {
    if (host === 'localhost' || host.endsWith('.localhost'))
      return well('names', `Browsers find ${said.what} by themselves.`)
    return ill('names', `${host} is not found. Add a ${said.record} that leads to this machine.`)
  }
}

async function names(config: Config): Promise<Finding[]> {
  const { sitesDomain } = config
  const domain = sitesDomain.replace(/:\d+$/, '')
  // An address in brackets is one of IPv6.
  const app = new URL(config.appOrigin).hostname.replace(/^\[(.*)\]$/, '$1')
  return [
    await name(app, { what: app, leads: `${app} leads somewhere.`, record: `record ${app}` }),
    await name(`probe.${domain}`, {
      what: sitesDomain,
      leads: `Addresses below ${sitesDomain} lead somewhere.`,
      record: `wildcard record *.${domain}`,
    }),
  ]
}

/** Whether code in a site is kept off the app's own domain; a matter of advice, for it works either way. */
function separation(config: Config): Finding {
  return well(
    'separation',
    adviceOnSharedDomain(config) ?? 'The app and the sites do not stand below one registered domain.',
  )
}

const PROBE = 'doctor/probe'

/** Whether files can be kept where they are to be kept; the folder is looked at with the disk. */
async function files(config: Config): Promise<Finding[]> {
  if (!config.s3) return []
  const { bucket } = config.s3
  try {
    const storage = await openStorage(config)
    const word = Buffer.from(new Date().toISOString())
    await storage.put(PROBE, word)
    const read = await (await storage.get(PROBE))?.stream.toArray()
    await storage.remove(PROBE)
    if (!read || !Buffer.concat(read).equals(word))
      return [ill('files', `The bucket ${bucket} gives back another file than it was given.`)]
    return [well('files', `The bucket ${bucket} can be written, read and emptied.`)]
  } catch (error) {
    return [
      ill(
        'files',
        `The bucket ${bucket} cannot be used (${reasonOf(error)}). Look at S3_BUCKET, S3_REGION, S3_ENDPOINT and the keys.`,
      ),
    ]
  }
}

export const doctor: Command = {
  name: 'doctor',
  summary:
    'checks disk, bucket, database, isolation of sites, mail, clock, zone data, names and whether sites are apart from the app, and says what to do',
  usage: '',
  help: 'Prints a line a check and, where something is wrong, what to do. It could not be done when anything is wrong.',
  async run(words) {
    readWords(words)
    const config = readConfig(process.env)
    const findings = [
      await disk(config),
      ...(await files(config)),
      ...(await database(config)),
      await mail(config),
      zones(),
      ...(await names(config)),
      separation(config),
    ]
    for (const { isWell, about, says } of findings)
      console.log(`${isWell ? 'ok   ' : 'WRONG'} ${about.padEnd(11)} ${says}`)
    return findings.every((finding) => finding.isWell)
  },
}

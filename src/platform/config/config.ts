import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { makeFolder } from './make-folder.ts'
import { type LogLevel, type Role, type Variable, variables } from './variables.ts'

/** Everything the environment decides, read once at the start. */
export interface Config {
  readonly port: number
  /** Where to listen: an IP address, or `localhost` for this machine alone. */
  readonly host: string
  /** Origin of the owner's app: scheme, host, and port where it is not the usual one. */
  readonly appOrigin: string
  /** Domain of built-in site addresses, with a port where the visitor must type one. */
  readonly sitesDomain: string
  /** Absolute path of the data folder. */
  readonly dataDir: string
  /** `null`: the embedded database in the data folder. */
  readonly databaseUrl: string | null
  readonly secretKey: string
  /** `null`: mails are kept for the developer's mailbox and not sent. */
  readonly smtpUrl: string | null
  readonly mailFrom: { readonly name: string; readonly address: string }
  /** `null`: files of visitors are not scanned. */
  readonly clamdAddress: string | null
  readonly fullstoryOrgId: string | null
  readonly logLevel: LogLevel
  /** Nobody, the nearest `n` proxies, or these addresses and ranges. */
  readonly trustProxy: false | number | readonly string[]
  readonly role: Role
  /** `null`: files are kept in the data folder. */
  readonly s3: S3Config | null
}

export interface S3Config {
  readonly bucket: string
  readonly region: string
  readonly endpoint: string | null
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null
  readonly pathStyle: boolean
}

/** One sentence about one variable. The value itself is never repeated where it may be secret. */
export interface ConfigFault {
  readonly variable: string
  readonly sentence: string
}

/** The environment is not fit to start with; `faults` has one sentence for each variable at fault. */
export class ConfigError extends Error {
  readonly faults: readonly ConfigFault[]

  constructor(faults: readonly ConfigFault[]) {
    super(faults.map((fault) => fault.sentence).join('\n'))
    this.name = 'ConfigError'
    this.faults = faults
  }
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the configuration from `env` and throws a {@link ConfigError} that names every variable at fault.
 * Where SECRET_KEY is not set, the key is read from the data folder, or made there (readable by its owner only).
 */
export function readConfig(env: Environment): Config {
  const faults: ConfigFault[] = []
  const fault = (variable: string, sentence: string) => faults.push({ variable, sentence })

  function read<T>(variable: Variable<T>): T | undefined {
    const text = env[variable.name]?.trim()
    if (text === undefined || text === '') return undefined
    const value = variable.read(text)
    if (value === undefined) {
      const shown = variable.secret ? 'The value given' : JSON.stringify(text)
      fault(variable.name, `${variable.name} takes ${variable.takes}. ${shown} is not that.`)
    }
    return value
  }

  const port = read(variables.PORT) ?? 4000
  const appOrigin = read(variables.APP_ORIGIN) ?? `http://localhost:${port}`
  const sitesDomain = read(variables.SITES_DOMAIN) ?? `sites.localhost:${port}`
  const dataDir = resolve(read(variables.DATA_DIR) ?? './data')
  const databaseUrl = read(variables.DATABASE_URL) ?? null
  const givenKey = read(variables.SECRET_KEY)
  const smtpUrl = read(variables.SMTP_URL) ?? null
  const appHost = new URL(appOrigin).hostname
  // Who calls the program by this machine's own name is on this machine: others are not let in unasked.
  const host = read(variables.HOST) ?? (isThisMachine(appHost) ? 'localhost' : '::')
  const mailFrom = read(variables.MAIL_FROM) ?? { name: 'Portico', address: `no-reply@${appHost}` }
  const clamdAddress = read(variables.CLAMD_ADDRESS) ?? null
  const fullstoryOrgId = read(variables.FULLSTORY_ORG_ID) ?? null
  const logLevel = read(variables.LOG_LEVEL) ?? 'info'
  const trustProxy = read(variables.TRUST_PROXY) ?? false
  const role = read(variables.ROLE) ?? 'all'
  const s3 = readS3(read, env, fault)

  const sitesHost = sitesDomain.replace(/:\d+$/, '')
  if (appHost === sitesHost || appHost.endsWith(`.${sitesHost}`)) {
    fault(
      'SITES_DOMAIN',
      `SITES_DOMAIN takes a domain that APP_ORIGIN is not part of, so that no site can reach the owner's app; ${appHost} is part of ${sitesHost}.`,
    )
  }
  if (role !== 'all' && databaseUrl === null && !faults.some(({ variable }) => variable === 'DATABASE_URL')) {
    fault(
      'ROLE',
      `ROLE takes ${role} only together with DATABASE_URL, because the embedded database serves one process.`,
    )
  }
  if (faults.length > 0) throw new ConfigError(faults)

  const secretKey = givenKey ?? keepSecretKey(dataDir)
  return {
    port,
    host,
    appOrigin,
    sitesDomain,
    dataDir,
    databaseUrl,
    secretKey,
    smtpUrl,
    mailFrom,
    clamdAddress,
    fullstoryOrgId,
    logLevel,
    trustProxy,
    role,
    s3,
  }
}

/** Whether a name or address leads to the machine that asks, and to no other. */
export function isThisMachine(host: string): boolean {
  return host === '[::1]' || host === '::1' || /^127(\.\d+){3}$/.test(host) || /(^|\.)localhost$/.test(host)
}

/**
 * Whether nobody on another machine reaches the program. A proxy on this one that passes others on is told by the
 * app's name, which is then one that they know.
 */
export function isPrivate({ host, appOrigin }: Pick<Config, 'host' | 'appOrigin'>): boolean {
  return isThisMachine(host) && isThisMachine(new URL(appOrigin).hostname)
}

/**
 * What can happen, and what to do, where the app and the sites seem to stand below one domain that somebody
 * registered; `null` where they do not, and on this machine. Without the list of public suffixes it is
 * told by the name itself: two labels or more at its end that both have.
 */
export function adviceOnSharedDomain({
  appOrigin,
  sitesDomain,
}: Pick<Config, 'appOrigin' | 'sitesDomain'>): string | null {
  const app = new URL(appOrigin).hostname
  const sites = sitesDomain.replace(/:\d+$/, '').toLowerCase()
  if (isThisMachine(app) || isThisMachine(sites) || isAddress(app) || isAddress(sites)) return null
  const [ours, theirs] = [app.split('.').toReversed(), sites.split('.').toReversed()]
  const end = ours.findIndex((label, at) => label !== theirs[at])
  const shared = (end < 0 ? ours : ours.slice(0, end)).toReversed()
  if (shared.length < 2) return null
  const domain = shared.join('.')
  return `APP_ORIGIN (${app}) and SITES_DOMAIN (${sites}) seem to share the domain ${domain}: code that somebody puts into a site can set cookies for all of it, and so sign people out of the app or have their requests refused. Give the sites a domain of their own.`
}

/** Whether a host is an address of IPv4 or IPv6, which has no domain. */
function isAddress(host: string): boolean {
  return host.startsWith('[') || /^\d+(\.\d+){3}$/.test(host)
}

function readS3(
  read: <T>(variable: Variable<T>) => T | undefined,
  env: Environment,
  fault: (variable: string, sentence: string) => void,
): S3Config | null {
  const bucket = read(variables.S3_BUCKET)
  const region = read(variables.S3_REGION) ?? 'us-east-1'
  const endpoint = read(variables.S3_ENDPOINT) ?? null
  const accessKeyId = read(variables.S3_ACCESS_KEY_ID)
  const secretAccessKey = read(variables.S3_SECRET_ACCESS_KEY)
  const pathStyle = read(variables.S3_PATH_STYLE) ?? endpoint !== null
  if ((env.S3_ACCESS_KEY_ID?.trim() ?? '') !== '' && (env.S3_SECRET_ACCESS_KEY?.trim() ?? '') === '') {
    fault('S3_SECRET_ACCESS_KEY', `S3_SECRET_ACCESS_KEY takes ${variables.S3_SECRET_ACCESS_KEY.takes}.`)
  }
  if ((env.S3_SECRET_ACCESS_KEY?.trim() ?? '') !== '' && (env.S3_ACCESS_KEY_ID?.trim() ?? '') === '') {
    fault('S3_ACCESS_KEY_ID', `S3_ACCESS_KEY_ID takes ${variables.S3_ACCESS_KEY_ID.takes}.`)
  }
  if (bucket === undefined) {
    for (const name of ['S3_REGION', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID'] as const) {
      if ((env[name]?.trim() ?? '') !== '' && (env.S3_BUCKET?.trim() ?? '') === '') {
        fault('S3_BUCKET', `S3_BUCKET takes ${variables.S3_BUCKET.takes}; ${name} is set without it.`)
        break
      }
    }
    return null
  }
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null
  return { bucket, region, endpoint, credentials, pathStyle }
}

/**
 * Reads `DATA_DIR/secret-key`, or makes it: 48 random bytes as base64url, mode 0600. It is whole and on disk before it
 * has its name, so that no kill, full disk or second process ever finds a part of it.
 */
function keepSecretKey(dataDir: string): string {
  const path = join(dataDir, 'secret-key')
  try {
    makeFolder(dataDir, 0o700)
    if (!existsSync(path)) makeSecretKey(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    throw new ConfigError([
      {
        variable: 'DATA_DIR',
        sentence: `DATA_DIR takes ${variables.DATA_DIR.takes}; ${dataDir} cannot be written (${String(code)}).`,
      },
    ])
  }
  return readSecretKey(path)
}

/** Makes the file, unless another process just did: whose link is first has it. */
function makeSecretKey(path: string): void {
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  try {
    const file = openSync(draft, 'wx', 0o600)
    try {
      writeSync(file, `${randomBytes(48).toString('base64url')}\n`)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    linkSync(draft, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function readSecretKey(path: string): string {
  let key = ''
  let why = 'is too short'
  try {
    key = readFileSync(path, 'utf8').trim()
  } catch {
    why = 'cannot be read'
  }
  if (key.length >= 32) return key
  throw new ConfigError([
    {
      variable: 'SECRET_KEY',
      sentence: `SECRET_KEY takes ${variables.SECRET_KEY.takes}; the file ${path}, which holds it, ${why}.`,
    },
  ])
}

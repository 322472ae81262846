import { isIP } from 'node:net'

/** One environment variable: what it is called, what it takes, and how its text is read. */
export interface Variable<T> {
  readonly name: string
  /** What it is for, as one sentence of the README's table. */
  readonly means: string
  /** What a value must look like; completes "NAME takes …". */
  readonly takes: string
  /** What holds when it is not set, in words. */
  readonly otherwise: string
  /** Whether the value must never be printed. */
  readonly secret?: boolean
  /** Reads the text; `undefined` means that it is not what the variable takes. */
  readonly read: (text: string) => T | undefined
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

const roles = ['all', 'web', 'worker'] as const
/** What a process does: serve requests, run jobs, or both. */
export type Role = (typeof roles)[number]

function oneOf<T extends string>(values: readonly T[]) {
  return (text: string): T | undefined => values.find((value) => value === text.toLowerCase())
}

function url(text: string, ...protocols: string[]): URL | undefined {
  const parsed = URL.parse(text)
  return parsed && parsed.hostname !== '' && protocols.includes(parsed.protocol) ? parsed : undefined
}

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** `host` or `host:port` in lower case; no scheme, no path. */
function readHost(text: string): string | undefined {
  const match = /^([^:/?#@\s]+)(?::(\d{1,5}))?$/.exec(text.toLowerCase())
  if (!match?.[1]) return undefined
  if (match[2] !== undefined && readPort(match[2]) === undefined) return undefined
  const name = match[1].endsWith('.') ? match[1].slice(0, -1) : match[1]
  if (name.length > 200 || !name.split('.').every((label) => LABEL.test(label))) return undefined
  return match[2] === undefined ? name : `${name}:${Number(match[2])}`
}

function readPort(text: string): number | undefined {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  return port >= 1 && port <= 65535 ? port : undefined
}

function readTrust(text: string): false | number | readonly string[] | undefined {
  if (/^(no|false|0)$/i.test(text)) return false
  if (/^[1-9]$/.test(text)) return Number(text)
  const addresses = text.split(',').map((part) => part.trim())
  const good = addresses.every((address) => {
    const [host = '', bits, ...rest] = address.split('/')
    const family = isIP(host)
    if (family === 0 || rest.length > 0) return false
    return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  })
  return good ? addresses : undefined
}

/** A mail address without a display name: one `@`, no spaces, no control characters, at most 254 characters. */
const ADDRESS = /^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]{1,189}$/

function readSender(text: string): { name: string; address: string } | undefined {
  const match = /^(?:"?([^"<>]*?)"?\s*<([^<>]+)>|([^<>]+))$/.exec(text.trim())
  const address = match?.[2] ?? match?.[3]
  if (!address || !ADDRESS.test(address) || /\p{Cc}/u.test(text)) return undefined
  return { name: match?.[1]?.trim() ?? '', address }
}

const isTrue = /^(yes|true|on|1)$/i
const isFalse = /^(no|false|off|0)$/i

/** Every variable the program reads. The README's table is printed from here, and nothing else reads the environment. */
export const variables = {
  PORT: {
    name: 'PORT',
    means: 'Port on which the server listens.',
    takes: 'a number from 1 to 65535',
    otherwise: '`4000`',
    read: readPort,
  },
  HOST: {
    name: 'HOST',
    means:
      'Address at which the server listens; `::` is every one of the machine, `localhost` none that others reach.',
    takes: 'an IP address, or `localhost`',
    otherwise: '`localhost` where `APP_ORIGIN` is on `localhost`, else `::`',
    read: (text: string) => (text === 'localhost' || isIP(text) > 0 ? text : undefined),
  },
  APP_ORIGIN: {
    name: 'APP_ORIGIN',
    means: "Origin of the owner's app, as a browser sees it.",
    takes: 'an http or https origin without a path, such as `https://app.example.com`',
    otherwise: '`http://localhost:PORT`',
    read: (text: string) => {
      const parsed = url(text, 'http:', 'https:')
      const bare = parsed && parsed.pathname === '/' && !parsed.search && !parsed.hash && !parsed.username
      return bare ? parsed.origin : undefined
    },
  },
  SITES_DOMAIN: {
    name: 'SITES_DOMAIN',
    means: "Domain below which every site has its built-in address (`NAME.SITES_DOMAIN`); not the app's own.",
    takes: 'a host name, with a port where it is not the usual one, such as `example.site`',
    otherwise: '`sites.localhost:PORT`',
    read: readHost,
  },
  DATA_DIR: {
    name: 'DATA_DIR',
    means: 'Folder for the embedded database, uploaded files and the secret key.',
    takes: 'a path of a folder that the program may write',
    otherwise: '`./data`',
    read: (text: string) => (text.includes('\0') ? undefined : text),
  },
  DATABASE_URL: {
    name: 'DATABASE_URL',
    means: 'PostgreSQL 15 or later, used in place of the embedded database.',
    takes: 'a postgres or postgresql address, such as `postgres://user:password@host:5432/portico`',
    otherwise: 'the embedded database',
    secret: true,
    read: (text: string) => (url(text, 'postgres:', 'postgresql:') ? text : undefined),
  },
  SECRET_KEY: {
    name: 'SECRET_KEY',
    means: 'Key that signs and seals; the same in every process, never changed without need.',
    takes: 'at least 32 characters, best from `openssl rand -base64 48`',
    otherwise: 'made on the first start and kept in `DATA_DIR/secret-key`',
    secret: true,
    read: (text: string) => (text.length >= 32 && text.length <= 1024 ? text : undefined),
  },
  SMTP_URL: {
    name: 'SMTP_URL',
    means: 'Mail server through which mails leave.',
    takes: 'an smtp or smtps address, such as `smtps://user:password@mail.example.com`',
    otherwise: 'mails are kept, to be read at `/dev/mail`',
    secret: true,
    read: (text: string) => (url(text, 'smtp:', 'smtps:') ? text : undefined),
  },
  MAIL_FROM: {
    name: 'MAIL_FROM',
    means: "Sender of the product's own mails.",
    takes: 'a mail address, with a name before it if wished: `Portico <hello@example.com>`',
    otherwise: "`Portico <no-reply@HOST>` with the app's host",
    read: readSender,
  },
  CLAMD_ADDRESS: {
    name: 'CLAMD_ADDRESS',
    means: 'ClamAV daemon that looks through the files that visitors send.',
    takes:
      'a tcp address with a port, or a unix socket: `tcp://127.0.0.1:3310`, `unix:/run/clamav/clamd.ctl`',
    otherwise: 'files are told by their content, and not scanned',
    read: (text: string) => (/^unix:\/[^\0]+$/.test(text) || url(text, 'tcp:')?.port ? text : undefined),
  },
  FULLSTORY_ORG_ID: {
    name: 'FULLSTORY_ORG_ID',
    means: 'Organisation for session recording; without it nothing is recorded.',
    takes: 'letters, digits and hyphens, at most 40',
    otherwise: 'no recording',
    read: (text: string) => (/^[A-Za-z0-9-]{1,40}$/.test(text) ? text : undefined),
  },
  LOG_LEVEL: {
    name: 'LOG_LEVEL',
    means: 'Least level that is written to the log.',
    takes: `one of ${logLevels.join(', ')}`,
    otherwise: '`info`',
    read: oneOf(logLevels),
  },
  TRUST_PROXY: {
    name: 'TRUST_PROXY',
    means: 'Whose `X-Forwarded-*` headers are believed.',
    takes: '`no`, how many proxies stand in front (1 to 9), or their addresses and ranges with commas',
    otherwise: '`no`',
    read: readTrust,
  },
  ROLE: {
    name: 'ROLE',
    means: 'What this process does: serve (`web`), run jobs (`worker`), or both.',
    takes: `one of ${roles.join(', ')}`,
    otherwise: '`all`',
    read: oneOf(roles),
  },
  S3_BUCKET: {
    name: 'S3_BUCKET',
    means: 'Bucket of an S3-compatible store that keeps uploaded files in place of the folder.',
    takes: 'a bucket name of 3 to 63 lower-case letters, digits, dots and hyphens',
    otherwise: 'files are kept in `DATA_DIR/files`',
    read: (text: string) => (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text) ? text : undefined),
  },
  S3_REGION: {
    name: 'S3_REGION',
    means: 'Region of the bucket.',
    takes: 'a region name, such as `eu-central-1`',
    otherwise: '`us-east-1`',
    read: (text: string) => (/^[a-z0-9-]{2,40}$/.test(text) ? text : undefined),
  },
  S3_ENDPOINT: {
    name: 'S3_ENDPOINT',
    means: "Address of the store, where it is not Amazon's.",
    takes: 'an http or https address',
    otherwise: "Amazon's address for the region",
    read: (text: string) => (url(text, 'http:', 'https:') ? text : undefined),
  },
  S3_ACCESS_KEY_ID: {
    name: 'S3_ACCESS_KEY_ID',
    means: 'Key id for the bucket.',
    takes: 'the key id that the store gave, together with S3_SECRET_ACCESS_KEY',
    otherwise: "the machine's own credentials",
    read: (text: string) => (/^\S{3,200}$/.test(text) ? text : undefined),
  },
  S3_SECRET_ACCESS_KEY: {
    name: 'S3_SECRET_ACCESS_KEY',
    means: 'Secret of the key.',
    takes: 'the secret that the store gave, together with S3_ACCESS_KEY_ID',
    otherwise: "the machine's own credentials",
    secret: true,
    read: (text: string) => (/^\S{3,500}$/.test(text) ? text : undefined),
  },
  S3_PATH_STYLE: {
    name: 'S3_PATH_STYLE',
    means:
      'Whether the bucket stands in the path and not in the host, as most stores outside Amazon want it.',
    takes: '`yes` or `no`',
    otherwise: '`yes` when S3_ENDPOINT is set, else `no`',
    read: (text: string) => (isTrue.test(text) ? true : isFalse.test(text) ? false : undefined),
  },
} as const satisfies Record<string, Variable<unknown>>

/** The variables as the rows of a Markdown table: name, meaning, what it takes, what holds without it. */
export function describeVariables(): string {
  const rows = Object.values(variables).map(
    (variable) => `| \`${variable.name}\` | ${variable.means} | ${variable.takes} | ${variable.otherwise} |`,
  )
  return ['| variable | is | takes | when not set |', '|---|---|---|---|', ...rows].join('\n')
}

import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { INERT_POLICY } from '#platform/http/http.ts'
import { recordingHosts } from './recording-hosts.ts'

interface BuiltFile {
  readonly type: string
  /** Of the file as it is; its twins have their own after it. */
  readonly fingerprint: string
  readonly identity: Buffer
  readonly gzip: Buffer | null
  readonly br: Buffer | null
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  png: 'image/png',
  json: 'application/json',
}

function typeOf(name: string): string {
  return TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}

/** What is at a path, if it is there: what was a moment ago need not be, where a build is being replaced. */
function readIfThere(path: string): Buffer | null {
  try {
    return readFileSync(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** A file of the build with the twins that the build made of it, read at its first request; `null`: it is gone. */
function readBuilt(folder: string, name: string): BuiltFile | null {
  const identity = readIfThere(join(folder, name))
  if (identity === null) return null
  return {
    type: typeOf(name),
    fingerprint: createHash('sha256').update(identity).digest('base64url').slice(0, 16),
    identity,
    gzip: readIfThere(join(folder, `${name}.gz`)),
    br: readIfThere(join(folder, `${name}.br`)),
  }
}

/** The smaller of the twins that a browser takes, by its `Accept-Encoding`; `q=0` is a no. */
function chosenTwin(file: BuiltFile, accepted: string): 'br' | 'gzip' | null {
  const taken = new Set(
    accepted
      .split(',')
      .map((one) => one.trim().toLowerCase())
      .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
      .map((one) => one.split(';', 1)[0]?.trim()),
  )
  if (file.br && taken.has('br')) return 'br'
  return file.gzip && taken.has('gzip') ? 'gzip' : null
}

export interface AdminPolicyFacts {
  readonly nonce: string
  readonly sitesDomain: string
  readonly isSecure: boolean
  /** Whom sessions are recorded for (contract §7); `null`: nobody, and no host of theirs is open. */
  readonly organisationId: string | null
}

/** The Content-Security-Policy of the owner's app (R-37): scripts and styles by nonce, no frame around it. */
export function adminPolicy({ nonce, sitesDomain, isSecure, organisationId }: AdminPolicyFacts): string {
  const recording = organisationId === null ? null : recordingHosts(organisationId)
  const beside = (hosts: string | undefined): string => (hosts === undefined ? '' : ` ${hosts}`)
  const sites = `${isSecure ? 'https' : 'http'}://*.${sitesDomain}`
  return [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'${beside(recording?.script)}`,
    // What sets styles at run time sets them by script, which no policy asks about, or has the nonce.
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-attr 'none'`,
    `img-src 'self' data: blob: ${sites}${beside(recording?.image)}`,
    `media-src 'self' blob: ${sites}`,
    // The canvas is drawn in the faces of the site, which its own host serves.
    `font-src 'self' data: ${sites}`,
    `connect-src 'self'${beside(recording?.connect)}`,
    `frame-src 'self' blob: ${sites}`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    `manifest-src 'self'`,
  ].join('; ')
}

export const adminHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
} as const

/**
 * Serves the files of the build under `/assets/`, kept in memory, for ever cacheable: their names change with
 * what is in them. Compressed twins are the build's; an `ETag` answers whoever asks again all the same. What an
 * upgrade took away is 404, which nobody keeps.
 */
export function serveBuild(app: FastifyInstance, build: string): void {
  const folder = join(build, 'assets')
  const kept = new Map<string, BuiltFile>()
  const names = new Set(
    existsSync(folder) ? readdirSync(folder).filter((name) => !/\.(br|gz)$/.test(name)) : [],
  )
  app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) => {
    const { name } = request.params
    reply.header('content-security-policy', INERT_POLICY)
    const file = kept.get(name) ?? (names.has(name) ? readBuilt(folder, name) : null)
    if (file === null) {
      return reply
        .status(404)
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'no-store')
        .send('Not found\n')
    }
    kept.set(name, file)
    const twin = chosenTwin(file, String(request.headers['accept-encoding'] ?? ''))
    const tag = `"${file.fingerprint}${twin === null ? '' : `-${twin}`}"`
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('etag', tag)
      .header('x-content-type-options', 'nosniff')
      .header('vary', 'accept-encoding')
    const known = String(request.headers['if-none-match'] ?? '').split(',')
    if (known.some((one) => one.trim().replace(/^W\//, '') === tag)) return reply.status(304).send()
    if (twin !== null) reply.header('content-encoding', twin)
    return reply.type(file.type).send(twin === null ? file.identity : file[twin])
  })
}

/** Zod tries whether it may make functions from text, which the policy reports; told before it loads, it does not. */
const ZOD_WITHOUT_EVAL = 'globalThis.__zod_globalConfig={jitless:true}'

/**
 * The document of the owner's app, ready for a person: with the page context, and a nonce for its scripts, its one
 * style sheet and those that are made as it runs.
 */
export function adminDocument(
  template: string,
  given: {
    locale: string
    /** The script of the page context. */
    script: string
    nonce: string
    organisationId: string | null
    /** Mails stay in the developer's mailbox, and who asks may open it. */
    hasMailbox: boolean
  },
): string {
  const { organisationId } = given
  const recording = organisationId === null ? '' : ` data-recording="${organisationId}"`
  const mailbox = given.hasMailbox ? ' data-mailbox' : ''
  return (
    template
      .replace('<html lang="en-US"', `<html lang="${given.locale}"${recording}${mailbox}`)
      .replace('<style>', `<style nonce="${given.nonce}">`)
      // By a function: in a text, `$&` would stand for what is replaced. The nonce is where React Aria looks for it, in
      // an attribute that no style sheet can read.
      .replace(
        '<!--page-context-->',
        () =>
          `<meta property="csp-nonce" nonce="${given.nonce}"><script nonce="${given.nonce}">${given.script}</script>` +
          `<script nonce="${given.nonce}">${ZOD_WITHOUT_EVAL}</script>`,
      )
  )
}

/** A nonce of 128 bits. */
export function newNonce(): string {
  return randomBytes(16).toString('base64')
}

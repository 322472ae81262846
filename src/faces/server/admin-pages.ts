import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { recordingHosts } from './recording-hosts.ts'

interface BuiltFile {
  readonly type: string
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

/** A file of the build with its compressed twins; made at its first request. */
function readBuilt(folder: string, name: string): BuiltFile {
  const identity = readFileSync(join(folder, name))
  const type = typeOf(name)
  const isText = /javascript|css|svg|json/.test(type)
  return {
    type,
    identity,
    gzip: isText ? gzipSync(identity, { level: 9 }) : null,
    br: isText
      ? brotliCompressSync(identity, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 9,
            [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
          },
        })
      : null,
  }
}

export interface AdminPolicyFacts {
  readonly nonce: string
  readonly sitesDomain: string
  readonly isSecure: boolean
  /** Whom sessions are recorded for (contract §7); `null`: nobody, and no host of theirs is open. */
  readonly organisationId: string | null
}

/** The Content-Security-Policy of the owner's app: scripts by nonce, no frame around it. */
export function adminPolicy({ nonce, sitesDomain, isSecure, organisationId }: AdminPolicyFacts): string {
  const recording = organisationId === null ? null : recordingHosts(organisationId)
  const beside = (hosts: string | undefined): string => (hosts === undefined ? '' : ` ${hosts}`)
  const sites = `${isSecure ? 'https' : 'http'}://*.${sitesDomain}`
  return [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'${beside(recording?.script)}`,
    // React Aria and the canvas set styles at run time; nothing of a tenant's is ever in this document.
    `style-src 'self' 'unsafe-inline'`,
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

/** Serves the files of the build under `/assets/`, kept in memory, for ever cacheable. */
export function serveBuild(app: FastifyInstance, build: string): void {
  const kept = new Map<string, BuiltFile>()
  const names = new Set(existsSync(join(build, 'assets')) ? readdirSync(join(build, 'assets')) : [])
  app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) => {
    const { name } = request.params
    if (!names.has(name)) return reply.status(404).type('text/plain; charset=utf-8').send('Not found\n')
    let file = kept.get(name)
    if (!file) {
      file = readBuilt(join(build, 'assets'), name)
      kept.set(name, file)
    }
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const encoding =
      file.br && /\bbr\b/.test(accepted) ? 'br' : file.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : null
    reply
      .type(file.type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .header('vary', 'accept-encoding')
    if (encoding) reply.header('content-encoding', encoding)
    return reply.send(encoding === 'br' ? file.br : encoding === 'gzip' ? file.gzip : file.identity)
  })
}

/** The document of the owner's app, ready for a person: with the page context and a nonce for its one script. */
export function adminDocument(
  template: string,
  given: { locale: string; context: string; nonce: string; organisationId: string | null },
): string {
  const { organisationId } = given
  const recording = organisationId === null ? '' : ` data-recording="${organisationId}"`
  return template
    .replace('<html lang="en-US"', `<html lang="${given.locale}"${recording}`)
    .replace(
      '<!--page-context-->',
      `<script nonce="${given.nonce}">window.Static={PAGE_CONTEXT:${given.context}}</script>`,
    )
}

/** A nonce of 128 bits. */
export function newNonce(): string {
  return randomBytes(16).toString('base64')
}

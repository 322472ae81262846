import { createServer, type IncomingHttpHeaders, request as send, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import type { Database } from '#platform/db/database.ts'
import { SITE_CHANNEL } from './hosts/site-directory.ts'
import type { VisitorSite } from './visitor-site.ts'

/** What a visitor was answered. */
export interface Met {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  readonly text: string
}

/** A server of the visitor's side, asked as a browser asks. */
export interface Street {
  /** Asks for a path of a site. @param slug the site's name in its built-in address */
  ask(slug: string, path: string, headers?: Readonly<Record<string, string>>): Promise<Met>
  /** Sends a form to a path of a site. @param form as it goes over the wire */
  post(slug: string, path: string, form: string, headers?: Readonly<Record<string, string>>): Promise<Met>
  close(): void
}

/** Serves sites on a port of their own, pages that are ready at once as the program does. */
export async function openStreet(visitors: VisitorSite): Promise<Street> {
  const server: Server = createServer((request, response) => {
    const slug = request.headers.host ?? ''
    if (!visitors.answerKept(request, response, slug)) void visitors.answer(request, response, slug)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const meet = (
    method: 'GET' | 'POST',
    path: string,
    headers: Readonly<Record<string, string>>,
    form?: string,
  ): Promise<Met> =>
    new Promise((resolve, reject) => {
      const { port } = server.address() as AddressInfo
      const asked = send({ method, port, host: '127.0.0.1', path, headers }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => {
          const body = Buffer.concat(parts)
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body,
            text: body.toString(),
          })
        })
      })
      asked.on('error', reject)
      asked.end(form)
    })
  return {
    ask: (host, path, headers = {}) => meet('GET', path, { ...headers, host }),
    post: (host, path, form, headers = {}) =>
      meet('POST', path, { 'content-type': 'application/x-www-form-urlencoded', ...headers, host }, form),
    close: () => void server.close(),
  }
}

/**
 * Until the visitors' side of this process has heard of all that is committed. Who releases may be answered a moment
 * before; but what is told comes in the order of its commits, so that a word of our own comes after the rest.
 */
export async function heardOfAll(database: Database): Promise<void> {
  const last = newId()
  const came = Promise.withResolvers<void>()
  const stop = await database.listen(SITE_CHANNEL, (siteId) => {
    if (siteId === last) came.resolve()
  })
  const tell = () =>
    void sql`select pg_notify(${SITE_CHANNEL}, ${last})`.execute(database.root).catch(came.reject)
  // A line that is lost on a busy machine is opened again, and what was told in between is not repeated.
  const telling = setInterval(tell, 1_000)
  tell()
  await came.promise
  clearInterval(telling)
  await stop()
}

import assert from 'node:assert/strict'
import { createServer, type IncomingHttpHeaders, request as send, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'
import { sql } from 'kysely'
import { aBlankSite, asOwner, type PagesWorld } from '#areas/pages/testing.ts'
import { release } from '#areas/releases/index.ts'
import { aSite, aSiteInput, anAccount, type TestAccount } from '#areas/sites/testing.ts'
import { emptyDocument, newSection, type PageDocument } from '#document/nodes.ts'
import { systemClock } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Database } from '#platform/db/database.ts'
import { type Ask, askAsSystem, runAsSystem } from '#platform/system-ctx.ts'
import { testCtx, testDatabase, testTools } from '#platform/testing/world.ts'
import { SITE_CHANNEL } from './hosts/site-directory.ts'
import { type VisitorSite, visitorSite, type VisitorSiteOptions } from './visitor-site.ts'

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

/** The visitors' side, and a server of it. */
export interface Visitors {
  readonly visitors: VisitorSite
  readonly street: Street
  /** Whether memory alone answers for an address of a site. */
  isKept(slug: string, url: string, accepts?: string): boolean
  close(): Promise<void>
}

/** Opens the visitors' side on the database of this file's tests, as a process of its own; the caller closes it. */
export async function openVisitors(given: Partial<VisitorSiteOptions> = {}): Promise<Visitors> {
  const database = await testDatabase()
  const visitors = await visitorSite({ database, tools: testTools(), clock: systemClock, ...given })
  const street = await openStreet(visitors)
  return {
    visitors,
    street,
    isKept: (slug, url, accepts = 'br') =>
      visitors.keptBytes({ url, host: slug, cookie: undefined, accepts }, slug) !== null,
    async close() {
      street.close()
      await visitors.close()
    },
  }
}

/** The same, closed when the tests that now begin are over. */
export async function visitorsOfTests(given: Partial<VisitorSiteOptions> = {}): Promise<Visitors> {
  const opened = await openVisitors(given)
  after(() => opened.close())
  return opened
}

/** Does something in a process of its own, which remembers nothing, and stores what it drew when it ends. */
export async function inAProcess<T>(
  work: (street: Street) => Promise<T>,
  given: Partial<VisitorSiteOptions> = { program: 'one' },
): Promise<T> {
  const opened = await openVisitors(given)
  try {
    return await work(opened.street)
  } finally {
    await opened.close()
  }
}

export interface ReleasedSite {
  readonly id: string
  readonly slug: string
  readonly owner: TestAccount
  readonly previewKey: string
}

/** The site that {@link aReleasedSite} makes, in its change. */
export const itsId = sql`current_setting('test.site')::uuid`

/** A site with a release of all it has. @param change what is done to its rows before anybody asks for it */
export async function aReleasedSite(
  given: Parameters<typeof aSiteInput>[0] = {},
  change = sql`select 1`,
  isReleased = true,
): Promise<ReleasedSite> {
  const database = await testDatabase()
  return database.transaction('platform', async (db) => {
    const ctx = testCtx(db)
    const owner = await anAccount(ctx)
    const input = aSiteInput({ title: 'Halm', ...given })
    const id = await aSite(ctx, owner, input)
    if (isReleased) await release(asOwner(ctx, owner, id), { siteId: id, styles: true, note: '' })
    await sql`select set_config('test.site', ${id}, true)`.execute(db)
    await change.execute(db)
    const { rows } = await sql<{
      key: string
    }>`select preview_key as key from sites where id = ${id}`.execute(db)
    return { id, slug: input.slug, owner, previewKey: rows[0]?.key ?? '' }
  })
}

/** A blank site, and ways to work on it. */
export interface BlankSite extends Omit<PagesWorld, 'ctx'> {
  readonly slug: string
  readonly previewKey: string
  /** Does something as its owner, who may do all. */
  asItsOwner<T>(work: (ctx: Ctx) => Promise<T>): Promise<T>
  asSystem<T>(work: (ctx: Ctx) => Promise<T>): Promise<T>
  /** Releases all of it. */
  goLive(): Promise<unknown>
  /** Asks as the visitors' side does, and counts. */
  countedAsk(): { readonly ask: Ask; statements(): number }
}

export async function openBlankSite(): Promise<BlankSite> {
  const database = await testDatabase()
  const { ctx: _, ...world } = await database.transaction('platform', (db) => aBlankSite(testCtx(db)))
  const { siteId, owner } = world
  const { rows } = await sql<{ slug: string; previewKey: string }>`
    select slug, preview_key as "previewKey" from sites where id = ${siteId}`.execute(database.root)
  const [row] = rows
  assert.ok(row)
  const as = [
    { database, tools: testTools(), clock: systemClock },
    { siteId, reason: 'test' },
  ] as const
  const site: BlankSite = {
    ...world,
    ...row,
    asItsOwner: (work) =>
      database.transaction('platform', (db) =>
        work(asOwner(testCtx(db, { clock: systemClock }), owner, siteId)),
      ),
    asSystem: (work) => runAsSystem(...as, work),
    goLive: () => site.asItsOwner((ctx) => release(ctx, { siteId, styles: true, note: '' })),
    countedAsk() {
      let statements = 0
      const ask: Ask = (statement) => {
        statements += 1
        return askAsSystem(...as, statement)
      }
      return { ask, statements: () => statements }
    },
  }
  return site
}

/** What a site begins as that has pages with pictures. */
export const restaurant = { beginning: { from: 'template', templateId: 'restaurant' } } as const

/** A document that is one block. */
export const pageOf = (
  id: string,
  type: string,
  props: PageDocument['blocks'][string]['props'],
): PageDocument => ({
  ...emptyDocument(),
  order: ['sectna'],
  sections: { sectna: newSection({ id: 'sectna', blocks: [id] }) },
  blocks: {
    [id]: {
      id,
      type,
      version: 1,
      props,
      parent: { node: 'sectna' },
      place: { column: 1, row: 1, width: 12, height: 3, layer: 0, align: 'start' },
    },
  },
})

/** Has the released page `/contact` of a site show another document. */
export const showing = (siteId: unknown, document: PageDocument) => sql`
  update document_editions set document = ${JSON.stringify(document)}::jsonb
  where site_id = ${siteId} and document_id = (select id from pages where site_id = ${siteId} and slug = 'contact')`

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

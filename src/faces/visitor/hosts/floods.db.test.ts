import assert from 'node:assert/strict'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { describe, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { fixedClock } from '#kernel/clock.ts'
import { KEY_DEBUG_COOKIE } from '#kernel/i18n/text-filter.ts'
import { newId } from '#kernel/ids.ts'
import { hashPassword } from '#platform/auth/password-hash.ts'
import type { Database } from '#platform/db/database.ts'
import { listening } from '#platform/testing/listening.ts'
import { until } from '#platform/testing/until.ts'
import { testClock, testDatabase, testTools } from '#platform/testing/world.ts'
import type { Tools } from '#platform/tools.ts'
import {
  aReleasedSite,
  heardOfAll,
  itsId,
  openVisitors,
  type ReleasedSite,
  restaurant,
  type Street,
  visitorsOfTests,
} from '../testing.ts'

// Who floods one site waits there, and nobody waits elsewhere. What is asserted is the order of answers: how
// long they take says as much of the machine.

type TestSite = Pick<ReleasedSite, 'slug' | 'previewKey'>

const PASSWORD = 'open sesame'
const FLOOD = 100
const page = { accept: 'text/html,*/*;q=0.8' }
const clock = fixedClock(testClock.now())
const tools: Tools = { ...testTools(), config: { ...testTools().config, trustProxy: 1 } }
const database = await testDatabase()
const { visitors, street, isKept } = await visitorsOfTests({ tools, clock })

async function site(isClosed = false): Promise<ReleasedSite> {
  const hash = isClosed ? await hashPassword(PASSWORD) : null
  const change = sql`update sites set visitor_password_hash = ${hash} where id = ${itsId}`
  const made = await aReleasedSite({ language: 'de-DE', ...restaurant }, change)
  // What is told of its release would have what was just kept let go of.
  await heardOfAll(database)
  return made
}

const draft = ({ slug, previewKey }: TestSite) => ({ slug, path: `/menu?preview=${previewKey}` })

/** Gives a site a password. */
const give = (
  { slug }: TestSite,
  password: string,
  headers: Readonly<Record<string, string>>,
  asked: Street = street,
) => asked.post(slug, '/_password', new URLSearchParams({ password, back: '/' }).toString(), headers)

/** A visitor of a network of their own, as the proxy in front tells. */
const from = (n: number): Record<string, string> => ({ 'x-forwarded-for': `203.0.${n >> 8}.${n & 255}` })

/**
 * Has requests answered that have all come before the first of them is: as they do to a process that is busy.
 *
 * @returns the sites, in the order in which they had their answers
 */
async function answeredTogether(
  asked: readonly { slug: string; path: string }[],
  by = visitors,
): Promise<string[]> {
  const order: string[] = []
  const held = new Map<string, () => void>()
  const server = createServer((request, response) => {
    const { host = '', n = '' } = request.headers
    response.once('finish', () => order.push(host))
    held.set(String(n), () => void by.answer(request, response, host))
    if (held.size < asked.length) return
    for (const at of asked.keys()) held.get(String(at))?.()
  })
  const port = await listening(server)
  await Promise.all(
    asked.map(
      ({ slug, path }, n) =>
        new Promise<void>((resolve, reject) => {
          const headers = { host: slug, n: String(n), ...from(n) }
          get({ host: '127.0.0.1', port, path, headers }, (response) => {
            assert.ok(response.statusCode === 200 || response.statusCode === 404)
            response.resume().once('end', resolve)
          }).on('error', reject)
        }),
    ),
  )
  return order
}

/** The database, whose answers to those who ask while it is held wait until it is let go. */
function heldDatabase() {
  const gate = Promise.withResolvers<void>()
  let [isHeld, asked] = [false, 0]
  const held: Database = {
    ...database,
    async transaction(scope, work) {
      if (isHeld) {
        asked += 1
        await gate.promise
      }
      return database.transaction(scope, work)
    },
  }
  return {
    held,
    hold: () => void (isHeld = true),
    asked: () => asked,
    letGo: () => {
      isHeld = false
      gate.resolve()
    },
  }
}

describe('a site that is flooded', () => {
  test('pages that are drawn anew: another site’s goes ahead of them', async () => {
    const [flooded, other] = [await site(), await site()]
    for (const { slug, path } of [flooded, other].map(draft)) await street.ask(slug, path)
    const flood = Array.from({ length: FLOOD }, () => draft(flooded))
    const order = await answeredTogether([...flood, draft(other)])
    assert.ok(order.indexOf(other.slug) < 10, `it came ${order.indexOf(other.slug)}.`)
  })

  test('a site asks a database that takes its time for four things at once, and leaves the others its lines', async () => {
    const [flooded, other] = [await site(), await site()]
    const underWay = new Map<string, number>()
    const most = new Map<string, number>()
    const slow: Database = {
      ...database,
      async transaction(scope, work) {
        const of = typeof scope === 'object' ? scope.site : scope
        const now = (underWay.get(of) ?? 0) + 1
        underWay.set(of, now)
        most.set(of, Math.max(now, most.get(of) ?? 0))
        await pause(10)
        return database.transaction(scope, work).finally(() => underWay.set(of, (underWay.get(of) ?? 0) - 1))
      },
    }
    const others = await openVisitors({ database: slow, tools, clock })
    const flood = Array.from({ length: 40 }, () => draft(flooded))
    await answeredTogether([...flood, draft(other)], others.visitors)
    await others.close()
    assert.equal(most.get(flooded.id), 4)
    assert.equal(most.get(other.id), 1)
  })

  test('addresses that lead nowhere: another site’s answer goes ahead of them', async () => {
    const [flooded, other] = [await site(), await site()]
    // Of the same kind, which are as many steps in one turn.
    for (const { slug } of [flooded, other]) await street.ask(slug, '/nowhere')
    const flood = Array.from({ length: FLOOD }, (_, n) => ({ slug: flooded.slug, path: `/nowhere/${n}` }))
    const order = await answeredTogether([...flood, { slug: other.slug, path: '/nowhere' }])
    assert.ok(order.indexOf(other.slug) < 3, `it came ${order.indexOf(other.slug)}.`)
  })

  test('a page that is kept, and would have to be compressed anew for who asks, takes its turn', async () => {
    const { slug } = await site()
    const kept = (accepts: string) => isKept(slug, '/menu', accepts)
    assert.ok(!kept('br'))
    await street.ask(slug, '/menu', { 'accept-encoding': 'br' })
    assert.ok(kept('br') && !kept('gzip') && !kept('identity'))
    await street.ask(slug, '/menu', { 'accept-encoding': 'gzip' })
    assert.ok(kept('gzip'))
  })

  test('hosts that are nobody’s: a site’s page goes ahead of them', async () => {
    const { slug } = await site()
    await street.ask('nobody', '/')
    await street.ask(slug, '/menu')
    const flood = Array.from({ length: FLOOD }, () => ({ slug: 'nobody', path: '/' }))
    const order = await answeredTogether([...flood, { slug, path: '/menu' }])
    assert.ok(order.indexOf(slug) < 3, `it came ${order.indexOf(slug)}.`)
  })

  test('who has hung up while they waited in line is not answered', async () => {
    const { slug } = await site()
    await street.ask(slug, '/nowhere')
    const held: [IncomingMessage, ServerResponse][] = []
    const all = Promise.withResolvers<void>()
    const server = createServer((...one) => {
      if (held.push(one) === FLOOD) all.resolve()
    })
    const port = await listening(server)
    for (let n = 0; n < FLOOD; n += 1)
      get({ host: '127.0.0.1', port, path: '/nowhere', agent: false, headers: { host: slug } }).on(
        'error',
        () => {},
      )
    await all.promise
    const answers = held.map(([request, response]) => visitors.answer(request, response, slug))
    for (const [request] of held) request.socket.destroy()
    await Promise.all(answers)
    const answered = held.filter(([, response]) => response.headersSent).length
    assert.ok(answered < 5, `${answered} were answered`)
  })

  test('what is counted in the database for visitors is among the four things a site asks it for', async () => {
    const flooded = await site(true)
    const { slug, path } = draft(flooded)
    let [taken, underWay, most] = [0, 0, 0]
    const take: Tools['limits']['take'] = async (...given) => {
      taken += 1
      underWay += 1
      most = Math.max(most, underWay)
      await pause(5)
      await tools.limits.take(...given).finally(() => (underWay -= 1))
    }
    const slow = { ...tools, limits: { ...tools.limits, take } }
    const { street: met } = await visitorsOfTests({ tools: slow, clock })
    const all = Array.from({ length: 20 }, (_, n) => n)
    await Promise.all(all.map((n) => give(flooded, 'guessed', from(n), met)))
    assert.deepEqual([taken, most], [20, 4])
    await Promise.all(all.map((n) => met.ask(slug, path, from(n))))
    assert.deepEqual([taken, most], [40, 4])
    // Anybody can ask for treated words: that is counted without a question.
    for (const n of all) await met.ask(slug, '/', { ...from(n), cookie: `${KEY_DEBUG_COOKIE}=1` })
    assert.equal(taken, 40)
  })

  test('passwords: another site’s is checked ahead of most of them', async () => {
    const [flooded, other] = [await site(true), await site(true)]
    let answered = 0
    const flood = Array.from({ length: 40 }, async (_, n) => {
      const { status } = await give(flooded, 'guessed', from(n))
      answered += 1
      return status
    })
    assert.equal((await give(other, PASSWORD, from(FLOOD))).status, 303)
    assert.ok(answered < 20, `${answered} of 40 went ahead`)
    assert.deepEqual(new Set(await Promise.all(flood)), new Set([401]))
  })

  test('passwords: all of a /48 may try ten times what one of its networks may', async () => {
    const [guessed, other] = [await site(true), await site(true)]
    const by = (address: string, of = guessed, password = 'guessed') =>
      give(of, password, { 'x-forwarded-for': address })
    const statuses: number[] = []
    for (let network = 1; network <= 12; network += 1)
      for (let n = 1; n <= 9; n += 1) statuses.push((await by(`2001:db8:48:${network}::${n}`)).status)
    assert.deepEqual([statuses.filter((status) => status === 401).length, statuses.indexOf(429)], [100, 100])
    assert.equal((await by('2001:db8:48:99::1', guessed, PASSWORD)).status, 429)
    // Who knows it and comes from anywhere else is let in, there and elsewhere: no limit is all of a site's.
    assert.equal((await by('2001:db8:49:99::1', guessed, PASSWORD)).status, 303)
    assert.equal((await by('203.0.113.1', guessed, PASSWORD)).status, 303)
    assert.equal((await by('2001:db8:48:99::1', other, PASSWORD)).status, 303)
  })

  test('keys and pictures that are not there count as well; past them a network waits for its own kind, and nobody else does', async () => {
    const [asked, other] = [await site(), await site()]
    const guess = (n: number): Record<string, string> => ({ ...from(n), cookie: `preview=${'k'.repeat(43)}` })
    const picture = (n: number) =>
      street.ask(asked.slug, `/media/${newId()}/0123456789ab/640`, from(n)).then(({ status }) => status)
    // What is asked with a key that fits nothing is answered as without one, however often.
    for (let n = 0; n < 301; n += 1)
      assert.equal((await street.ask(asked.slug, '/robots.txt', guess(9))).status, 200)
    assert.equal(await picture(9), 429)
    assert.equal((await street.ask(asked.slug, '/nowhere', from(9))).status, 429)
    assert.equal((await street.ask(asked.slug, '/menu?table=4', from(9))).status, 200)
    assert.deepEqual(
      [await picture(10), (await street.ask(other.slug, '/nowhere', from(9))).status],
      [404, 404],
    )
  })

  test('a network past its misses has one of the site’s lines to the database', async () => {
    const { slug, path } = draft(await site())
    const { held, hold, asked, letGo } = heldDatabase()
    const { street: slow } = await visitorsOfTests({ database: held, tools, clock })
    const drawn = (n: number) => slow.ask(slug, path, from(n))
    for (let n = 0; n < 300; n += 1) await slow.ask(slug, `/media/${newId()}/0123456789ab/640`, from(9))
    assert.equal((await drawn(9)).status, 200)
    hold()
    let refused = 0
    const flood = Array.from({ length: 60 }, async () => {
      if ((await drawn(9)).status === 429) refused += 1
    })
    // One asks and fifty wait.
    await until(() => refused === 9)
    assert.equal(asked(), 1)
    const met = [drawn(10), drawn(11), drawn(12)]
    await until(() => asked() === 4)
    letGo()
    assert.deepEqual(
      (await Promise.all(met)).map(({ status }) => status),
      [200, 200, 200],
    )
    await Promise.all(flood)
    assert.equal(refused, 9)
  })

  test('names that are made up wait for each other, and a site that was known and has changed does not wait with them', async () => {
    const known = await site()
    const { held, hold, asked, letGo } = heldDatabase()
    const { street: slow } = await visitorsOfTests({ database: held, tools, clock })
    const madeUp = (n: number) => slow.ask(newId(), '/', from(n))
    const asks = () => slow.ask(known.slug, '/', from(FLOOD)).then(({ status }) => status)
    assert.equal(await asks(), 200)
    // It has changed, and is asked for anew.
    await database.transaction('platform', (db) =>
      sql`update sites set title = title || '!' where id = ${known.id}`.execute(db),
    )
    await pause(200)
    hold()
    const flood = Array.from({ length: 40 }, (_, n) => madeUp(n))
    await until(() => asked() === 4)
    const found = asks()
    await until(() => asked() === 5)
    letGo()
    assert.equal(await found, 200)
    await Promise.all(flood)
  })

  test('who hangs up leaves the line to the database', async () => {
    const { slug, path } = draft(await site())
    const { held, hold, asked, letGo } = heldDatabase()
    const { visitors: others, street: slow } = await visitorsOfTests({ database: held, tools, clock })
    await slow.ask(slug, path)
    const arrived = Promise.withResolvers<[IncomingMessage, ServerResponse]>()
    const server = createServer((...one) => arrived.resolve(one))
    const port = await listening(server)
    hold()
    const four = [1, 2, 3, 4].map((n) => slow.ask(slug, path, from(n)))
    await until(() => asked() === 4)
    get({ host: '127.0.0.1', port, path, agent: false, headers: { host: slug } }).on('error', () => {})
    const [request, response] = await arrived.promise
    const answer = others.answer(request, response, slug).then(() => 'left')
    await pause(50)
    request.socket.destroy()
    assert.equal(await Promise.race([answer, pause(5_000, 'waits')]), 'left')
    assert.equal(asked(), 4)
    letGo()
    await Promise.all(four)
  })

  test('where nothing asks for a password none is checked, nor counted', async () => {
    const open = await site()
    for (let n = 0; n < 20; n += 1) assert.equal((await give(open, 'any', from(30))).status, 401)
  })

  test('a network that asks for what is not there waits, with a page in the site’s language; nobody else does', async () => {
    const [asked, other] = [await site(), await site()]
    const miss = (n: number, { slug }: TestSite = asked) =>
      street.ask(slug, '/nowhere', { ...from(n), ...page })
    const statuses: number[] = []
    for (let n = 0; n < 300; n += 1) statuses.push((await miss(7)).status)
    assert.deepEqual(new Set(statuses), new Set([404]))
    const met = await miss(7)
    assert.equal(met.status, 429)
    assert.match(met.text, /<html lang="de-DE"[\s\S]*<h1>Zu viele Anfragen<\/h1>/)
    const wait = Number(met.headers['retry-after'])
    assert.ok(wait > 0 && wait <= 60)
    assert.equal(met.headers['cache-control'], 'private, no-store')
    // What the site has, it has for them too; what it has not, for everybody else and elsewhere, as ever.
    for (const path of ['/menu', '/menu?table=4', '/robots.txt', '/sitemap.xml', '/favicon.svg'])
      assert.equal((await street.ask(asked.slug, path, from(7))).status, 200, path)
    assert.equal((await miss(8)).status, 404)
    assert.equal((await miss(7, other)).status, 404)
    clock.advance(wait * 1000)
    assert.equal((await miss(7)).status, 404)
  })
})

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { newId, newLocalId } from '#kernel/ids.ts'
import { isAway, readThrough } from '#platform/db/database.ts'
import {
  ask,
  freePort,
  isLongRun,
  makeSite,
  pagesOf,
  plantedDatabase,
  readUntil,
  savedAfter,
} from './program.ts'
import { restarted } from './restarted.ts'

// Every connection to the database is cut once a second, under load: requests succeed or say "come
// again", published sites are served on, nothing is done twice, and what changed meanwhile is seen.

/** How long that goes on: so often the connections are cut. */
const SECONDS = isLongRun ? 60 : 5

test('connections cut once a second under load', async (t) => {
  const database = await plantedDatabase()
  if (!database) return t.skip('PostgreSQL is not reachable: the embedded database has no line to cut')
  const { person, port } = await restarted(t, database.url)
  t.after(() => database.drop())
  const site = await makeSite(person)
  await person.post(`/api/sites/${site.id}/releases`, { styles: true })
  const host = `${site.slug}.sites.localhost:${port}`
  const kept = await ask(port, '/', { host })
  assert.equal(kept.status, 200)
  const [page] = site.pages
  assert.ok(page)
  const at = `/api/sites/${site.id}/pages/${page.id}`
  const { document } = await person.get<{ document: { order: string[] } }>(at)

  const end = performance.now() + SECONDS * 1000
  const counts: Record<string, number> = {}
  const odd: string[] = []
  const note = (kind: string, status: number, headers: object, text: string): void => {
    counts[`${kind} ${status}`] = (counts[`${kind} ${status}`] ?? 0) + 1
    if (status !== 200 && !(status === 503 && 'retry-after' in headers))
      odd.push(`${kind} ${status} ${text.slice(0, 200)}`)
  }

  const cutting = (async () => {
    let cut = 0
    while (performance.now() < end) {
      await pause(1_000)
      const { rows } = await database.admin(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
        [database.name],
      )
      cut += rows.length
    }
    return cut
  })()

  // What is published is asked for all the while.
  const reading = (async () => {
    while (performance.now() < end) {
      const { status, headers, text } = await ask(port, '/', { host })
      note('page', status, headers, text)
      if (status === 200) assert.equal(headers['etag'], kept.headers['etag'])
      await pause(20)
    }
  })()

  // Saves, each sent with the same name until it is known to have arrived.
  let version = page.version
  let saved = 0
  const saving = (async () => {
    while (performance.now() < end) {
      const body = {
        base: version,
        clientId: 'fault-client',
        saveId: newLocalId(16),
        patches: [{ op: 'set', node: document.order[0], path: ['name'], value: `Section ${saved}` }],
      }
      for (;;) {
        const { status, headers, text } = await person.call('POST', `${at}/patches`, body)
        note('save', status, headers, text)
        if (status === 200) {
          const answer = JSON.parse(text) as { outcome: string; version: number }
          assert.equal(answer.outcome, 'saved', text)
          assert.equal(answer.version, version + 1, 'a save sent again is the same save')
          version = answer.version
          saved += 1
          break
        }
        await pause(40)
      }
      // With what is made beside it, below what one person may call in a minute.
      await pause(40)
    }
  })()

  // Pages made under a key, each sent again with its key until it is known to have been made.
  const made: string[] = []
  const making = [0, 1].map(async (lane) => {
    for (let n = 0; performance.now() < end; n += 1) {
      const key = `lane-${lane}-${n}`
      for (;;) {
        const { status, headers, text } = await person.call(
          'POST',
          `/api/sites/${site.id}/pages`,
          { title: `Made ${key}` },
          { headers: { 'idempotency-key': key } },
        )
        if (status === 409) assert.ok(headers['retry-after'], 'its twin is running')
        else note('make', status, headers, text)
        if (status === 200) {
          made.push((JSON.parse(text) as { page: { id: string } }).page.id)
          break
        }
        await pause(200)
      }
      await pause(300)
    }
  })

  const cut = await cutting
  await Promise.all([reading, saving, ...making])
  assert.deepEqual(odd, [])
  assert.ok(cut >= SECONDS, `only ${cut} connections were cut`)
  assert.ok(
    (counts['save 503'] ?? 0) > 0,
    'no save was under way when its connection was cut: that tries nothing',
  )
  assert.equal(counts['page 503'] ?? 0, 0, 'what is kept in memory needs no database')

  // Recovered: within ten seconds, for everything.
  const over = performance.now()
  for (let inARow = 0; inARow < 20;) {
    const { status } = await person.call('GET', '/api/account')
    inARow = status === 200 ? inARow + 1 : 0
    assert.ok(performance.now() - over < 10_000, `still ${status} after ten seconds`)
  }
  assert.equal((await ask(port, '/readyz')).status, 200)

  const stored = await savedAfter<{ saveId: string }>(person, at, page.version)
  assert.equal(stored.length, saved, 'as many versions as saves')
  assert.equal(new Set(stored.map((one) => one.saveId)).size, saved)
  const titles = (await pagesOf(person, site.id))
    .map((one) => one.title)
    .filter((one) => one.startsWith('Made'))
  assert.deepEqual(titles.toSorted(), [...new Set(titles)].toSorted(), 'no page was made twice')
  assert.equal(titles.length, made.length)
  assert.equal(new Set(made).size, made.length)

  // The line on which changes are heard is back too: a release is seen without being asked for.
  await person.post(`/api/sites/${site.id}/releases`, { styles: true })
  for (let tries = 0; ; tries += 1) {
    const { text } = await ask(port, '/', { host })
    if (text.includes('Made lane-0-0')) break
    assert.ok(tries < 200, 'the release did not reach the visitors')
    await pause(100)
  }
  t.diagnostic(`${cut} connections cut; ${JSON.stringify(counts)}`)
})

/** A line to the database that can be cut and mended: what is sent to its port goes to the server's. */
interface Cuttable {
  readonly url: string
  cut(): Promise<void>
  mend(): Promise<void>
}

async function cuttable(url: string): Promise<Cuttable> {
  const target = new URL(url)
  const open = new Set<Socket>()
  const port = await freePort()
  let server: Server | null = null
  const mend = async (): Promise<void> => {
    const line = createServer((near) => {
      const far = connect(Number(target.port || 5432), target.hostname)
      for (const end of [near, far]) {
        open.add(end)
        end.on('error', () => {}).on('close', () => [near, far].forEach((one) => one.destroy()))
      }
      near.pipe(far).pipe(near)
    })
    await once(line.listen(port, '127.0.0.1'), 'listening')
    server = line
  }
  await mend()
  const near = new URL(url)
  near.hostname = '127.0.0.1'
  near.port = String(port)
  return {
    url: near.href,
    mend,
    async cut() {
      const closed = server && once(server, 'close')
      server?.close()
      for (const end of open) end.destroy()
      open.clear()
      await closed
    },
  }
}

test('the database is away: pages from memory go on with their files, the rest says so, and a deletion is heard of after', async (t) => {
  const database = await plantedDatabase()
  if (!database) return t.skip('PostgreSQL is not reachable: the embedded database has no line to cut')
  const line = await cuttable(database.url)
  const { person, port, folder } = await restarted(t, line.url)
  t.after(async () => {
    await line.cut()
    await database.drop()
  })
  const site = await makeSite(person)
  const [page] = site.pages
  assert.ok(page)
  const upload = async (name: string, bytes: Buffer) => {
    const said = await person.call('POST', `/api/sites/${site.id}/assets?name=${name}`, bytes, {
      headers: { 'content-type': 'application/octet-stream' },
    })
    assert.equal(said.status, 200, said.text)
    return (JSON.parse(said.text) as { asset: { id: string; src: string } }).asset
  }
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const pixels = sharp({ create: { width: 700, height: 500, channels: 3, background: '#d6452b', noise } })
  const picture = await upload('room.png', await pixels.png().toBuffer())
  const list = await upload('list.pdf', Buffer.from(`%PDF-1.4\n${'wares '.repeat(2_000)}\n%%EOF\n`))
  const at = `/api/sites/${site.id}/pages/${page.id}`
  const { version, document } = await person.get<{ version: number; document: { order: string[] } }>(at)
  const parent = { node: document.order[0] ?? '' }
  const image = {
    id: newLocalId(12),
    type: 'image',
    version: 1,
    props: { image: { asset: picture.id, alt: 'A room' } },
    parent,
    place: { column: 1, row: 40, width: 10, height: 8, layer: 0, align: 'start' },
  }
  const saved = await person.post<{ outcome: string }>(`${at}/patches`, {
    base: version,
    clientId: 'fault-client',
    saveId: newLocalId(16),
    patches: [{ op: 'insert', parent, after: null, nodes: { blocks: [image] } }],
  })
  assert.equal(saved.outcome, 'saved', JSON.stringify(saved))
  await person.post(`/api/sites/${site.id}/releases`, { styles: true })

  const host = `${site.slug}.sites.localhost:${port}`
  const seen = await ask(port, page.path, { host })
  const widths = new Set(seen.text.match(new RegExp(`/media/${picture.id}/[0-9a-f]{12}/\\d+`, 'g')))
  assert.ok(widths.size > 1, 'the page shows the picture')
  const [shown = '', unmade = ''] = widths
  const look = (path: string) => ask(port, path, { host, headers: { accept: 'image/webp' } })
  const [before, listed] = [await look(shown), await look(list.src)]
  assert.deepEqual([before.status, listed.status], [200, 200])
  // A width that was not made yet is made, and shown, of the original.
  const renditions = join(folder, 'files', site.id, 'assets', picture.id)
  for (const file of readdirSync(renditions, { recursive: true, encoding: 'utf8' }))
    if (file.includes(`${unmade.split('/').at(-1)}.`)) rmSync(join(renditions, file), { force: true })
  // What was told of the site since has let go of the page: it is from memory once it was asked for last.
  assert.equal((await ask(port, page.path, { host })).text, seen.text)

  const open = (language: string) =>
    ask(port, '/sites', { headers: { ...person.headers(), 'accept-language': language } })
  assert.equal((await open('de')).status, 200)

  await line.cut()
  const from = performance.now()
  const [kept, after, part, made] = [
    await ask(port, page.path, { host }),
    await look(shown),
    await ask(port, list.src, { host, headers: { range: 'bytes=0-7' } }),
    await look(unmade),
  ]
  assert.deepEqual([kept.status, kept.text], [200, seen.text])
  assert.equal(after.status, 200, after.text.slice(0, 300))
  assert.equal(after.text, before.text, 'its bytes')
  assert.deepEqual([part.status, part.text], [206, listed.text.slice(0, 8)])
  assert.equal(made.status, 200, made.text.slice(0, 300))
  t.diagnostic(`answered in ${Math.round(performance.now() - from)} ms`)
  // What nobody has asked for yet cannot be told from what is not there.
  const guessed = shown.replace(picture.id, newId())
  assert.equal((await look(guessed)).status, 503)

  // The app: a page says so, in the reader’s language.
  const away = await open('de-CH, en;q=0.5')
  assert.equal(away.status, 503)
  assert.ok(Number(away.headers['retry-after']) > 0)
  assert.match(String(away.headers['content-type']), /^text\/html/)
  assert.match(String(away.headers['content-security-policy']), /^default-src 'none'; style-src 'nonce-/)
  assert.equal(away.headers['cache-control'], 'no-store')
  assert.match(away.text, /<html lang="de-DE">[\s\S]*<h1>Portico ist gerade nicht erreichbar<\/h1>/)
  assert.ok(away.text.includes(String(away.headers['x-request-id'])))
  // A site that nobody has asked for yet: which one it is cannot be read.
  const visit = (headers: Record<string, string>) =>
    ask(port, '/', { host: `unread.sites.localhost:${port}`, headers })
  const unread = await visit({ accept: 'text/html', 'accept-language': 'fr-CA' })
  assert.equal(unread.status, 503)
  assert.ok(Number(unread.headers['retry-after']) > 0)
  assert.match(
    unread.text,
    /<html lang="fr-CA" dir="ltr">[\s\S]*<h1>Cette page est momentanément inaccessible<\/h1>/,
  )
  assert.ok(unread.text.includes(String(unread.headers['x-request-id'])))
  assert.match((await visit({ accept: '*/*' })).text, /^Try again in a moment \([0-9a-f-]{36}\)\.\n$/)
  const called = await person.call('GET', '/api/account')
  assert.equal(called.status, 503)
  assert.equal((JSON.parse(called.text) as { error: { code: string } }).error.code, 'database_away')

  // Deleted while this process can hear nothing of it.
  await database.query('delete from assets where site_id = $1 and id = $2', [site.id, list.id])
  assert.equal((await look(list.src)).status, 200)
  await line.mend()
  await readUntil(
    () => look(list.src),
    ({ status }) => status === 404,
  )
  assert.equal((await look(shown)).status, 200)
  await readUntil(
    () => open('fr'),
    ({ status }) => status === 200,
  )
})

test('what counts as away, and how often a read is tried again', async () => {
  const away = Object.assign(new Error('terminating connection due to administrator command'), {
    code: '57P01',
  })
  assert.ok(isAway(away))
  assert.ok(isAway(new Error('Connection terminated unexpectedly')))
  assert.ok(isAway(new Error('timeout exceeded when trying to connect')))
  assert.ok(!isAway(Object.assign(new Error('duplicate key'), { code: '23505' })))
  assert.ok(!isAway(new Error('Something else')))
  let tries = 0
  const result = await readThrough(async () => {
    tries += 1
    if (tries < 3) throw away
    return 'read'
  })
  assert.deepEqual([result, tries], ['read', 3])
  tries = 0
  await assert.rejects(
    readThrough(async () => {
      tries += 1
      throw new Error('Something else')
    }),
  )
  assert.equal(tries, 1, 'what is our own fault is not tried again')
})

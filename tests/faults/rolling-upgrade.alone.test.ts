import assert from 'node:assert/strict'
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { PageDocument } from '#document/nodes.ts'
import { newLocalId } from '#kernel/ids.ts'
import { migrate } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { Front } from './front.ts'
import { assertWhole } from './invariants.ts'
import {
  ask,
  environment,
  freePort,
  makeSite,
  operator,
  type OwnSite,
  Person,
  plantedDatabase,
  plantedFolder,
  type Program,
  root,
  type Said,
  scratchFolder,
  startProgram,
  readUntil,
} from './program.ts'

// An upgrade without a pause: while migrations that only add are run, two programs go on working on the database, and one
// of them ends. All the while people read, save, release, sign in and send again what they sent, now to the one, now to
// the other, and everybody is answered rightly.

/**
 * What the next version could bring: a column more in tables that every request asks, an index, a table, a trigger. Each
 * is a migration of one table: one that locks several would wait for requests that wait for it.
 */
const MADE_UP: Readonly<Record<string, string>> = {
  '9001_sites': `alter table sites add column made_up text not null default 'as it was'`,
  '9002_accounts': 'alter table accounts add column made_up integer',
  '9003_sessions': 'alter table account_sessions add column made_up integer',
  '9004_pages': `
    create function portico.made_up() returns trigger language plpgsql as $$ begin return null; end $$;
    alter table pages add column made_up jsonb not null default '{}';
    create trigger made_up after insert or update on pages for each row execute function portico.made_up()`,
  '9005_editions': 'alter table document_editions add column made_up text',
  '9006_styles': 'alter table site_styles add column made_up text',
  '9007_assets': `
    alter table assets add column made_up timestamptz;
    create index assets_made_up on assets (site_id, made_up, id)`,
  '9008_answers': 'alter table idempotent_answers add column made_up text',
  '9009_made_up': `
    create table made_up (site_id uuid not null, id uuid not null, primary key (site_id, id));
    call portico.tenant('made_up')`,
}

const faultsLogged = (program: Program): string[] =>
  program
    .output()
    .split('\n')
    .filter((line) => /"level":"(error|fatal)"/.test(line))

/** What an answer says that has to be good. */
function told<T>(said: Said): T {
  assert.equal(said.status, 200, said.text.slice(0, 300))
  return JSON.parse(said.text) as T
}

interface Traffic {
  /** Waits until everybody did what they do so many times more. */
  more(times: number): Promise<void>
  /** Ends it; gives what was answered wrongly. */
  end(): Promise<readonly string[]>
}

/** Has each of several people do the same again and again, all at once. */
function drive(people: Readonly<Record<string, (time: number) => Promise<void>>>): Traffic {
  const wrong: string[] = []
  const done = new Map(Object.keys(people).map((name) => [name, 0]))
  let isOver = false
  const all = Object.entries(people).map(async ([name, work]) => {
    for (let time = 1; !isOver; time += 1) {
      try {
        await work(time)
      } catch (error) {
        wrong.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
        await pause(200)
      }
      done.set(name, time)
      await pause(5)
    }
  })
  return {
    async more(times) {
      const wanted = new Map([...done].map(([name, time]) => [name, time + times]))
      await readUntil(
        () => Promise.resolve([...done].every(([name, time]) => time >= (wanted.get(name) ?? 0))),
        Boolean,
      )
    },
    async end() {
      isOver = true
      await Promise.all(all)
      return wrong
    },
  }
}

/** A patch that writes words on a page, and what reads them. */
function writing(document: PageDocument, words: string): object {
  const block = Object.values(document.blocks).find(({ type }) => type === 'button' || type === 'text')
  assert.ok(block)
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] }
  return block.type === 'button'
    ? { op: 'set', node: block.id, path: ['props', 'label'], value: words }
    : { op: 'set', node: block.id, path: ['props', 'body'], value: body }
}

const markOf = (text: string): number => Number(/Round (\d+) here/.exec(text)?.[1] ?? 0)

interface Draft {
  readonly document: PageDocument
  readonly version: number
}

/** Everybody who is about on a site, of whom each request goes to whichever process the front gives it. */
function peopleOf(
  site: OwnSite,
  person: Person,
  front: Front,
): Readonly<Record<string, (time: number) => Promise<void>>> {
  const at = `/api/sites/${site.id}`
  const [host, other] = [site.slug, 'halm'].map((slug) => `${slug}.sites.${new URL(person.origin).host}`)
  /** The last round that was seen released, and the last that was written. */
  let [released, written] = [0, 0]
  const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    front.send((port) => person.call(method, path, body, { port, headers }))
  const visit = (path: string, of = host ?? '') => front.send((port) => ask(port, path, { host: of }))

  return {
    async 'an editor'(time) {
      written = time
      for (const page of site.pages) {
        const path = `${at}/pages/${page.id}`
        const draft = told<Draft>(await call('GET', path))
        const saved = told<{ outcome: string; version: number }>(
          await call('POST', `${path}/patches`, {
            base: draft.version,
            clientId: 'fault-client',
            saveId: newLocalId(16),
            patches: [writing(draft.document, `Round ${time} here`)],
          }),
        )
        assert.deepEqual(saved, { outcome: 'saved', version: draft.version + 1 })
        const kept = told<Draft>(await call('GET', path))
        assert.equal(kept.version, saved.version)
        assert.equal(markOf(JSON.stringify(kept.document)), time)
      }
      const accent = `#0000${String(10 + (time % 90))}`
      const styled = await call('POST', `${at}/styles`, {
        changes: [{ path: ['palette', 'accent'], value: accent }],
      })
      assert.equal(told<{ styles: { palette: { accent: string } } }>(styled).styles.palette.accent, accent)
      told(await call('POST', `${at}/releases`, { styles: true }))
      // Whoever is asked next shows it, as soon as they were told.
      const since = performance.now()
      for (let inARow = 0; inARow < 4;) {
        const isThere = markOf((await visit('/')).text) === time
        inARow = isThere ? inARow + 1 : 0
        if (isThere) continue
        assert.ok(performance.now() - since < 10_000, `round ${time} was not shown after ten seconds`)
        await pause(50)
      }
      released = time
    },

    async 'a visitor'(time) {
      const least = released
      for (const { path } of site.pages) {
        const { status, text } = await visit(path)
        if (least === 0 && status === 404) continue
        assert.equal(status, 200, text.slice(0, 200))
        const mark = markOf(text)
        assert.ok(mark >= least && mark <= written, `${path} showed round ${mark} of ${least} to ${written}`)
        assert.match(text, /<\/html>\s*$/)
      }
      assert.equal((await visit('/', other)).status, 200)
      assert.match((await visit('/menu', other)).text, /<\/html>\s*$/)
      assert.equal((await visit(`/nowhere-${time}`, other)).status, 404)
      assert.match((await visit('/sitemap.xml', other)).text, /<urlset /)
    },

    async 'somebody who signs in and out'() {
      const one = new Person(person.port, person.origin).arrive()
      const each = (method: string, path: string, body?: unknown): Promise<Said> =>
        front.send((port) => one.call(method, path, body, { port }))
      told(await each('POST', '/api/account/sign-in', operator))
      assert.equal(told<{ email: string }>(await each('GET', '/api/account')).email, operator.email)
      assert.equal(told<{ id: string }>(await each('GET', at)).id, site.id)
      told(await each('POST', '/api/account/sign-out', {}))
      assert.equal((await each('GET', '/api/account')).status, 401)
    },

    async 'somebody whose answers get lost'(time) {
      const title = `Sent twice, ${time}`
      const headers = { 'idempotency-key': `round-${time}` }
      const send = () => call('POST', `${at}/pages`, { title }, headers)
      const [first, again] = [await send(), await send()]
      const { page } = told<{ page: { id: string } }>(first)
      const { pages } = told<{ pages: { title: string }[] }>(await call('GET', `${at}/pages`))
      assert.equal(pages.filter((one) => one.title === title).length, 1)
      assert.equal(again.headers['idempotent-replayed'], 'true')
      assert.equal(again.text, first.text)
      told(await call('DELETE', `${at}/pages/${page.id}`))
    },

    async 'somebody who looks around'(time) {
      const name = `file-${time}.txt`
      const uploaded = await call('POST', `${at}/assets?name=${name}`, Buffer.from(`Round ${time}`), {
        'content-type': 'application/octet-stream',
      })
      const { asset } = told<{ asset: { id: string; name: string } }>(uploaded)
      for (const order of ['', '&sort=name&direction=descending', '&sort=size&direction=descending']) {
        const { items } = told<{ items: { id: string }[] }>(
          await call('GET', `${at}/assets?limit=50${order}`),
        )
        assert.ok(
          items.some(({ id }) => id === asset.id),
          `${name} is not listed ${order}`,
        )
      }
      told(await call('DELETE', `${at}/assets/${asset.id}`))
      for (const path of [
        '/api/sites',
        at,
        `${at}/styles`,
        `${at}/releases`,
        `${at}/releases/pending`,
        `${at}/redirects`,
        `${at}/timeline`,
        `${at}/contributors`,
        `${at}/sign-ins`,
        `${at}/roles`,
        `${at}/plan`,
        `${at}/trash/pages`,
        `${at}/preview-links`,
        '/api/account/sessions',
        '/api/account/sign-ins',
      ]) {
        const said = await call('GET', path)
        assert.equal(said.status, 200, `${path}: ${said.status} ${said.text.slice(0, 200)}`)
      }
    },
  }
}

test('two programs go on while migrations that only add are run, until one is told to end', async (t) => {
  const database = await plantedDatabase()
  if (!database) return t.skip('PostgreSQL is not reachable: two programs do not share an embedded database')
  const [folder, migrations] = [plantedFolder(), scratchFolder()]
  const [port, next] = [await freePort(), await freePort()]
  const front = new Front()
  const env = environment(port, { folder: folder.path, database: database.url })
  const running: Program[] = []
  t.after(async () => {
    for (const one of running) await one.kill()
    await database.drop()
    folder.remove()
    migrations.remove()
  })
  const first = await startProgram({ port, env })
  running.push(first)
  front.add(port)
  const second = await startProgram({
    port: next,
    env: {
      ...environment(next, { folder: folder.path, database: database.url }),
      APP_ORIGIN: `http://localhost:${port}`,
      SITES_DOMAIN: `sites.localhost:${port}`,
    },
  })
  running.push(second)
  front.add(next)
  const person = await new Person(port).signIn()
  const site = await makeSite(person)
  const traffic = drive(peopleOf(site, person, front))
  t.after(async () => {
    await front.close()
    await traffic.end()
  })
  await traffic.more(1)

  cpSync(join(root, 'migrations'), migrations.path, { recursive: true })
  for (const [name, text] of Object.entries(MADE_UP))
    writeFileSync(join(migrations.path, `${name}.sql`), text)
  // As the start of the next version does.
  const upgrading = await openDatabase({ url: database.url, connections: 2 })
  assert.deepEqual(await migrate(upgrading, migrations.path), Object.keys(MADE_UP))
  await upgrading.close()
  await traffic.more(2)
  await makeSite(await new Person(next, person.origin).signIn())

  assert.equal(await first.stop(), 0, first.output())
  assert.ok(!front.has(port), 'it was left out before it ended')
  await traffic.more(1)
  assert.deepEqual(await traffic.end(), [])
  await readUntil(
    () =>
      database.query(
        `select name, state from jobs.job where state in ('created', 'retry', 'active') and start_after <= now()`,
      ),
    ({ rows }) => rows.length === 0,
  )
  const { rows } = await database.query(
    `select name, state, output from jobs.job where state = 'failed' or retry_count > 0`,
  )
  assert.deepEqual(rows, [], 'no job failed at either')
  assert.deepEqual([...faultsLogged(first), ...faultsLogged(second)], [])
  await assertWhole({ url: database.url })
})

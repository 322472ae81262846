import assert from 'node:assert/strict'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test, type TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { PageDocument } from '#document/nodes.ts'
import { newLocalId } from '#kernel/ids.ts'
import { isKept, readVersionBefore, takeOut } from '#platform/testing/version-before.ts'
import { Front } from './front.ts'
import { assertWhole } from './invariants.ts'
import {
  ask,
  environment,
  freePort,
  launch,
  makeSite,
  operator,
  type OwnSite,
  Person,
  type Program,
  root,
  type Said,
  scratchDatabase,
  type ScratchFolder,
  scratchFolder,
  startProgram,
  readUntil,
} from './program.ts'

// The version before (`migrations/before.json`) runs on the new shape of the database: its programs go on while the
// migrations of this one run, stand beside its programs, and end. All the while people read, save, release, sign in
// and send again what they sent, now to the one, now to the other, and everybody is answered rightly.

const version = readVersionBefore()
const NO_HISTORY = 'the version before is not in the history of this copy'
const MIGRATE = `const { command } = await import('./src/faces/server/command.ts'); process.exitCode = await command(['migrate'])`

let taken: ScratchFolder | null = null
after(() => taken?.remove())

/** The version before, ready to be started. Its screens are not built; its islands are taken for ours. */
function versionBefore(): string {
  if (taken) return taken.path
  taken = scratchFolder()
  const { path } = taken
  takeOut(version.commit, path, ['package.json', 'package-lock.json', 'scripts', 'src', 'migrations'])
  symlinkSync(join(root, 'node_modules'), join(path, 'node_modules'))
  mkdirSync(join(path, 'build'))
  cpSync(join(root, 'build/islands'), join(path, 'build/islands'), { recursive: true })
  // Pages that one program drew are told from those of another by this.
  writeFileSync(join(path, 'build/.portico-built'), version.commit)
  return path
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
  { front, isNew, unlike }: { front: Front; isNew(port: number): boolean; unlike: Set<string> },
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
      const send = async (): Promise<{ said: Said; by: number }> => {
        let by = 0
        const said = await front.send((port) => {
          by = port
          return person.call('POST', `${at}/pages`, { title }, { port, headers })
        })
        return { said, by }
      }
      const [first, again] = [await send(), await send()]
      const { page } = told<{ page: { id: string } }>(first.said)
      const { pages } = told<{ pages: { title: string }[] }>(await call('GET', `${at}/pages`))
      assert.equal(pages.filter((one) => one.title === title).length, 1)
      assert.equal(again.said.headers['idempotent-replayed'], 'true')
      if (again.said.text !== first.said.text) {
        assert.ok(isNew(first.by) && !isNew(again.by), again.said.text.slice(0, 200))
        unlike.add('what this version kept for a repeat is sent unread by the version before')
      }
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

test('programs of the version before run on, beside those of this one, until they are told to end', async (t) => {
  if (!isKept(version.commit)) return t.skip(NO_HISTORY)
  const database = await scratchDatabase()
  if (!database) return t.skip('PostgreSQL is not reachable: two programs do not share an embedded database')
  const folder = scratchFolder()
  const [port, next] = [await freePort(), await freePort()]
  const front = new Front()
  const env = environment(port, { folder: folder.path, database: database.url })
  const running: Program[] = []
  t.after(async () => {
    for (const one of running) await one.kill()
    await database.drop()
    folder.remove()
  })
  const old = await startProgram({ port, env, at: versionBefore() })
  running.push(old)
  front.add(port)
  const person = await new Person(port).signIn()
  const site = await makeSite(person)
  const unlike = new Set<string>()
  const traffic = drive(peopleOf(site, person, { front, isNew: (one) => one === next, unlike }))
  t.after(async () => {
    await front.close()
    await traffic.end()
  })
  await traffic.more(1)

  const migrating = launch({ env, code: MIGRATE })
  assert.equal(await migrating.ended, 0, migrating.output())
  assert.match(migrating.output(), /^Ran \d/m, 'there is a migration that the version before does not know')
  await traffic.more(2)
  const made = await makeSite(person)

  const beside = environment(next, { folder: folder.path, database: database.url })
  const fresh = await startProgram({
    port: next,
    env: { ...beside, APP_ORIGIN: `http://localhost:${port}`, SITES_DOMAIN: `sites.localhost:${port}` },
  })
  running.push(fresh)
  front.add(next)
  await traffic.more(4)
  // What is made at the one is whole at the other.
  const second = await new Person(next, person.origin).signIn()
  const madeThere = await makeSite(second)
  for (const [who, { id }] of [
    [second, made],
    [person, madeThere],
  ] as const) {
    await who.post(`/api/sites/${id}/invitations`, {
      email: `${id}@example.com`,
      roles: ['website_editor'],
      customRoleIds: [],
      calendars: null,
      endsAt: null,
    })
    await who.post(`/api/sites/${id}/releases`, { styles: true })
  }

  assert.equal(await old.stop(), 0, old.output())
  assert.ok(!front.has(port), 'it was left out before it ended')
  await traffic.more(2)
  assert.deepEqual(await traffic.end(), [])
  assert.deepEqual(
    [...unlike],
    version.exceptions.map(({ what }) => what),
  )
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
  assert.deepEqual([...faultsLogged(old), ...faultsLogged(fresh)], [])
  await assertWhole({ url: database.url })
})

async function startedAgain(
  t: TestContext,
  folder: string,
): Promise<{ port: number; person: Person; stop(): Promise<void> }> {
  const port = await freePort()
  const program = await startProgram({ port, env: environment(port, { folder }) })
  t.after(() => program.kill())
  const person = await new Person(port).signIn()
  return {
    port,
    person,
    async stop() {
      assert.equal(await program.stop(), 0, program.output())
      assert.deepEqual(faultsLogged(program), [])
    },
  }
}

test('a data folder of the version before is taken over, and is not taken back', async (t) => {
  if (!isKept(version.commit)) return t.skip(NO_HISTORY)
  const folder = scratchFolder()
  t.after(() => folder.remove())
  const port = await freePort()
  const env = environment(port, { folder: folder.path })
  const old = await startProgram({ port, env, at: versionBefore() })
  t.after(() => old.kill())
  const person = await new Person(port).signIn()
  const site = await makeSite(person)
  await person.post(`/api/sites/${site.id}/releases`, { styles: true })
  const shown = async (at: number): Promise<string> => {
    const { status, text } = await ask(at, '/', { host: `${site.slug}.sites.localhost:${at}` })
    assert.equal(status, 200)
    return /<main[\s\S]*<\/main>/.exec(text)?.[0].replace(/<[^>]*>/g, ' ') ?? ''
  }
  const before = await shown(port)
  assert.equal(await old.stop(), 0)

  const now = await startedAgain(t, folder.path)
  assert.equal(await shown(now.port), before)
  for (const page of site.pages) {
    const draft = await now.person.get<Draft>(`/api/sites/${site.id}/pages/${page.id}`)
    assert.equal(draft.version, page.version)
  }
  await now.stop()
  await assertWhole({ folder: folder.path })

  const back = launch({ env, at: versionBefore() })
  t.after(() => back.child.kill('SIGKILL'))
  assert.equal(await back.ended, 1, back.output())
  assert.match(back.output().trim(), /^The database was written by a newer version: it has migration \w+\.$/)
})

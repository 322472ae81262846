import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { PageDocument } from '#document/nodes.ts'
import { newLocalId } from '#kernel/ids.ts'
import {
  ask,
  environment,
  freePort,
  isLongRun,
  makeSite,
  type Person,
  rounds,
  startProgram,
  withSeed,
} from './program.ts'
import { onDatabase, restarted } from './restarted.ts'

// Kill -9 during a release: every page a reader is sent belongs whole to one release, and
// after the restart the pointer is at the old release or at the new one, with all its pages.

/** Sites that are released at once, so that one kill cuts many releases, each at another point of it; more in a long run. */
const SITES = 8
const SITES_LONG = 32
/** Pages of the first of them; the others have those of the blank one. */
const PAGES = 12
/** Releases that are cut short on PostgreSQL in a long run, as often as its rounds. */
const CUTS = 100
/** When the first kills come, as shares of what the releases usually take. */
const MOMENTS = [0.2, 0.6]
const READERS = 20

interface Seen {
  readonly path: string
  readonly releaseId: string
  /** The round whose words stand on the page. */
  readonly mark: string
}

/** The release that is shown, of which a file says so that every release makes anew. */
async function releaseOf(port: number, host: string): Promise<string> {
  const { headers } = await ask(port, '/robots.txt', { host })
  return /release-([0-9a-f-]{36})/.exec(String(headers['surrogate-key']))?.[1] ?? ''
}

/** A page, with the release that was shown before it was asked for and after. */
async function look(port: number, host: string, path: string): Promise<Seen> {
  const releaseId = await releaseOf(port, host)
  const { status, text } = await ask(port, path, { host })
  assert.equal(status, 200, `${path}: ${status} ${text.slice(0, 200)}`)
  // Another went live meanwhile: whose page it is nobody can say.
  if ((await releaseOf(port, host)) !== releaseId) return look(port, host, path)
  return { path, releaseId, mark: /Round (\d+) here/.exec(text)?.[1] ?? 'none' }
}

/** Pages of one release that carry the words of different rounds; empty when every release is whole. */
function mixed(seen: readonly Seen[]): string[] {
  const marks = new Map<string, Set<string>>()
  for (const one of seen) marks.set(one.releaseId, (marks.get(one.releaseId) ?? new Set()).add(one.mark))
  return [...marks].flatMap(([id, found]) =>
    found.size === 1 ? [] : [`release ${id} shows rounds ${[...found].join(', ')}`],
  )
}

/** A reader who was sent the new release once is never sent the old one again. */
function fellBack(seen: readonly Seen[]): string[] {
  let highest = 0
  return seen.flatMap(({ path, mark }) => {
    const round = Number(mark)
    if (round < highest) return [`${path} showed round ${round} after ${highest}`]
    highest = round
    return []
  })
}

/** A site whose pages are written and released again and again. */
interface Released {
  readonly id: string
  readonly host: string
  readonly paths: readonly string[]
  readonly pages: readonly Written[]
  /** The round that is shown. */
  shown: number
}

/** A page with the one node that is written, by a patch of its own for each round. */
interface Written {
  readonly at: string
  version: number
  patch(words: string): object
}

async function released(person: Person, port: number, pages: number): Promise<Released> {
  const site = await makeSite(person, pages)
  const written = site.pages.map(async ({ id }): Promise<Written> => {
    const at = `/api/sites/${site.id}/pages/${id}`
    const { document, version } = await person.get<{ document: PageDocument; version: number }>(at)
    const node = ['button', 'text']
      .map((type) => Object.values(document.blocks).find((block) => block.type === type))
      .find((block) => block !== undefined)
    assert.ok(node)
    const said = (words: string): object =>
      node.type === 'button'
        ? { path: ['props', 'label'], value: words }
        : {
            path: ['props', 'body'],
            value: {
              type: 'doc',
              content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
            },
          }
    return { at, version, patch: (words) => ({ op: 'set', node: node.id, ...said(words) }) }
  })
  return {
    id: site.id,
    host: `${site.slug}.sites.localhost:${port}`,
    paths: site.pages.map(({ path }) => path),
    pages: await Promise.all(written),
    shown: 1,
  }
}

/** Writes the words of a round on every page of every site. */
async function write(person: Person, sites: readonly Released[], round: number): Promise<void> {
  const each = async (site: Released): Promise<void> => {
    for (const page of site.pages) {
      const saved = await person.post<{ outcome: string; version: number }>(`${page.at}/patches`, {
        base: page.version,
        clientId: 'fault-client',
        saveId: newLocalId(16),
        patches: [page.patch(`Round ${round} here`)],
      })
      assert.equal(saved.outcome, 'saved', JSON.stringify(saved))
      page.version = saved.version
    }
  }
  await Promise.all(sites.map(each))
}

/** What is shown of a site after a kill, at each of the processes; gives its round. */
async function lookOver(person: Person, ports: readonly number[], site: Released): Promise<number> {
  const seen = (
    await Promise.all(ports.flatMap((port) => site.paths.map((path) => look(port, site.host, path))))
  ).flat()
  assert.deepEqual(mixed(seen), [], 'after the restart')
  const shown = [...new Set(seen.map(({ releaseId }) => releaseId))]
  assert.equal(shown.length, 1, 'one release is shown, by every process')
  const { releases } = await person.get<{
    releases: { id: string; number: number; state: string; pages: number }[]
  }>(`/api/sites/${site.id}/releases`)
  const live = releases.filter((one) => one.state === 'live')
  assert.deepEqual(
    live.map((one) => one.id),
    shown,
    'the pointer is at the release that is live',
  )
  const numbers = releases.map((one) => one.number).toSorted((a, b) => a - b)
  assert.deepEqual(
    numbers,
    numbers.map((_, at) => at + (numbers[0] ?? 0)),
    'no release has half come to be',
  )
  return Number(seen[0]?.mark)
}

async function killDuringRelease(database: string | null, wanted: number, t: TestContext): Promise<void> {
  const program = await restarted(t, database)
  const { person, port } = program
  const sites = [await released(person, port, PAGES)]
  while (sites.length < (database && isLongRun ? SITES_LONG : SITES))
    sites.push(await released(person, port, 2))

  // On PostgreSQL a second process serves the readers all the while; the one that dies only releases.
  let readers = port
  if (database) {
    const other = await freePort()
    const web = environment(other, { folder: program.folder, database, more: { ROLE: 'web' } })
    const reader = await startProgram({
      port: other,
      env: { ...web, APP_ORIGIN: `http://localhost:${port}`, SITES_DOMAIN: `sites.localhost:${port}` },
    })
    t.after(() => reader.kill())
    readers = other
  }
  const release = ({ id }: Released): Promise<unknown> =>
    person.post(`/api/sites/${id}/releases`, { styles: true })

  await write(person, sites, 1)
  const began = performance.now()
  await Promise.all(sites.map(release))
  const usual = performance.now() - began
  const outcomes = { old: 0, new: 0 }
  let [cuts, kills] = [0, 0]
  await withSeed(async (random) => {
    // On a quick machine the kill may come after the end: then earlier, until enough were cut short.
    for (let round = 2; cuts < wanted || kills < MOMENTS.length; round += 1) {
      assert.ok(round < 40, `only ${cuts} releases were cut short by ${kills} kills`)
      await write(person, sites, round)
      let isDead = false
      const reading = Array.from({ length: READERS }, async (_, at) => {
        const seen = new Map<Released, Seen[]>()
        for (let n = at; !isDead || readers !== port; n += 1) {
          // Where they are served on, each sees every site once more after the kill.
          if (isDead && n > at + 4 * sites.length) break
          const site = sites[n % sites.length]
          const path = site?.paths[Math.floor(n / sites.length) % site.paths.length]
          if (!site || path === undefined) break
          try {
            seen.set(site, [...(seen.get(site) ?? []), await look(readers, site.host, path)])
          } catch (error) {
            if (error instanceof assert.AssertionError || readers !== port || !isDead) throw error
          }
          await pause(40)
        }
        return [...seen.values()]
      })
      const asked = sites.map(async (site) => {
        await pause(random.below(Math.ceil(usual / 4)))
        // What was never asked for was not cut short.
        if (isDead) return null
        return release(site).then(
          () => true,
          () => false,
        )
      })
      const moment = MOMENTS[kills]
      await pause(
        moment === undefined
          ? usual / 16 + random.below(Math.ceil((usual * 0.6) / Math.max(1, kills - 5)))
          : usual * moment,
      )
      isDead = true
      await program.kill()
      kills += 1
      const isAcknowledged = await Promise.all(asked)
      cuts += isAcknowledged.filter((is) => is === false).length
      for (const seen of (await Promise.all(reading)).flat()) {
        assert.deepEqual(mixed(seen), [])
        assert.deepEqual(fellBack(seen), [])
      }
      await program.start()
      for (const [at, site] of sites.entries()) {
        const mark = await lookOver(person, [...new Set([port, readers])], site)
        assert.ok(
          mark === round || (mark === site.shown && !isAcknowledged[at]),
          `round ${mark}, was ${site.shown}`,
        )
        if (isAcknowledged[at] === false) outcomes[mark === round ? 'new' : 'old'] += 1
        site.shown = mark
      }
    }
  })
  t.diagnostic(
    `${kills} kills cut ${cuts} releases: ${outcomes.old} left the old one, ${outcomes.new} the new one`,
  )
}

onDatabase(
  'R-13: kill -9 during releases leaves each site old or new, for readers at another process too',
  'PostgreSQL',
  (t, url) => killDuringRelease(url, url !== null && isLongRun ? rounds(CUTS) : rounds(1), t),
)

test('the check sees a release that is half old, and a reader who falls back', () => {
  const of = (path: string, releaseId: string, mark: string): Seen => ({ path, releaseId, mark })
  assert.deepEqual(mixed([of('/', 'a', '1'), of('/b', 'a', '1'), of('/', 'b', '2')]), [])
  assert.notDeepEqual(mixed([of('/', 'a', '1'), of('/b', 'a', '2')]), [])
  assert.notDeepEqual(fellBack([of('/', 'b', '2'), of('/', 'a', '1')]), [])
})

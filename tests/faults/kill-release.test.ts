import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { PageDocument } from '#document/nodes.ts'
import { newLocalId } from '#kernel/ids.ts'
import { ask, environment, freePort, rounds, makeSite, startProgram, withSeed } from './program.ts'
import { onPostgres, restarted } from './restarted.ts'

// Kill -9 during a release: every page a reader is sent belongs whole to one release, and
// after the restart the pointer is at the old release or at the new one, with all its pages.

const PAGES = 12

interface Seen {
  readonly path: string
  readonly releaseId: string
  /** The round whose words stand on the page. */
  readonly mark: string
}

async function look(port: number, host: string, path: string): Promise<Seen> {
  const { status, headers, text } = await ask(port, path, { host })
  assert.equal(status, 200, `${path}: ${status} ${text.slice(0, 200)}`)
  const releaseId = /release-([0-9a-f-]{36})/.exec(String(headers['surrogate-key']))?.[1] ?? ''
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

async function killDuringRelease(database: string | null, times: number, t: TestContext): Promise<void> {
  const program = await restarted(t, database)
  const { person, port } = program
  const site = await makeSite(person, PAGES)
  const host = `${site.slug}.sites.localhost:${port}`
  const { pages } = site
  const paths = pages.map((page) => page.path)

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

  const write = async (round: number): Promise<void> => {
    for (const page of pages) {
      const at = `/api/sites/${site.id}/pages/${page.id}`
      const { document, version } = await person.get<{ document: PageDocument; version: number }>(at)
      const button = Object.values(document.blocks).find((block) => block.type === 'button')
      const text = Object.values(document.blocks).find((block) => block.type === 'text')
      const node = button ?? text
      assert.ok(node)
      const words = `Round ${round} here`
      const set = button
        ? { op: 'set', node: node.id, path: ['props', 'label'], value: words }
        : {
            op: 'set',
            node: node.id,
            path: ['props', 'body'],
            value: {
              type: 'doc',
              content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
            },
          }
      const saved = await person.post<{ outcome: string }>(`${at}/patches`, {
        base: version,
        clientId: 'fault-client',
        saveId: newLocalId(16),
        patches: [set],
      })
      assert.equal(saved.outcome, 'saved', JSON.stringify(saved))
    }
  }
  const release = (): Promise<unknown> => person.post(`/api/sites/${site.id}/releases`, { styles: true })

  await write(1)
  const began = performance.now()
  await release()
  const usual = performance.now() - began
  let shown = 1
  const outcomes = { old: 0, new: 0 }
  let cuts = 0
  await withSeed(async (random) => {
    // On a quick machine the kill may come after the end: then earlier, until one has cut a release short.
    for (let round = 2; round < 2 + times || (cuts === 0 && round < 22); round += 1) {
      await write(round)
      let isDead = false
      const seen: Seen[][] = [[], [], [], []]
      const reading = seen.map(async (list, at) => {
        for (let n = at; ; n += 1) {
          if (isDead && (readers === port || n > at + 4 * paths.length)) return
          try {
            list.push(await look(readers, host, paths[n % paths.length] ?? '/'))
          } catch (error) {
            if (error instanceof assert.AssertionError || readers !== port || !isDead) throw error
          }
        }
      })
      const asked = release().then(
        () => true,
        () => false,
      )
      await pause(random.below(Math.ceil((usual * 3) / (round - 1))))
      isDead = true
      await program.kill()
      const isAcknowledged = await asked
      if (!isAcknowledged) cuts += 1
      await Promise.all(reading)
      for (const list of seen) {
        assert.deepEqual(mixed(list), [])
        assert.deepEqual(fellBack(list), [])
      }
      await program.start()
      const after = await Promise.all(paths.map((path) => look(port, host, path)))
      assert.deepEqual(mixed(after), [], 'after the restart')
      assert.equal(new Set(after.map((one) => one.releaseId)).size, 1, 'one release is shown')
      const mark = Number(after[0]?.mark)
      assert.ok(mark === round || (mark === shown && !isAcknowledged), `round ${mark}, was ${shown}`)
      outcomes[mark === round ? 'new' : 'old'] += 1
      shown = mark
      const { releases } = await person.get<{
        releases: { id: string; number: number; state: string; pages: number }[]
      }>(`/api/sites/${site.id}/releases`)
      const live = releases.filter((one) => one.state === 'live')
      assert.deepEqual(
        live.map((one) => one.id),
        [after[0]?.releaseId],
        'the pointer is at the release that is live',
      )
      const numbers = releases.map((one) => one.number).toSorted((a, b) => a - b)
      assert.deepEqual(
        numbers,
        numbers.map((_, at) => at + (numbers[0] ?? 0)),
        'no release has half come to be',
      )
      if (database) {
        const there = await Promise.all(paths.map((path) => look(readers, host, path)))
        assert.deepEqual(
          [...new Set(there.map((one) => one.releaseId))],
          [after[0]?.releaseId],
          'both processes show the same release',
        )
      }
    }
  })
  assert.ok(cuts > 0, 'no release was cut short: that tries nothing')
  t.diagnostic(`killed ${times} times: ${outcomes.old} left the old release, ${outcomes.new} the new one`)
}

test('kill -9 during a release on the embedded database leaves the old site or the new one', (t) =>
  killDuringRelease(null, rounds(1), t))

test('kill -9 during a release on PostgreSQL, with readers at another process', (t) =>
  onPostgres(t, (url) => killDuringRelease(url, rounds(3), t)))

test('the check sees a release that is half old, and a reader who falls back', () => {
  const of = (path: string, releaseId: string, mark: string): Seen => ({ path, releaseId, mark })
  assert.deepEqual(mixed([of('/', 'a', '1'), of('/b', 'a', '1'), of('/', 'b', '2')]), [])
  assert.notDeepEqual(mixed([of('/', 'a', '1'), of('/b', 'a', '2')]), [])
  assert.notDeepEqual(fellBack([of('/', 'b', '2'), of('/', 'a', '1')]), [])
})

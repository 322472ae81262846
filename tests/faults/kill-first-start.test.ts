import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { assertWhole } from './invariants.ts'
import { ask, environment, freePort, Person, rounds, scratchFolder, withSeed } from './program.ts'
import { cutOff } from './restarted.ts'

// The very first start lays the database, an account and three sites. Cut off anywhere, the next start
// takes it up: nobody is left with half a demonstration, or with an instance that has no operator.

const sites = ['halm', 'ines-varga', 'nila-orr']

const isReady = (port: number): Promise<boolean> =>
  ask(port, '/readyz').then(
    ({ status }) => status === 200,
    () => false,
  )

test('kill -9 while the database is being made: the next start makes it, and nothing half-made is left', (t) =>
  withSeed(async (random) => {
    const folder = scratchFolder()
    t.after(() => folder.remove())
    for (let round = 0; round < rounds(3); round += 1) {
      const port = await freePort()
      const place = join(folder.path, `made-${round}`)
      const env = environment(port, { folder: place })
      const moment = random.below(2_500)
      const second = await cutOff(env, {
        // From its first file on; the making takes a second or two.
        isThere: () => existsSync(place) && readdirSync(place).length > 0,
        step: 5,
        later: moment,
      })
      try {
        await new Person(port).signIn()
        for (let waited = 0; readdirSync(place).some((name) => name.includes('making')); waited += 50) {
          assert.ok(waited < 30_000, `killed after ${moment} ms: ${readdirSync(place).join(' ')}`)
          await pause(50)
        }
      } finally {
        await second.kill()
      }
      await assertWhole({ folder: place })
    }
  }))

test('kill -9 during the very first start: the next one completes it', (t) =>
  withSeed(async (random) => {
    const folder = scratchFolder()
    t.after(() => folder.remove())
    for (let round = 0; round < rounds(2); round += 1) {
      const port = await freePort()
      const data = join(folder.path, String(round))
      const env = environment(port, { folder: data })
      const moment = random.below(1_500)
      // It answers while it still plants: from then on is where it is cut off.
      const second = await cutOff(env, { isThere: () => isReady(port), step: 20, later: moment })
      const place = `round ${round}, killed ${moment} ms after it was ready`
      try {
        const owner = await new Person(port).signIn()
        const mine = await owner.get<{ items: { address: string }[] }>('/api/sites')
        assert.deepEqual(mine.items.map(({ address }) => address.split('.', 1)[0]).toSorted(), sites, place)
        for (const slug of sites) {
          const home = await ask(port, '/', { host: `${slug}.sites.localhost:${port}` })
          assert.equal(home.status, 200, place)
          assert.match(String(home.headers['cache-control']), /s-maxage/, `${slug} is released, ${place}`)
        }
      } finally {
        await second.kill()
      }
      await assertWhole({ folder: data })
    }
  }))

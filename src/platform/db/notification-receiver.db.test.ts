import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import pg from 'pg'
import { openWay } from '../testing/silenced-way.ts'
import { NO_SERVER } from '../testing/world.ts'
import { NotificationReceiver } from './notification-receiver.ts'

const SERVER = process.env['TEST_DATABASE_URL']

describe('listening', { skip: SERVER === undefined && NO_SERVER }, () => {
  /** Tells on a channel, past the way. */
  async function tell(channel: string, payload: string): Promise<void> {
    const client = new pg.Client({ connectionString: SERVER })
    await client.connect()
    await client.query('select pg_notify($1, $2)', [channel, payload])
    await client.end()
  }
  /** An ear, and promises of what it will hear and miss. */
  async function anEar(pulse: { every: number; within: number }) {
    const way = await openWay(SERVER ?? '')
    const receiver = new NotificationReceiver(way.url, pulse)
    const heard: string[] = []
    const waiting = new Map<string, () => void>()
    let isMissed = false
    const missed = Promise.withResolvers<void>()
    const stop = await receiver.listen(
      'ears_test',
      (payload) => {
        heard.push(payload)
        waiting.get(payload)?.()
      },
      () => {
        isMissed = true
        missed.resolve()
      },
    )
    return {
      way,
      receiver,
      heard,
      stop,
      missed: missed.promise,
      isMissed: () => isMissed,
      hears: (payload: string) => new Promise<void>((resolve) => waiting.set(payload, resolve)),
      async close() {
        way.close()
        await receiver.close().catch(() => {})
      },
    }
  }

  test('a line that goes silent is given up, and what was missed is said once there is another', async (t) => {
    const ear = await anEar({ every: 50, within: 2_000 })
    t.after(ear.close)
    const one = ear.hears('one')
    await tell('ears_test', 'one')
    await one
    assert.equal(ear.isMissed(), false)
    ear.way.silence()
    await tell('ears_test', 'into the silence')
    await ear.missed
    const two = ear.hears('two')
    await tell('ears_test', 'two')
    await two
    assert.deepEqual(ear.heard, ['one', 'two'])
  })

  test('while no line gets through, it tries on', async (t) => {
    const ear = await anEar({ every: 50, within: 300 })
    t.after(ear.close)
    ear.way.setOpen(false)
    ear.way.silence()
    const before = ear.way.came
    // Two tries that got nowhere.
    while (ear.way.came < before + 2) await new Promise((resolve) => setTimeout(resolve, 20))
    assert.equal(ear.isMissed(), false)
    ear.way.setOpen(true)
    await ear.missed
    const again = ear.hears('again')
    await tell('ears_test', 'again')
    await again
  })

  test('who never asks itself does not notice: the tests above can fail', async (t) => {
    const [deaf, well] = [
      await anEar({ every: 1_000_000, within: 1_000 }),
      await anEar({ every: 50, within: 1_000 }),
    ]
    t.after(deaf.close)
    t.after(well.close)
    deaf.way.silence()
    well.way.silence()
    await well.missed
    assert.equal(deaf.isMissed(), false)
  })

  test('a quiet line that is well is kept', async (t) => {
    const ear = await anEar({ every: 20, within: 5_000 })
    t.after(ear.close)
    const later = ear.hears('later')
    await new Promise((resolve) => setTimeout(resolve, 400))
    await tell('ears_test', 'later')
    await later
    assert.deepEqual([ear.isMissed(), ear.way.came], [false, 1])
  })

  test('a listener that throws is kept from the others and from the process, and hears what comes next', async (t) => {
    const faults: unknown[] = []
    const receiver = new NotificationReceiver(SERVER ?? '', undefined, (error) => void faults.push(error))
    t.after(() => receiver.close())
    const heard: string[] = []
    const end = Promise.withResolvers<void>()
    await receiver.listen(
      'ears_test',
      (payload) => void heard.push((JSON.parse(payload) as { text: string }).text),
    )
    await receiver.listen('ears_test', (payload) => {
      if (payload.includes('end')) end.resolve()
    })
    for (const payload of ['no JSON', '{"text":"end"}']) await tell('ears_test', payload)
    await end.promise
    assert.deepEqual(heard, ['end'])
    assert.equal(faults.length, 1)
  })

  test('whoever no longer listens is done with it, though the line is gone', async (t) => {
    const ear = await anEar({ every: 1_000_000, within: 300 })
    t.after(ear.close)
    ear.way.silence()
    await ear.stop()
  })

  test('all who no longer listen are done with it soon, and so is the line, though it is silent', async (t) => {
    const way = await openWay(SERVER ?? '')
    // As the program has it: it waits ten seconds for an answer.
    const receiver = new NotificationReceiver(way.url)
    t.after(() => way.close())
    const stops = []
    for (const channel of ['ears_a', 'ears_b', 'ears_c']) stops.push(await receiver.listen(channel, () => {}))
    way.silence()
    const since = performance.now()
    for (const stop of stops) await stop()
    await receiver.close()
    const took = performance.now() - since
    assert.ok(took < 5_000, `${Math.round(took)} ms`)
  })

  test('whoever ends twice takes the channel from nobody who came in between', async (t) => {
    const ear = await anEar({ every: 1_000_000, within: 5_000 })
    t.after(ear.close)
    await ear.stop()
    const heard = Promise.withResolvers<string>()
    await ear.receiver.listen('ears_test', heard.resolve)
    await ear.stop()
    await tell('ears_test', 'one')
    const late = new Promise<string>((resolve) => setTimeout(resolve, 5_000, 'nothing').unref())
    assert.equal(await Promise.race([heard.promise, late]), 'one')
    assert.deepEqual(ear.heard, [])
  })

  test('of those who begin to listen at once all hear, over one line', async (t) => {
    const way = await openWay(SERVER ?? '')
    const receiver = new NotificationReceiver(way.url)
    t.after(async () => {
      await receiver.close()
      way.close()
    })
    const heard: Promise<string>[] = []
    await Promise.all(
      ['ears_a', 'ears_b', 'ears_b'].map((channel) => {
        const { promise, resolve } = Promise.withResolvers<string>()
        heard.push(promise)
        return receiver.listen(channel, resolve)
      }),
    )
    await tell('ears_a', 'a')
    await tell('ears_b', 'b')
    assert.deepEqual(await Promise.all(heard), ['a', 'b', 'b'])
    assert.equal(way.came, 1)
  })
})

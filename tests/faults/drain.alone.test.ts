import assert from 'node:assert/strict'
import { Agent, get, type IncomingMessage } from 'node:http'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { ask, makeSite, plantedDatabase } from './program.ts'
import { restarted } from './restarted.ts'

// A program that is told to stop asks to be left out and finishes what it has: of a thousand requests
// over connections that stay open, with the program replaced in their middle, none fails. They come as
// from a proxy that asks /readyz, and holds what it has while nobody is ready.

const REQUESTS = 1_000
const LANES = 16

test('SIGTERM under load: none of 1,000 requests fails, and the stream of an editor is ended, not cut off', async (t) => {
  const database = await plantedDatabase()
  const { person, port, stop, start } = await restarted(t, database?.url ?? null)
  t.after(() => database?.drop())
  const site = await makeSite(person)
  await person.post(`/api/sites/${site.id}/releases`, { styles: true })
  const host = `${site.slug}.sites.localhost:${port}`
  const at = `/api/sites/${site.id}/pages/${site.pages[0]?.id}`
  const agent = new Agent({ keepAlive: true, maxSockets: LANES })
  t.after(() => agent.destroy())

  const stream = await new Promise<IncomingMessage>((resolve, reject) =>
    get({ port, path: `${at}/live?since=0`, headers: person.headers() }, resolve).on('error', reject),
  )
  assert.equal(stream.headers['content-type'], 'text/event-stream')
  let heard = ''
  const isWhole = new Promise<boolean>((resolve) => {
    stream.on('data', (part: Buffer) => (heard += part.toString()))
    // What is cut off closes as well, and was not complete.
    stream.on('close', () => resolve(stream.complete)).on('error', () => resolve(false))
  })
  while (!heard.includes('caught-up')) await pause(10)

  const failed: string[] = []
  let done = 0
  let refused = 0
  let sent = 0
  let isReady = true
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      isReady = await ask(port, '/readyz').then(
        (said) => said.status === 200,
        () => false,
      )
      await pause(100)
    }
  })()
  const one = async (n: number): Promise<void> => {
    for (;;) {
      while (!isReady) await pause(10)
      try {
        // Pages from memory, reads of the API, and writes, in turn.
        const said =
          n % 3 === 0
            ? await ask(port, '/', { host, agent })
            : n % 3 === 1
              ? await person.call('GET', `/api/sites/${site.id}/pages`, undefined, { agent })
              : await person.call('PATCH', at, { navTitle: `Page ${n}` }, { agent })
        if (said.status !== 200) failed.push(`${n}: ${said.status} ${said.text.slice(0, 200)}`)
        done += 1
        return
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
        // Nobody listens: nothing was sent, and a proxy in front would wait for the successor as we do.
        if (code !== 'ECONNREFUSED') {
          failed.push(`${n}: ${code}`)
          return
        }
        refused += 1
        await pause(50)
      }
    }
  }
  const lanes = Array.from({ length: LANES }, async () => {
    for (let n = sent; n < REQUESTS; n = sent) {
      sent += 1
      await one(n)
      // Slow enough that the program is replaced in the middle of it.
      await pause(2)
    }
  })
  while (done < REQUESTS / 4) await pause(5)
  assert.equal(await stop(), 0, 'it ended cleanly')
  assert.ok(done < REQUESTS, 'it was stopped in the middle of the load')
  assert.ok(await isWhole, 'the stream was cut off')
  await start()
  await Promise.all(lanes)
  isOver = true
  await watching
  assert.deepEqual(failed, [])
  assert.equal(done, REQUESTS)
  t.diagnostic(`${done} of ${REQUESTS} answered; ${refused} times nobody listened, and nothing was sent`)
})

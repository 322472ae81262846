import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { test } from 'node:test'
import { ask, makeSite, plantedDatabase, readUntil } from './program.ts'
import { restarted } from './restarted.ts'

// The line to the database is lost in the moment of a commit: it stands, and nobody hears that it does. What was
// acknowledged to nobody may be there or not, but it is never there by half: a file in the library has its bytes.

interface Line {
  readonly port: number
  /** Loses the answer to the next commit that follows a statement with `mark` in it. */
  loseCommitAfter(mark: string): void
  /** How many answers were lost. */
  lost(): number
  close(): void
}

/** A line to PostgreSQL that can lose the answer to a commit: what was asked arrives, and is done. */
async function lossyLine(to: { host: string; port: number }): Promise<Line> {
  let mark: string | null = null
  let lost = 0
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(to)
    let isMarked = false
    let isLosing = false
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.on('data', (asked: Buffer) => {
      if (mark !== null && asked.includes(mark)) isMarked = true
      if (mark !== null && isMarked && asked.includes('portico_commit')) {
        mark = null
        isLosing = true
      }
      far.write(asked)
    })
    far.on('data', (said: Buffer) => {
      // PostgreSQL answers a commit once it is on disk.
      if (isLosing && said.includes('COMMIT')) {
        lost += 1
        near.destroy()
      } else if (!isLosing) near.write(said)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    loseCommitAfter: (text) => void (mark = text),
    lost: () => lost,
    close() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}

const bytes = { headers: { 'content-type': 'application/octet-stream' } }

test('a file whose commit was not heard of keeps its bytes', async (t) => {
  const database = await plantedDatabase()
  if (!database) return t.skip('PostgreSQL is not reachable: the embedded database has no line to lose')
  const url = new URL(database.url)
  const line = await lossyLine({ host: url.hostname, port: Number(url.port || 5432) })
  url.hostname = '127.0.0.1'
  url.port = String(line.port)
  const { person, port } = await restarted(t, url.href)
  t.after(async () => {
    line.close()
    await database.drop()
  })
  const [site, other] = [await makeSite(person), await makeSite(person)]
  const upload = (name: string, content: Buffer) =>
    person.call('POST', `/api/sites/${site.id}/assets?name=${name}`, content, bytes)

  line.loseCommitAfter('insert into "assets"')
  const content = randomBytes(3_000)
  const first = await upload('lost.bin', content)
  assert.equal(line.lost(), 1, `no answer was lost: ${first.status} ${first.text}`)
  assert.equal(first.status, 503, first.text)

  const again = await upload('lost.bin', content)
  assert.equal(again.status, 200, again.text)
  const { asset } = JSON.parse(again.text) as { asset: { id: string; src: string } }
  const isWhole = async (at: string, of: { slug: string }) => {
    const said = await ask(port, at, { host: `${of.slug}.sites.localhost:${port}` })
    assert.equal(said.status, 200, `${at} has no bytes`)
    assert.equal(said.headers['content-length'], String(content.length))
  }
  await isWhole(asset.src, site)

  const copy = () =>
    person.call('POST', '/api/asset-copies', { from: site.id, to: other.id, ids: [asset.id] })
  line.loseCommitAfter('insert into "assets"')
  const copied = await copy()
  assert.equal(line.lost(), 2, `no answer was lost: ${copied.status} ${copied.text}`)
  assert.equal(copied.status, 503, copied.text)
  const { copies } = JSON.parse((await copy()).text) as { copies: { asset: { src: string } }[] }
  await isWhole(copies[0]?.asset.src ?? '', other)

  // An archive whose commit was not heard of is looked through all the same: this one is none, and is said to be none.
  line.loseCommitAfter('insert into "site_imports"')
  const handedIn = await person.call('POST', '/api/imports?name=site.zip', randomBytes(5_000), bytes)
  assert.equal(line.lost(), 3, `no answer was lost: ${handedIn.status} ${handedIn.text}`)
  assert.equal(handedIn.status, 503, handedIn.text)
  const { rows } = await readUntil(
    () => database.query('select state from site_imports'),
    (found) => found.rows[0]?.state !== 'checking',
  )
  assert.deepEqual(
    rows.map(({ state }) => String(state)),
    ['refused'],
  )
})

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { Answers } from './answers.ts'

test('a module that an upgrade took away is not there, and nobody keeps that', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-islands-'))
  const answers = new Answers({})
  const server = createServer((request, response) => {
    const path = join(folder, request.url ?? '')
    answers.module(request, response, { path, isAnother: path.includes('another') }).catch(() => {
      response.writeHead(500).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => server.close())
  const { port } = server.address() as AddressInfo
  const ask = async (name: string) => {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}/${name}`)
    return [status, headers.get('cache-control')]
  }
  for (const name of ['read-1a2b.js', 'unread-1a2b.js', 'another-1a2b.js'])
    writeFileSync(join(folder, name), 'export {}\n')
  const kept = [200, 'public, max-age=31536000, immutable']
  assert.deepEqual(await ask('read-1a2b.js'), kept)
  assert.deepEqual(
    await ask('another-1a2b.js'),
    [200, 'no-cache'],
    'an address is kept for its own module alone',
  )
  rmSync(folder, { recursive: true })
  assert.deepEqual(await ask('unread-1a2b.js'), [404, 'private, no-store'])
  assert.deepEqual(await ask('read-1a2b.js'), kept)
})

test('a module is sent compressed to who takes it so, and not at all to who has it', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-islands-'))
  const file = join(folder, 'gallery-1a2b.js')
  const text = 'export const words = "the same again and again"\n'.repeat(40)
  writeFileSync(file, text)
  const answers = new Answers({})
  const server = createServer((request, response) => {
    void answers.module(request, response, { path: file, isAnother: false })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })
  const { port } = server.address() as AddressInfo
  const ask = (headers: Record<string, string>) => fetch(`http://127.0.0.1:${port}/`, { headers })
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await ask({ 'accept-encoding': encoding })
    assert.equal(answer.headers.get('content-encoding'), encoding === 'identity' ? null : encoding)
    assert.equal(answer.headers.get('vary'), 'accept-encoding')
    assert.equal(Number(answer.headers.get('content-length')) < text.length / 4, encoding !== 'identity')
    assert.equal(await answer.text(), text)
  }
  const tag = (await ask({})).headers.get('etag') ?? ''
  assert.equal((await ask({ 'if-none-match': tag })).status, 304)
})

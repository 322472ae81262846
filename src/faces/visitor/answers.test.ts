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
    answers.file(response, join(folder, request.url ?? ''), 'text/javascript').catch(() => {
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
  for (const name of ['read-1a2b.js', 'unread-1a2b.js']) writeFileSync(join(folder, name), 'export {}\n')
  const kept = [200, 'public, max-age=31536000, immutable']
  assert.deepEqual(await ask('read-1a2b.js'), kept)
  rmSync(folder, { recursive: true })
  assert.deepEqual(await ask('unread-1a2b.js'), [404, 'private, no-store'])
  assert.deepEqual(await ask('read-1a2b.js'), kept)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLog, logScope, withLogScope } from './log.ts'
import { hideInText, isSensitive } from './redact.ts'

function capture(format: 'text' | 'json' = 'json') {
  const lines: string[] = []
  const log = createLog({ level: 'debug', format, destination: { write: (line) => void lines.push(line) } })
  return { log, lines, text: () => lines.join('') }
}

const secret = 'S3CR3T-value'

test('what is sensitive is hidden at every depth, by whatever spelling', () => {
  const { log, text } = capture()
  log.info({
    headers: {
      cookie: secret,
      'Set-Cookie': [secret],
      Authorization: `Bearer ${secret}`,
      'x-csrf-token': secret,
    },
    body: { password: secret, new_password: secret, nested: [{ apiKey: secret, resetToken: secret }] },
    crumb: secret,
    url: `/reset?token=${secret}&next=/`,
    database: `postgres://portico:${secret}@host/db`,
  })
  assert.ok(!text().includes(secret), text())
  assert.ok(text().includes('next=/'))
  assert.ok(text().includes('portico:[hidden]@host'))
})

test('a secret in the sentence itself is hidden', () => {
  const { log, text } = capture()
  log.info(`called with Bearer ${secret}`)
  log.info({}, `GET /verify?code=${secret}`)
  assert.ok(!text().includes(secret), text())
})

test('an error is written with stack, code and cause, without what it carries', () => {
  const { log, text } = capture()
  const error = Object.assign(new Error('it failed', { cause: new Error('because') }), {
    code: 'E_SOME',
    config: { headers: { authorization: secret } },
  })
  log.error(error, 'trouble')
  log.error({ err: error }, 'trouble')
  assert.ok(!text().includes(secret), text())
  for (const part of ['it failed', 'because', 'E_SOME', 'log.test.ts']) assert.ok(text().includes(part), part)
})

test('harmless names stay', () => {
  for (const name of ['status', 'monkey', 'tokens_are_not', 'author', 'keyboard']) {
    assert.equal(isSensitive(name), name === 'tokens_are_not', name)
  }
  assert.equal(hideInText('a?page=2&sort=name'), 'a?page=2&sort=name')
})

test('lines carry the scope they are written in, and scopes nest', async () => {
  const { log, lines } = capture()
  await withLogScope({ requestId: 'r1' }, async () => {
    await Promise.resolve()
    log.info('one')
    withLogScope({ siteId: 's1' }, () => log.info('two'))
    assert.deepEqual(logScope(), { requestId: 'r1' })
  })
  log.info('three')
  const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  assert.deepEqual(
    parsed.map((line) => [line.msg, line.requestId, line.siteId]),
    [
      ['one', 'r1', undefined],
      ['two', 'r1', 's1'],
      ['three', undefined, undefined],
    ],
  )
  assert.equal(parsed[0]?.level, 'info')
})

test('cycles, depths, bytes and long lists cannot break or flood a line', () => {
  const { log, text } = capture()
  const cycle: Record<string, unknown> = {
    bytes: new Uint8Array(5000),
    list: Array.from({ length: 5000 }, (_, i) => i),
  }
  cycle.self = cycle
  log.info(cycle)
  assert.ok(
    text().includes('[circular]') && text().includes('[5000 bytes]') && text().includes('[4900 more]'),
  )
})

test('in a terminal a line is for reading, and control characters cannot drive it', () => {
  const { log, text } = capture('text')
  log.warn({ path: '/a b', name: 'x\u001B[2J' }, 'odd\u001B[31m thing')
  log.error(new Error('broken'), 'failed')
  assert.match(text(), /^\d\d:\d\d:\d\d\.\d{3} warn  odd\\x1b\[31m thing path="\/a b" name=/)
  assert.ok(!text().includes('\u001B'))
  assert.match(text(), /\n {4}Error: broken\n {8}at /)
})

test('colours are for a terminal that shows them', () => {
  for (const shows of [true, false]) {
    let text = ''
    const out = { write: (line: string) => void (text += line), hasColors: () => shows }
    createLog({ level: 'info', format: 'text', destination: out }).info('there')
    assert.equal(text.includes('\u001B[36minfo '), shows)
  }
})

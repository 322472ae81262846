import assert from 'node:assert/strict'
import { test } from 'node:test'
import { logScope } from '../log/log.ts'
import { createHttp, REQUEST_ID_HEADER } from './http.ts'

test('every answer names its request, and what is written meanwhile carries the name', async () => {
  const app = await createHttp()
  const scopes: (string | undefined)[] = []
  app.get('/well', async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    scopes.push(logScope().requestId)
    return 'well'
  })
  app.post('/well', async () => {
    scopes.push(logScope().requestId)
    return {}
  })
  app.get('/ill', () => Promise.reject(new Error('ill')))
  const answers = await Promise.all([
    app.inject({ method: 'GET', url: '/well' }),
    app.inject({ method: 'POST', url: '/well', payload: { a: 1 } }),
    app.inject({ method: 'GET', url: '/ill' }),
    app.inject({ method: 'GET', url: '/nowhere' }),
    app.inject({
      method: 'POST',
      url: '/well',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    }),
  ])
  assert.deepEqual(
    answers.map((answer) => answer.statusCode),
    [200, 200, 500, 404, 400],
  )
  const names = answers.map((answer) => answer.headers[REQUEST_ID_HEADER])
  for (const answer of answers) assert.equal(answer.headers['x-content-type-options'], 'nosniff')
  assert.equal(new Set(names).size, answers.length)
  assert.deepEqual(scopes.toSorted(), names.slice(0, 2).toSorted())
  await app.close()
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readQuery } from '#kernel/api-client/query.ts'
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

test('contract §6: a query is read by the one rule that the client’s calls go by', async () => {
  const app = await createHttp()
  app.get('/read', (request) => Promise.resolve(request.query))
  const far = Array.from({ length: 1500 }, (_, at) => `k${at}=1`).join('&')
  for (const query of [
    'a=1&a=2',
    'a[b][c][d][e][f][g]=1',
    'a[20]=x',
    'a[21]=x',
    '__proto__[x]=1',
    '?a=1',
    far,
  ]) {
    const { body } = await app.inject({ url: `/read?${query}` })
    assert.deepEqual(JSON.parse(body), JSON.parse(JSON.stringify(readQuery(query))), query)
  }
  await app.close()
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError } from '#kernel/api-client/api-error.ts'
import { outcomeOf, outcomeOfError } from './save-outcome.ts'

const answered = (status: number, code?: string) =>
  new ApiError('pages.save', {
    message: 'x',
    response: { status, data: code ? { error: { code, message: 'Words.', requestId: 'r' } } : '<html>' },
  })

test('the three answers of the server are three outcomes', () => {
  assert.deepEqual(outcomeOf({ outcome: 'saved', version: 4 }), { kind: 'saved', version: 4 })
  assert.deepEqual(
    outcomeOf({
      outcome: 'behind',
      hasMore: false,
      version: 2,
      missing: [
        {
          version: 2,
          patches: [{ op: 'remove', node: 'b1' }],
          clientId: 'tab-of-mira',
          saveId: 'save-0001',
          author: { id: 'a', name: 'Mira' },
        },
      ],
    }),
    {
      kind: 'behind',
      missing: [{ id: 'save-0001', version: 2, patches: [{ op: 'remove', node: 'b1' }], by: 'Mira' }],
    },
  )
  assert.deepEqual(
    outcomeOf({ outcome: 'refused', rule: 'value_invalid', node: 'b1', path: ['props'], message: 'No.' }),
    { kind: 'refused', refusal: { rule: 'value_invalid', node: 'b1', message: 'No.' } },
  )
})

test('no answer, a failing server and a proxy are tried again', () => {
  for (const error of [
    new Error('x'),
    answered(503, 'busy'),
    answered(502),
    answered(413),
    answered(429, 'many'),
  ])
    assert.deepEqual(outcomeOfError(error), { kind: 'unreachable' })
})

test('an ended session is told apart: the work waits for the sign-in', () => {
  assert.deepEqual(outcomeOfError(answered(401, 'sign_in')), { kind: 'unreachable', signedOut: true })
  assert.deepEqual(outcomeOfError(answered(403, 'forged')), { kind: 'unreachable', signedOut: true })
})

test('what will never be taken is refused with the words of the server', () => {
  for (const [status, code] of [
    [403, 'right_missing'],
    [404, 'not_found'],
    [402, 'read_only'],
  ] as const) {
    assert.deepEqual(outcomeOfError(answered(status, code)), {
      kind: 'refused',
      refusal: { rule: code, message: 'Words.' },
    })
  }
})

test('what is not valid or too large will not be so later either', () => {
  for (const status of [400, 413, 422]) {
    const refusal = { rule: 'documents.patch_malformed', message: 'Words.', isLasting: true }
    assert.deepEqual(outcomeOfError(answered(status, refusal.rule)), { kind: 'refused', refusal })
  }
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { type FieldFault, Refusal } from '#kernel/refusal.ts'
import { englishWords, type FaultWords } from '../words.ts'
import { ApiError } from '#kernel/api-client/api-error.ts'
import { faultsOf, flatErrors, resolverOf } from './faults.ts'

const faultWords: FaultWords = ({ code }) =>
  code === 'sites.slug_pattern' ? 'Use letters, digits and hyphens' : null

async function errorsOf(schema: z.ZodType, values: Record<string, unknown>): Promise<Record<string, string>> {
  const { errors } = await resolverOf(
    schema as z.ZodType<unknown, Record<string, unknown>>,
    englishWords,
    faultWords,
  )(values, undefined, { fields: {}, shouldUseNativeValidation: false })
  return Object.fromEntries(flatErrors(errors).map(({ name, message }) => [name, message]))
}

test('what was left empty is to be filled in, however long it must be', async () => {
  const schema = z.object({ address: z.string().min(3), password: z.string().min(10) })
  assert.deepEqual(await errorsOf(schema, { address: '', password: 'abc' }), {
    address: 'Fill this in.',
    password: 'Use at least 10 characters.',
  })
})

test('each kind of fault has words that say what to do', async () => {
  const schema = z.object({
    empty: z.string().min(1),
    short: z.string().min(5),
    long: z.string().max(3),
    missing: z.string(),
    email: z.email(),
    url: z.url(),
    day: z.iso.date(),
    time: z.iso.time(),
    low: z.number().min(1),
    high: z.number().max(10),
    fine: z.number().multipleOf(0.01),
    kind: z.enum(['a', 'b']),
    tags: z.array(z.string()).min(1),
    slug: z.string().regex(/^[a-z]+$/, 'sites.slug_pattern'),
    own: z.boolean().refine(Boolean, 'Tick this to go on'),
  })
  const values = {
    empty: '',
    short: 'abc',
    long: 'abcd',
    email: 'x',
    url: 'x',
    day: '2026-02-30',
    time: '25:00',
    low: 0,
    high: 11,
    fine: 0.001,
    kind: null,
    tags: [],
    slug: 'A b',
    own: false,
  }
  assert.deepEqual(await errorsOf(schema, values), {
    empty: 'Fill this in.',
    short: 'Use at least 5 characters.',
    long: 'Use at most 3 characters.',
    missing: 'Fill this in.',
    email: 'Enter an email address, like name@example.com.',
    url: 'Enter a web address, like https://example.com.',
    day: 'Enter a date that exists.',
    time: 'Enter a time, like 14:30.',
    low: 'Enter 1 or more.',
    high: 'Enter 10 or less.',
    fine: 'Enter a number with fewer decimals.',
    kind: 'Fill this in.',
    tags: 'Choose at least one.',
    slug: 'Use letters, digits and hyphens',
    own: 'Tick this to go on',
  })
})

test('a field has one error, the first, also deep in lists', async () => {
  const schema = z.object({
    lines: z.array(
      z.object({
        name: z
          .string()
          .min(2)
          .regex(/^[a-z]+$/),
      }),
    ),
  })
  assert.deepEqual(await errorsOf(schema, { lines: [{ name: 'ok' }, { name: 'A' }] }), {
    'lines.1.name': 'Use at least 2 characters.',
  })
})

test('values that fit come back as the schema makes them', async () => {
  const resolve = resolverOf(z.object({ name: z.string().trim() }), englishWords, faultWords)
  assert.deepEqual(
    await resolve({ name: ' Oak ' }, undefined, { fields: {}, shouldUseNativeValidation: false }),
    { values: { name: 'Oak' }, errors: {} },
  )
})

test('a refusal names its faults; anything else is none', () => {
  assert.deepEqual(
    faultsOf(new Refusal('conflict', 'sites.slug_taken', { field: 'slug', values: { slug: 'oak' } })),
    [{ code: 'sites.slug_taken', field: 'slug', values: { slug: 'oak' } }],
  )
  const faults: FieldFault[] = [
    { field: 'a', code: 'sites.slug_taken' },
    { field: 'b', code: 'sites.slug_short' },
  ]
  assert.deepEqual(faultsOf(new Refusal('invalid', 'input', { faults })), faults)
  assert.equal(faultsOf(new TypeError('fetch failed')), null)
  assert.equal(faultsOf(null), null)
})

test('a refusal that came over the line speaks in the server’s words, at the fields it names', () => {
  const answered = (error: object): ApiError =>
    new ApiError('accounts.signUp', { response: { data: { error } } })
  const single = { code: 'accounts.sign_in_failed', message: 'They do not fit.', requestId: '1' }
  assert.deepEqual(faultsOf(answered(single)), [
    { code: 'accounts.sign_in_failed', message: 'They do not fit.' },
  ])
  const faults = [{ field: 'email', code: 'shape.email', message: 'Enter an address.' }]
  assert.deepEqual(
    faultsOf(answered({ code: 'input', message: 'Look again.', faults, requestId: '1' })),
    faults,
  )
  assert.equal(faultsOf(new ApiError('accounts.signUp', new Error('Network Error'))), null)
})

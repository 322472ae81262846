import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { LARGEST_INTEGER } from '#kernel/shapes.ts'
import { areas } from './areas.ts'

// What a declared input lets through must be something that the database can hold: everything else is
// refused at the door, and is no fault of ours.

interface Schema {
  readonly type?: string
  readonly maximum?: number
  readonly minimum?: number
  readonly [key: string]: unknown
}

/** Every schema inside of one, with its path. */
function* schemasOf(schema: unknown, path: string): Generator<{ schema: Schema; path: string }> {
  if (typeof schema !== 'object' || schema === null) return
  if ('type' in schema) yield { schema: schema as Schema, path }
  for (const [key, inner] of Object.entries(schema)) yield* schemasOf(inner, `${path}/${key}`)
}

// Sums of bytes and of people, which lie in columns of 64 bits.
const wide = new Set(['/properties/limits/additionalProperties', '/properties/storage'])

test('every whole number that is taken has an end that its column can hold', () => {
  const endless: string[] = []
  let found = 0
  for (const { endpoint } of areas.flatMap((area) => area.routes)) {
    const whole = z.toJSONSchema(endpoint.input, { io: 'output', unrepresentable: 'any' })
    for (const { schema, path } of schemasOf(whole, '')) {
      if (schema.type !== 'integer') continue
      found += 1
      const isWithin =
        (schema.maximum ?? Infinity) <= LARGEST_INTEGER && (schema.minimum ?? -Infinity) >= -LARGEST_INTEGER
      if (!isWithin && ![...wide].some((end) => path.includes(end))) endless.push(`${endpoint.name}${path}`)
    }
  }
  assert.deepEqual(endless, [])
  assert.ok(found > 20, `${found} whole numbers`)
})

// What is stored whole where it is given: what is left out of it is said by its default.
const storedWhole = ['pages.change.settings.target', 'pages.presence']

/** The fields of an object, and of those inside of it, that are filled in where they are left out. */
function* filledIn({ properties, anyOf }: Schema, path: string): Generator<string> {
  for (const [name, inner] of Object.entries((properties ?? {}) as Record<string, Schema>)) {
    if ('default' in inner) yield `${path}.${name}`
    yield* filledIn(inner, `${path}.${name}`)
  }
  for (const one of (anyOf ?? []) as readonly Schema[]) yield* filledIn(one, path)
}

test('what a change leaves out stays as it is: nothing of it has a default', () => {
  const changes = areas
    .flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))
    .filter(({ method }) => method === 'PATCH' || method === 'PUT')
  const filled = changes.flatMap(({ input, name }) => {
    const taken = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema
    return [...filledIn(taken, name)]
  })
  assert.deepEqual(
    filled.filter((path) => !storedWhole.some((whole) => path.startsWith(whole))),
    [],
  )
  assert.ok(changes.length > 20, `${changes.length} changes`)
})

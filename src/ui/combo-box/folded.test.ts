import assert from 'node:assert/strict'
import { test } from 'node:test'
import { folded } from './folded.ts'

test('what a keyboard types is what a name has, whatever its accents, case and apostrophes', () => {
  for (const [typed, name] of [
    ["cote d'ivoire", 'Côte d’Ivoire'],
    ['istanbul', 'İstanbul'],
    ['istanbul', 'Istanbul'],
    ['sao paulo', 'São Paulo'],
    ['oesterreich', 'Oesterreich'],
  ] as const) {
    assert.equal(folded(typed), folded(name))
  }
})

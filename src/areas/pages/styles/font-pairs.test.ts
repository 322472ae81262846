import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultStyles } from '#document/styles.ts'
import { families } from '../fonts/families.ts'
import { fontPairs } from './font-pairs.ts'
import { stylesShape } from './styles-shape.ts'

test('there are a dozen pairs and more, each another', () => {
  assert.ok(fontPairs.length >= 12)
  const faces = fontPairs.map(({ fonts }) => `${fonts.heading.family} ${fonts.text.family}`)
  assert.equal(new Set(faces).size, fontPairs.length)
})

test('every face of a pair is of the library, in a weight it has, and may be stored', () => {
  for (const { id, fonts } of fontPairs) {
    for (const { family, weight } of Object.values(fonts)) {
      const held = families.find((one) => one.id === family)
      assert.ok(held, `${id}: ${family}`)
      assert.ok(weight >= held.weights[0] && weight <= held.weights[1], `${id}: ${family} ${weight}`)
    }
    assert.ok(stylesShape.safeParse({ ...defaultStyles, fonts }).success, id)
  }
})

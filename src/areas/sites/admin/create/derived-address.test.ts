import assert from 'node:assert/strict'
import { test } from 'node:test'
import { derivedAddress, type Known, nextOffer } from './derived-address.ts'

const taken = (slug: string, suggestion: string | null): Known => ({ slug, isFree: false, suggestion })
const field = (own: string, slug = own, isTyped = false) => ({ own, slug, isTyped })

test('an address that somebody has gives way to the free one that is offered', () => {
  const offer = nextOffer(field('kestrel'), null, taken('kestrel', 'kestrel-2'))
  assert.deepEqual(offer, { of: 'kestrel', slug: 'kestrel-2' })
  assert.equal(derivedAddress('kestrel', offer), 'kestrel-2')
})

test('an offer is for one title: another leads to its own address, and back to the offer', () => {
  const offer = { of: 'kestrel', slug: 'kestrel-2' }
  assert.equal(derivedAddress('kestrel-books', offer), 'kestrel-books')
  assert.equal(derivedAddress('kestrel', offer), 'kestrel-2')
})

test('whom somebody forestalls is offered the next', () => {
  const offer = { of: 'kestrel', slug: 'kestrel-2' }
  assert.deepEqual(nextOffer(field('kestrel', 'kestrel-2'), offer, taken('kestrel-2', 'kestrel-3')), {
    of: 'kestrel',
    slug: 'kestrel-3',
  })
})

test('nothing is offered for what is free, not known yet, or without one nearby', () => {
  assert.equal(nextOffer(field('kestrel'), null, null), null)
  assert.equal(nextOffer(field('kestrel'), null, { slug: 'kestrel', isFree: true, suggestion: null }), null)
  assert.equal(nextOffer(field('kestrel'), null, taken('kestrel', null)), null)
  assert.equal(nextOffer(field('kestrel'), null, taken('kestrel', 'kestrel')), null)
})

test('what a person wrote stays, whatever the answer', () => {
  assert.equal(nextOffer(field('kestrel', 'kestrel', true), null, taken('kestrel', 'kestrel-2')), null)
  assert.equal(nextOffer(field('kestrel', 'heron', true), null, taken('heron', 'kestrel-2')), null)
})

test('an answer that comes after the title went on is to nobody’s question', () => {
  assert.equal(nextOffer(field('kestrel-books'), null, taken('kestrel', 'kestrel-2')), null)
  // The field has not followed the title yet.
  assert.equal(nextOffer(field('kestrel-books', 'kestrel'), null, taken('kestrel', 'kestrel-2')), null)
})

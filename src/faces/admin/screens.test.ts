import assert from 'node:assert/strict'
import { test } from 'node:test'
import { screenAt, screens } from './screens.ts'

const id = '01a1f94b-e2f3-721b-b30a-206181c9b9a8'

test('every screen is found at its address', () => {
  for (const screen of screens) {
    const path = screen.path.replaceAll(/\$\w+/g, id)
    assert.equal(screenAt(path), screen, path)
  }
  assert.equal(screenAt('/sites/new')?.title, 'sites.create.title')
  assert.equal(screenAt('/sites/new/')?.title, 'sites.create.title')
  assert.equal(screenAt('/nowhere'), undefined)
  assert.equal(screenAt(`/sites/${id}/nowhere/at/all`), undefined)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canConvert, conversionsFrom, hasStore, siteType, siteTypes } from './site-type.ts'

test('contract §2: the type codes are 1 to 5', () => {
  assert.deepEqual(siteType, { classic: 1, coverPage: 2, parkingPage: 3, commerce: 4, enterprise: 5 })
  assert.deepEqual(siteTypes, [1, 2, 3, 4, 5])
})

test('product book, sites: a cover page becomes classic, and only that', () => {
  assert.deepEqual(conversionsFrom(siteType.coverPage), [siteType.classic])
})

test('product book, sites: a parking page becomes any other type, and nothing becomes one', () => {
  for (const type of siteTypes) {
    assert.equal(canConvert(siteType.parkingPage, type), type !== siteType.parkingPage)
    assert.equal(canConvert(type, siteType.parkingPage), false)
  }
})

test('classic, commerce and enterprise go both ways; staying is no conversion', () => {
  const open = [siteType.classic, siteType.commerce, siteType.enterprise]
  for (const from of open) {
    for (const to of open) assert.equal(canConvert(from, to), from !== to)
    assert.equal(canConvert(from, siteType.coverPage), false)
  }
  assert.deepEqual(siteTypes.filter(hasStore), [4, 5])
})

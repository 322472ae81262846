import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasOwnPhone, phoneLayout } from '../layout/phone.ts'
import { sectionHolding, type PageDocument } from '../nodes.ts'
import { applied, cellsOf, pageOf } from '../testing/applied.ts'
import { registry, sampleDocument } from '../testing/sample-blocks.tsx'
import { setHidden } from './hide.ts'
import {
  planPhonePlaces,
  resetPhone,
  setPhoneAlign,
  setPhonePlace,
  setPhonePlaces,
} from './set-phone-place.ts'

function rows(page: PageDocument): string {
  const { cells } = phoneLayout(Object.values(page.blocks), 'place', registry)
  return [...cells]
    .map(([id, at]) => `${id} ${at.column} ${at.row} ${at.width} ${at.height}`)
    .toSorted()
    .join(', ')
}

const page = pageOf({ blocka: [1, 1, 24, 3], blockb: [1, 4, 24, 3], blockc: [1, 7, 24, 3] })

test('only the block that was moved is overridden, the plan is what comes', () => {
  const cells = { column: 3, row: 1, width: 4, height: 2 }
  const plan = planPhonePlaces(page, new Map([['blockc', cells]]), registry)
  const after = applied(page, setPhonePlace(page, 'blockc', cells, registry))
  assert.equal(rows(after), 'blocka 1 3 8 1, blockb 1 4 8 1, blockc 3 1 4 2')
  assert.deepEqual(
    [...plan.displaced].map(([id, at]) => `${id} ${at.row}`),
    ['blocka 3', 'blockb 4'],
  )
  assert.equal(after.blocks['blocka']?.phone, undefined)
  assert.equal(cellsOf(after, 'blockc'), '1 7 24 3', 'the desktop stays')
})

test('another that was placed by hand gives way and stays placed', () => {
  const one = applied(
    page,
    setPhonePlace(page, 'blockc', { column: 1, row: 1, width: 8, height: 2 }, registry),
  )
  const two = applied(one, setPhonePlace(one, 'blockb', { column: 1, row: 2, width: 8, height: 1 }, registry))
  assert.deepEqual(two.blocks['blockc']?.phone, { column: 1, row: 3, width: 8, height: 2 })
})

test('several go together, and those that are in their way make room', () => {
  const after = applied(
    page,
    setPhonePlaces(
      page,
      new Map([
        ['blockb', { column: 1, row: 1, width: 4, height: 2 }],
        ['blockc', { column: 5, row: 1, width: 4, height: 2 }],
      ]),
      registry,
    ),
  )
  assert.equal(rows(after), 'blocka 1 3 8 1, blockb 1 1 4 2, blockc 5 1 4 2')
  assert.equal(after.blocks['blocka']?.phone, undefined)
})

test('a block or the whole section goes back to what is derived', () => {
  const one = applied(
    page,
    setPhonePlace(page, 'blockc', { column: 1, row: 1, width: 4, height: 2 }, registry),
  )
  const two = applied(one, setHidden(one, ['blocka'], 'phone', true, registry))
  assert.equal(applied(two, resetPhone(two, 'blockc')).blocks['blockc']?.phone, undefined)
  const all = applied(two, resetPhone(two, 'sectna'))
  assert.equal(rows(all), rows(page))
})

test('alignment on the phone is its own, and goes again', () => {
  const one = applied(page, setPhoneAlign(page, 'blocka', 'center'))
  assert.deepEqual(one.blocks['blocka']?.phone, { align: 'center' })
  assert.equal(applied(one, setPhoneAlign(one, 'blocka', undefined)).blocks['blocka']?.phone, undefined)
})

test('what was moved, aligned or hidden on the phone is told, and no longer once it is reset', () => {
  const own = (now: PageDocument) =>
    Object.values(now.blocks).flatMap((one) => (hasOwnPhone(one) ? one.id : []))
  assert.deepEqual(own(page), [])
  const moved = setPhonePlace(page, 'blockc', { column: 1, row: 1, width: 4, height: 2 }, registry)
  const one = applied(page, moved)
  assert.deepEqual(own(one), ['blockc'])
  const two = applied(one, setHidden(one, ['blocka'], 'phone', true, registry))
  const three = applied(two, setPhoneAlign(two, 'blockb', 'center'))
  assert.deepEqual(own(three), ['blocka', 'blockb', 'blockc'])
  assert.deepEqual(own(applied(three, setHidden(three, ['blocka'], 'phone', false, registry))), [
    'blockb',
    'blockc',
  ])
  assert.deepEqual(own(applied(three, setHidden(three, ['blockc'], 'desktop', true, registry))), own(three))
  assert.deepEqual(own(applied(three, resetPhone(three, 'blockc'))), ['blocka', 'blockb'])
  assert.deepEqual(own(applied(three, resetPhone(three, 'sectna'))), [])
})

test('a section goes back with what its blocks hold', () => {
  const document = sampleDocument()
  const one = applied(document, setHidden(document, ['inside'], 'phone', true, registry))
  const section = sectionHolding(one, 'inside')?.id ?? ''
  assert.equal(applied(one, resetPhone(one, section)).blocks['inside']?.hidden?.phone, undefined)
})

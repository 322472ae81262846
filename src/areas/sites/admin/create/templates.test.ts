import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chosenAt, namingAddress, type Template } from './templates.ts'

const halm: Template = {
  id: 'restaurant',
  name: 'Halm',
  intent: 'A small kitchen by the water.',
  category: 'food',
  siteType: 'classic',
  standsFor: null,
}
const cover: Template = { ...halm, id: 'cover', siteType: 'cover_page', standsFor: 'cover_page' }
const searchOf = (address: string) => address.slice(address.indexOf('?'))

test('an address says what a site begins with', () => {
  assert.deepEqual(chosenAt(searchOf(namingAddress('parking_page')), undefined), {
    beginning: { from: 'parking_page' },
    template: null,
  })
  assert.deepEqual(chosenAt(searchOf(namingAddress(cover)), [halm, cover]), {
    beginning: { from: 'cover_page', templateId: 'cover' },
    template: cover,
  })
})

test('a template is not known before the templates are', () => {
  assert.equal(chosenAt('?template=restaurant', undefined), 'unknown')
})

test('an address that says nothing, or what there is not, leads to the choice', () => {
  for (const search of ['', '?from=template', '?from=elsewhere', '?template=gone', '?template='])
    assert.equal(chosenAt(search, [halm, cover]), null, search)
})

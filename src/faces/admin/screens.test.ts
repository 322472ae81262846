import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entryValues } from '#areas/sites/admin/index.tsx'
import { ownerWords } from '#platform/testing/words.ts'
import { partsOf, plug, screenAt, screens } from './screens.ts'

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

test('a timeline says features as their area names them, whose words come with its screens', () => {
  const timelines = screens.filter(({ words }) => words.includes('timeline'))
  assert.ok(timelines.length >= 3)
  for (const screen of timelines) assert.ok(partsOf(screen).includes('labs'), screen.path)
  const labs = plug.of(entryValues).find((one) => one.of.includes('operator.labs_on'))
  const t = ownerWords('en-US')
  assert.equal(labs?.name(t, 'i18nLang'), t('labs.i18nLang.title'))
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newId } from '#kernel/ids.ts'
import { changePage } from '../../contract.ts'
import { changesOf, fieldsOf, settingsFields } from './page-fields.ts'
import { aRow } from './testing.ts'

const page = aRow({ id: 'p1' })

test('a page that shall ask for a password is not saved without one', () => {
  const asking = { ...fieldsOf(page), hasPassword: true }
  const refused = settingsFields(page).safeParse({ ...asking, password: '' })
  assert.deepEqual(
    refused.error?.issues.map(({ path, code }) => [path, code]),
    [[['password'], 'too_small']],
  )
  assert.equal(settingsFields(page).safeParse({ ...asking, password: 'abc' }).success, false)
  assert.equal(settingsFields(page).safeParse({ ...asking, password: 'abcd' }).success, true)
})

test('a password from before stays where the field is left empty, and a new one is as long as any', () => {
  const asking = { ...fieldsOf(page), hasPassword: true }
  assert.equal(
    settingsFields({ ...page, hasPassword: true }).safeParse({ ...asking, password: '' }).success,
    true,
  )
  assert.equal(
    settingsFields({ ...page, hasPassword: true }).safeParse({ ...asking, password: 'abc' }).success,
    false,
  )
})

test('an address that was emptied is asked for, but for the page that becomes the home page', () => {
  const emptied = { ...fieldsOf(page), slug: '' }
  const refused = settingsFields({ ...page, slug: 'about' }).safeParse(emptied)
  assert.deepEqual(
    refused.error?.issues.map(({ path }) => path),
    [['slug']],
  )
  assert.ok(settingsFields({ ...page, slug: 'about' }).safeParse({ ...emptied, isHome: true }).success)
  assert.ok(settingsFields({ ...page, slug: '' }).safeParse(emptied).success)
})

test('only what was changed is sent, so that another person’s change stays', () => {
  const values = { ...fieldsOf(page), isNoindex: true }
  assert.deepEqual(changesOf(page, values, new Set(['isNoindex'])), { settings: { isNoindex: true } })
  assert.deepEqual(changesOf(page, { ...values, title: 'About' }, new Set(['title'])), { title: 'About' })
  assert.deepEqual(changesOf(page, values, new Set()), {})
})

test('what is sent arrives as it was sent, with nothing beside it', () => {
  const values = { ...fieldsOf(page), seoTitle: 'All of it' }
  const sent = changesOf(page, values, new Set(['seoTitle']))
  const [siteId, pageId] = [newId(), newId()]
  assert.deepEqual(changePage.input.parse({ siteId, pageId, ...sent }), { siteId, pageId, ...sent })
})

test('the page at / is no page for what is not found', () => {
  const values = { ...fieldsOf(page), isHome: true, isNotFound: true }
  assert.deepEqual(changesOf(page, values, new Set(['isHome'])), {
    isHome: true,
    settings: { isNotFound: false },
  })
})

test('a password is set, left and taken away', () => {
  const values = fieldsOf(page)
  assert.deepEqual(
    changesOf(page, { ...values, hasPassword: true, password: 'abcd' }, new Set(['password'])),
    {
      password: 'abcd',
    },
  )
  const guarded = { ...page, hasPassword: true }
  assert.deepEqual(
    changesOf(guarded, { ...fieldsOf(guarded), hasPassword: false }, new Set(['hasPassword'])),
    {
      password: null,
    },
  )
  assert.deepEqual(changesOf(guarded, fieldsOf(guarded), new Set()), {})
})

test('what others changed meanwhile, under the form, is neither undone nor claimed', () => {
  const values = { ...fieldsOf(page), title: 'About' }
  const changed = new Set(['title'] as const)
  // Another person has it ask for a password by now; the form that was opened before says it does not.
  assert.deepEqual(changesOf({ ...page, hasPassword: true }, values, changed), { title: 'About' })
  // It stood at `/` when the form was opened, and another page does by now.
  const home = { ...values, isHome: true }
  assert.deepEqual(changesOf(page, home, changed), { title: 'About' })
  assert.deepEqual(changesOf(page, { ...home, isNotFound: true }, changed), { title: 'About' })
  // The password that another person took away is missed where this person keeps the page asking for it.
  const asking = { ...fieldsOf({ ...page, hasPassword: true }), title: 'About' }
  assert.deepEqual(changesOf(page, asking, changed), { title: 'About' })
})

import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { testDatabase } from '#platform/testing/world.ts'
import * as at from '../contract.ts'
import { GOOD_PASSWORD, peopleOfFile } from '../testing.ts'
import { freePlace, MOST_VIEWS } from './list-view.ts'

const late = {
  search: 'kestrel',
  filters: { status: ['2', '1'] },
  sort: { column: 'made', direction: 'descending' as const },
  hidden: ['plan'],
}
const list = 'operator/sites'

// The first account of a database runs the platform, and may not go.
await testDatabase()
const people = await peopleOfFile()
before(() => people.someone())

test('the first free place is taken, and there is none beyond the last', () => {
  const all = Array.from({ length: MOST_VIEWS }, (_, at) => at + 1)
  assert.equal(freePlace([]), 1)
  assert.equal(freePlace([1, 2, 4]), 3)
  assert.equal(freePlace(all), null)
})

describe('saved views of lists', () => {
  test('are a person’s on any machine, of one list, and nobody else’s', async () => {
    const { browser, email } = await people.someone()
    const other = await people.someone()
    await browser.call(at.saveListView, { list, name: 'Late', view: late })
    const elsewhere = people.newBrowser()
    await elsewhere.call(at.signIn, { email, password: GOOD_PASSWORD })
    const { views } = await elsewhere.call(at.readListViews, { list })
    assert.deepEqual(
      views.map(({ name, view }) => ({ name, view })),
      [{ name: 'Late', view: late }],
    )
    assert.deepEqual(await browser.call(at.readListViews, { list: 'operator/mails' }), { views: [] })
    assert.deepEqual(await other.browser.call(at.readListViews, { list }), { views: [] })
    const viewId = views[0]?.id ?? ''
    assert.equal((await other.browser.send(at.removeListView, { viewId })).status, 404)
    await elsewhere.call(at.removeListView, { viewId })
    assert.deepEqual(await browser.call(at.readListViews, { list }), { views: [] })
    assert.equal((await people.newBrowser().send(at.readListViews, { list })).status, 401)
  })

  test('a name stands for one view of a list', async () => {
    const { browser } = await people.someone()
    const whole = { search: '', filters: {}, sort: null, hidden: [] }
    await browser.call(at.saveListView, { list, name: 'Late', view: late })
    people.door.clock.advance(1000)
    await browser.call(at.saveListView, { list, name: 'Whole', view: whole })
    people.door.clock.advance(1000)
    await browser.call(at.saveListView, { list, name: ' Late ', view: { ...late, hidden: [] } })
    const { views } = await browser.call(at.readListViews, { list })
    assert.deepEqual(
      views.map(({ name, view }) => [name, view.hidden]),
      [
        ['Whole', []],
        ['Late', []],
      ],
    )
  })

  test('are limited in size and number, and what is there can be changed when all places are taken', async () => {
    const { browser, id } = await people.someone()
    const large = { ...late, filters: { status: Array.from({ length: 50 }, () => 'x'.repeat(100)) } }
    const refused = await browser.send(at.saveListView, { list, name: 'Large', view: large })
    assert.deepEqual([refused.status, refused.body.error?.code], [422, 'accounts.list_view_large'])
    for (const wrong of ['../sites', 'Sites', '', 'a'.repeat(61)])
      assert.equal((await browser.send(at.saveListView, { list: wrong, name: 'A', view: late })).status, 422)
    for (let n = 1; n <= MOST_VIEWS; n += 1)
      await browser.call(at.saveListView, { list: n % 2 ? list : 'operator/mails', name: `${n}`, view: late })
    const full = await browser.send(at.saveListView, { list, name: 'One more', view: late })
    assert.deepEqual([full.status, full.body.error?.code], [409, 'accounts.list_views_full'])
    await browser.call(at.saveListView, { list, name: '1', view: { ...late, search: 'other' } })
    const { views } = await browser.call(at.readListViews, { list })
    assert.equal(views.length, MOST_VIEWS / 2)
    await browser.call(at.removeListView, { viewId: views[0]?.id ?? '' })
    await browser.call(at.saveListView, { list, name: 'One more', view: late })
    // The database has no place for more, whoever asks.
    await assert.rejects(
      sql`update account_list_views set place = ${MOST_VIEWS + 1} where account_id = ${id} and place = 1`.execute(
        people.door.database.root,
      ),
      { code: '23514' },
    )
    await assert.rejects(
      sql`update account_list_views set view = jsonb_build_object('search', repeat('x', 6001))
        where account_id = ${id} and place = 1`.execute(people.door.database.root),
      { code: '23514' },
    )
  })

  test('go with the account', async () => {
    const { browser, email, id } = await people.someone()
    await browser.call(at.saveListView, { list, name: 'Late', view: late })
    await browser.call(at.deleteAccount, { email })
    const { rows } = await sql`select id from account_list_views where account_id = ${id}`.execute(
      people.door.database.root,
    )
    assert.equal(rows.length, 0)
  })
})

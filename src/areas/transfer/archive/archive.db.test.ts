import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aSite, type TestAccount } from '#areas/sites/testing.ts'
import type { Database } from '#platform/db/database.ts'
import { testCtx } from '#platform/testing/world.ts'
import { onRestaurants, comparable, filesOf, jsonOf } from '../testing.ts'

let database: Database
let owner: TestAccount

const { exported, furnish, handedIn, madeOf } = onRestaurants((now) => {
  ;({ database, owner } = now)
})

describe('a site as an archive', () => {
  test('holds the pages, the look, every file and a manifest of it all', async () => {
    await furnish()
    const files = await filesOf(await exported())
    const manifest = jsonOf(files, 'manifest.json') as {
      format: string
      version: number
      contents: { path: string }[]
    }
    assert.deepEqual([manifest.format, manifest.version], ['portico-site', 1])
    assert.deepEqual(
      manifest.contents.map(({ path }) => path).toSorted(),
      [...files.keys()].filter((path) => path !== 'manifest.json').toSorted(),
    )
    assert.equal(jsonOf(files, 'site.json')['title'], 'Kestrel Books')
    const kept = [...files].find(([path]) => path.endsWith('.pdf'))
    assert.equal(kept?.[1].toString(), '%PDF-1.7 the notes of a year')
    assert.ok(
      !JSON.stringify([...files.keys()]).includes('ä'),
      'names of files stand in files.json, not in paths',
    )
  })

  test('R-14: made into a site and taken out again, it is the same in content', async () => {
    await furnish()
    const first = await exported()
    const one = await handedIn(first)
    assert.equal(one.state, 'checked', one.problem?.message ?? '')
    const made = await madeOf(one.id)
    const [before, after] = [await filesOf(first), await filesOf(await exported(made))]
    assert.deepEqual(comparable(after), comparable(before))
    assert.deepEqual(
      { ...jsonOf(after, 'site.json') },
      { ...jsonOf(before, 'site.json'), title: 'Brought in' },
    )
  })

  for (const templateId of ['consultant', 'portfolio', 'cover', 'parking', 'blank'])
    test(`R-14: so is a site of the template ${templateId}`, async () => {
      const from =
        templateId === 'cover' ? 'cover_page' : templateId === 'parking' ? 'parking_page' : 'template'
      const siteId = await database.transaction('platform', (db) =>
        aSite(testCtx(db), owner, { beginning: { from, templateId } }),
      )
      const first = await exported(siteId)
      const made = await madeOf((await handedIn(first)).id)
      assert.deepEqual(comparable(await filesOf(await exported(made))), comparable(await filesOf(first)))
    })
})

import assert from 'node:assert/strict'
import { readDraft } from '#areas/documents/index.ts'
import type { Beginning } from '#areas/sites/contract.ts'
import { listAssets } from '#areas/assets/testing.ts'
import { useOf } from '#areas/sites/index.ts'
import { aSite, anAccount } from '#areas/sites/testing.ts'
import { ownerWords } from '#platform/testing/words.ts'
import { asAccount, testRolledBack as test, testCtx } from '#platform/testing/world.ts'
import { draftOf } from '../tree/draft-of.ts'
import { readStylesDraft } from '../styles/styles.store.ts'
import { readPages } from '../tree/page.store.ts'
import { assetIdsIn } from '../visitor/asset-ids.ts'
import { templates } from './index.ts'
import { listTemplates } from './list-templates.ts'
import { templateOf } from './plant-site.ts'
import { siteName } from './site-name.ts'

const beginnings: readonly Beginning[] = [
  { from: 'blank' },
  { from: 'cover_page' },
  { from: 'parking_page' },
  ...(['restaurant', 'portfolio', 'consultant'] as const).map(
    (templateId) => ({ from: 'template', templateId }) as const,
  ),
]

for (const beginning of beginnings) {
  const name = 'templateId' in beginning ? beginning.templateId : beginning.from
  test(`a site begun with ${name} speaks of itself, and its library holds every picture it shows, none counted as storage`, async (db) => {
    const ctx = testCtx(db)
    const owner = await anAccount(ctx)
    const title = 'Wren & “Co” $&'
    const id = await aSite(ctx, owner, { title, beginning })
    const there = { ...asAccount(ctx, owner), site: { id } }
    const { styles } = await readStylesDraft(there)
    const pages = await readPages(there)
    let text = JSON.stringify({ styles, pages: pages.map((page) => [page.title, page.settings]) })
    const shown = new Map<string, Set<string>>()
    for (const page of pages) {
      const { document } = await readDraft(there, draftOf(page.id))
      text += JSON.stringify(document)
      shown.set(page.isHome ? 'home' : page.id, assetIdsIn(document))
    }
    assert.ok(!text.includes(siteName), 'the place for its name was left open')
    // The words beside the logo follow the site's title, now and when it is changed.
    assert.equal(styles.header.wordmark, undefined)
    const template = templates.find((one) => one.id === name)
    if (template)
      assert.ok(!text.includes(JSON.stringify(template.title).slice(1, -1)), 'its own name is left')
    if (template && name !== 'blank') {
      assert.ok(pages.some((page) => page.isHome && page.title.includes(title)))
      assert.ok(!pages.some((page) => page.title.includes(template.title)))
    }
    if (beginning.from === 'parking_page') assert.ok(text.includes(JSON.stringify(title).slice(1, -1)))

    const all = new Set([...shown.values(), assetIdsIn(styles)].flatMap((ids) => [...ids]))
    if (styles.favicon !== undefined) all.add(styles.favicon)
    const order = { sort: 'added', direction: 'descending' } as const
    const { items } = await listAssets(there, {
      siteId: id,
      search: '',
      kind: 'picture',
      limit: 50,
      ...order,
    })
    assert.deepEqual(items.map((item) => item.id).toSorted(), [...all].toSorted())
    assert.equal(await useOf(there, 'storage'), 0)
    // What is on the home page is met first.
    const home = shown.get('home') ?? new Set()
    assert.deepEqual(new Set(items.slice(0, home.size).map((item) => item.id)), home)
    // As a page has it: what is described there is described here.
    for (const item of items) assert.ok(item.alt !== '' && item.bytes > 0 && item.src !== '', item.name)
  })
}

/** Speaks as the server does. */
const speaking = { words: ownerWords }

test('templates are told of in the person’s language', async () => {
  const told = async (locale: 'de-DE' | 'en-US') => {
    const { templates: offered } = await listTemplates({ tools: speaking, locale })
    return new Map(offered.map((one) => [one.id, one]))
  }
  const [german, english] = [await told('de-DE'), await told('en-US')]
  assert.equal(german.get('restaurant')?.category, 'Essen')
  assert.match(german.get('restaurant')?.intent ?? '', /zwölf Tischen/)
  for (const [id, { intent, category }] of english) {
    assert.notEqual(german.get(id)?.intent, intent, id)
    assert.doesNotMatch(intent + category, /template[.]/, id)
  }
})

test('who begins without naming a template is shown the one that the site is laid from', async () => {
  const { templates: offered } = await listTemplates({ tools: speaking, locale: 'en-US' })
  for (const from of ['blank', 'cover_page', 'parking_page'] as const) {
    const shown = offered.filter(({ standsFor }) => standsFor === from).map(({ id }) => id)
    assert.deepEqual(shown, [templateOf({ from }).id])
  }
})

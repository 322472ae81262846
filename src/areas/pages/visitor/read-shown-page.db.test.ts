import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { release } from '#areas/releases/index.ts'
import { isId, newId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { templates } from '../templates/index.ts'
import { makePage, testOnBlankSite as test } from '../testing.ts'
import { assetIdsIn } from './asset-ids.ts'
import { readLiveSite } from './live-site.ts'
import { readReleasedPage } from './read-shown-page.ts'

const namedIn = async ({ db }: Ctx, document: unknown): Promise<string[]> => {
  const { rows } = await sql<{ ids: string[] }>`
    select portico.assets_named(${JSON.stringify(document)}::jsonb) as ids`.execute(db)
  return (rows[0]?.ids ?? []).toSorted()
}

const idsIn = (document: unknown): string[] => [...assetIdsIn(document)].filter(isId).toSorted()

test('the database finds the files that a document names, as the program does', async ({ ctx }) => {
  for (const { id, pages } of templates)
    for (const { document } of pages) assert.deepEqual(await namedIn(ctx, document), idsIn(document), id)
  const [one, two] = [newId(), newId()]
  const odd = [
    {},
    [],
    { asset: one },
    { a: [{ b: { asset: one } }, [[{ asset: two }]], { asset: one }] },
    // What is no text, no id, or stands in a text is no file.
    { asset: [one], inner: { asset: { asset: two } }, text: `{"asset":"${one}"}` },
    {
      asset: null,
      a: { asset: 3 },
      b: { asset: one.toUpperCase() },
      c: { asset: `${one} ` },
      d: { asset: '' },
    },
  ]
  for (const document of odd)
    assert.deepEqual(await namedIn(ctx, document), idsIn(document), JSON.stringify(document))
})

test('a released page shows the files that its document names', async ({ ctx, siteId }) => {
  const template = templates.find(({ pages }) => pages.some(({ document }) => idsIn(document).length > 1))
  const document = template?.pages.find((page) => idsIn(page.document).length > 1)?.document
  assert.ok(document)
  const page = await makePage({ ctx, siteId }, 'Pictures', { nav: 'none', document })
  await release(ctx, { siteId, styles: true, note: '' })
  const read = async () => {
    const live = await readLiveSite(ctx)
    const found = live?.byId.get(page.id)
    assert.ok(live && found)
    return (await readReleasedPage((ask) => ask(ctx), live, found)).assets
  }
  const { rows } = await sql<{ ids: string[] | null }>`
    select asset_ids as ids from document_editions where site_id = ${siteId} and document_id = ${page.id}`.execute(
    ctx.db,
  )
  const ids = idsIn(document)
  assert.deepEqual(rows[0]?.ids?.toSorted(), ids)
  const stored = await read()
  assert.deepEqual(
    ids.filter((id) => !stored.uploads.includes(id) || !stored.image(id)),
    [],
  )
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refined } from '#document/finer.ts'
import type { Json, PageDocument } from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import { newId } from '#kernel/ids.ts'
import { aPage, onDocument, save, setProp } from '../testing.ts'
import { blocksOf } from './blocks.ts'
import { findNaming, namedInDrafts, setTrashed } from './document.store.ts'
import { namesIn } from './names-in.ts'
import { readDraft } from './read-draft.ts'

const [page, file, item] = [newId(), newId(), newId()]

function naming(link: Json): PageDocument {
  const document = aPage()
  const button = document.blocks['abutton1']
  return button
    ? { ...document, blocks: { ...document.blocks, abutton1: { ...button, props: { link } } } }
    : document
}

test('what a document names: ids wherever they stand, and addresses of the site in links', () => {
  const named = (link: Json) => namesIn(naming(link))
  assert.deepEqual(namesIn(aPage()), [])
  assert.deepEqual(named({ kind: 'page', page }), [page])
  assert.deepEqual(named({ kind: 'file', asset: file }), [file])
  // Typed into a text, or as the name of a value.
  assert.deepEqual(named({ body: `See /media/${file}/menu.pdf`, [item]: true }), [file, item].toSorted())
  assert.deepEqual(named({ url: `/media/${file}` }), [`/media/${file}`, file])
  for (const url of ['/contact', '/contact/', '/contact?from=here', '/contact/#form'])
    assert.deepEqual(named({ href: url }), ['/contact'], url)
  assert.deepEqual(named({ url: '/#top' }), ['/'])
  for (const url of ['https://example.com/contact', 'contact', `/${'x'.repeat(1_000)}`])
    assert.deepEqual(named({ url }), [], url)
  assert.deepEqual(named({ label: '/contact' }), [])
})

test('a draft is found by what it names after each save, however little was written', () =>
  onDocument(async (world) => {
    const { ctx, held } = world
    const finds = (name: string) => findNaming(ctx, held.holder, [name, newId()])
    const link = (value: unknown) => setProp('abutton1', 'link', value)
    await save(world, 0, [link({ kind: 'page', page })])
    assert.deepEqual(await finds(page), [held.documentId])
    assert.deepEqual(await findNaming(ctx, 'pages', [page]), [])
    await save(world, 1, [
      link({ kind: 'url', url: '/contact' }),
      setProp('abutton1', 'label', file.slice(9)),
    ])
    assert.deepEqual([await finds(page), await finds(file)], [[], []])
    // An id that grows letter by letter stands in none of the saves.
    const { document } = await readDraft(ctx, held)
    const longer = [setProp('abutton1', 'label', `Menu: ${file}`)]
    const letters = refined(document, longer as unknown as Patch[], blocksOf(ctx.tools))
    assert.ok(!JSON.stringify(letters).includes(file))
    assert.equal((await save(world, 2, [...letters])).outcome, 'saved')
    for (const name of ['/contact', file]) assert.deepEqual(await finds(name), [held.documentId])
    await setTrashed(ctx, held, true)
    assert.deepEqual(await finds(file), [])
    assert.deepEqual(await namedInDrafts(ctx, [file, page]), [file])
  }))

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type BlockDefinition, defineBlock } from '#document/define-block.ts'
import { type Fields, richText, text } from '#document/fields.ts'
import type { Json, PageDocument } from '#document/nodes.ts'
import { newNodeId } from '#document/nodes.ts'
import { textOf } from '#document/text/text-json.ts'
import { addBlocks } from '../blocks/registry.ts'
import { release } from '../releases/release.ts'
import { blockOfType, goLive, onBlankSite, type PagesWorld, save, setProp } from '../testing.ts'
import { readSnapshot, storeSnapshot } from './draft.store.ts'
import { listVersions } from './list-versions.ts'
import { nameVersion } from './name-version.ts'
import { readDraft } from './read-draft.ts'
import { openVersion } from './open-version.ts'
import { restoreVersion } from './restore-version.ts'

// A type of block that changes between two versions of the program, as the next one will.

const first = defineBlock({
  type: 'test.sign',
  version: 1,
  fields: { words: text({ label: 'x' }), body: richText({ label: 'x', default: textOf('Bread.') }) },
  view: () => null,
  samples: [{ name: 'one', props: { words: 'Bread' } }],
  size: { width: 6, height: 2, minWidth: 1, minHeight: 1 },
  group: 'basic',
  icon: 'text',
  name: 'x',
})
const second = defineBlock<Fields>({
  ...(first as BlockDefinition),
  version: 2,
  past: { 1: first.fields },
  fields: { title: text({ label: 'x' }), copy: richText({ label: 'x' }) },
  upgrades: {
    1: ({ words, body, ...others }) => ({
      ...others,
      title: words ?? '',
      copy: body ?? (textOf('Bread.') as unknown as Json),
    }),
  },
  view: () => null,
  samples: [{ name: 'one', props: { title: 'Bread' } }],
})
after(() => addBlocks([]))

/** A page with the block, changed twice, as the program before left it: three versions. */
async function byTheProgramBefore(world: PagesWorld): Promise<string> {
  addBlocks([first])
  const { document } = await readDraft(world.ctx, world.home.id)
  const section = document.order.at(-1) ?? ''
  const node = newNodeId()
  const block = {
    id: node,
    type: first.type,
    version: 1,
    props: {},
    parent: { node: section },
    place: { column: 1, row: 300, width: 6, height: 2, layer: 0, align: 'start' },
  }
  const saves: unknown[][] = [
    [{ op: 'insert', parent: { node: section }, after: null, nodes: { blocks: [block] } }],
    [setProp(node, 'words', 'Rye')],
    [
      {
        op: 'text',
        node,
        path: ['props', 'body'],
        steps: [
          { stepType: 'replace', from: 1, to: 1, slice: { content: [{ type: 'text', text: 'Rye ' }] } },
        ],
      },
    ],
  ]
  for (const [base, patches] of saves.entries())
    assert.deepEqual(await save(world, world.home.id, base, patches), { outcome: 'saved', version: base + 1 })
  addBlocks([second])
  return node
}

const titleOf = (document: unknown, node: string) =>
  (document as PageDocument).blocks[node]?.props['title'] ??
  (document as PageDocument).blocks[node]?.props['words']

test('a draft of the program before is brought up to date, written on, and stays readable at every version', () =>
  onBlankSite(async (world) => {
    const page = { siteId: world.siteId, pageId: world.home.id }
    const node = await byTheProgramBefore(world)
    const opened = await readDraft(world.ctx, world.home.id)
    assert.equal(opened.isUpgraded, true)
    assert.deepEqual(opened.document.blocks[node]?.props, {
      title: 'Rye',
      copy: textOf('Rye Bread.'),
    })
    assert.deepEqual(await save(world, world.home.id, 3, [setProp(node, 'title', 'Oats')]), {
      outcome: 'saved',
      version: 4,
    })
    const stored = await readSnapshot(world.ctx, world.home.id)
    assert.equal(stored?.snapshotVersion, 4, 'the whole document is stored with the first new words')
    assert.equal(stored.document.blocks[node]?.version, 2)
    await save(world, world.home.id, 4, [setProp(node, 'title', 'Spelt')])
    assert.equal((await readDraft(world.ctx, world.home.id)).isUpgraded, false)
    const titles: unknown[] = []
    for (const version of [2, 3, 4, 5])
      titles.push(titleOf((await openVersion(world.ctx, { ...page, version })).document, node))
    assert.deepEqual(titles, ['Rye', 'Rye', 'Oats', 'Spelt'])
    await restoreVersion(world.ctx, { ...page, version: 2 })
    const back = await readDraft(world.ctx, world.home.id)
    assert.deepEqual(back.document.blocks[node]?.props, { title: 'Rye', copy: textOf('Bread.') })
  }))

test('bringing a version back, and releasing, take an old draft up to date as well', () =>
  onBlankSite(async (world) => {
    const page = { siteId: world.siteId, pageId: world.home.id }
    const node = await byTheProgramBefore(world)
    await restoreVersion(world.ctx, { ...page, version: 1 })
    assert.deepEqual((await readDraft(world.ctx, world.home.id)).document.blocks[node]?.props, {
      title: '',
      copy: textOf('Bread.'),
    })
    await save(world, world.home.id, 4, [setProp(node, 'title', 'Oats')])
    await release(world.ctx, { siteId: world.siteId, styles: true, note: '' })
    await save(world, world.home.id, 5, [setProp(node, 'title', 'Spelt')])
    const titles: unknown[] = []
    for (const version of [3, 4, 5, 6])
      titles.push(titleOf((await openVersion(world.ctx, { ...page, version })).document, node))
    assert.deepEqual(titles, ['Rye', '', 'Oats', 'Spelt'])
  }))

test('a version that was named by the program before keeps its name, and those after it stay readable', () =>
  onBlankSite(async (world) => {
    const page = { siteId: world.siteId, pageId: world.home.id }
    const node = await byTheProgramBefore(world)
    await nameVersion(world.ctx, { ...page, version: 3, name: 'Before summer' })
    await goLive(world)
    await save(world, world.home.id, 3, [setProp(node, 'title', 'Oats')])
    const slice = { content: [{ type: 'text', text: 'Oat ' }] }
    const step = { stepType: 'replace', from: 1, to: 1, slice }
    const text = { op: 'text', node, path: ['props', 'copy'], steps: [step] }
    assert.equal((await save(world, world.home.id, 4, [text])).outcome, 'saved')
    const told = async () => {
      const titles: unknown[] = []
      for (const version of [2, 3, 4, 5])
        titles.push(titleOf((await openVersion(world.ctx, { ...page, version })).document, node))
      return titles
    }
    assert.deepEqual(await told(), ['Rye', 'Rye', 'Oats', 'Oats'])
    // The document that is stored is of a later version from here on.
    await goLive(world)
    assert.deepEqual(await told(), ['Rye', 'Rye', 'Oats', 'Oats'])
    const { versions } = await listVersions(world.ctx, page)
    assert.deepEqual(
      versions.flatMap(({ version, name }) => (name === null ? [] : [[version, name]])),
      [[3, 'Before summer']],
    )
    await restoreVersion(world.ctx, { ...page, version: 3 })
    assert.deepEqual((await readDraft(world.ctx, world.home.id)).document.blocks[node]?.props, {
      title: 'Rye',
      copy: textOf('Rye Bread.'),
    })
  }))

test('where a mark is of another document than the one that is stored for its version, that one is read', () =>
  onBlankSite(async (world) => {
    const page = { siteId: world.siteId, pageId: world.home.id }
    const node = await byTheProgramBefore(world)
    await nameVersion(world.ctx, { ...page, version: 3, name: 'Before summer' })
    const { document } = await readDraft(world.ctx, world.home.id)
    // As releases left it before they brought marks up to date.
    await storeSnapshot(world.ctx, world.home.id, 3, document)
    await save(world, world.home.id, 3, [setProp(node, 'title', 'Oats')])
    const shown = (await openVersion(world.ctx, { ...page, version: 4 })).document as PageDocument
    assert.deepEqual(shown.blocks[node]?.props, { title: 'Oats', copy: textOf('Rye Bread.') })
  }))

test('a draft of a newer program is read and never written', () =>
  onBlankSite(async (world) => {
    const page = { siteId: world.siteId, pageId: world.home.id }
    const node = await byTheProgramBefore(world)
    await save(world, world.home.id, 3, [setProp(node, 'title', 'Oats')])
    addBlocks([first])
    const { document, readOnly } = await readDraft(world.ctx, world.home.id)
    assert.deepEqual(readOnly, { reason: 'newer_block', block: node })
    const button = blockOfType(document, 'button')
    const refused = { code: 'pages.newer' }
    await assert.rejects(save(world, world.home.id, 4, [setProp(button, 'label', 'x')]), refused)
    await assert.rejects(restoreVersion(world.ctx, { ...page, version: 1 }), refused)
  }))

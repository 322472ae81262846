import assert from 'node:assert/strict'
import { type BlockDefinition, defineBlock } from '#document/define-block.ts'
import { type Fields, richText, text } from '#document/fields.ts'
import type { Json, PageDocument } from '#document/nodes.ts'
import { newNodeId } from '#document/nodes.ts'
import { textOf } from '#document/text/text-json.ts'
import { bring } from '#platform/testing/world.ts'
import { blocks } from '../drafts/blocks.ts'
import { readSnapshot, storeSnapshot } from '../drafts/document.store.ts'
import { readDraft } from '../drafts/read-draft.ts'
import { makeEditions } from '../editions/make-editions.ts'
import {
  blockOfType,
  type DocumentWorld,
  testOnDocument as test,
  save,
  setProp,
  testBlocks,
} from '../testing.ts'
import { listVersions } from './list-versions.ts'
import { nameVersion } from './name-version.ts'
import { openVersion } from './open-version.ts'
import { restoreVersion } from './restore-version.ts'

// A type of block that changes between two versions of the program, as the next one will.

const first = defineBlock({
  type: 'test.sign',
  version: 1,
  fields: {
    words: text({ label: 'ui.more' }),
    body: richText({ label: 'ui.more', default: textOf('Bread.') }),
  },
  view: { view: () => null },
  samples: { samples: [{ name: 'one', props: { words: 'Bread' } }] },
  size: { width: 6, height: 2, minWidth: 1, minHeight: 1 },
  group: 'basic',
  icon: 'text',
  name: 'ui.more',
})
const second = defineBlock<Fields>({
  ...(first as BlockDefinition),
  version: 2,
  past: { 1: first.fields },
  fields: { title: text({ label: 'ui.more' }), copy: richText({ label: 'ui.more' }) },
  upgrades: {
    1: ({ words, body, ...others }) => ({
      ...others,
      title: words ?? '',
      copy: body ?? (textOf('Bread.') as unknown as Json),
    }),
  },
  view: { view: () => null },
  samples: { samples: [{ name: 'one', props: { title: 'Bread' } }] },
})

/** Has documents judged by these types beside the usual ones. */
const judgedBy = (definition: unknown) => bring(blocks.of([...testBlocks, definition as BlockDefinition]))

/** Releases the document. */
const edit = ({ ctx, held: { holder, documentId } }: DocumentWorld) =>
  makeEditions(ctx, holder, [{ documentId, facts: {} }])

/** A document with the block, changed twice, as the program before left it: three versions. */
async function byTheProgramBefore(world: DocumentWorld): Promise<string> {
  judgedBy(first)
  const { document } = await readDraft(world.ctx, world.held)
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
    assert.deepEqual(await save(world, base, patches), { outcome: 'saved', version: base + 1 })
  judgedBy(second)
  return node
}

/** The words of the block at each of these versions. */
async function titlesAt({ ctx, held }: DocumentWorld, node: string, versions: readonly number[]) {
  const titles: unknown[] = []
  for (const version of versions) {
    const { document } = await openVersion(ctx, { ...held, version })
    const props = (document as PageDocument).blocks[node]?.props
    titles.push(props?.['title'] ?? props?.['words'])
  }
  return titles
}

test('a draft of the program before is brought up to date, written on, and stays readable at every version', async (world) => {
  const page = world.held
  const node = await byTheProgramBefore(world)
  const opened = await readDraft(world.ctx, world.held)
  assert.equal(opened.isUpgraded, true)
  assert.deepEqual(opened.document.blocks[node]?.props, {
    title: 'Rye',
    copy: textOf('Rye Bread.'),
  })
  assert.deepEqual(await save(world, 3, [setProp(node, 'title', 'Oats')]), {
    outcome: 'saved',
    version: 4,
  })
  const stored = await readSnapshot(world.ctx, world.held)
  assert.equal(stored?.snapshotVersion, 4, 'the whole document is stored with the first new words')
  assert.equal(stored.document.blocks[node]?.version, 2)
  await save(world, 4, [setProp(node, 'title', 'Spelt')])
  assert.equal((await readDraft(world.ctx, world.held)).isUpgraded, false)
  assert.deepEqual(await titlesAt(world, node, [2, 3, 4, 5]), ['Rye', 'Rye', 'Oats', 'Spelt'])
  await restoreVersion(world.ctx, { ...page, version: 2 })
  const back = await readDraft(world.ctx, world.held)
  assert.deepEqual(back.document.blocks[node]?.props, { title: 'Rye', copy: textOf('Bread.') })
})

test('bringing a version back, and releasing, take an old draft up to date as well', async (world) => {
  const page = world.held
  const node = await byTheProgramBefore(world)
  await restoreVersion(world.ctx, { ...page, version: 1 })
  assert.deepEqual((await readDraft(world.ctx, world.held)).document.blocks[node]?.props, {
    title: '',
    copy: textOf('Bread.'),
  })
  await save(world, 4, [setProp(node, 'title', 'Oats')])
  await edit(world)
  await save(world, 5, [setProp(node, 'title', 'Spelt')])
  assert.deepEqual(await titlesAt(world, node, [3, 4, 5, 6]), ['Rye', '', 'Oats', 'Spelt'])
})

test('a version that was named by the program before keeps its name, and those after it stay readable', async (world) => {
  const page = world.held
  const node = await byTheProgramBefore(world)
  await nameVersion(world.ctx, { ...page, version: 3, name: 'Before summer' })
  await edit(world)
  await save(world, 3, [setProp(node, 'title', 'Oats')])
  const slice = { content: [{ type: 'text', text: 'Oat ' }] }
  const step = { stepType: 'replace', from: 1, to: 1, slice }
  const text = { op: 'text', node, path: ['props', 'copy'], steps: [step] }
  assert.equal((await save(world, 4, [text])).outcome, 'saved')
  const told = () => titlesAt(world, node, [2, 3, 4, 5])
  assert.deepEqual(await told(), ['Rye', 'Rye', 'Oats', 'Oats'])
  // The document that is stored is of a later version from here on.
  await edit(world)
  assert.deepEqual(await told(), ['Rye', 'Rye', 'Oats', 'Oats'])
  const { versions } = await listVersions(world.ctx, page)
  assert.deepEqual(
    versions.flatMap(({ version, name }) => (name === null ? [] : [[version, name]])),
    [[3, 'Before summer']],
  )
  await restoreVersion(world.ctx, { ...page, version: 3 })
  assert.deepEqual((await readDraft(world.ctx, world.held)).document.blocks[node]?.props, {
    title: 'Rye',
    copy: textOf('Rye Bread.'),
  })
})

test('where a mark is of another document than the one that is stored for its version, that one is read', async (world) => {
  const page = world.held
  const node = await byTheProgramBefore(world)
  await nameVersion(world.ctx, { ...page, version: 3, name: 'Before summer' })
  const { document } = await readDraft(world.ctx, world.held)
  // As releases left it before they brought marks up to date.
  await storeSnapshot(world.ctx, world.held, 3, document)
  await save(world, 3, [setProp(node, 'title', 'Oats')])
  const shown = (await openVersion(world.ctx, { ...page, version: 4 })).document as PageDocument
  assert.deepEqual(shown.blocks[node]?.props, { title: 'Oats', copy: textOf('Rye Bread.') })
})

test('a draft of a newer program is read and never written', async (world) => {
  const page = world.held
  const node = await byTheProgramBefore(world)
  await save(world, 3, [setProp(node, 'title', 'Oats')])
  judgedBy(first)
  const { document, readOnly } = await readDraft(world.ctx, world.held)
  assert.deepEqual(readOnly, { reason: 'newer_block', block: node })
  const button = blockOfType(document, 'button')
  const refused = { code: 'documents.newer' }
  await assert.rejects(save(world, 4, [setProp(button, 'label', 'x')]), refused)
  await assert.rejects(restoreVersion(world.ctx, { ...page, version: 1 }), refused)
})

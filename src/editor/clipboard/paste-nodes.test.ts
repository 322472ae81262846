import assert from 'node:assert/strict'
import { test } from 'node:test'
import { copyBlocks, copySections, type Fragment } from '#document/commands/fragment.ts'
import { moveBlocks } from '#document/commands/move-block.ts'
import { childrenOf, type BlockId, type PageDocument, type SectionId } from '#document/nodes.ts'
import { removeItem } from '#document/commands/set-items.ts'
import { removeBlocks } from '#document/commands/remove-blocks.ts'
import { defaultStyles } from '#document/styles.ts'
import type { Editor } from '../editor.ts'
import { engine } from '../engine.ts'
import { registry } from '../gallery/sample-blocks.tsx'
import { bakery } from '../gallery/sample-page.ts'
import { selectBlocks, selectSection } from '../selection.ts'
import { editorStore } from '../store.ts'
import { firstView } from '../view.ts'
import { withOrigin } from './origin.ts'
import { pasteForeign } from './paste-nodes.ts'

/** A page onto which something is pasted from another site, whose files are on their way until `arrive`. */
function opened() {
  const store = editorStore(registry, bakery, firstView({ styles: defaultStyles }))
  store.useEngine(engine)
  const said: string[] = []
  const page = { isOpen: true }
  let arrive = () => {}
  const files = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const words = (key: string) => key
  const editor = {
    store,
    words,
    say: (text: string) => void said.push(text),
    canvas: { document: () => (page.isOpen ? {} : null), focus() {}, sectionInView: () => null },
    props: {
      words,
      assets: {},
      crossing: {
        site: 'here',
        addressOf: () => undefined,
        pageAt: () => undefined,
        async bring(_: string, assets: readonly string[]) {
          await files
          return new Map(assets.map((asset, index) => [asset, `01920000-0000-7000-8000-00000000010${index}`]))
        },
      },
    },
  } as unknown as Editor
  return { store, editor, said, page, arrive }
}

const foreign = '01920000-0000-7000-8000-00000000000c'
/** As it was copied on a site whose pictures are other ones. */
function fromThere(fragment: Fragment): Fragment {
  const other = JSON.stringify(fragment).replaceAll(/"asset":"[^"]*"/g, `"asset":"${foreign}"`)
  return withOrigin(JSON.parse(other) as Fragment, 'there', () => undefined)
}
const withPicture = (document: PageDocument): BlockId => {
  const block = Object.values(document.blocks).find((one) => JSON.stringify(one.props).includes('"asset":'))
  assert.ok(block)
  return block.id
}
const sections = (document: PageDocument): readonly SectionId[] => document.order
const [first, second] = sections(bakery)
assert.ok(first && second)

test('a section of another site comes where it was pasted, whatever is selected while its pictures are brought', async () => {
  const { store, editor, arrive } = opened()
  store.show({ selection: selectSection(bakery, first) })
  const section = bakery.blocks[withPicture(bakery)]?.parent.node ?? ''
  const pasting = pasteForeign(editor, fromThere(copySections(bakery, [section])))
  assert.equal(store.view().uploads, 1, 'whoever leaves is asked')
  const elsewhere = selectSection(bakery, bakery.order.at(-1) ?? null)
  store.show({ selection: elsewhere })
  arrive()
  await pasting
  assert.equal(store.view().uploads, 0)
  assert.equal(store.document().order.length, bakery.order.length + 1)
  assert.deepEqual([store.document().order[0], store.document().order[2]], [first, second])
  assert.equal(store.view().selection, elsewhere, 'and takes nobody away from where they have gone')
})

test('blocks come after the one that was selected, wherever that has gone meanwhile', async () => {
  const { store, editor, arrive } = opened()
  const picture = withPicture(bakery)
  store.show({ selection: selectBlocks(bakery, ['coltwo']) })
  const pasting = pasteForeign(editor, fromThere(copyBlocks(bakery, [picture])))
  store.show({ selection: selectSection(bakery, bakery.order.at(-1) ?? null) })
  const patches = moveBlocks(
    store.document(),
    { blocks: ['coltwo'], by: { columns: 0, rows: 0 }, to: { node: first } },
    registry,
  )
  assert.equal(store.change({ patches, label: 'editor.step.move' }), null)
  arrive()
  await pasting
  const come = Object.values(store.document().blocks).filter(({ id }) => !bakery.blocks[id])
  assert.deepEqual(
    come.map((block) => block.parent),
    [{ node: first }],
  )
})

test('where what it was to follow is gone it comes into the section of that', async () => {
  const { store, editor, arrive } = opened()
  store.show({ selection: selectBlocks(bakery, ['coltwo']) })
  const home = bakery.blocks['coltwo']?.parent.node
  const pasting = pasteForeign(editor, fromThere(copyBlocks(bakery, [withPicture(bakery)])))
  store.change({ patches: removeBlocks(bakery, ['coltwo']), label: 'editor.step.delete' })
  store.show({ selection: selectSection(store.document(), first) })
  arrive()
  await pasting
  const come = Object.values(store.document().blocks).filter(({ id }) => !bakery.blocks[id])
  assert.deepEqual(
    come.map((block) => block.parent.node),
    [home],
  )
})

test('what stays where it is has what was pasted selected', async () => {
  const { store, editor, said, arrive } = opened()
  store.show({ selection: selectSection(bakery, first) })
  const pasting = pasteForeign(editor, fromThere(copyBlocks(bakery, [withPicture(bakery)])))
  arrive()
  await pasting
  const [selected = ''] = store.view().selection.blocks
  assert.ok(!bakery.blocks[selected] && store.block(selected))
  assert.ok(said.includes('editor.say.pasted'))
})

test('a page that was left meanwhile gets nothing, and nobody is told that it has', async () => {
  const { store, editor, said, page, arrive } = opened()
  store.show({ selection: selectSection(bakery, first) })
  const pasting = pasteForeign(editor, fromThere(copyBlocks(bakery, [withPicture(bakery)])))
  page.isOpen = false
  arrive()
  await pasting
  assert.equal(store.document(), bakery)
  assert.ok(!said.includes('editor.say.pasted'), said.join())
})

test('sections of another site stand in the order they were pasted in, though all wait for their pictures', async () => {
  const { store, editor, arrive } = opened()
  store.show({ selection: selectSection(bakery, first) })
  const fragment = copySections(bakery, [bakery.blocks[withPicture(bakery)]?.parent.node ?? ''])
  const pasted = ['A', 'B', 'C'].map((name) => {
    const named = fragment.sections.map((section) => ({ ...section, name }))
    return pasteForeign(editor, fromThere({ ...fragment, sections: named }))
  })
  arrive()
  await Promise.all(pasted)
  const names = store.document().order.map((id) => store.section(id)?.name)
  assert.deepEqual(names.slice(1, 4), ['A', 'B', 'C'])
})

test('so do blocks; what was taken away again meanwhile is followed by nothing', async () => {
  const { store, editor, arrive } = opened()
  store.show({ selection: selectBlocks(bakery, ['coltwo']) })
  const fragment = copyBlocks(bakery, [withPicture(bakery)])
  const named = (name: string) =>
    fromThere({ ...fragment, blocks: fragment.blocks.map((block) => ({ ...block, name })) })
  const pasted = ['A', 'B', 'C'].map((name) => pasteForeign(editor, named(name)))
  const { crossing } = editor.props
  assert.ok(crossing)
  const bring: typeof crossing.bring = async (site, assets) => {
    await Promise.all(pasted)
    store.undo()
    return crossing.bring(site, assets)
  }
  const slow = { ...editor, props: { ...editor.props, crossing: { ...crossing, bring } } }
  const last = pasteForeign(slow, named('D'))
  arrive()
  await last
  const row = childrenOf(store.document(), bakery.blocks['coltwo']?.parent ?? { node: '' })
  const names = row.map((id) => store.block(id)?.name ?? id)
  const at = names.indexOf('coltwo')
  assert.deepEqual(names.slice(at, at + 5), ['coltwo', 'A', 'B', 'D', 'colthree'])
})

test('what finds its slot gone or full by then comes beside the block of that, and says why', async () => {
  const { store, editor, said, arrive } = opened()
  store.show({
    selection: selectBlocks(bakery, ['cards1']),
    insertion: { kind: 'slot', block: 'cards1', slot: 'firstcol' },
  })
  const pasting = pasteForeign(editor, fromThere(copyBlocks(bakery, ['heropict'])))
  const patches = removeItem(store.document(), 'cards1', 'columns', 'firstcol')
  assert.equal(store.change({ patches, label: 'editor.step.delete' }), null)
  arrive()
  await pasting
  const come = Object.values(store.document().blocks).filter(({ id }) => !bakery.blocks[id])
  assert.deepEqual(
    come.map((block) => block.parent),
    [{ node: 'holds1' }],
  )
  assert.ok(said.includes('editor.say.put_beside'), said.join())
})

import assert from 'node:assert/strict'
import { refined } from '#document/finer.ts'
import { rebase } from '#document/merge.ts'
import { newSection, type PageDocument } from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import { newId } from '#kernel/ids.ts'
import { assertMoment, countOrdinary } from '#kernel/testing.ts'
import type { Ctx } from '#platform/ctx.ts'
import { outsideIn } from '#platform/testing/outside-in.ts'
import { testCtx } from '#platform/testing/world.ts'
import { blocksOf } from '../drafts/blocks.ts'
import { copyDocument } from '../drafts/copy-document.ts'
import { deleteDocuments, readSnapshot, setTrashed } from '../drafts/document.store.ts'
import { drafts } from '../drafts/draft-cache.ts'
import type { Held } from '../drafts/held.ts'
import { readDraft } from '../drafts/read-draft.ts'
import { followDocument } from '../live/follow-document.ts'
import { tellPresence } from '../live/tell-presence.ts'
import {
  aDocument,
  blockOfType,
  labelOf,
  testOnDocument as test,
  relabel,
  save,
  setProp,
} from '../testing.ts'
import { listVersions } from '../versions/list-versions.ts'
import { nameVersion } from '../versions/name-version.ts'
import { openVersion } from '../versions/open-version.ts'
import { restoreVersion } from '../versions/restore-version.ts'
import { listPatches } from './list-patches.ts'

test('marks over all of a long text, thousands of times in one save, are refused before they are set', async (world) => {
  const { held, ctx } = world
  const text = blockOfType((await readDraft(ctx, held)).document, 'text')
  const lines = Array.from({ length: 10_000 }, () => ({ type: 'paragraph' }))
  const value = { type: 'doc', content: lines }
  const marked = (times: number) =>
    Array.from({ length: times }, (_, at) => ({
      stepType: at % 2 === 0 ? 'addMark' : 'removeMark',
      from: 1,
      to: 19_999,
      mark: { type: 'bold' },
    }))
  const marking = (times: number) => [
    { op: 'text', node: text, path: ['props', 'body'], steps: marked(times) },
  ]
  await save(world, 0, [{ op: 'set', node: text, path: ['props', 'body'], value }])
  const count = countOrdinary()
  for (const patches of [marking(9_000), Array.from({ length: 3 }, () => marking(100)).flat()])
    await assert.rejects(save(world, 1, patches), { code: 'documents.patch_malformed' })
  assertMoment(count)
  assert.equal((await readSnapshot(ctx, held))?.snapshotVersion, 0)
  assert.equal((await save(world, 1, marking(200))).outcome, 'saved')
  assert.equal((await readSnapshot(ctx, held))?.snapshotVersion, 2, 'nobody applies these again')
})

test('a long text changed thousands of times over in one save is refused before the first change', async (world) => {
  const { held, ctx } = world
  const node = blockOfType((await readDraft(ctx, held)).document, 'text')
  const path = ['props', 'body']
  const value = { type: 'doc', content: Array.from({ length: 20_000 }, () => ({ type: 'paragraph' })) }
  const slice = { content: [{ type: 'text', text: 'a' }] }
  const typing = (patches: number, steps: number) =>
    Array.from({ length: patches }, () => ({
      op: 'text',
      node,
      path,
      steps: Array.from({ length: steps }, () => ({ stepType: 'replace', from: 1, to: 1, slice })),
    }))
  await save(world, 0, [{ op: 'set', node, path, value }])
  const count = countOrdinary()
  for (const patches of [typing(4_000, 1), typing(1, 9_000)])
    await assert.rejects(save(world, 1, patches), { code: 'documents.patch_malformed' })
  assertMoment(count)
  assert.equal((await save(world, 1, typing(1, 200))).outcome, 'saved')
})

test('what is malformed, from the future, or of a document that is not there is refused', async (world) => {
  await assert.rejects(save(world, 0, [{ op: 'explode' }]), { code: 'documents.patch_malformed' })
  // A section that shows a saved one, of which there are none yet, would be empty.
  const { document } = await readDraft(world.ctx, world.held)
  const [first] = document.order
  for (const patch of [
    { op: 'set', node: first, path: ['source'], value: 'savedone' },
    {
      op: 'insert',
      parent: 'page',
      after: null,
      nodes: { section: { ...newSection(), source: 'savedone' }, blocks: [] },
    },
  ])
    await assert.rejects(save(world, 0, [patch]), { code: 'documents.patch_malformed' })
  await assert.rejects(save(world, 7, [{ op: 'remove', node: 'b' }]), {
    code: 'documents.version_unknown',
  })
  await assert.rejects(
    save({ ...world, held: { ...world.held, documentId: newId() } }, 0, [{ op: 'remove', node: 'b' }]),
    { code: 'not_found' },
  )
})

const gone = { code: 'not_found' }

/** Sees to it that no call finds a document by what holds it. */
async function assertNotThere(ctx: Ctx, held: Held): Promise<void> {
  for (const base of [0, 1])
    await assert.rejects(save({ ctx, held }, base, [setProp('abutton1', 'label', 'Mine')]), gone)
  await assert.rejects(listPatches(ctx, { ...held, after: 0 }), gone)
  await assert.rejects(listVersions(ctx, held), gone)
  await assert.rejects(openVersion(ctx, { ...held, version: 0 }), gone)
  await assert.rejects(nameVersion(ctx, { ...held, version: 0, name: 'Mine' }), gone)
  await assert.rejects(restoreVersion(ctx, { ...held, version: 0 }), gone)
  await assert.rejects(followDocument(outsideIn(ctx), { ...held, since: 0 }), gone)
  const presence = { clientId: 'client-0001', selection: [], caret: null, isLeaving: false }
  await assert.rejects(tellPresence(ctx, { ...held, ...presence, section: null, device: 'desktop' }), gone)
  await assert.rejects(readDraft(ctx, held), gone)
  await assert.rejects(copyDocument(ctx, { ...held, as: newId() }), gone)
}

test('a document of another site, of another holder, or in the trash is not there, whatever is asked of it', async (world) => {
  const { ctx, held } = world
  await relabel(world, 'Write to us')
  const other = await aDocument(testCtx(ctx.db))
  await assertNotThere(ctx, other.held)
  assert.equal(await labelOf(other), 'Get in touch')
  // Whether this process has the document at hand, or not.
  const { version, document } = await readDraft(ctx, held)
  drafts.put(world.siteId, held.documentId, version, document)
  for (const holder of ['pages', 'collections']) await assertNotThere(ctx, { ...held, holder })
  drafts.forget(world.siteId, held.documentId, version)
  await assertNotThere(ctx, { ...held, holder: 'collections' })
  await setTrashed(ctx, { ...held, holder: 'collections' }, true)
  assert.equal(await labelOf(world), 'Write to us')
  await setTrashed(ctx, held, true)
  await assertNotThere(ctx, held)
  await setTrashed(ctx, held, false)
  await deleteDocuments(ctx, 'collections', [{ siteId: world.siteId, id: held.documentId }])
  assert.equal(await labelOf(world), 'Write to us')
  await deleteDocuments(ctx, held.holder, [{ siteId: world.siteId, id: held.documentId }])
  await assertNotThere(ctx, held)
})

test('a copy begins with the draft of the other, and is one of its own', async (world) => {
  await relabel(world, 'Write to us')
  const copy = { ...world, held: { ...world.held, documentId: newId() } }
  await copyDocument(world.ctx, { ...world.held, as: copy.held.documentId })
  await relabel(world, 'Call us')
  assert.equal(await labelOf(copy), 'Write to us')
  const { versions } = await listVersions(world.ctx, copy.held)
  assert.deepEqual(
    versions.map(({ version }) => version),
    [0],
  )
})

test('patches that break a rule are refused whole, with the rule, the node and words', async (world) => {
  const { document } = await readDraft(world.ctx, world.held)
  const button = blockOfType(document, 'button')
  const answer = await save(world, 0, [setProp(button, 'label', 'Write to us'), setProp(button, 'label', 42)])
  assert.equal(answer.outcome, 'refused')
  assert.ok(answer.outcome === 'refused')
  assert.equal(answer.node, button)
  assert.ok(answer.message.length > 0 && !answer.message.startsWith('refusal.'))
  assert.equal(await labelOf(world), 'Get in touch')
})

test('a save leads to the next version; who is behind gets what is missing, and nothing is stored', async (world) => {
  const { document } = await readDraft(world.ctx, world.held)
  const button = blockOfType(document, 'button')
  const first = await save(world, 0, [setProp(button, 'label', 'Write to us')])
  assert.deepEqual(first, { outcome: 'saved', version: 1 })
  const second = await save(world, 0, [setProp(button, 'label', 'Call us')])
  assert.ok(second.outcome === 'behind')
  assert.equal(second.version, 1)
  assert.deepEqual(
    second.missing.map(({ version, patches, author }) => [version, patches, author?.id]),
    [[1, [setProp(button, 'label', 'Write to us')], world.owner.id]],
  )
  assert.equal(await labelOf(world), 'Write to us')
})

test('a save that comes again, also on what it led to, is known by its name and not applied twice', async (world) => {
  const { document } = await readDraft(world.ctx, world.held)
  const patches = [setProp(blockOfType(document, 'button'), 'label', 'Write to us')]
  const names = { saveId: 'the-save-that-came-twice' }
  const saved = { outcome: 'saved', version: 1 }
  assert.deepEqual(await save(world, 0, patches, names), saved)
  // Whether this process has the page at hand, or reads it.
  assert.deepEqual(await save(world, 1, patches, names), saved)
  drafts.forget(world.siteId, world.held.documentId, 1)
  assert.deepEqual(await save(world, 1, patches, names), saved)
  await relabel(world, 'Call us')
  assert.deepEqual(await save(world, 0, patches, names), saved)
  assert.equal(await labelOf(world), 'Call us')
})

test('two tabs write in one label, and both are there, now and when it is replayed', async (world) => {
  const { document } = await readDraft(world.ctx, world.held)
  const button = blockOfType(document, 'button')
  const label = (value: string) => [
    ...refined(document, [setProp(button, 'label', value)] as Patch[], blocksOf(world.ctx.tools)),
  ]
  await save(world, 0, label('Get in touch today'))
  const behind = await save(world, 0, label('Do get in touch'))
  assert.ok(behind.outcome === 'behind')
  const theirs = behind.missing.flatMap((saved) => saved.patches) as unknown as Patch[]
  const { document: head } = await readDraft(world.ctx, world.held)
  const { patches, lost } = rebase(head, label('Do get in touch'), theirs, blocksOf(world.ctx.tools))
  assert.deepEqual(lost, [])
  assert.equal((await save(world, behind.version, [...patches])).outcome, 'saved')
  assert.equal(await labelOf(world), 'Do get in touch today')
  const { document: then } = await openVersion(world.ctx, { ...world.held, version: 2 })
  assert.equal((then as unknown as PageDocument).blocks[button]?.props['label'], 'Do get in touch today')
})

test('two tabs that change different things merge: the one behind replays its own on what it missed', async (world) => {
  const { document } = await readDraft(world.ctx, world.held)
  const [button, text] = [blockOfType(document, 'button'), blockOfType(document, 'text')]
  const ours = [setProp(text, 'size', 'large')] as unknown as Patch[]
  await save(world, 0, [setProp(button, 'label', 'Write to us')])
  const behind = await save(world, 0, [...ours])
  assert.ok(behind.outcome === 'behind')
  const theirs = behind.missing.flatMap((saved) => saved.patches) as unknown as Patch[]
  const { document: head } = await readDraft(world.ctx, world.held)
  const replayed = rebase(head, ours, theirs, blocksOf(world.ctx.tools))
  assert.deepEqual(replayed.lost, [])
  const merged = await save(world, behind.version, [...replayed.patches])
  assert.deepEqual(merged, { outcome: 'saved', version: 2 })
  const { document: after } = await readDraft(world.ctx, world.held)
  assert.equal(after.blocks[button]?.props['label'], 'Write to us')
  assert.equal(after.blocks[text]?.props['size'], 'large')
})

test('after fifty saves the document is stored whole, and every version can still be opened', async (world) => {
  const { held } = world
  for (let at = 1; at <= 53; at += 1) await relabel(world, `Label ${at}`)
  const snapshot = await readSnapshot(world.ctx, held)
  assert.deepEqual([snapshot?.version, snapshot?.snapshotVersion], [53, 50])
  assert.equal(await labelOf(world), 'Label 53')
  for (const version of [0, 1, 49, 50, 51, 53]) {
    const opened = await openVersion(world.ctx, { ...held, version })
    const document = opened.document as PageDocument
    const label = document.blocks[blockOfType(document, 'button')]?.props['label']
    assert.equal(label, version === 0 ? 'Get in touch' : `Label ${version}`)
  }
  const first = await listVersions(world.ctx, held)
  assert.deepEqual([first.versions.length, first.hasMore, first.versions[0]?.version], [50, true, 53])
  const rest = await listVersions(world.ctx, { ...held, before: 4 })
  assert.deepEqual([rest.versions.map(({ version }) => version), rest.hasMore], [[3, 2, 1, 0], false])
  const { version, saved } = await listPatches(world.ctx, { ...held, after: 51 })
  assert.deepEqual([version, saved.map((one) => one.version)], [53, [52, 53]])
})

test('a version is named, found by its name, and brought back as a change like any other', async (world) => {
  const page = world.held
  await relabel(world, 'Write to us')
  await relabel(world, 'Call us')
  await nameVersion(world.ctx, { ...page, version: 1, name: 'Before the call' })
  const named = async () =>
    (await listVersions(world.ctx, page)).versions.map(({ version, name }) => [version, name])
  assert.deepEqual(await named(), [
    [2, null],
    [1, 'Before the call'],
    [0, null],
  ])
  assert.deepEqual(await restoreVersion(world.ctx, { ...page, version: 1 }), { version: 3 })
  assert.equal(await labelOf(world), 'Write to us')
  assert.deepEqual(await restoreVersion(world.ctx, { ...page, version: 2 }), { version: 4 })
  assert.equal(await labelOf(world), 'Call us')
  assert.deepEqual(await restoreVersion(world.ctx, { ...page, version: 0 }), { version: 5 })
  assert.equal(await labelOf(world), 'Get in touch')
  await nameVersion(world.ctx, { ...page, version: 1, name: '' })
  assert.deepEqual((await named()).at(-2), [1, null])
  await assert.rejects(openVersion(world.ctx, { ...page, version: 9 }), { code: 'not_found' })
})

test('bringing a version back writes what differs, and what somebody is typing meanwhile stays', async (world) => {
  const page = world.held
  const { document } = await readDraft(world.ctx, world.held)
  const text = blockOfType(document, 'text')
  const typing = (at: number, words: string) => ({
    op: 'text',
    node: text,
    path: ['props', 'body'],
    steps: [{ stepType: 'replace', from: at, to: at, slice: { content: [{ type: 'text', text: words }] } }],
  })
  await save(world, 0, [typing(1, 'Wrong. ')])
  await relabel(world, 'Write to us')
  // Somebody types before the words that go; their save arrives after the version was brought back.
  const theirs = [typing(8, 'Theirs. ')] as unknown as Patch[]
  assert.deepEqual(await restoreVersion(world.ctx, { ...page, version: 0 }), { version: 3 })
  const { saved } = await listPatches(world.ctx, { ...page, after: 2 })
  const written = saved.flatMap((one) => one.patches) as unknown as Patch[]
  assert.deepEqual(
    written
      .map((patch) => patch.op)
      .filter((op) => op !== 'spell')
      .toSorted(),
    ['letters', 'text'],
    'a label and a text, nothing else',
  )
  const head = await readDraft(world.ctx, world.held)
  assert.deepEqual(head.document, document)
  const replayed = rebase(head.document, theirs, written, blocksOf(world.ctx.tools))
  assert.deepEqual(replayed.lost, [])
  await save(world, 3, [...replayed.patches])
  const after = (await readDraft(world.ctx, world.held)).document
  assert.match(JSON.stringify(after.blocks[text]?.props['body']), /Theirs\. /)
  assert.doesNotMatch(JSON.stringify(after.blocks[text]?.props['body']), /Wrong/)
  // Where nothing differs, nothing is written.
  await restoreVersion(world.ctx, { ...page, version: 3 })
  assert.deepEqual(await restoreVersion(world.ctx, { ...page, version: 3 }), { version: 5 })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refined } from '#document/finer.ts'
import { rebase } from '#document/merge.ts'
import { newSection, type PageDocument } from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import { newId } from '#kernel/ids.ts'
import { assertMoment, countOrdinary } from '#kernel/testing.ts'
import { testCtx } from '#platform/testing/world.ts'
import { blocks } from '../blocks/registry.ts'
import { aBlankSite, blockOfType, labelOf, onBlankSite, relabel, save, setProp } from '../testing.ts'
import { drafts } from './draft-cache.ts'
import { readSnapshot } from './draft.store.ts'
import { listPatches } from './list-patches.ts'
import { readDraft } from './read-draft.ts'
import { listVersions } from './list-versions.ts'
import { nameVersion } from './name-version.ts'
import { openVersion } from './open-version.ts'
import { restoreVersion } from './restore-version.ts'

test('marks over all of a long text, thousands of times in one save, are refused before they are set', () =>
  onBlankSite(async (world) => {
    const { home, ctx } = world
    const text = blockOfType((await readDraft(ctx, home.id)).document, 'text')
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
    await save(world, home.id, 0, [{ op: 'set', node: text, path: ['props', 'body'], value }])
    const count = countOrdinary()
    for (const patches of [marking(9_000), Array.from({ length: 3 }, () => marking(100)).flat()])
      await assert.rejects(save(world, home.id, 1, patches), { code: 'pages.patch_malformed' })
    assertMoment(count)
    assert.equal((await readSnapshot(ctx, home.id))?.snapshotVersion, 0)
    assert.equal((await save(world, home.id, 1, marking(200))).outcome, 'saved')
    assert.equal((await readSnapshot(ctx, home.id))?.snapshotVersion, 2, 'nobody applies these again')
  }))

test('a long text changed thousands of times over in one save is refused before the first change', () =>
  onBlankSite(async (world) => {
    const { home, ctx } = world
    const node = blockOfType((await readDraft(ctx, home.id)).document, 'text')
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
    await save(world, home.id, 0, [{ op: 'set', node, path, value }])
    const count = countOrdinary()
    for (const patches of [typing(4_000, 1), typing(1, 9_000)])
      await assert.rejects(save(world, home.id, 1, patches), { code: 'pages.patch_malformed' })
    assertMoment(count)
    assert.equal((await save(world, home.id, 1, typing(1, 200))).outcome, 'saved')
  }))

test('what is malformed, from the future, or of a page that is not there is refused', () =>
  onBlankSite(async (world) => {
    const { home } = world
    await assert.rejects(save(world, home.id, 0, [{ op: 'explode' }]), { code: 'pages.patch_malformed' })
    // A section that shows a saved one, of which there are none yet, would be empty.
    const { document } = await readDraft(world.ctx, home.id)
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
      await assert.rejects(save(world, home.id, 0, [patch]), { code: 'pages.patch_malformed' })
    await assert.rejects(save(world, home.id, 7, [{ op: 'remove', node: 'b' }]), {
      code: 'pages.version_unknown',
    })
    await assert.rejects(save(world, newId(), 0, [{ op: 'remove', node: 'b' }]), { code: 'not_found' })
  }))

test('a page of another site is not there, whatever is asked of it', () =>
  onBlankSite(async (world) => {
    const other = await aBlankSite(testCtx(world.ctx.db))
    const theirs = { siteId: world.siteId, pageId: other.home.id }
    await assert.rejects(save(world, other.home.id, 0, [{ op: 'remove', node: 'b' }]), { code: 'not_found' })
    await assert.rejects(listPatches(world.ctx, { ...theirs, after: 0 }), { code: 'not_found' })
    await assert.rejects(openVersion(world.ctx, { ...theirs, version: 0 }), { code: 'not_found' })
    await assert.rejects(restoreVersion(world.ctx, { ...theirs, version: 0 }), { code: 'not_found' })
    assert.deepEqual((await listVersions(world.ctx, theirs)).versions, [])
    assert.equal(await labelOf(other), 'Get in touch')
  }))

test('patches that break a rule are refused whole, with the rule, the node and words', () =>
  onBlankSite(async (world) => {
    const { document } = await readDraft(world.ctx, world.home.id)
    const button = blockOfType(document, 'button')
    const answer = await save(world, world.home.id, 0, [
      setProp(button, 'label', 'Write to us'),
      setProp(button, 'label', 42),
    ])
    assert.equal(answer.outcome, 'refused')
    assert.ok(answer.outcome === 'refused')
    assert.equal(answer.node, button)
    assert.ok(answer.message.length > 0 && !answer.message.startsWith('refusal.'))
    assert.equal(await labelOf(world), 'Get in touch')
  }))

test('a save leads to the next version; who is behind gets what is missing, and nothing is stored', () =>
  onBlankSite(async (world) => {
    const { home } = world
    const { document } = await readDraft(world.ctx, home.id)
    const button = blockOfType(document, 'button')
    const first = await save(world, home.id, 0, [setProp(button, 'label', 'Write to us')])
    assert.deepEqual(first, { outcome: 'saved', version: 1 })
    const second = await save(world, home.id, 0, [setProp(button, 'label', 'Call us')])
    assert.ok(second.outcome === 'behind')
    assert.equal(second.version, 1)
    assert.deepEqual(
      second.missing.map(({ version, patches, author }) => [version, patches, author?.id]),
      [[1, [setProp(button, 'label', 'Write to us')], world.owner.id]],
    )
    assert.equal(await labelOf(world), 'Write to us')
  }))

test('a save whose answer was lost is known again by its name, and not applied twice', () =>
  onBlankSite(async (world) => {
    const { home } = world
    const { document } = await readDraft(world.ctx, home.id)
    const button = blockOfType(document, 'button')
    const patches = [setProp(button, 'label', 'Write to us')]
    const names = { saveId: 'the-save-that-was-lost' }
    assert.deepEqual(await save(world, home.id, 0, patches, names), { outcome: 'saved', version: 1 })
    await relabel(world, 'Call us')
    assert.deepEqual(await save(world, home.id, 0, patches, names), { outcome: 'saved', version: 1 })
    assert.equal(await labelOf(world), 'Call us')
  }))

test('a save that comes again on what it led to is known by its name too', () =>
  onBlankSite(async (world) => {
    const { home } = world
    const { document } = await readDraft(world.ctx, home.id)
    const patches = [setProp(blockOfType(document, 'button'), 'label', 'Write to us')]
    const names = { saveId: 'the-save-that-came-twice' }
    const saved = { outcome: 'saved', version: 1 }
    assert.deepEqual(await save(world, home.id, 0, patches, names), saved)
    // Whether this process has the page at hand, or reads it.
    assert.deepEqual(await save(world, home.id, 1, patches, names), saved)
    drafts.forget(world.siteId, home.id, 1)
    assert.deepEqual(await save(world, home.id, 1, patches, names), saved)
  }))

test('two tabs write in one label, and both are there, now and when it is replayed', () =>
  onBlankSite(async (world) => {
    const { home } = world
    const { document } = await readDraft(world.ctx, home.id)
    const button = blockOfType(document, 'button')
    const label = (value: string) => [
      ...refined(document, [setProp(button, 'label', value)] as Patch[], blocks()),
    ]
    await save(world, home.id, 0, label('Get in touch today'))
    const behind = await save(world, home.id, 0, label('Do get in touch'))
    assert.ok(behind.outcome === 'behind')
    const theirs = behind.missing.flatMap((saved) => saved.patches) as unknown as Patch[]
    const { document: head } = await readDraft(world.ctx, home.id)
    const { patches, lost } = rebase(head, label('Do get in touch'), theirs, blocks())
    assert.deepEqual(lost, [])
    assert.equal((await save(world, home.id, behind.version, [...patches])).outcome, 'saved')
    assert.equal(await labelOf(world), 'Do get in touch today')
    const { document: then } = await openVersion(world.ctx, {
      siteId: world.siteId,
      pageId: home.id,
      version: 2,
    })
    assert.equal((then as unknown as PageDocument).blocks[button]?.props['label'], 'Do get in touch today')
  }))

test('two tabs that change different things merge: the one behind replays its own on what it missed', () =>
  onBlankSite(async (world) => {
    const { home } = world
    const { document } = await readDraft(world.ctx, home.id)
    const [button, text] = [blockOfType(document, 'button'), blockOfType(document, 'text')]
    const ours = [setProp(text, 'size', 'large')] as unknown as Patch[]
    await save(world, home.id, 0, [setProp(button, 'label', 'Write to us')])
    const behind = await save(world, home.id, 0, [...ours])
    assert.ok(behind.outcome === 'behind')
    const theirs = behind.missing.flatMap((saved) => saved.patches) as unknown as Patch[]
    const { document: head } = await readDraft(world.ctx, home.id)
    const replayed = rebase(head, ours, theirs, blocks())
    assert.deepEqual(replayed.lost, [])
    const merged = await save(world, home.id, behind.version, [...replayed.patches])
    assert.deepEqual(merged, { outcome: 'saved', version: 2 })
    const { document: after } = await readDraft(world.ctx, home.id)
    assert.equal(after.blocks[button]?.props['label'], 'Write to us')
    assert.equal(after.blocks[text]?.props['size'], 'large')
  }))

test('after fifty saves the document is stored whole, and every version can still be opened', () =>
  onBlankSite(async (world) => {
    const { home, siteId } = world
    for (let at = 1; at <= 53; at += 1) await relabel(world, `Label ${at}`)
    const snapshot = await readSnapshot(world.ctx, home.id)
    assert.deepEqual([snapshot?.version, snapshot?.snapshotVersion], [53, 50])
    assert.equal(await labelOf(world), 'Label 53')
    for (const version of [0, 1, 49, 50, 51, 53]) {
      const opened = await openVersion(world.ctx, { siteId, pageId: home.id, version })
      const document = opened.document as PageDocument
      const label = document.blocks[blockOfType(document, 'button')]?.props['label']
      assert.equal(label, version === 0 ? 'Get in touch' : `Label ${version}`)
    }
    const first = await listVersions(world.ctx, { siteId, pageId: home.id })
    assert.deepEqual([first.versions.length, first.hasMore, first.versions[0]?.version], [50, true, 53])
    const rest = await listVersions(world.ctx, { siteId, pageId: home.id, before: 4 })
    assert.deepEqual([rest.versions.map(({ version }) => version), rest.hasMore], [[3, 2, 1, 0], false])
    const { version, saved } = await listPatches(world.ctx, { siteId, pageId: home.id, after: 51 })
    assert.deepEqual([version, saved.map((one) => one.version)], [53, [52, 53]])
  }))

test('a version is named, found by its name, and brought back as a change like any other', () =>
  onBlankSite(async (world) => {
    const page = { siteId: world.siteId, pageId: world.home.id }
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
  }))

test('bringing a version back writes what differs, and what somebody is typing meanwhile stays', () =>
  onBlankSite(async (world) => {
    const page = { siteId: world.siteId, pageId: world.home.id }
    const { document } = await readDraft(world.ctx, world.home.id)
    const text = blockOfType(document, 'text')
    const typing = (at: number, words: string) => ({
      op: 'text',
      node: text,
      path: ['props', 'body'],
      steps: [{ stepType: 'replace', from: at, to: at, slice: { content: [{ type: 'text', text: words }] } }],
    })
    await save(world, world.home.id, 0, [typing(1, 'Wrong. ')])
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
    const head = await readDraft(world.ctx, world.home.id)
    assert.deepEqual(head.document, document)
    const replayed = rebase(head.document, theirs, written, blocks())
    assert.deepEqual(replayed.lost, [])
    await save(world, world.home.id, 3, [...replayed.patches])
    const after = (await readDraft(world.ctx, world.home.id)).document
    assert.match(JSON.stringify(after.blocks[text]?.props['body']), /Theirs\. /)
    assert.doesNotMatch(JSON.stringify(after.blocks[text]?.props['body']), /Wrong/)
    // Where nothing differs, nothing is written.
    await restoreVersion(world.ctx, { ...page, version: 3 })
    assert.deepEqual(await restoreVersion(world.ctx, { ...page, version: 3 }), { version: 5 })
  }))

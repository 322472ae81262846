import assert from 'node:assert/strict'
import { afterEach, beforeEach, mock, test } from 'node:test'
import { apply } from '#document/apply.ts'
import type { PageDocument } from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import { after, words, write } from '#document/testing/applied.ts'
import { registry, sampleDocument } from '#document/testing/sample-blocks.tsx'
import type { SaveRequest } from '../props.ts'
import type { SaveOutcome, StoredBatch } from './autosave.ts'
import { documentPatches } from './document-patches.ts'
import { heldCopies } from './held-copies.ts'
import type { LocalCopy } from './left-copies.ts'
import type { Held } from './recover.ts'
import { runAutosave, type RunningAutosave } from './run-autosave.ts'

const name = (node: string, value: string): Patch => ({ op: 'set', node, path: ['name'], value })
const nameOf = (document: PageDocument, node: string) => document.blocks[node]?.name
/** A server with one page, that may be out of reach or refuse what it is sent. */
class Server {
  readonly stored: StoredBatch<Patch>[] = []
  isReachable = true
  refuses = false

  store(id: string, patches: readonly Patch[]): void {
    this.stored.push({ id, version: this.stored.length + 1, patches })
  }
  get document(): PageDocument {
    return this.stored.reduce((document, batch) => after(document, batch.patches), sampleDocument())
  }
  save = async ({ batch, version, patches }: SaveRequest): Promise<SaveOutcome<Patch>> => {
    if (!this.isReachable) return { kind: 'unreachable' }
    if (this.refuses) return { kind: 'refused', refusal: { code: 'forbidden', message: 'No.' } as never }
    const known = this.stored.find((one) => one.id === batch)
    if (known) return { kind: 'saved', version: known.version }
    if (version !== this.stored.length)
      return { kind: 'behind', missing: this.stored.filter((one) => one.version > version) }
    this.store(batch, patches)
    return { kind: 'saved', version: this.stored.length }
  }
  missing = async (version: number): Promise<readonly StoredBatch<Patch>[]> => {
    if (!this.isReachable) throw new Error('no line')
    return this.stored.filter((one) => one.version > version)
  }
}

/** A tab that has the page open, and saves it by the machine that the editor saves by. */
function tab(server: Server) {
  let shown = server.document
  const dropped: LocalCopy<Patch>[] = []
  const rights = { isReadOnly: false }
  const takenUp: { copy: LocalCopy<Patch>; lost: number }[] = []
  const running: RunningAutosave<Patch, PageDocument> = runAutosave(
    {
      page: 'page',
      algebra: documentPatches(registry),
      copies: { keep() {}, keepHistory() {}, keepNow() {} },
      save: server.save,
      missing: server.missing,
      history: () => undefined,
      count: () => 0,
      merge: (document) => (shown = document),
      revert: (document) => (shown = document),
      show() {},
      now: () => Date.now(),
    },
    server.stored.length,
    shown,
  )
  const held = heldCopies({
    registry,
    copies: { drop: async (copy) => void dropped.push(copy as LocalCopy<Patch>) },
    server,
    running: () => running,
    isReadOnly: () => rights.isReadOnly,
    document: () => shown,
    change(patches) {
      const result = apply(shown, patches, registry)
      if (!result.ok) return false
      shown = result.document
      running.changed(patches)
      return true
    },
    takenUp: (copy, lost) => void takenUp.push({ copy, lost }),
    show() {},
  })
  return {
    running,
    held,
    rights,
    dropped,
    takenUp,
    shown: () => shown,
    change(...patches: Patch[]) {
      shown = after(shown, patches)
      running.changed(patches)
    },
    stop() {
      held.stop()
      running.stop()
    },
  }
}

/** What a tab left that closed with this still to be saved. */
function copyOf(tabName: string, version: number, waiting: readonly Patch[]): LocalCopy<Patch> {
  return { page: 'page', tab: tabName, at: 0, count: 1, version, sending: null, waiting }
}
const unreachable: Held = { kind: 'held', status: 'unreachable', refusal: null }

/** Lets everything that waits for nothing but its turn have it. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }))
afterEach(() => mock.timers.reset())

test('what an earlier tab left comes in once the line is back, beside what others stored meanwhile', async () => {
  const server = new Server()
  const here = tab(server)
  here.held.hold(copyOf('old', 0, [name('blocka', 'Left behind')]), unreachable)
  // Stored by others, and not yet heard of here.
  server.store('others', [name('blockb', 'Of others')])
  await here.held.takeUp()
  assert.equal(nameOf(here.shown(), 'blocka'), 'Left behind')
  assert.deepEqual(
    here.takenUp.map(({ copy, lost }) => [copy.tab, lost]),
    [['old', 0]],
  )
  assert.deepEqual(here.held.reasons(), [])
  assert.equal(here.dropped.length, 1)
  await here.running.flush()
  assert.equal(nameOf(server.document, 'blocka'), 'Left behind')
  assert.equal(nameOf(here.shown(), 'blockb'), 'Of others')
  here.stop()
})

test('a save of its own that had arrived after all is in the page once, whatever breaks in between', async () => {
  const server = new Server()
  const here = tab(server)
  const sending = { id: 'sent', patches: [name('blocka', 'On its way')] }
  here.held.hold({ ...copyOf('old', 0, [name('blockb', 'Waiting')]), sending }, unreachable)
  server.store('sent', sending.patches)
  server.store('others', [name('blocka', 'Of others')])
  // The first answer tells what is stored; then, before this tab has taken that in, the line goes.
  const { missing } = server
  let asked = 0
  server.missing = (version) => (++asked === 1 ? missing(version) : Promise.reject(new Error('no line')))
  await here.held.takeUp()
  assert.equal(asked, 2)
  assert.deepEqual(here.held.reasons(), [unreachable])
  assert.deepEqual(here.dropped, [])
  assert.deepEqual(here.shown(), sampleDocument(), 'nothing half of it is shown')

  server.missing = missing
  mock.timers.tick(15_000)
  await settled()
  assert.deepEqual(here.held.reasons(), [])
  assert.equal(nameOf(here.shown(), 'blocka'), 'Of others', 'what was stored last holds')
  assert.equal(nameOf(here.shown(), 'blockb'), 'Waiting')
  await here.running.flush()
  assert.deepEqual(
    server.stored.map(({ patches }) => patches),
    [sending.patches, [name('blocka', 'Of others')], [name('blockb', 'Waiting')]],
  )
  here.stop()
})

/** A tab that asks what was stored since the words of a closed one; `meanwhile` is as the first answer is on its way. */
async function asking(meanwhile: (server: Server, here: ReturnType<typeof tab>) => Promise<void> | void) {
  const server = new Server()
  const here = tab(server)
  here.held.hold(copyOf('old', 0, [write(1 + 'Bread '.length, 'fresh ')]), unreachable)
  server.store('first', [name('blockb', 'Of others')])
  for (const batch of server.stored) here.running.remote(batch)
  const { missing } = server
  let asked = 0
  server.missing = async (version) => {
    asked += 1
    const told = await missing(version)
    if (asked === 1) await meanwhile(server, here)
    return told
  }
  await here.held.takeUp()
  await here.running.flush()
  assert.equal(words(server.document), 'Every day: Bread fresh at seven.')
  assert.deepEqual(here.shown(), server.document)
  here.stop()
  return here
}

test('it stands where it was written, though others’ change is heard while the server is asked', async () => {
  const here = await asking((server, { running }) => {
    server.store('others', [write(1, 'Every day: ')])
    for (const batch of server.stored) running.remote(batch)
  })
  assert.equal(here.takenUp.length, 1)
})

test('it stands where it was written, though a change of here is stored while the server is asked', async () => {
  await asking(async (_server, here) => {
    here.change(write(1, 'Every day: '))
    await here.running.flush()
  })
})

test('it stands where it was written, though what was stored before it was not yet heard of here', async () => {
  for (const sending of [null, { id: 'sent', patches: [name('blocka', 'On its way')] }]) {
    const server = new Server()
    const here = tab(server)
    // The closed tab has stored something, and gone on; the news of it is slower than what it left.
    server.store('stored', [write(1, 'Every day: ')])
    const waiting = [write(1 + 'Every day: Bread '.length, 'fresh ')]
    here.held.hold({ ...copyOf('old', 1, waiting), sending }, unreachable)
    await here.held.takeUp()
    assert.equal(here.takenUp.length, 1)
    assert.equal(here.takenUp[0]?.lost, 0)
    await here.running.flush()
    assert.equal(words(server.document), 'Every day: Bread fresh at seven.')
    assert.deepEqual(here.shown(), server.document)
    here.stop()
  }
})

test('what the server will not take waits for the person, and goes when they give it up', async () => {
  const server = new Server()
  server.store('others', [name('blockb', 'Of others')])
  const here = tab(server)
  const copy = { ...copyOf('old', 0, []), sending: { id: 'sent', patches: [name('blocka', 'Left behind')] } }
  here.held.hold(copy, unreachable)
  server.refuses = true
  await here.held.takeUp()
  assert.deepEqual(
    here.held.reasons().map(({ status }) => status),
    ['refused'],
  )
  assert.deepEqual(here.held.refused(), [copy])
  here.held.discardRefused()
  assert.deepEqual(here.held.reasons(), [])
  assert.deepEqual(here.dropped, [copy])
  here.stop()
})

test('while there is no line it stays, and is tried again by itself', async () => {
  const server = new Server()
  server.store('others', [name('blockb', 'Of others')])
  const here = tab(server)
  here.held.hold(copyOf('old', 0, [name('blocka', 'Left behind')]), unreachable)
  server.isReachable = false
  await here.held.takeUp()
  assert.deepEqual(here.held.reasons(), [unreachable])
  server.isReachable = true
  mock.timers.tick(14_999)
  await settled()
  assert.equal(here.takenUp.length, 0)
  mock.timers.tick(1)
  await settled()
  assert.equal(here.takenUp.length, 1)
  assert.equal(nameOf(here.shown(), 'blocka'), 'Left behind')
  here.stop()
})

test('what is given up while another is asked for stays given up', async () => {
  const server = new Server()
  server.store('others', [name('blockb', 'Of others')])
  const here = tab(server)
  const copies = [
    copyOf('first', 0, [name('blocka', 'Taken up')]),
    copyOf('second', 0, [name('blockb', 'Given up')]),
  ] as const
  here.held.hold(copies[0], unreachable)
  here.held.hold(copies[1], { kind: 'held', status: 'refused', refusal: null })
  const taking = here.held.takeUp()
  here.held.discardRefused()
  await taking
  assert.deepEqual(
    here.takenUp.map(({ copy }) => copy.tab),
    ['first'],
  )
  assert.equal(nameOf(here.shown(), 'blockb'), 'Of others')
  here.stop()
})

test('nothing of it is sent while the person may only look, and all of it once they may change the page', async () => {
  const server = new Server()
  const here = tab(server)
  const sending = { id: 'sent', patches: [name('blocka', 'On its way')] }
  here.held.hold({ ...copyOf('old', 0, []), sending }, unreachable)
  here.rights.isReadOnly = true
  await here.held.takeUp()
  assert.deepEqual(server.stored, [])
  here.rights.isReadOnly = false
  mock.timers.tick(15_000)
  await settled()
  assert.equal(nameOf(server.document, 'blocka'), 'On its way')
  here.stop()
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { apply } from './apply.ts'
import { refined } from './finer.ts'
import { removeItem } from './commands/set-items.ts'
import { mapPatches, rebase, type LostPatch } from './merge.ts'
import type { Json, PageDocument, Place } from './nodes.ts'
import type { Patch } from './patch.ts'
import { documentFault } from './rules.ts'
import { squash } from './squash.ts'
import { choiceOf } from './testing.ts'
import { after, words, write } from './testing/applied.ts'
import { patchesFor } from './testing/random-patches.ts'
import { registry, sampleBlock, sampleDocument } from './testing/sample-blocks.tsx'

function merged(
  theirs: readonly Patch[],
  ours: readonly Patch[],
): { document: PageDocument; lost: readonly LostPatch[] } {
  const base = sampleDocument()
  return rebase(after(base, theirs), after(base, ours) && ours, theirs, registry)
}

test('changes of different properties merge, of one property the later stands', () => {
  const { document, lost } = merged(
    [
      { op: 'set', node: 'blocka', path: ['name'], value: 'theirs' },
      { op: 'set', node: 'sectna', path: ['theme'], value: 'ink' },
    ],
    [
      { op: 'set', node: 'blocka', path: ['look', 'border'], value: true },
      { op: 'set', node: 'sectna', path: ['theme'], value: 'tint' },
    ],
  )
  assert.equal(document.blocks['blocka']?.name, 'theirs')
  assert.deepEqual(document.blocks['blocka']?.look, { border: true })
  assert.equal(document.sections['sectna']?.theme, 'tint')
  assert.deepEqual(lost, [])
})

test('two people type into one text and both are there', () => {
  const { document, lost } = merged(
    [write(1, 'Warm. '), write(7, 'Rye. ')],
    [write(15, ' sharp'), write(21, '!')],
  )
  assert.equal(words(document), 'Warm. Rye. Bread at seven sharp!.')
  assert.deepEqual(lost, [])
})

/** What a person's control sets as a whole, as it is stored. */
const sets = (node: string, path: readonly string[], value: Json): readonly Patch[] =>
  refined(sampleDocument(), [{ op: 'set', node, path, value }], registry)
const titled = (value: string) => sets('tabsaa', ['props', 'items', 'first0', 'title'], value)
const titleOf = (document: PageDocument) =>
  (document.blocks['tabsaa']?.props['items'] as { title: string }[] | undefined)?.[0]?.title

test('two people write in one label and both are there', () => {
  const { document, lost } = merged(titled('Our First'), titled('First of May'))
  assert.equal(titleOf(document), 'Our First of May')
  assert.deepEqual(lost, [])
})

test('letters that both put in at one place stand in one order for both', () => {
  const [first, second] = [titled('First day'), titled('First week')]
  const base = sampleDocument()
  const moved = (patches: readonly Patch[], over: readonly Patch[], side: 'after' | 'before') =>
    mapPatches(patches, over, side).filter((patch) => patch !== null)
  const here = after(after(base, first), moved(second, first, 'after'))
  const there = after(after(base, second), moved(first, second, 'before'))
  assert.equal(titleOf(here), 'First day week')
  assert.equal(titleOf(there), titleOf(here))
})

test('letters go where others have put their own, and are cut where all of them are too long', () => {
  const { document, lost } = merged(
    titled('First is the baker'),
    titled('First of all the days'.slice(0, 20)),
  )
  const title = titleOf(document) ?? ''
  assert.ok(title.length <= 20)
  assert.ok(title.startsWith('First is the baker'), title)
  assert.deepEqual(lost, [])
})

test('words that the others set as a whole were other words: ours are handed back', () => {
  const whole: Patch = {
    op: 'set',
    node: 'tabsaa',
    path: ['props', 'items', 'first0', 'title'],
    value: 'May',
  }
  const { document, lost } = merged([whole], titled('First of May'))
  assert.equal(titleOf(document), 'May')
  assert.equal(lost.length, 1)
})

const placed = (change: Partial<Place>) =>
  sets('blockb', ['place'], { ...sampleBlock('x', 'x').place, column: 13, ...change })

test('one moves a block to another layer, the other makes it narrower', () => {
  const { document, lost } = merged(placed({ layer: 2 }), placed({ width: 5 }))
  assert.deepEqual(document.blocks['blockb']?.place, {
    ...sampleBlock('x', 'x').place,
    column: 13,
    width: 5,
    layer: 2,
  })
  assert.deepEqual(lost, [])
})

test('what two people did to a place that breaks the grid together is drawn back into it', () => {
  const narrow = { width: 4 }
  const base = after(sampleDocument(), placed(narrow))
  const theirs = refined(
    base,
    [{ op: 'set', node: 'blockb', path: ['place', 'column'], value: 21 }],
    registry,
  )
  const ours = refined(base, [{ op: 'set', node: 'blockb', path: ['place', 'width'], value: 12 }], registry)
  for (const [one, other] of [
    [ours, theirs],
    [theirs, ours],
  ] as const) {
    const { document, lost } = rebase(after(base, one), other, one, registry)
    const place = document.blocks['blockb']?.place
    assert.deepEqual([place?.column, place?.width], [13, 12])
    assert.deepEqual(lost, [])
  }
})

test('where there is no room below, a block goes above', () => {
  const full = after(sampleDocument(), [
    { op: 'set', node: 'blocka', path: ['place', 'height'], value: 400 },
    { op: 'set', node: 'blockb', path: ['place', 'layer'], value: 1 },
  ])
  const ours: Patch[] = [{ op: 'set', node: 'blockb', path: ['place', 'column'], value: 1 }]
  const theirs: Patch[] = [{ op: 'set', node: 'blockb', path: ['place', 'layer'], value: 0 }]
  const { document, lost } = rebase(after(full, theirs), ours, theirs, registry)
  assert.deepEqual(lost, [])
  assert.equal(document.blocks['blockb']?.place.layer, 1)
  assert.equal(document.blocks['blockb']?.place.column, 1)
})

const [croissant, loaf] = ['01920000-0000-7000-8000-00000000000a', '01920000-0000-7000-8000-00000000000b']
const picture = ['props', 'items', 'first0', 'image']
const pictureOf = (document: PageDocument) =>
  (document.blocks['tabsaa']?.props['items'] as { image?: Json }[] | undefined)?.[0]?.image
const withPicture = () =>
  after(sampleDocument(), [
    { op: 'set', node: 'tabsaa', path: picture, value: { asset: croissant, alt: 'A croissant' } },
  ])

test('the words, the cut and the focal point of one picture are three things', () => {
  const base = withPicture()
  const pictured = (value: Json) =>
    refined(base, [{ op: 'set', node: 'tabsaa', path: picture, value }], registry)
  const theirs = [
    ...pictured({ asset: croissant, alt: 'A warm croissant' }),
    ...pictured({ asset: croissant, alt: 'A croissant', focal: { x: 0.2, y: 0.4 } }),
  ]
  const ours = [
    ...pictured({ asset: croissant, alt: 'A croissant on a plate' }),
    ...pictured({ asset: croissant, alt: 'A croissant', crop: { x: 0, y: 0, width: 0.5, height: 1 } }),
  ]
  const { document, lost } = rebase(after(base, theirs), ours, theirs, registry)
  assert.deepEqual(pictureOf(document), {
    asset: croissant,
    alt: 'A warm croissant on a plate',
    focal: { x: 0.2, y: 0.4 },
    crop: { x: 0, y: 0, width: 0.5, height: 1 },
  })
  assert.deepEqual(lost, [])
})

test('what was said of a picture is not said of the one in its place, and nothing else is lost with it', () => {
  const base = withPicture()
  const ours: Patch[] = [
    { op: 'set', node: 'tabsaa', path: [...picture, 'focal'], value: { x: 0, y: 0 } },
    { op: 'set', node: 'tabsaa', path: ['props', 'speed'], value: 3 },
  ]
  for (const value of [{ asset: loaf, alt: '' }, undefined]) {
    const theirs: Patch[] = [{ op: 'set', node: 'tabsaa', path: picture, ...(value ? { value } : {}) }]
    const { document, lost } = rebase(after(base, theirs), ours, theirs, registry)
    assert.deepEqual(pictureOf(document), value)
    assert.equal(document.blocks['tabsaa']?.props['speed'], 3)
    assert.deepEqual(
      lost.map(({ patch }) => patch),
      ours.slice(0, 1),
    )
  }
})

test('what we did to a node the others removed is handed back', () => {
  const typed = write(1, 'Warm. ')
  const { document, lost } = merged(
    [{ op: 'remove', node: 'sectna' }],
    [typed, write(1, 'Still. ', 'inside')],
  )
  assert.deepEqual(
    lost.map((entry) => [entry.patch, entry.fault.rule]),
    [[typed, 'node_unknown']],
  )
  assert.equal(words(document, 'inside'), 'Still. Bread at seven.')
})

test('steps on a text the others replaced are handed back, not written somewhere', () => {
  const { lost } = merged(
    [
      {
        op: 'set',
        node: 'blocka',
        path: ['props', 'body'],
        value: { type: 'doc', content: [{ type: 'paragraph' }] },
      },
    ],
    [write(1, 'Warm. ')],
  )
  assert.equal(lost.length, 1)
})

test('two blocks put in the same place end up under one another', () => {
  const insert = (id: string): Patch => ({
    op: 'insert',
    parent: { node: 'sectna' },
    after: null,
    nodes: {
      blocks: [{ ...sampleBlock(id, 'sectna'), place: { ...sampleBlock(id, 'sectna').place, row: 10 } }],
    },
  })
  const { document, lost } = merged([insert('theirs')], [insert('oursss')])
  assert.deepEqual(lost, [])
  assert.equal(document.blocks['theirs']?.place.row, 10)
  assert.equal(document.blocks['oursss']?.place.row, 13)
})

test('a sibling that went is stood in for by the one before it', () => {
  const base = sampleDocument()
  const theirs: Patch[] = [{ op: 'remove', node: 'blockb' }]
  const block = { ...sampleBlock('oursss', 'sectna'), place: { ...sampleBlock('x', 'x').place, row: 20 } }
  const ours: Patch[] = [
    { op: 'insert', parent: { node: 'sectna' }, after: 'blockb', at: 2, nodes: { blocks: [block] } },
  ]
  const result = rebase(after(base, theirs), ours, theirs, registry)
  assert.deepEqual(result.document.sections['sectna']?.blocks, ['blocka', 'oursss'])
})

test('applying and taking back leaves exactly what was', () => {
  fc.assert(
    fc.property(fc.array(choiceOf, { maxLength: 30 }), (choices) => {
      const states: PageDocument[] = [sampleDocument()]
      const inverses: (readonly Patch[])[] = []
      choices.forEach((choice, index) => {
        const current = states.at(-1) as PageDocument
        const result = apply(current, patchesFor(current, choice, `fresh${index}`), registry)
        if (!result.ok) return
        assert.equal(documentFault(result.document, registry), undefined)
        states.push(result.document)
        inverses.push(result.inverse)
      })
      for (let index = inverses.length - 1; index >= 0; index -= 1) {
        const back = apply(states[index + 1] as PageDocument, inverses[index] ?? [], registry)
        assert.ok(back.ok)
        assert.deepEqual(back.document, states[index])
      }
      // All at once, and squashed, it is the same way back.
      const all = inverses.toReversed().flat()
      assert.deepEqual(after(states.at(-1) as PageDocument, all), states[0])
      assert.deepEqual(after(states.at(-1) as PageDocument, squash(all)), states[0])
    }),
    { numRuns: 150 },
  )
})

test('any two streams merge, keep every rule, and lose nothing unsaid', () => {
  const stream = fc.array(choiceOf, { maxLength: 12 })
  fc.assert(
    fc.property(stream, stream, (one, other) => {
      const base = sampleDocument()
      const make = (choices: typeof one, who: string) => {
        let current = base
        const patches: Patch[] = []
        choices.forEach((choice, index) => {
          const made = patchesFor(current, choice, `${who}new${index}`)
          const result = apply(current, made, registry)
          if (!result.ok || result.document === current) return
          current = result.document
          patches.push(...made)
        })
        return { patches, document: current }
      }
      const theirs = make(one, 'theirs')
      const ours = make(other, 'ours')
      const result = rebase(theirs.document, ours.patches, theirs.patches, registry)
      assert.equal(documentFault(result.document, registry), undefined)
      // What is sent to the server does there what it did here, and leads back.
      assert.deepEqual(after(theirs.document, result.patches), result.document)
      assert.deepEqual(after(result.document, result.inverse), theirs.document)
      // A patch that is not in what is sent is in what is handed back, unless others took the same letters.
      const isDone = (patch: Patch) =>
        patch.op === 'letters' && theirs.patches.some(({ op }) => op === 'letters')
      const told = ours.patches.filter((patch) => !isDone(patch))
      assert.ok(result.patches.length + result.lost.length >= told.length)
    }),
    { numRuns: 300 },
  )
})

/** A server that orders, and people who send what they have when their turn comes. */
class Room {
  document = sampleDocument()
  readonly log: Patch[][] = []
  save(version: number, patches: readonly Patch[]): 'saved' | 'behind' {
    if (version !== this.log.length) return 'behind'
    this.document = after(this.document, patches)
    this.log.push([...patches])
    return 'saved'
  }
}

class Person {
  version = 0
  confirmed: PageDocument = sampleDocument()
  local: PageDocument = this.confirmed
  pending: readonly Patch[] = []
  change(patches: readonly Patch[]): void {
    const result = apply(this.local, patches, registry)
    if (!result.ok) return
    this.local = result.document
    this.pending = [...this.pending, ...patches]
  }
  sync(room: Room): void {
    const missing = room.log.slice(this.version)
    for (const theirs of missing) {
      this.confirmed = after(this.confirmed, theirs)
      const rebased = rebase(this.confirmed, this.pending, theirs, registry)
      this.pending = rebased.patches
      this.local = rebased.document
      this.version += 1
    }
    if (this.pending.length === 0) return
    const sent = squash(this.pending)
    assert.equal(room.save(this.version, sent), 'saved')
    this.version += 1
    this.confirmed = after(this.confirmed, sent)
    assert.deepEqual(this.confirmed, this.local, 'squashing changes nothing')
    this.pending = []
  }
}

test('fewer patches for the same store what many stored, where a default stood', () => {
  const title = ['props', 'items', 'first0', 'title']
  for (const patches of [
    [...titled('First!'), { op: 'letters', node: 'tabsaa', path: title, edit: [5, -1] }],
    [
      { op: 'set', node: 'tabsaa', path: picture, value: { asset: loaf, alt: '' } },
      { op: 'set', node: 'tabsaa', path: picture },
    ],
  ] as Patch[][])
    assert.deepEqual(after(sampleDocument(), squash(patches)), after(sampleDocument(), patches))
})

test('ten hands in one page end with one page', () => {
  const event = fc.record({ who: fc.nat(3), sync: fc.boolean(), choice: choiceOf })
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      const room = new Room()
      const people = [new Person(), new Person(), new Person(), new Person()]
      events.forEach(({ who, sync, choice }, index) => {
        const person = people[who] as Person
        if (sync) person.sync(room)
        else person.change(patchesFor(person.local, choice, `p${who}n${index}xx`))
      })
      for (const person of [...people, ...people]) person.sync(room)
      for (const person of people) assert.deepEqual(person.local, room.document)
      assert.equal(documentFault(room.document, registry), undefined)
    }),
    { numRuns: 150 },
  )
})

test('an item takes the blocks in its slot along, whoever put them there, and undo brings back all of it', () => {
  const base = sampleDocument()
  const ours = removeItem(base, 'tabsaa', 'items', 'first0')
  const theirs: Patch[] = [
    { op: 'move', node: 'blocka', parent: { node: 'tabsaa', slot: 'first0' }, after: 'inside' },
  ]
  const head = after(base, theirs)
  const rebased = rebase(head, ours, theirs, registry)
  assert.deepEqual(rebased.lost, [])
  assert.deepEqual(Object.keys(rebased.document.blocks).toSorted(), ['blockb', 'tabsaa'])
  assert.equal(documentFault(rebased.document, registry), undefined)
  assert.deepEqual(after(head, rebased.patches), rebased.document)
  assert.deepEqual(after(rebased.document, rebased.inverse), head)
})

test('what comes into an item that others took away is lost and said, and what was moved stays where it was', () => {
  const theirs = removeItem(sampleDocument(), 'tabsaa', 'items', 'first0')
  const into = { node: 'tabsaa', slot: 'first0' }
  const { document, lost } = merged(theirs, [
    {
      op: 'insert',
      parent: into,
      after: null,
      nodes: { blocks: [sampleBlock('newone', 'tabsaa', 'first0')] },
    },
    { op: 'move', node: 'blocka', parent: into, after: null },
  ])
  assert.equal(documentFault(document, registry), undefined)
  assert.deepEqual(Object.keys(document.blocks).toSorted(), ['blocka', 'blockb', 'tabsaa'])
  assert.deepEqual(document.blocks['blocka']?.parent, { node: 'sectna' })
  assert.deepEqual(
    lost.map(({ patch }) => patch.op),
    ['insert', 'move'],
  )
})

test('two people put blocks into one item, in one order for both', () => {
  const into = { node: 'tabsaa', slot: 'first0' }
  const { document, lost } = merged(
    [{ op: 'move', node: 'blocka', parent: into, after: 'inside' }],
    [{ op: 'move', node: 'blockb', parent: into, after: 'inside' }],
  )
  assert.deepEqual(lost, [])
  assert.deepEqual(document.blocks['tabsaa']?.slots?.['first0']?.toSorted(), ['blocka', 'blockb', 'inside'])
})

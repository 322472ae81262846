import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { nextMark, undo } from './history.ts'
import type { Json, PageDocument } from './nodes.ts'
import type { Patch } from './patch.ts'
import { documentFault } from './rules.ts'
import { choiceOf } from './testing.ts'
import { words, write } from './testing/applied.ts'
import { UndoingEditor, theme } from './testing/undoing-editor.ts'
import { patchesFor } from './testing/random-patches.ts'
import { registry, sampleDocument } from './testing/sample-blocks.tsx'
import type { TextJson } from './text/text-json.ts'
import { walkText } from './text/walk-text.ts'

/** Every letter of the text, the spaces at its ends as well: places in it are counted by them. */
function lettersOf(document: PageDocument): string {
  let said = ''
  walkText(document.blocks['blocka']?.props['body'] as unknown as TextJson, (node) => {
    said += node.text ?? ''
  })
  return said
}

test('one gesture is one step, however many patches it took', () => {
  const editor = new UndoingEditor()
  const place = editor.document.blocks['blocka']?.place
  for (let row = 2; row < 60; row += 1)
    editor.do('drag', [{ op: 'set', node: 'blocka', path: ['place'], value: { ...place, row } as never }])
  for (const letter of ['a', 'b', 'c']) editor.do('type', [write(1, letter)])
  assert.equal(editor.history.done.length, 2)
  assert.equal(nextMark(editor.history, 'undo')?.gesture, 'type')
  assert.ok(editor.undo() && editor.undo())
  assert.deepEqual(editor.document, sampleDocument())
  assert.equal(editor.undo(), false)
  assert.ok(editor.redo() && editor.redo())
  assert.equal(words(editor.document), 'cbaBread at seven.')
  assert.equal(editor.document.blocks['blocka']?.place.row, 59)
})

test('a new change ends what could be redone; nothing is no step', () => {
  const editor = new UndoingEditor()
  editor.do('one', [theme('ink')])
  editor.undo()
  editor.do('nothing', [theme('paper')])
  assert.ok(nextMark(editor.history, 'redo'))
  editor.do('two', [theme('tint')])
  assert.equal(nextMark(editor.history, 'redo'), undefined)
})

test('undo takes back what is ours and leaves what is theirs', () => {
  const editor = new UndoingEditor()
  editor.do('type', [write(1, 'Ours. ')])
  editor.other([write(1, 'Theirs. ')])
  editor.do('more', [write(23, ' sharp')])
  editor.undo()
  assert.equal(words(editor.document), 'Theirs. Ours. Bread at seven.')
  editor.undo()
  assert.equal(words(editor.document), 'Theirs. Bread at seven.')
  editor.redo()
  editor.redo()
  assert.equal(words(editor.document), 'Theirs. Ours. Bread at sharp seven.')
})

test('a drag goes on as one step while others are at something else', () => {
  const editor = new UndoingEditor()
  const row = (value: number): Patch => ({ op: 'set', node: 'blocka', path: ['place', 'row'], value })
  const before = editor.document.blocks['blocka']?.place.row
  editor.do('drag', [row(20)])
  editor.other([theme('ink')])
  editor.do('drag', [row(30)])
  editor.undo()
  assert.equal(editor.document.blocks['blocka']?.place.row, before)
  assert.equal(editor.document.sections['sectna']?.theme, 'ink')
})

test('of two who write in one text, one step takes back all of ours and nothing of theirs', () => {
  const event = fc.record({ isOurs: fc.boolean(), cuts: fc.nat(3), at: fc.nat(200), size: fc.nat(6) })
  const theirsIn = (text: string) => [...text].filter((letter) => letter >= '\u4e00' && letter < '\u5e00')
  const base = 'Bread at seven.'
  fc.assert(
    fc.property(fc.array(event, { maxLength: 14 }), (events) => {
      const editor = new UndoingEditor()
      const alone = new Set<string>()
      let letters = 0
      let ours = 0
      for (const { isOurs, cuts, at, size } of events) {
        const now = lettersOf(editor.document)
        if (cuts === 0 && now.length > 0) {
          // A cut never takes the other's words by the person's own hand: those would be meant.
          const from = at % now.length
          const to = Math.min(now.length, from + 1 + size)
          const taken = Array.from(now.slice(from, to))
          const isOwn = isOurs
            ? taken.every((letter) => base.includes(letter) || letter < '\u4e00' || letter >= '\u5e00')
            : taken.every((letter) => alone.has(letter))
          if (!isOwn) continue
          const patch: Patch = {
            op: 'text',
            node: 'blocka',
            path: ['props', 'body'],
            steps: [{ stepType: 'replace', from: from + 1, to: to + 1 }],
          }
          if (isOurs) ours += editor.do('type', [patch]) ? 1 : 0
          else {
            editor.other([patch])
            for (const letter of taken) alone.delete(letter)
          }
          continue
        }
        const first = isOurs ? 0x5e00 : 0x4e00
        const put = Array.from({ length: 1 + size }, () => String.fromCharCode(first + (letters += 1)))
        const patch = write(1 + (at % (now.length + 1)), put.join(''))
        if (isOurs) ours += editor.do('type', [patch]) ? 1 : 0
        else {
          editor.other([patch])
          for (const letter of put) alone.add(letter)
        }
      }
      const after = lettersOf(editor.document)
      for (const round of [1, 2]) {
        if (ours > 0) assert.ok(editor.undo(), `undo ${round}`)
        const left = lettersOf(editor.document)
        assert.deepEqual(new Set(theirsIn(left)), alone, 'nothing of theirs is gone')
        assert.equal(
          [...left].filter((letter) => !alone.has(letter)).join(''),
          base,
          'nothing of ours is left',
        )
        if (ours > 0) assert.ok(editor.redo(), `redo ${round}`)
        assert.deepEqual([...lettersOf(editor.document)].toSorted(), [...after].toSorted())
      }
    }),
    {
      numRuns: 300,
      // What is left begins with a space.
      examples: [
        [
          [
            { isOurs: true, cuts: 0, at: 0, size: 4 },
            { isOurs: false, cuts: 1, at: 51, size: 0 },
            { isOurs: false, cuts: 0, at: 0, size: 0 },
          ],
        ],
      ],
    },
  )
})

test('a property that others have set since is theirs; the step before is meant', () => {
  const editor = new UndoingEditor()
  editor.do('border', [{ op: 'set', node: 'blocka', path: ['look', 'border'], value: true }])
  editor.do('theme', [theme('ink')])
  editor.other([theme('accent')])
  editor.undo()
  assert.equal(editor.document.sections['sectna']?.theme, 'accent')
  assert.equal(editor.document.blocks['blocka']?.look, undefined)
})

const spelledOtherwise: Json = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2, align: null }, content: [{ type: 'text', text: 'Bread' }] },
  ],
}

test('words made bold in part by others, too, are undone and done again with what was typed after them', () => {
  const one = new UndoingEditor()
  const spread = [{ type: 'paragraph' }, { type: 'paragraph' }]
  const cut = { stepType: 'replace', from: 7, to: 7, slice: { content: spread, openStart: 1, openEnd: 1 } }
  const marked = (stepType: string, from: number, to: number): Patch => {
    const step = { stepType, from, to, mark: { type: 'bold' } }
    return { op: 'text', node: 'blocka', path: ['props', 'body'], steps: [step] }
  }
  one.other([{ op: 'text', node: 'blocka', path: ['props', 'body'], steps: [cut] }])
  const before = one.document
  one.do('a', [marked('addMark', 1, 17)])
  one.do('a', [write(1, 'Rye. ')])
  one.other([marked('removeMark', 6, 12)])
  const after = one.document
  assert.ok(one.undo())
  assert.deepEqual(one.document, before)
  assert.ok(one.redo())
  assert.deepEqual(one.document, after)
})

test('undo in a text that is not spelled as we spell it leaves the words of others', () => {
  const editor = new UndoingEditor()
  editor.other([{ op: 'set', node: 'blocka', path: ['props', 'body'], value: spelledOtherwise }])
  const before = editor.document
  editor.do('type', [write(6, ' ours')])
  assert.ok(editor.undo())
  assert.deepEqual(editor.document, before, 'alone, it leads back to the very spelling')
  assert.ok(editor.redo())
  editor.other([write(1, 'Theirs. ')])
  assert.equal(words(editor.document), 'Theirs. Bread ours')
  editor.undo()
  assert.equal(words(editor.document), 'Theirs. Bread')
  editor.redo()
  assert.equal(words(editor.document), 'Theirs. Bread ours')
})

test('undo of the first words in a text leaves the words that others wrote beside them', () => {
  const editor = new UndoingEditor()
  editor.other([{ op: 'set', node: 'blocka', path: ['props', 'body'] }])
  const before = editor.document
  editor.do('type', [write(1, 'Ours')])
  editor.undo()
  assert.deepEqual(editor.document, before, 'alone, nothing is stored again')
  editor.redo()
  editor.other([write(5, ' theirs')])
  editor.undo()
  assert.equal(words(editor.document), 'theirs')
})

test('undo in a list that was at its default leaves what others made of it', () => {
  const path = ['props', 'items']
  const title = (id: string, value: string): Patch => ({
    op: 'set',
    node: 'tabsaa',
    path: [...path, id, 'title'],
    value,
  })
  const titles = (document: PageDocument) =>
    ((document.blocks['tabsaa']?.props['items'] ?? []) as { title?: string }[]).map((item) => item.title)
  const editor = new UndoingEditor()
  const insert = (id: string): Patch => ({
    op: 'insert-item',
    node: 'tabsaa',
    path,
    item: { id, title: id },
    after: 'first0',
  })
  editor.do('one', [insert('second')])
  editor.undo()
  assert.deepEqual(editor.document, sampleDocument())
  editor.redo()
  editor.other([title('first0', 'Theirs')])
  editor.undo()
  assert.deepEqual(titles(editor.document), ['Theirs'])
  const other = new UndoingEditor()
  other.do('two', [title('first0', 'Ours')])
  other.other([insert('second')])
  other.undo()
  assert.deepEqual(titles(other.document), ['First', 'second'])
})

test('what others wrote into what we set as a whole is not taken back with it', () => {
  const editor = new UndoingEditor()
  editor.do('theme', [theme('ink')])
  editor.do('set', [{ op: 'set', node: 'blocka', path: ['props', 'body'], value: spelledOtherwise }])
  editor.other([write(6, ' theirs')])
  editor.undo()
  assert.equal(words(editor.document), 'Bread theirs')
  assert.equal(editor.document.sections['sectna']?.theme, 'paper', 'the step before is meant')
})

test('what we removed comes back with what others made of the rest', () => {
  const editor = new UndoingEditor()
  editor.do('remove', [{ op: 'remove', node: 'blocka' }])
  editor.other([{ op: 'remove', node: 'blockb' }, theme('ink')])
  editor.undo()
  assert.deepEqual(editor.document.sections['sectna']?.blocks, ['blocka'])
  assert.equal(editor.document.sections['sectna']?.theme, 'ink')
})

test('a step on a node the others removed says what was lost', () => {
  const editor = new UndoingEditor()
  editor.do('two', [write(1, 'x'), theme('ink')])
  editor.other([{ op: 'remove', node: 'blocka' }])
  const step = undo(editor.history, editor.document, registry)
  assert.equal(step?.lost.length, 1)
  assert.equal(step?.document.sections['sectna']?.theme, 'paper')
})

test('alone, undoing everything leads back and redoing leads forth', () => {
  fc.assert(
    fc.property(fc.array(choiceOf, { maxLength: 15 }), (choices) => {
      const editor = new UndoingEditor()
      let steps = 0
      choices.forEach((choice, index) => {
        if (editor.do(`gesture${index}`, patchesFor(editor.document, choice, `fresh${index}`))) steps += 1
      })
      const after = editor.document
      for (let step = 0; step < steps; step += 1) assert.ok(editor.undo())
      assert.deepEqual(editor.document, sampleDocument())
      assert.equal(editor.undo(), false)
      for (let step = 0; step < steps; step += 1) assert.ok(editor.redo())
      assert.deepEqual(editor.document, after)
    }),
    { numRuns: 100 },
  )
})

test('with others at work, undo and redo always leave a page that keeps the rules', () => {
  const event = fc.record({ kind: fc.nat(4), choice: choiceOf })
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const editor = new UndoingEditor()
      events.forEach(({ kind, choice }, index) => {
        if (kind <= 1) editor.do(`gesture${index}`, patchesFor(editor.document, choice, `ours${index}xx`))
        else if (kind === 2) editor.other(patchesFor(editor.document, choice, `them${index}xx`))
        else if (kind === 3) editor.undo()
        else editor.redo()
        assert.equal(documentFault(editor.document, registry), undefined)
      })
    }),
    { numRuns: 150 },
  )
})

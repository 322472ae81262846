import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isCanonicalText, isText, readText, writeText } from './read-text.ts'
import { linkOfAddress, type MarkupElement, maxTextDepth, textSchema } from './schema.ts'
import { headingOf, textOf, type TextNodeJson } from './text-json.ts'
import { applySteps, mergeSteps, rebaseSteps, type StepJson } from './text-steps.ts'
import { headingsIn, imagesIn, isEmptyText, linksIn, toPlainText } from './walk-text.ts'

const asset = '01890a5d-ac96-774b-bcce-b302099a8057'
const target = { kind: 'url', url: 'https://example.com/' }
const rich = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 1, align: 'center' }, content: [{ type: 'text', text: 'Bread' }] },
    {
      type: 'paragraph',
      attrs: { style: 'lead' },
      content: [
        { type: 'text', text: 'Baked ' },
        { type: 'text', text: 'every', marks: [{ type: 'link', attrs: { target } }] },
        { type: 'text', text: ' day', marks: [{ type: 'link', attrs: { target } }, { type: 'bold' }] },
        { type: 'hardBreak' },
        { type: 'text', text: 'red', marks: [{ type: 'colour', attrs: { slot: 'accent' } }] },
        { type: 'image', attrs: { asset, alt: 'a loaf', width: 40 } },
      ],
    },
    {
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [
            { type: 'paragraph', content: [{ type: 'text', text: 'rye' }] },
            {
              type: 'orderedList',
              attrs: { start: 3 },
              content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
            },
          ],
        },
      ],
    },
    { type: 'blockquote', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'good' }] }] },
    { type: 'codeBlock', attrs: { language: 'sh' }, content: [{ type: 'text', text: 'knead --long' }] },
    { type: 'horizontalRule' },
  ],
}

test('a text is read, and written in one spelling', () => {
  const written = writeText(readText(rich))
  assert.deepEqual(written, rich)
  assert.equal(isCanonicalText(written), true)
  const spelled = { type: 'doc', content: [{ type: 'paragraph', attrs: { align: null, style: 'body' } }] }
  assert.equal(isText(spelled), true)
  assert.equal(isCanonicalText(spelled as never), false)
  assert.deepEqual(writeText(readText(spelled)), textOf())
})

test('what is no text of ours is refused', () => {
  const para = (content: unknown[], attrs = {}) => ({
    type: 'doc',
    content: [{ type: 'paragraph', attrs, content }],
  })
  const marked = (mark: unknown) => para([{ type: 'text', text: 'x', marks: [mark] }])
  const wrong: unknown[] = [
    null,
    'text',
    [],
    {},
    { type: 'doc' },
    { type: 'paragraph' },
    { type: 'doc', content: [{ type: 'text', text: 'loose' }] },
    { type: 'doc', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
    { type: 'doc', content: [{ type: 'script' }] },
    { type: 'doc', content: [{ type: 'heading', attrs: { level: 7 } }] },
    { type: 'doc', content: [{ type: 'heading', attrs: { level: 1, align: 'left;color:red' } }] },
    para([{ type: 'text', text: '' }]),
    para([], { style: 'huge' }),
    para([{ type: 'image', attrs: { asset: 'https://evil.example/x.png' } }]),
    para([{ type: 'image', attrs: { asset, width: 1e9 } }]),
    marked({ type: 'blink' }),
    marked({ type: 'colour', attrs: { slot: 'red' } }),
    marked({ type: 'link' }),
    marked({ type: 'link', attrs: { target: { kind: 'url', url: 'javascript:alert(1)' } } }),
    marked({ type: 'link', attrs: { target: 'https://example.com' } }),
  ]
  for (const given of wrong) assert.equal(isText(given), false, JSON.stringify(given))
})

test('depth has an end, however it comes', () => {
  const nested = (depth: number): TextNodeJson =>
    depth === 0 ? { type: 'paragraph' } : { type: 'blockquote', content: [nested(depth - 1)] }
  assert.equal(isText({ type: 'doc', content: [nested(maxTextDepth - 1)] }), true)
  assert.equal(isText({ type: 'doc', content: [nested(maxTextDepth)] }), false)
  let deep: unknown = { type: 'paragraph' }
  for (let level = 0; level < 50_000; level += 1) deep = { type: 'blockquote', content: [deep] }
  assert.equal(isText({ type: 'doc', content: [deep] }), false)
})

test('one line is a flavour of its own', () => {
  assert.equal(isText(textOf('one'), 'inline'), true)
  assert.equal(isText(textOf('one', 'two'), 'inline'), false)
  assert.equal(isText(headingOf(2, 'one'), 'inline'), false)
})

test('what a text says, links to, shows and is titled by', () => {
  assert.equal(toPlainText(rich), 'Bread\nBaked every day\nreda loaf\nrye\n\ngood\nknead --long')
  assert.deepEqual(headingsIn(rich), [{ level: 1, text: 'Bread' }])
  assert.deepEqual(linksIn(rich), [{ link: target, words: 'every day', pictures: [] }])
  assert.deepEqual(imagesIn(rich), [{ asset, alt: 'a loaf' }])
  assert.deepEqual([textOf(''), textOf('  '), textOf('x'), rich].map(isEmptyText), [true, true, false, false])
})

test('a picture between words may say nothing on purpose', () => {
  const quiet = { type: 'image', attrs: { asset, alt: 'a loaf', decorative: true } }
  const text = writeText(readText({ type: 'doc', content: [{ type: 'paragraph', content: [quiet] }] }))
  assert.deepEqual(imagesIn(text), [{ asset, alt: 'a loaf', decorative: true }])
  const linked = { ...quiet, marks: [{ type: 'link', attrs: { target } }] }
  assert.deepEqual(linksIn({ type: 'doc', content: [{ type: 'paragraph', content: [linked] }] }), [
    { link: target, words: '', pictures: [{ asset, alt: 'a loaf', decorative: true }] },
  ])
  const plain = { type: 'image', attrs: { asset, alt: 'a loaf' } }
  const stored = { type: 'doc', content: [{ type: 'paragraph', content: [plain] }] }
  assert.deepEqual(writeText(readText(stored)), stored, 'what was stored before is spelled as it was')
})

test('an address becomes the link it stands for, or none', () => {
  assert.deepEqual(linkOfAddress(' https://example.com/a '), { kind: 'url', url: 'https://example.com/a' })
  assert.deepEqual(linkOfAddress('MAILTO:ann@example.com?subject=x'), {
    kind: 'mail',
    address: 'ann@example.com',
  })
  assert.deepEqual(linkOfAddress('tel:+49 30 1234'), { kind: 'phone', number: '+49 30 1234' })
  assert.deepEqual(linkOfAddress('#menu'), { kind: 'anchor', anchor: 'menu' })
  for (const bad of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', '', 'java\nscript:x']) {
    assert.equal(linkOfAddress(bad), undefined, bad)
  }
})

const insert = (at: number, text: string): StepJson => ({
  stepType: 'replace',
  from: at,
  to: at,
  slice: { content: [{ type: 'text', text }] },
})
const cut = (from: number, to: number): StepJson => ({ stepType: 'replace', from, to })

test('steps lead there and back', () => {
  const before = readText(textOf('Bread at seven.'))
  const steps = [
    insert(1, 'Rye. '),
    cut(6, 12),
    { stepType: 'addMark', from: 1, to: 4, mark: { type: 'bold' } },
  ]
  const { node: after, inverse } = applySteps(before, steps)
  assert.equal(toPlainText(writeText(after)), 'Rye. at seven.')
  assert.deepEqual(writeText(applySteps(after, inverse).node), textOf('Bread at seven.'))
})

test('a mark taken back where others have taken away a part of it leads there and back', () => {
  const before = readText(textOf('Bread at seven.', 'Rolls at eight.'))
  const both = { stepType: 'addMark', from: 1, to: 33, mark: { type: 'bold' } }
  const bold = applySteps(before, [both])
  const first = { stepType: 'removeMark', from: 1, to: 16, mark: { type: 'bold' } }
  const { node: half } = applySteps(bold.node, [first])
  const { node: plain, inverse } = applySteps(half, bold.inverse)
  assert.deepEqual(writeText(plain), writeText(before))
  assert.deepEqual(mergeSteps(inverse), inverse)
  assert.deepEqual(writeText(applySteps(plain, inverse).node), writeText(half))
})

test('steps that do not fit, or smuggle, are refused', () => {
  const before = readText(textOf('Bread'))
  const wrong: unknown[] = [
    null,
    {},
    { stepType: 'magic' },
    insert(99, 'x'),
    { stepType: 'replace', from: 1, to: 1, slice: { content: [{ type: 'script' }] } },
    { stepType: 'attr', pos: 0, attr: 'align', value: 'left;x' },
    { stepType: 'attr', pos: 99, attr: 'align', value: 'end' },
    {
      stepType: 'addMark',
      from: 1,
      to: 3,
      mark: { type: 'link', attrs: { target: { kind: 'url', url: 'javascript:x' } } },
    },
  ]
  for (const step of wrong) assert.throws(() => applySteps(before, [step]), RangeError, JSON.stringify(step))
})

test('typing letter by letter is one step', () => {
  const letters = [...'bread'].map((letter, index) => insert(1 + index, letter))
  assert.deepEqual(mergeSteps(letters), [
    { stepType: 'replace', from: 1, to: 1, slice: { content: [{ type: 'text', text: 'bread' }] } },
  ])
  assert.equal(mergeSteps([insert(1, 'a'), insert(5, 'b')]).length, 2)
})

test('every word that two people type is there afterwards, once', () => {
  const edit = fc.record({ at: fc.nat(30), cut: fc.boolean() })
  const edits = fc.array(edit, { maxLength: 8 })
  fc.assert(
    fc.property(edits, edits, (one, other) => {
      const base = readText(textOf('The quick brown fox'))
      const make = (given: typeof one, who: string) => {
        let node_ = base
        const steps: StepJson[] = []
        const words: string[] = []
        given.forEach((choice, index) => {
          const size = node_.content.size
          const at = 1 + (choice.at % (size - 1))
          // A cut takes letters of the original only where nobody typed: else words of ours would go by our own hand.
          if (choice.cut) return
          const word = `[${who}${index}]`
          const step = insert(at, word)
          // Never inside a word of our own, which would break it in two.
          const before = node_.textBetween(0, at, '', '')
          if (before.lastIndexOf('[') > before.lastIndexOf(']')) return
          node_ = applySteps(node_, [step]).node
          steps.push(step)
          words.push(word)
        })
        return { node: node_, steps, words }
      }
      const theirs = make(one, 't')
      const ours = make(other, 'o')
      const rebased = rebaseSteps(ours.steps, theirs.steps).flat()
      assert.equal(rebased.length, ours.steps.length)
      const merged = toPlainText(writeText(applySteps(theirs.node, rebased).node))
      for (const word of [...theirs.words, ...ours.words])
        assert.equal(merged.split(word).length, 2, `${word} in ${merged}`)
      assert.equal(merged.replaceAll(/\[[to]\d\]/g, ''), 'The quick brown fox')
    }),
    { numRuns: 300 },
  )
})

test('a cut beside typing keeps the typing; two cuts of one word cut once', () => {
  const base = readText(textOf('The quick brown fox'))
  const theirs = [cut(5, 11)]
  const ours = [insert(20, '!'), cut(5, 11)]
  const merged = applySteps(applySteps(base, theirs).node, rebaseSteps(ours, theirs).flat()).node
  assert.equal(toPlainText(writeText(merged)), 'The brown fox!')
})

test('words outlive what is taken away around them, on whichever side of the order', () => {
  const base = readText(textOf('The quick brown fox'))
  const merge = (theirs: StepJson[], ours: StepJson[]) =>
    toPlainText(writeText(applySteps(applySteps(base, theirs).node, rebaseSteps(ours, theirs).flat()).node))
  assert.equal(merge([insert(11, 'red, ')], [cut(5, 17)]), 'The red, fox')
  assert.equal(merge([cut(5, 17)], [insert(11, 'red, ')]), 'The red, fox')
  assert.equal(merge([insert(8, 'one '), insert(16, 'two ')], [cut(5, 17)]), 'The one two fox')
  // What is written over them stands before them.
  const over: StepJson = {
    stepType: 'replace',
    from: 5,
    to: 17,
    slice: { content: [{ type: 'text', text: 'old ' }] },
  }
  assert.equal(merge([insert(11, 'red, ')], [over]), 'The old red, fox')
  // Letter by letter, in the order they were typed.
  assert.equal(merge([cut(5, 17)], [insert(11, 'r'), insert(12, 'e'), insert(13, 'd ')]), 'The red fox')
})

/** An element with these attributes, as far as the schema asks. */
function element(attributes: { readonly [name: string]: string }): MarkupElement {
  return {
    getAttribute: (name) => attributes[name] ?? null,
    style: {
      getPropertyValue: (name) =>
        (attributes['style'] ?? '')
          .split(';')
          .map((rule) => rule.split(':').map((part) => part.trim()))
          .find(([property]) => property === name)?.[1] ?? '',
    },
  }
}

test('words written into what somebody has replaced stand in one place, and stay when it is taken back', () => {
  const before = readText(textOf('Bread at seven.'))
  const ours = [{ ...cut(6, 9), slice: { content: [{ type: 'text', text: ', ' }] } }]
  const theirs = [insert(8, 'half ')]
  const replaced = applySteps(before, ours)
  const { node: after } = applySteps(applySteps(before, theirs).node, rebaseSteps(ours, theirs).flat())
  const seen = rebaseSteps(theirs, ours, 'before').flat()
  assert.equal(toPlainText(writeText(after)), 'Bread, half  seven.')
  assert.deepEqual(writeText(applySteps(replaced.node, seen).node), writeText(after))
  const { node: back } = applySteps(after, rebaseSteps(replaced.inverse, seen).flat())
  assert.equal(toPlainText(writeText(back)), 'Bread athalf  seven.')
})

test('what is written of a node for the clipboard is read back as that node', () => {
  const aligns = fc.constantFrom(null, 'center', 'end', 'justify')
  const attrsOf = {
    paragraph: fc.record({ align: aligns, style: fc.constantFrom('body', 'lead', 'small') }),
    heading: fc.record({ level: fc.constantFrom(1, 2, 3, 4), align: aligns }),
    orderedList: fc.record({ start: fc.integer({ min: -999_999, max: 999_999 }) }),
    codeBlock: fc.record({ language: fc.stringMatching(/^[a-z0-9+#.-]{0,40}$/) }),
    image: fc.record({
      asset: fc.constant(asset),
      alt: fc.string({ maxLength: 1_000 }),
      decorative: fc.boolean(),
      width: fc.option(fc.integer({ min: 8, max: 4_000 })),
    }),
  }
  for (const [name, attrs] of Object.entries(attrsOf)) {
    const type = textSchema.nodes[name]
    const write = type?.spec.toDOM
    assert.ok(type && write)
    fc.assert(
      fc.property(attrs as fc.Arbitrary<Record<string, unknown>>, (given) => {
        const node = type.create(given)
        const [tag, attributes] = write(node) as unknown as [string, Record<string, string>]
        const rule = type.spec.parseDOM?.find((one) => one.tag?.split('[')[0] === tag)
        const read = rule?.getAttrs?.(element(attributes) as never)
        assert.deepEqual(type.create(read || {}).attrs, node.attrs)
      }),
    )
  }
})

test('markup of others gives what it says and nothing more', () => {
  const read = (name: string, tag: string, attributes: { readonly [name: string]: string }) =>
    textSchema.nodes[name]?.spec.parseDOM
      ?.find((one) => one.tag?.startsWith(tag))
      ?.getAttrs?.(element(attributes) as never)
  assert.deepEqual(read('paragraph', 'p', { style: 'text-align: right', class: 'MsoNormal p-huge' }), {
    align: 'end',
    style: 'body',
  })
  assert.deepEqual(read('codeBlock', 'pre', { class: 'language-<b>' }), { language: '' })
  for (const style of ['width: 5px', 'width: 9999px', 'width: 50%', ''])
    assert.deepEqual(read('image', 'img', { 'data-asset': asset, style }), {
      asset,
      alt: '',
      decorative: false,
      width: null,
    })
})

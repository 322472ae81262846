import { blockOf, type Json, type NodeId, type PageDocument, type Parent } from '../nodes.ts'
import { storableText } from '#kernel/storable-text.ts'
import { step } from '../draft.ts'
import { refined, wordsAt } from '../finer.ts'
import type { Patch } from '../patch.ts'
import { readText } from '../text/read-text.ts'
import { textOf } from '../text/text-json.ts'
import { themeNames } from '../styles.ts'
import type { ImageValue } from '../values.ts'
import { registry, sampleBlock } from './sample-blocks.tsx'

/*
 * Random changes for property tests. A choice is a handful of numbers, made into patches against the
 * document at hand, so that most of them fit and shrinking stays meaningful.
 */

export interface Choice {
  readonly kind: number
  readonly node: number
  readonly other: number
  readonly value: number
  readonly word: string
}

function pick<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index % Math.max(items.length, 1)]
}

function slotParents(document: PageDocument): Parent[] {
  return Object.values(document.blocks)
    .filter((block) => block.type === 'tabs')
    .map((block) => ({ node: block.id, slot: 'first0' }))
}

/** A text patch at some place of a block's words. */
function typing(document: PageDocument, id: NodeId, choice: Choice): Patch[] {
  const block = blockOf(document, id)
  if (block?.type !== 'text') return []
  const size = readText(block.props['body'] ?? textOf()).content.size
  const at = 1 + (choice.value % Math.max(size - 1, 1))
  const to = choice.other % 3 === 0 ? Math.min(at + 2, size - 1) : at
  const step =
    choice.other % 4 === 1
      ? {
          stepType: 'addMark',
          from: 1,
          to: Math.max(at, 1),
          mark: { type: choice.value % 2 ? 'bold' : 'italic' },
        }
      : choice.other % 7 === 2
        ? {
            stepType: 'replace',
            from: at,
            to: at,
            slice: { content: [{ type: 'paragraph' }, { type: 'paragraph' }], openStart: 1, openEnd: 1 },
            structure: true,
          }
        : {
            stepType: 'replace',
            from: Math.min(at, to),
            to: Math.max(at, to),
            slice: { content: [{ type: 'text', text: choice.word }] },
          }
  return [{ op: 'text', node: id, path: ['props', 'body'], steps: [step] }]
}

function spelledOtherwise(words: string): Json {
  const content = [{ type: 'text', text: words }]
  return { type: 'doc', content: [{ type: 'heading', attrs: { level: 2, align: null }, content }] }
}

/** `name` must be different for every call, so that two people never make the same id. */
export function patchesFor(document: PageDocument, choice: Choice, name: string): Patch[] {
  const blocks = Object.keys(document.blocks)
  const sections = [...document.order]
  const block = pick(blocks, choice.node)
  const section = pick(sections, choice.node)
  const parents: Parent[] = [...sections.map((node) => ({ node })), ...slotParents(document)]
  const parent = pick(parents, choice.other)
  const siblings =
    parent?.slot === undefined
      ? (document.sections[parent?.node ?? '']?.blocks ?? [])
      : (document.blocks[parent.node]?.slots?.[parent.slot] ?? [])
  const row = 1 + choice.value * 3
  const path = ['props', 'items']
  switch (choice.kind) {
    case 0:
    case 1:
    case 2:
      return block ? typing(document, block, choice) : []
    case 3:
      return section
        ? [{ op: 'set', node: section, path: ['theme'], value: pick(themeNames, choice.value) ?? 'paper' }]
        : []
    case 4: {
      const held = block === undefined ? undefined : blockOf(document, block)
      return held ? [{ op: 'set', node: held.id, path: ['place'], value: { ...held.place, row } }] : []
    }
    case 5:
      return block ? [{ op: 'remove', node: block }] : []
    case 6: {
      if (!parent) return []
      const fresh = sampleBlock(name, parent.node, parent.slot)
      const after = pick([null, ...siblings], choice.value) ?? null
      const placed = { ...fresh, place: { ...fresh.place, row } }
      return [
        {
          op: 'insert',
          parent,
          after,
          at: after === null ? 0 : siblings.indexOf(after) + 1,
          nodes: { blocks: [placed] },
        },
      ]
    }
    case 7: {
      if (!parent || !block) return []
      const others = siblings.filter((id) => id !== block)
      const after = pick([null, ...others], choice.value) ?? null
      return [{ op: 'move', node: block, parent, after, at: after === null ? 0 : others.indexOf(after) + 1 }]
    }
    case 8: {
      const after = pick([null, ...sections.filter((id) => id !== section)], choice.other) ?? null
      return section ? [{ op: 'move', node: section, parent: 'page', after }] : []
    }
    case 9:
      return section && choice.value % 5 === 0
        ? [{ op: 'remove', node: section }]
        : block
          ? [{ op: 'set', node: block, path: ['look', 'fill'], value: choice.value % 2 ? 'surface' : 'none' }]
          : []
    case 10: {
      const tabs = slotParents(document)[0]
      return tabs
        ? [{ op: 'insert-item', node: tabs.node, path, item: { id: name, title: choice.word }, after: null }]
        : []
    }
    // A text as nobody stored it, or as it is not spelled by us.
    case 12:
      return block && blockOf(document, block)?.type === 'text'
        ? [
            {
              op: 'set',
              node: block,
              path: ['props', 'body'],
              ...(choice.value % 2 === 0 ? {} : { value: spelledOtherwise(choice.word) }),
            },
          ]
        : []
    // One cell of a place, as two people set them beside one another.
    case 13: {
      const held = block === undefined ? undefined : blockOf(document, block)
      const [key, most] = pick(cells, choice.other) ?? ['row', 1]
      const cell = 1 + (choice.value % most)
      if (!held) return []
      return choice.word.length % 2
        ? [
            ...refined(
              document,
              [{ op: 'set', node: held.id, path: ['place'], value: { ...held.place, [key]: cell } }],
              registry,
            ),
          ]
        : [
            ...refined(
              document,
              [
                {
                  op: 'set',
                  node: held.id,
                  path: ['phone'],
                  value: { ...held.phone, [key]: 1 + (choice.value % 8) },
                },
              ],
              registry,
            ),
          ]
    }
    case 14:
    case 15: {
      const tabs = slotParents(document)[0]
      return tabs ? rewording(document, tabs.node, [...path, 'first0', 'title'], choice) : []
    }
    case 16:
    case 17: {
      const tabs = slotParents(document)[0]
      return tabs ? picturing(document, tabs.node, [...path, 'first0', 'image'], choice) : []
    }
    default: {
      const tabs = slotParents(document)[0]
      return tabs
        ? [{ op: 'set', node: tabs.node, path: [...path, 'first0', 'title'], value: choice.word }]
        : []
    }
  }
}

const cells = [
  ['column', 24],
  ['width', 24],
  ['row', 31],
  ['height', 9],
  ['layer', 3],
] as const

/** Letters put into, or taken out of, plain words. */
function rewording(document: PageDocument, node: NodeId, path: readonly string[], choice: Choice): Patch[] {
  const words = wordsAt(document, node, path, registry)
  if (words === undefined) return []
  const at = choice.value % (words.length + 1)
  const value =
    words.slice(0, at) + (choice.other % 4 ? choice.word : '') + words.slice(at + (choice.other % 3))
  return [...refined(document, [{ op: 'set', node, path, value: storableText(value) }], registry)]
}

/** Another picture, none, or something about the one that is there. */
function picturing(document: PageDocument, node: NodeId, path: readonly string[], choice: Choice): Patch[] {
  const held = path.reduce<unknown>(step, blockOf(document, node)) as ImageValue | undefined
  const asset = pick(assets, choice.other) ?? ''
  const share = choice.value / 30
  const image = {
    asset: held && choice.other % 3 ? held.asset : asset,
    alt: held ? held.alt + choice.word : choice.word,
    ...(choice.value % 2 ? { focal: { x: share, y: share } } : {}),
    ...(choice.value % 3 ? { crop: { x: 0, y: 0, width: 1, height: Math.max(share, 0.1) } } : {}),
  }
  if (choice.other % 7 === 0) return [{ op: 'set', node, path }]
  return [...refined(document, [{ op: 'set', node, path, value: image }], registry)]
}

const assets = ['01920000-0000-7000-8000-00000000000a', '01920000-0000-7000-8000-00000000000b']

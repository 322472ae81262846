import type { BlockRegistry } from './define-block.ts'
import { sameJson } from './json.ts'
import {
  blockOf,
  type Block,
  type BlockId,
  type PageDocument,
  sectionHolding,
  type SectionId,
} from './nodes.ts'
import { isText } from './text/read-text.ts'
import { toPlainText } from './text/walk-text.ts'
import { wordDiff, type WordRun } from './text/word-diff.ts'
import { fieldsOf } from './walk-fields.ts'

/** How a block of one document stands to the same block of another. */
export type BlockChange = 'new' | 'gone' | 'changed' | 'moved'

export interface ComparedBlock {
  readonly id: BlockId
  readonly type: string
  readonly change: BlockChange
  /** Its words where they differ, a run for each field; all new or all gone for blocks that came or went. */
  readonly words: readonly (readonly WordRun[])[]
}

export interface Compared {
  /** In the order of the later document; what is gone comes last. */
  readonly blocks: readonly ComparedBlock[]
  /** Sections that came, went, or look or stand otherwise. */
  readonly sections: readonly { readonly id: SectionId; readonly change: BlockChange }[]
}

/** The words of a block, by where they stand in it. */
function wordsIn(block: Block | undefined, registry: BlockRegistry): Map<string, string> {
  const words = new Map<string, string>()
  if (!block) return words
  for (const { field, value, path } of fieldsOf(block, registry)) {
    const text =
      field.kind === 'richText' && isText(value)
        ? toPlainText(value)
        : (field.kind === 'text' || field.kind === 'markdown' || field.kind === 'code') &&
            typeof value === 'string'
          ? value
          : ''
    if (text.trim() !== '') words.set(path.join('.'), text)
  }
  return words
}

function wordsThatDiffer(
  before: Block | undefined,
  after: Block | undefined,
  registry: BlockRegistry,
): WordRun[][] {
  const [had, has] = [wordsIn(before, registry), wordsIn(after, registry)]
  return [...new Set([...had.keys(), ...has.keys()])].flatMap((path) => {
    const [one, other] = [had.get(path) ?? '', has.get(path) ?? '']
    return one === other ? [] : [wordDiff(one, other)]
  })
}

function changeOf(before: Block, after: Block): BlockChange | undefined {
  if (before === after) return undefined
  const inside = ({ type, props, look, hidden, version }: Block) => ({ type, props, look, hidden, version })
  if (!sameJson(inside(before), inside(after))) return 'changed'
  const outside = ({ place, phone, parent }: Block) => ({ place, phone, parent })
  return sameJson(outside(before), outside(after)) ? undefined : 'moved'
}

function inOrder(document: PageDocument): BlockId[] {
  const at = new Map(document.order.map((id, index) => [id, index]))
  const placeOf = (id: BlockId) => at.get(sectionHolding(document, id)?.id ?? '') ?? 0
  return Object.keys(document.blocks).toSorted((one, other) => {
    const [a, b] = [blockOf(document, one)?.place, blockOf(document, other)?.place]
    return (
      placeOf(one) - placeOf(other) || (a?.row ?? 0) - (b?.row ?? 0) || (a?.column ?? 0) - (b?.column ?? 0)
    )
  })
}

/** What differs between two states of a page, told by its blocks and sections. Both are up to date. */
export function compare(before: PageDocument, after: PageDocument, registry: BlockRegistry): Compared {
  const blocks: ComparedBlock[] = []
  const tell = (id: BlockId) => {
    const [had, has] = [before.blocks[id], after.blocks[id]]
    const block = has ?? had
    const change = had && has ? changeOf(had, has) : has ? 'new' : 'gone'
    if (block && change)
      blocks.push({ id, type: block.type, change, words: wordsThatDiffer(had, has, registry) })
  }
  inOrder(after).forEach(tell)
  inOrder(before)
    .filter((id) => !after.blocks[id])
    .forEach(tell)
  const sections = [...new Set([...after.order, ...before.order])].flatMap(
    (id): { id: SectionId; change: BlockChange }[] => {
      const [had, has] = [before.sections[id], after.sections[id]]
      if (!had || !has) return [{ id, change: has ? 'new' : 'gone' }]
      const { blocks: _, ...one } = had
      const { blocks: __, ...other } = has
      return sameJson(one, other) ? [] : [{ id, change: 'changed' }]
    },
  )
  const shared = (document: PageDocument, other: PageDocument) =>
    document.order.filter((id) => other.sections[id])
  const isMoved = !sameJson(shared(before, after), shared(after, before))
  const known = new Set(sections.map(({ id }) => id))
  const moved = isMoved
    ? shared(after, before).filter((id, index) => shared(before, after)[index] !== id && !known.has(id))
    : []
  return { blocks, sections: [...sections, ...moved.map((id) => ({ id, change: 'moved' as const }))] }
}

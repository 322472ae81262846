import { type Node, Slice } from '@tiptap/pm/model'
import { type Mappable, Mapping, ReplaceStep, Step } from '@tiptap/pm/transform'
import { maxTextDepth, textSchema } from './schema.ts'

/** A step of ProseMirror as JSON: the smallest change of a text that can be mapped over others. */
export type StepJson = { readonly stepType: string; readonly [key: string]: unknown }

/** @throws RangeError when the JSON is no step of our schema. */
export function readStep(json: unknown): Step {
  try {
    return Step.fromJSON(textSchema, json)
  } catch (error) {
    throw error instanceof RangeError ? error : new RangeError('not a step', { cause: error })
  }
}

function depthOf(node: Node): number {
  let deepest = 0
  node.forEach((child) => {
    deepest = Math.max(deepest, 1 + depthOf(child))
  })
  return deepest
}

/** The steps of marks that one is made of, however deep in one another. */
function marksOf(step: StepJson): StepJson[] {
  return step.stepType === 'markSet' ? (step['steps'] as StepJson[]).flatMap(marksOf) : [step]
}

/** The step that takes one back. What the library makes of marks taken back again holds sets in a set, and is not read. */
function backOf(step: Step, before: Node): StepJson {
  const back = step.invert(before).toJSON() as StepJson
  return back.stepType === 'markSet' ? { ...back, steps: marksOf(back) } : back
}

/**
 * Applies steps one after another; gives the new text and the steps that take it back.
 *
 * @throws RangeError when a step does not fit the text or leaves one that breaks the schema.
 */
export function applySteps(before: Node, steps: readonly unknown[]): { node: Node; inverse: StepJson[] } {
  let node = before
  const inverse: StepJson[] = []
  for (const json of steps) {
    const step = readStep(json)
    let result
    try {
      result = step.apply(node)
    } catch (error) {
      throw new RangeError('step does not fit', { cause: error })
    }
    if (!result.doc) throw new RangeError(result.failed ?? 'step does not fit')
    inverse.unshift(backOf(step, node))
    node = result.doc
  }
  // A step is checked where it cuts and joins, but not in the attributes it sets.
  node.check()
  if (depthOf(node) > maxTextDepth) throw new RangeError('nested too deeply')
  return { node, inverse }
}

/** Joins neighbouring steps (typing, deleting) into one where they touch. */
export function mergeSteps(steps: readonly StepJson[]): StepJson[] {
  const merged: Step[] = []
  for (const json of steps) {
    const step = readStep(json)
    const last = merged.at(-1)
    const joined = last?.merge(step)
    if (joined) merged[merged.length - 1] = joined
    else merged.push(step)
  }
  return merged.map((step) => step.toJSON() as StepJson)
}

/**
 * Positions mapped so that they stay before what was put in right at them; but after what was put in the place of what
 * lay around them, as it is the first part of that which is put there ({@link around}).
 */
function keptBefore(mapping: Mapping): Mappable {
  const side = (position: number) => (mapping.mapResult(position, -1).deletedAcross ? 1 : -1)
  return {
    map: (position) => mapping.map(position, side(position)),
    mapResult: (position) => mapping.mapResult(position, side(position)),
  }
}

interface Range {
  readonly from: number
  readonly to: number
}

/** Where the words that a step puts in stand after it; undefined when it puts in none. */
function wordsOf(step: Step): Range | undefined {
  if (!(step instanceof ReplaceStep)) return undefined
  const { slice, from: start } = step
  let from = Infinity
  let to = 0
  slice.content.descendants((node, position) => {
    if (!node.isInline) return true
    from = Math.min(from, position)
    to = position + node.nodeSize
    return false
  })
  return to === 0 ? undefined : { from: start - slice.openStart + from, to: start - slice.openStart + to }
}

/** Ranges after more steps, without those of which nothing is left. */
function moved(ranges: readonly Range[], map: Mappable): Range[] {
  return ranges
    .map(({ from, to }) => ({ from: map.map(from, 1), to: map.map(to, -1) }))
    .filter(({ from, to }) => from < to)
}

/**
 * A step that takes a range away, as steps that leave others' words in it standing: the last part first, so that
 * each stands where it is said. What ours puts in itself goes with the first part.
 */
function around(step: ReplaceStep, words: readonly Range[]): ReplaceStep[] {
  const inside = words
    .filter(({ from, to }) => from >= step.from && to <= step.to)
    .toSorted((one, other) => one.from - other.from)
  if (inside.length === 0) return [step]
  const parts: ReplaceStep[] = []
  let { from, slice } = step
  for (const kept of [...inside, { from: step.to, to: step.to }]) {
    if (kept.from > from || slice.size > 0)
      parts.push(new ReplaceStep(from, Math.max(from, kept.from), slice))
    slice = Slice.empty
    from = Math.max(from, kept.to)
  }
  return parts.toReversed()
}

/**
 * Steps made beside `theirs`, moved to come after them; both start from the same text. Words outlive what is taken
 * away around them: a step that takes away a range in which theirs put words comes back in parts that leave them,
 * and words of ours in a range that theirs took away stand where it was. A step of which nothing else is left to do
 * comes back as no step, in its position.
 *
 * @param side where ours goes when both put something in at one place: `after` theirs, or `before`
 */
export function rebaseSteps(
  ours: readonly StepJson[],
  theirs: readonly StepJson[],
  side: 'after' | 'before' = 'after',
): StepJson[][] {
  const read = ours.map(readStep)
  const mapping = new Mapping(read.map((step) => step.getMap().invert()).toReversed())
  let words: Range[] = []
  for (const step of theirs.map(readStep)) {
    const put = wordsOf(step)
    mapping.appendMap(step.getMap())
    words = [...moved(words, step.getMap()), ...(put ? [put] : [])]
  }
  return read.map((step, index) => {
    // Back to where both began, then over theirs and over ours that are already there. A map that
    // meets its own inverse again gives back the position it took (its mirror).
    const rest = mapping.slice(read.length - index)
    const isPut = step instanceof ReplaceStep && step.from === step.to
    const to = isPut && side === 'before' ? keptBefore(rest) : rest
    let mapped = step.map(to)
    if (!mapped && step instanceof ReplaceStep && wordsOf(step)) {
      const at = to.map(step.from, 1)
      mapped = new ReplaceStep(at, at, step.slice)
    }
    if (!mapped) return []
    const parts = mapped instanceof ReplaceStep ? around(mapped, words) : [mapped]
    parts.forEach((part, at) => {
      // What ours put in stands in the part that comes last.
      mapping.appendMap(part.getMap(), at === parts.length - 1 ? read.length - 1 - index : undefined)
      words = moved(words, part.getMap())
    })
    return parts.map((part) => part.toJSON() as StepJson)
  })
}

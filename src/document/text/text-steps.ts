import type { Node } from '@tiptap/pm/model'
import { type Mappable, Mapping, ReplaceStep, Step, type StepMap } from '@tiptap/pm/transform'
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
    inverse.unshift(step.invert(node).toJSON() as StepJson)
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

/** Where positions of a text went while steps were applied to it. */
export function mapOfSteps(steps: readonly StepJson[]): Mapping {
  return new Mapping(steps.map((step) => readStep(step).getMap()))
}

/** Positions mapped so that they stay before what was put in right at them. */
function keptBefore(mapping: Mapping): Mappable {
  return {
    map: (position) => mapping.map(position, -1),
    mapResult: (position) => mapping.mapResult(position, -1),
  }
}

/**
 * Steps made beside `theirs`, moved to come after them; both start from the same text. A step whose
 * place is gone has nothing left to do and comes back as `null`, in its position.
 *
 * @param side where ours goes when both put something in at one place: `after` theirs, or `before`
 */
export function rebaseSteps(
  ours: readonly StepJson[],
  theirs: readonly StepJson[],
  side: 'after' | 'before' = 'after',
): (StepJson | null)[] {
  const read = ours.map(readStep)
  const mapping = new Mapping(read.map((step) => step.getMap().invert()).toReversed())
  for (const map of theirs.map((step): StepMap => readStep(step).getMap())) mapping.appendMap(map)
  return read.map((step, index) => {
    // Back to where both began, then over theirs and over ours that are already there. A map that
    // meets its own inverse again gives back the position it took (its mirror).
    const rest = mapping.slice(read.length - index)
    const isPut = step instanceof ReplaceStep && step.from === step.to
    const mapped = step.map(isPut && side === 'before' ? keptBefore(rest) : rest)
    if (!mapped) return null
    mapping.appendMap(mapped.getMap(), read.length - 1 - index)
    return mapped.toJSON() as StepJson
  })
}

import { ReplaceStep } from '@tiptap/pm/transform'
import { readText } from './read-text.ts'
import { applySteps, type StepJson } from './text-steps.ts'

/**
 * The one step that makes a text of another; `null` when they say the same already, undefined when no
 * single step leads there. @throws RangeError when either is not a text of ours
 */
export function textStep(before: unknown, after: unknown): StepJson | null | undefined {
  const [from, to] = [readText(before), readText(after)]
  const start = from.content.findDiffStart(to.content)
  const ends = from.content.findDiffEnd(to.content)
  if (start === null || ends === null) return null
  // Where the same letters end one and begin the next, both ends lie before the beginning.
  const overlap = Math.max(start - Math.min(ends.a, ends.b), 0)
  const step = new ReplaceStep(
    start,
    ends.a + overlap,
    to.slice(start, ends.b + overlap),
  ).toJSON() as StepJson
  try {
    return applySteps(from, [step]).node.eq(to) ? step : undefined
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

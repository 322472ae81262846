import { ReplaceStep } from '@tiptap/pm/transform'
import { readText } from './read-text.ts'
import { textDifference } from './text-difference.ts'
import { applySteps, type StepJson } from './text-steps.ts'

/**
 * The one step that makes a text of another; `null` when they say the same already, undefined when no
 * single step leads there. @throws RangeError when either is not a text of ours
 */
export function textStep(before: unknown, after: unknown): StepJson | null | undefined {
  const [from, to] = [readText(before), readText(after)]
  const difference = textDifference(from, to)
  if (!difference) return null
  const { start, before: end, after: endAfter } = difference
  const step = new ReplaceStep(start, end, to.slice(start, endAfter)).toJSON() as StepJson
  try {
    return applySteps(from, [step]).node.eq(to) ? step : undefined
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

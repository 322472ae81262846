import { composeLetters } from './letters/letters.ts'
import {
  isPathWithin,
  nodeOfPatch,
  type LettersPatch,
  type Patch,
  type SetPatch,
  type TextPatch,
} from './patch.ts'
import { mergeSteps } from './text/text-steps.ts'

type ValuePatch = SetPatch | TextPatch | LettersPatch

function isValuePatch(patch: Patch): patch is ValuePatch {
  return patch.op === 'set' || patch.op === 'text' || patch.op === 'letters'
}

/** Whether two patches may change places: they change properties apart from each other. */
function apart(one: Patch, other: Patch): boolean {
  if (!isValuePatch(one) || !isValuePatch(other)) return false
  return (
    one.node !== other.node || !(isPathWithin(one.path, other.path) || isPathWithin(other.path, one.path))
  )
}

function isSamePath(one: ValuePatch, other: ValuePatch): boolean {
  return (
    one.node === other.node && one.path.length === other.path.length && isPathWithin(one.path, other.path)
  )
}

/** Two neighbours as one; undefined when they stay two, `null` when together they do nothing. */
function joined(one: Patch, other: Patch): Patch | null | undefined {
  if (one.op === 'set' && other.op === 'set' && isSamePath(one, other)) {
    // What was set within a list's default stored the list: taking it away again does not take that back.
    return other.value === undefined && one.value !== undefined && other.path.length > 2 ? undefined : other
  }
  if (one.op === 'text' && other.op === 'text' && isSamePath(one, other)) {
    return { ...one, steps: mergeSteps([...one.steps, ...other.steps]) }
  }
  if (one.op === 'letters' && other.op === 'letters' && isSamePath(one, other)) {
    const edit = composeLetters(one.edit, other.edit)
    // Words that are as they were are stored all the same, where only the default stood before.
    return edit.length > 0 ? { ...one, edit } : undefined
  }
  if (one.op === 'move' && other.op === 'move' && one.node === other.node) return other
  if (one.op === 'insert' && other.op === 'remove' && nodeOfPatch(one) === other.node) return null
  return undefined
}

/**
 * Fewer patches that do the same: of many sets of one property the last, typing as one step or edit, a block
 * moved and moved again moved once. A drag of a hundred moves becomes what it came to.
 */
export function squash(patches: readonly Patch[]): readonly Patch[] {
  const out: Patch[] = []
  for (const patch of patches) {
    let done = false
    for (let index = out.length - 1; index >= 0; index -= 1) {
      const earlier = out[index]
      if (!earlier) break
      const one = joined(earlier, patch)
      if (one !== undefined) {
        if (one === null) out.splice(index, 1)
        else out[index] = one
        done = true
        break
      }
      if (!apart(earlier, patch)) break
    }
    if (!done) out.push(patch)
  }
  return out
}

import type { Field } from '../fields.ts'

/**
 * Whether plain words stand at a path of a node, which change by letters: fields of words and code,
 * the words for a picture, a node's name. Where a block's type is not known, whatever is a string is.
 *
 * @param field the one a path of a block's props leads to, or into
 */
export function holdsLetters(path: readonly string[], field: Field | undefined): boolean {
  if (path[0] !== 'props') return path.length === 1 && path[0] === 'name'
  if (!field) return path.length > 1
  if (field.kind === 'image') return path.length > 2 && path.at(-1) === 'alt'
  return field.kind === 'text' || field.kind === 'code' || field.kind === 'markdown'
}

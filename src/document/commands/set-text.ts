import { blockOf, type BlockId, type Json, type PageDocument } from '../nodes.ts'
import type { Patch } from '../patch.ts'
import { cleanText } from '../text/clean-text.ts'
import type { StepJson } from '../text/text-steps.ts'

/** What was typed into a rich text, as the editor's steps; `path` is below the block's props. */
export function setText(
  document: PageDocument,
  block: BlockId,
  path: readonly string[],
  steps: readonly StepJson[],
): Patch[] {
  if (!blockOf(document, block) || steps.length === 0) return []
  return [{ op: 'text', node: block, path: ['props', ...path], steps }]
}

/** Replaces a whole rich text with another, cleaned to what our texts know. */
export function replaceText(
  document: PageDocument,
  block: BlockId,
  path: readonly string[],
  text: unknown,
): Patch[] {
  if (!blockOf(document, block)) return []
  return [{ op: 'set', node: block, path: ['props', ...path], value: cleanText(text) as unknown as Json }]
}

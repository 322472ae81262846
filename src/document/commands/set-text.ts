import { blockOf, type BlockId, type PageDocument } from '../nodes.ts'
import type { Patch } from '../patch.ts'
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

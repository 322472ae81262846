import type { NodeId } from '../nodes.ts'
import type { Patch } from '../patch.ts'

/** What the panel looks for. The words of each are `document.check.<code>`. */
export const findingCodes = [
  'contrast_ground',
  'contrast_picture',
  'contrast_upon_picture',
  'alt_missing',
  'alt_useless',
  'heading_skipped',
  'heading_no_first',
  'heading_many_first',
  'heading_empty',
  'link_empty',
  'link_gone',
  'anchor_gone',
  'anchor_taken',
  'target_small',
  'phone_overlap',
  'text_overlap',
  'image_heavy',
  'block_plain',
  'title_missing',
  'title_long',
  'description_missing',
  'description_long',
] as const
export type FindingCode = (typeof findingCodes)[number]

/** Something that keeps someone from reading, using or finding the page. */
export interface Finding {
  readonly code: FindingCode
  /** `error`: some people cannot use it; `advice`: it could be better. */
  readonly weight: 'error' | 'advice'
  /** Where to jump to; `page` for the page's settings. */
  readonly node: NodeId
  /** The field it is about. */
  readonly path?: readonly string[]
  readonly values?: Readonly<Record<string, string | number>>
  /** Patches that mend it without a decision; absent where only a person can. */
  readonly mend?: readonly Patch[]
}

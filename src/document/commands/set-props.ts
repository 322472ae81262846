import { blockOf, type BlockId, type Json, type PageDocument } from '../nodes.ts'
import type { Patch } from '../patch.ts'

/** Sets props of a block by name; `undefined` puts one back to its default. */
export function setProps(
  document: PageDocument,
  block: BlockId,
  values: { readonly [name: string]: Json | undefined },
): Patch[] {
  if (!blockOf(document, block)) return []
  return Object.entries(values).map(([name, value]): Patch => ({
    op: 'set',
    node: block,
    path: ['props', name],
    ...(value === undefined ? {} : { value }),
  }))
}

import type { BlockDefinition } from '#document/define-block.ts'
import { point } from '#kernel/point.ts'

/** Where a browser fetches the types of block that an area brings: when a screen first draws or judges a page. */
export const blockSources = point<() => Promise<readonly BlockDefinition[]>>('pages.block-sources')

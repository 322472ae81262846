import type { BlockDefinition } from '#document/define-block.ts'
import { formBlock } from './form/block.ts'
import { newsletterBlock } from './newsletter/block.ts'
import { subscriptionBlock } from './subscription/block.ts'

/** The blocks of forms, as an owner is offered them. */
export const formBlocks: readonly BlockDefinition[] = [
  formBlock as BlockDefinition,
  newsletterBlock as BlockDefinition,
]

/** Those, and what only pages of the area itself show. */
export const drawnBlocks: readonly BlockDefinition[] = [...formBlocks, subscriptionBlock as BlockDefinition]

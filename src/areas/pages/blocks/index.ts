import type { BlockDefinition } from '#document/define-block.ts'
import { accordionBlock } from './accordion/block.ts'
import { buttonBlock } from './button/block.ts'
import { codeBlock } from './code/block.ts'
import { contactBlock } from './contact/block.ts'
import { galleryBlock } from './gallery/block.ts'
import { imageBlock } from './image/block.ts'
import { lineBlock } from './line/block.ts'
import { markdownBlock } from './markdown/block.ts'
import { quoteBlock } from './quote/block.ts'
import { socialBlock } from './social/block.ts'
import { spacerBlock } from './spacer/block.ts'
import { tableBlock } from './table/block.ts'
import { textBlock } from './text/block.ts'
import { videoBlock } from './video/block.ts'

/** The blocks every site has. */
export const pageBlocks: readonly BlockDefinition[] = [
  textBlock,
  imageBlock,
  buttonBlock,
  lineBlock,
  spacerBlock,
  galleryBlock,
  videoBlock,
  quoteBlock,
  contactBlock,
  tableBlock,
  accordionBlock,
  socialBlock,
  codeBlock,
  markdownBlock,
]

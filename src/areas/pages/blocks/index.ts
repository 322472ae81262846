import type { BlockDefinition } from '#document/define-block.ts'
import { accordionBlock } from './accordion/block.tsx'
import { buttonBlock } from './button/block.tsx'
import { codeBlock } from './code/block.tsx'
import { contactBlock } from './contact/block.tsx'
import { galleryBlock } from './gallery/block.tsx'
import { imageBlock } from './image/block.tsx'
import { lineBlock } from './line/block.tsx'
import { markdownBlock } from './markdown/block.tsx'
import { quoteBlock } from './quote/block.tsx'
import { socialBlock } from './social/block.tsx'
import { spacerBlock } from './spacer/block.tsx'
import { tableBlock } from './table/block.tsx'
import { textBlock } from './text/block.tsx'
import { videoBlock } from './video/block.tsx'

/** The blocks every site has, in the order the palette shows them. */
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

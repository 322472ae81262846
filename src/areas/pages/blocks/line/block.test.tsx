import { describeBlock } from '../testing.ts'
import { lineBlock } from './block.tsx'

describeBlock(lineBlock)

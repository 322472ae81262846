import { describeBlock } from '../testing.ts'
import { lineBlock } from './block.ts'

describeBlock(lineBlock)

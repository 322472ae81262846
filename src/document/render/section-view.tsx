import { readingOrder } from '../layout/reading-order.ts'
import { SectionFrame, type SectionFrameProps } from './section-frame.tsx'

/** One section by itself, with its blocks in reading order; without the page around it no picture is among the first. */
export function SectionView(given: Pick<SectionFrameProps, 'document' | 'section' | 'registry' | 'ctx'>) {
  return <SectionFrame {...given} blocks={readingOrder(given.document, given.section)} />
}

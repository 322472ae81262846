import type { VisitorKey } from './messages/message.ts'
import { point } from './point.ts'

/** A link at the end of every header, with a region inside of it for those who have something there. */
export interface HeaderAction {
  /** Where it leads: all there is of it without script. */
  readonly href: string
  /** Key of the visitor's words. */
  readonly label: VisitorKey
  /** The region that takes the place of its words. */
  readonly region: string
  /** The readable cookie of those for whom the region is fetched: all others are sent the same bytes and ask no more. */
  readonly cookie: string
}

export const headerActions = point<HeaderAction>('visitor.header-actions')

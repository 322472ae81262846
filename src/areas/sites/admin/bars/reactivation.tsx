import { type ReactNode, Suspense } from 'react'
import { question } from '#kernel/point.ts'
import { useAnswer } from '#ui/plug/plug.tsx'

/** What brings a site back, for the bar that says it has expired, or lives on an older version. */
export interface ReactivationProps {
  readonly siteId: string
  readonly standing: 'expired' | 'legacy'
  /** The way to the plan, for while it is not known what the person may do. */
  readonly children: ReactNode
}

/** The area of plans brings sites back; without it the bar shows the link to the plan. */
export const reactivation = question<(props: ReactivationProps) => ReactNode>(
  'sites.reactivation',
  ({ children }) => children,
)

/** The one button that brings a site back. */
export function Reactivation(props: ReactivationProps): ReactNode {
  const draw = useAnswer(reactivation)
  return <Suspense fallback={props.children}>{draw(props)}</Suspense>
}

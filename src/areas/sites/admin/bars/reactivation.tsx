import { type ComponentType, type ReactNode, Suspense } from 'react'

/** What brings a site back, for the bar that says it has expired, or lives on an older version. */
export interface ReactivationProps {
  readonly siteId: string
  readonly standing: 'expired' | 'legacy'
  /** The way to the plan, for while it is not known what the person may do. */
  readonly children: ReactNode
}

let provided: ComponentType<ReactivationProps> | undefined

/** The area of plans brings sites back; until it says how, the bar leads to the screen of the plan. */
export function provideReactivation(component: ComponentType<ReactivationProps>): void {
  provided = component
}

/** The one button that brings a site back. */
export function Reactivation(props: ReactivationProps): ReactNode {
  const Provided = provided
  if (!Provided) return props.children
  return (
    <Suspense fallback={props.children}>
      <Provided {...props} />
    </Suspense>
  )
}

import { type ComponentType, type ReactNode, Suspense } from 'react'

/** What brings an expired site back, for the bar that says it has expired. */
export interface ReactivationProps {
  readonly siteId: string
  /** The way to the plan, for while it is not known what the person may do, and where nothing else helps. */
  readonly children: ReactNode
}

let provided: ComponentType<ReactivationProps> | undefined

/** The area of plans brings sites back; until it says how, the bar leads to the screen of the plan. */
export function provideReactivation(component: ComponentType<ReactivationProps>): void {
  provided = component
}

/** The one button that brings an expired site back. */
export function Reactivation(props: ReactivationProps): ReactNode {
  const Provided = provided
  if (!Provided) return props.children
  return (
    <Suspense fallback={props.children}>
      <Provided {...props} />
    </Suspense>
  )
}

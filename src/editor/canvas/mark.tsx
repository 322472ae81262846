import { useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react'
import type { NodeId } from '#document/nodes.ts'
import type { Tracker } from './tracker.ts'

/** Small drawings of the layer, which the design system's styles do not reach. */
export const drawings = {
  up: <path d="m18 15-6-6-6 6" />,
  down: <path d="m6 9 6 6 6-6" />,
  copy: (
    <>
      <rect x="9" y="9" width="11" height="11" rx="2" />
      <path d="M5 15H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v1" />
    </>
  ),
  trash: <path d="M3 6h18M8 6V4h8v2m-9 0 1 14h8l1-14" />,
  more: (
    <>
      <circle cx="5" cy="12" r="1" />
      <circle cx="12" cy="12" r="1" />
      <circle cx="19" cy="12" r="1" />
    </>
  ),
  plus: <path d="M12 5v14M5 12h14" />,
} as const

/** One of the layer's small drawings. */
export function Drawing({ of }: { readonly of: keyof typeof drawings }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {drawings[of]}
    </svg>
  )
}

/** A mark that stays where its node is. */
export function Mark({
  id,
  tracker,
  className,
  style,
  children,
}: {
  readonly id: NodeId
  readonly tracker: Tracker
  readonly className: string
  readonly style?: CSSProperties
  readonly children?: ReactNode
}) {
  const mark = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!mark.current) return undefined
    return tracker.track(mark.current, id)
  }, [tracker, id])
  return (
    <div ref={mark} className={`mark ${className}`} style={style} hidden>
      {children}
    </div>
  )
}

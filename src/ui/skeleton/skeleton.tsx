import type { ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { useWords } from '../words.ts'
import css from './skeleton.module.css'

export interface SkeletonProps {
  /** `text`: a line as high as its surroundings'. `block`: a picture or card. `circle`: an avatar. */
  shape?: 'text' | 'block' | 'circle'
  /** Any CSS length; percentages of the container. */
  width?: string
  height?: string
  /** For `text`: how many lines; the last one is shorter. */
  lines?: number
}

/** The shape of what is coming. Shows itself after 200 ms. Put it inside {@link Loading}, which says so in words. */
export function Skeleton({ shape = 'text', width, height, lines = 1 }: SkeletonProps) {
  if (shape === 'text' && lines > 1) {
    return (
      <span className={css.lines}>
        {Array.from({ length: lines }, (_, at) => (
          <Skeleton key={at} width={at === lines - 1 ? '60%' : width} />
        ))}
      </span>
    )
  }
  return (
    <span
      aria-hidden="true"
      className={[css.bone, css[shape]].join(' ')}
      style={{ inlineSize: width, blockSize: height }}
    />
  )
}

/** Around skeletons: tells assistive technology that something is coming. */
export function Loading({ children, label }: { children: ReactNode; label?: string }) {
  const words = useWords()
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">{label ?? words('ui.loading')}</span>
      </VisuallyHidden>
      {children}
    </div>
  )
}

/** The shape of a whole screen: its head, and rows below. For screens that are on their way. */
export function SkeletonPage() {
  return (
    <Loading>
      <div className={css.page} aria-hidden="true">
        <Skeleton width="14rem" height="1.75rem" />
        <Skeleton width="22rem" />
        <div className={css.rows}>
          {Array.from({ length: 6 }, (_, at) => (
            <div key={at} className={css.rowOfPage}>
              <Skeleton width={`${28 + ((at * 7) % 4) * 8}%`} />
              <Skeleton width="6rem" />
            </div>
          ))}
        </div>
      </div>
    </Loading>
  )
}

import { recordingClass } from '#kernel/session-recording.ts'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconShape } from '../icon/icon.tsx'
import css from './timeline.module.css'

export interface TimelineEvent {
  readonly id: string
  /** "Ada refunded €12.00". */
  readonly title: ReactNode
  /** The moment in words, and as `dateTime` for machines (ISO 8601). */
  readonly when: string
  readonly dateTime?: string
  /** A note, what changed, the mail that went out. */
  readonly detail?: ReactNode
  readonly icon?: IconShape
  readonly tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger'
}

/** What happened to a thing, newest first. It tells who did it: nothing of it is recorded. */
export function Timeline({ label, events }: { label: string; events: readonly TimelineEvent[] }) {
  return (
    <ol aria-label={label} className={classNames(css.list, recordingClass.mask)}>
      {events.map((event) => (
        <li key={event.id} className={css.event}>
          <span className={classNames(css.mark, css[event.tone ?? 'neutral'])} aria-hidden="true">
            {event.icon && <Icon of={event.icon} size="small" />}
          </span>
          <div className={css.body}>
            <div className={css.line}>
              <span className={css.title}>{event.title}</span>
              <time dateTime={event.dateTime} className={css.when}>
                {event.when}
              </time>
            </div>
            {event.detail && <div className={css.detail}>{event.detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}

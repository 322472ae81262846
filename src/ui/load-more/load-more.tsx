import { useEffect, useRef } from 'react'
import { announce } from '../announcer/announcer.tsx'
import { Button } from '../button/button.tsx'
import { useWords } from '../words.ts'
import css from './load-more.module.css'

export interface LoadMoreProps {
  shown: number
  /** How many there are; null when nobody has counted. */
  total: number | null
  hasMore: boolean
  onMore: () => void
  isBusy?: boolean
  /** The rows that were asked for could not be read. */
  isFailed?: boolean
}

/** The last row of the list that a line stands below: of what comes before it, the nearest that has rows. */
function lastRowAbove(line: Element | null): Element | null {
  for (let part = line; part; part = part.parentElement)
    for (let before = part.previousElementSibling; before; before = before.previousElementSibling) {
      const row = [...before.querySelectorAll('[role=row],[role=option],li')].at(-1)
      if (row) return row
    }
  return null
}

/**
 * "50 of 1,204 · Show more", below a list. How many rows came is read out; where the button goes with the last of them,
 * the focus goes on to the first that came. That they could not be read is said at once.
 */
export function LoadMore({ shown, total, hasMore, onMore, isBusy = false, isFailed }: LoadMoreProps) {
  const words = useWords()
  const line = useRef<HTMLDivElement>(null)
  const asked = useRef<{ readonly shown: number; readonly last: Element | null } | null>(null)
  const ask = () => {
    asked.current = { shown, last: lastRowAbove(line.current) }
    onMore()
  }
  useEffect(() => {
    const before = asked.current
    if (!before || isBusy || shown === before.shown) return
    asked.current = null
    // Fewer are another list: it was narrowed meanwhile.
    if (shown < before.shown) return
    announce(words('ui.more_shown', { count: shown - before.shown }))
    if (hasMore) return
    // Once the rows are drawn, which a collection does after it is told of them.
    requestAnimationFrame(() => {
      const next = before.last?.nextElementSibling
      if (document.activeElement === document.body && next instanceof HTMLElement) next.focus()
    })
  }, [shown, hasMore, isBusy, words])
  if (!hasMore && total === null) return null
  return (
    <div ref={line} className={css.line}>
      {total !== null && (
        <span className={css.count}>
          {words('ui.shown_of', { shown: figure(shown), total: figure(total) })}
        </span>
      )}
      {isFailed && (
        <span className={css.failed} role="alert">
          {words('ui.read_failed.title')}
        </span>
      )}
      {hasMore && (
        <Button size="small" onPress={ask} isBusy={isBusy}>
          {words('ui.more')}
        </Button>
      )}
    </div>
  )
}

const figure = (value: number) =>
  value.toLocaleString(
    typeof document === 'undefined' ? undefined : document.documentElement.lang || undefined,
  )

import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useWords } from '../words.ts'
import css from './load-more.module.css'

export interface LoadMoreProps {
  /** How many are shown. */
  shown: number
  /** How many there are; null when nobody has counted. */
  total: number | null
  hasMore: boolean
  onMore: () => void
  isBusy?: boolean
}

/** "50 of 1,204 · Show more", below a list. */
export function LoadMore({ shown, total, hasMore, onMore, isBusy = false }: LoadMoreProps) {
  const words = useWords()
  if (!hasMore && total === null) return null
  return (
    <div className={css.line}>
      {total !== null && (
        <span className={css.count}>
          {words('ui.shown_of', { shown: figure(shown), total: figure(total) })}
        </span>
      )}
      {hasMore && (
        <Button size="small" onPress={onMore} isBusy={isBusy}>
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

export interface PaginationProps {
  /** From 1. */
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Previous and next, where a place in a list must keep its number: invoices, a log. */
export function Pagination({ page, pages, onPage }: PaginationProps) {
  const words = useWords()
  return (
    <nav aria-label={words('ui.pages')} className={css.line}>
      <IconButton
        icon={ChevronLeft}
        flips
        size="small"
        name={words('ui.page.previous')}
        isDisabled={page <= 1}
        onPress={() => onPage(page - 1)}
      />
      <span className={css.count} aria-live="polite">
        {words('ui.page.of', { page: figure(page), pages: figure(pages) })}
      </span>
      <IconButton
        icon={ChevronRight}
        flips
        size="small"
        name={words('ui.page.next')}
        isDisabled={page >= pages}
        onPress={() => onPage(page + 1)}
      />
    </nav>
  )
}

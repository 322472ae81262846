import { useList } from '#ui/use-list.ts'
import { useWords } from '#ui/words.ts'
import type { ReleaseChanges } from '#areas/releases/contract.ts'
import css from './release-summary.module.css'
import { summaryOf } from './summary.ts'

/** What a release changed, as short as fits below its number. */
export function ReleaseSummary({ changes, most }: { changes: ReleaseChanges; most: number }) {
  const t = useWords()
  const list = useList()
  return (
    <span className={css.lines}>
      {summaryOf(changes, t, most, list).map((line) => (
        <span key={line} className={css.line}>
          {line}
        </span>
      ))}
    </span>
  )
}

import { useWhen } from '#areas/accounts/admin/index.tsx'
import { Card, Facts } from '#ui/card/card.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { useWords } from '#ui/words.ts'
import type { ImportReport as Report } from '../contract.ts'
import css from './transfer.module.css'
import { useSizes } from './use-sizes.ts'

/** What is in an archive, and what it does not bring along. */
export function ImportReport({ report }: { report: Report }) {
  const t = useWords()
  const when = useWhen()
  const sizes = useSizes()
  const more = report.pages - report.pageTitles.length
  return (
    <Stack gap={24}>
      <Card
        title={t('transfer.import.found')}
        help={t('transfer.import.found_text', { title: report.title, date: when.day(report.exportedAt) })}
      >
        <Stack gap={16}>
          <Facts
            items={[
              { label: t('transfer.import.pages'), value: report.pages },
              {
                label: t('transfer.import.files'),
                value:
                  report.files === 0
                    ? 0
                    : t('transfer.import.files_value', { count: report.files, size: sizes(report.bytes) }),
              },
              { label: t('transfer.import.redirects'), value: report.redirects },
              { label: t('transfer.import.releases'), value: report.releases },
              ...report.besides.map(({ label, count }) => ({ label, value: count })),
            ]}
          />
          {report.pageTitles.length > 0 && (
            <p className={css.titles}>
              {report.pageTitles.join(' · ')}
              {more > 0 && ` ${t('transfer.import.more_pages', { count: more })}`}
            </p>
          )}
          {report.live && (
            <p className={css.soft}>
              {t('transfer.import.live', {
                number: report.live.number,
                date: when.day(report.live.releasedAt),
              })}
            </p>
          )}
        </Stack>
      </Card>
      <Card title={t('transfer.import.left_out')}>
        <ul className={css.leftOut}>
          {report.leftOut.map(({ kind, count }) => (
            <li key={kind}>{t(`transfer.import.left_out.${kind}`, { count: count ?? 0 })}</li>
          ))}
        </ul>
      </Card>
    </Stack>
  )
}

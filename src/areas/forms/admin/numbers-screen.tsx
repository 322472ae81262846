import ChartColumn from 'lucide-react/icons/chart-column'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useSite } from '#areas/sites/admin/index.tsx'
import { recordingClass } from '#kernel/session-recording.ts'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { Card, Figure } from '#ui/card/card.tsx'
import { useRead } from '#ui/data/data.ts'
import { type DateRange, DateRangeField } from '#ui/date-range/date-range.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Page, Stack } from '#ui/layout/layout.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { Loading, Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useWords } from '#ui/words.ts'
import type { OutputOf } from '#kernel/endpoint.ts'
import { getForm, readNumbers } from '../contract.ts'
import { BarTable, DayBars } from './numbers/bars.tsx'
import { everyDay } from './numbers/days.ts'
import css from './numbers/numbers.module.css'

type Numbers = OutputOf<typeof readNumbers>

const spans = [30, 90, 365] as const

/** What came of a form: messages by day and page, and what was answered to each field. */
export function Screen() {
  const t = useWords()
  const site = useSite()
  const { formId = '' } = useParams({ strict: false })
  const [span, setSpan] = useState('30')
  const [own, setOwn] = useState<DateRange | null>(null)
  const today = dayIn(site.timeZone, 0)
  const range = own ?? { start: dayIn(site.timeZone, Number(span) - 1), end: today }
  const form = useRead(getForm, { siteId: site.id, formId })
  const numbers = useRead(readNumbers, { siteId: site.id, formId, from: range.start, to: range.end })
  const title = form.data?.title ?? t('form_numbers.title')
  return (
    <Page>
      <PageHeader
        above={
          <Breadcrumb
            items={[
              { label: t('frame.nav.forms'), href: `/sites/${site.id}/forms` },
              { label: title, href: `/sites/${site.id}/forms/${formId}` },
              { label: t('form_numbers.title') },
            ]}
          />
        }
        title={t('form_numbers.title')}
      />
      <div className={css.span}>
        <Segmented
          label={t('form_numbers.span')}
          segments={spans.map((days) => ({ value: String(days), label: t('form_numbers.days', { days }) }))}
          value={own ? '' : span}
          onChange={(value) => {
            setOwn(null)
            setSpan(value)
          }}
        />
        <DateRangeField
          label={t('form_numbers.range')}
          isLabelHidden
          max={today}
          value={range}
          onChange={setOwn}
        />
      </div>
      {numbers.data ? (
        <Shown numbers={numbers.data} range={range} />
      ) : numbers.isError ? (
        <ReadFailed onAgain={() => void numbers.refetch()} />
      ) : (
        <Loading>
          <Skeleton lines={8} />
        </Loading>
      )}
    </Page>
  )
}

/** The day of the site's calendar so many days ago. */
function dayIn(timeZone: string, ago: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now() - ago * 86_400_000)
}

function Shown({ numbers, range }: { numbers: Numbers; range: DateRange }) {
  const t = useWords()
  const { locale } = useLocale()
  if (numbers.total === 0)
    return (
      <EmptyState icon={ChartColumn} level={2} title={t('form_numbers.empty')}>
        {t('form_numbers.empty_text')}
      </EmptyState>
    )
  return (
    <Stack gap={24}>
      <Card title={t('form_numbers.by_day')}>
        <Stack gap={16}>
          <Figure label={t('form_numbers.total')} value={numbers.total.toLocaleString(locale)} />
          <DayBars label={t('form_numbers.by_day')} days={everyDay(numbers.byDay, range.start, range.end)} />
        </Stack>
      </Card>
      <Card title={t('form_numbers.by_page')}>
        <BarTable
          label={t('form_numbers.by_page')}
          head={t('form_numbers.page')}
          bars={numbers.byPage.map(({ page, count }) => ({ label: page, count }))}
          whole={numbers.total}
        />
      </Card>
      {numbers.fields.map((field) => (
        <FieldCard key={field.field} field={field} />
      ))}
    </Stack>
  )
}

function FieldCard({ field }: { field: Numbers['fields'][number] }) {
  const t = useWords()
  const { locale } = useLocale()
  return (
    <Card title={field.label} help={t('form_numbers.answered', { count: field.answered })}>
      <Stack gap={16}>
        {field.mean !== null && (
          <Figure
            label={t('form_numbers.mean')}
            value={field.mean.toLocaleString(locale, { maximumFractionDigits: 2 })}
          />
        )}
        {field.bars.length > 0 && (
          <BarTable
            label={field.label}
            head={t('form_numbers.choice')}
            bars={field.bars}
            whole={field.answered}
          />
        )}
        {field.texts.length > 0 && (
          <ul className={`${css.texts} ${recordingClass.mask}`} aria-label={t('form_numbers.texts')}>
            {field.texts.map((text, at) => (
              <li key={at}>{text}</li>
            ))}
          </ul>
        )}
        {field.bars.length === 0 && field.texts.length === 0 && field.mean === null && (
          <p className={css.none}>{t('form_numbers.nothing_shown')}</p>
        )}
      </Stack>
    </Card>
  )
}

import type { CSSProperties } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useWhen } from '#areas/accounts/admin/index.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { useWords } from '#ui/words.ts'
import { roundAbove } from './days.ts'
import css from './numbers.module.css'

const share = (of: number, whole: number) => ({ '--share': whole === 0 ? 0 : of / whole }) as CSSProperties

/** Messages of each day as bars and as a table. */
export function DayBars({
  label,
  days,
}: {
  label: string
  days: readonly { readonly day: string; readonly count: number }[]
}) {
  const t = useWords()
  const when = useWhen()
  const { locale } = useLocale()
  const top = roundAbove(Math.max(...days.map(({ count }) => count)))
  const counted = days.filter(({ count }) => count > 0)
  return (
    <>
      <figure className={css.chart} aria-hidden="true">
        <span className={css.top}>{top.toLocaleString(locale)}</span>
        <div className={css.days} data-many={days.length > 120 || undefined}>
          {days.map(({ day, count }) => (
            <span key={day} style={share(count, top)} title={`${when.calendarDay(day)}: ${count}`} />
          ))}
        </div>
        <figcaption className={css.ends}>
          <span>{days[0] && when.calendarDay(days[0].day)}</span>
          <span>{days.at(-1) && when.calendarDay(days.at(-1)?.day ?? '')}</span>
        </figcaption>
      </figure>
      <Disclosure title={t('form_numbers.table')} level={3}>
        <table className={css.table}>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{t('form_numbers.day')}</th>
              <th scope="col">{t('form_numbers.count')}</th>
            </tr>
          </thead>
          <tbody>
            {counted.map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{when.calendarDay(day)}</th>
                <td>{count.toLocaleString(locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </>
  )
}

/** Bars that are a table: each with its figure and its share. */
export function BarTable({
  label,
  head,
  bars,
  whole,
}: {
  label: string
  head: string
  bars: readonly { readonly label: string; readonly count: number }[]
  whole: number
}) {
  const t = useWords()
  const { locale } = useLocale()
  const most = Math.max(1, ...bars.map(({ count }) => count))
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <table className={css.bars}>
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{t('form_numbers.count')}</th>
          <th scope="col">{t('form_numbers.share')}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.label}>
            <th scope="row">
              <span className={css.barLabel}>{bar.label}</span>
              <span className={css.bar} style={share(bar.count, most)} aria-hidden="true" />
            </th>
            <td>{bar.count.toLocaleString(locale)}</td>
            <td>{whole === 0 ? '' : percent.format(bar.count / whole)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

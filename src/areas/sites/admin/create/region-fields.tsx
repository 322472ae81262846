import { useMemo, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useWatch } from 'react-hook-form'
import { countriesByName } from '#kernel/countries.ts'
import { betaVisitorLocales, openLocales, ownName } from '#kernel/i18n/locales.ts'
import { currencyName, offeredCurrencies } from '#kernel/money/currency.ts'
import { isSanctionedCountry } from '#kernel/sanctions.ts'
import { timeZoneChoices } from '#kernel/i18n/time-zones.ts'
import { ComboBox } from '#ui/combo-box/combo-box.tsx'
import { Field } from '#ui/form/form.tsx'
import type { PorticoForm } from '#ui/form/use-form.ts'
import type { Option } from '#ui/list-box/list-box.tsx'
import { useWords } from '#ui/words.ts'
import { betaFlags, isSellingFlagOn } from '../site/flags.ts'

/** Whether a currency is offered here (contract §9: some only where their flag is on). */
export function mayOffer(currency: string): boolean {
  return offeredCurrencies(isSellingFlagOn).includes(currency)
}

const byLabel = (locale: string) => {
  const { compare } = new Intl.Collator(locale)
  return (a: Option, b: Option): number => compare(a.label, b.label)
}

interface Lists {
  readonly languages: readonly Option[]
  readonly countries: readonly Option[]
  readonly currencies: readonly Option[]
  readonly zones: readonly Option[]
}

/** What a site's language, country, currency and time zone can be; what it has already is among them. */
function useLists(chosen: { language: string; currency: string; timeZone: string }): Lists {
  const { locale } = useLocale()
  const { language, currency, timeZone } = chosen
  const [now] = useState(Date.now)
  const zones = useMemo(() => timeZoneChoices(locale, timeZone, now), [locale, timeZone, now])
  return useMemo(() => {
    const locales: readonly string[] = openLocales('visitor', betaFlags())
    const beta = (betaVisitorLocales as readonly string[]).includes(language) ? [language] : []
    const currencies = offeredCurrencies(isSellingFlagOn)
    const including = (list: readonly string[], one: string) =>
      list.includes(one) || one === '' ? list : [...list, one]
    return {
      languages: including([...locales, ...beta], language)
        .map((code) => ({ value: code, label: ownName(code) }))
        .toSorted(byLabel(locale)),
      countries: countriesByName(locale)
        .filter(({ code }) => !isSanctionedCountry(code))
        .map(({ code, name }) => ({ value: code, label: name })),
      currencies: including(currencies, currency)
        .map((code) => ({ value: code, label: currencyName(code, locale), detail: code }))
        .toSorted(byLabel(locale)),
      zones,
    }
  }, [locale, language, currency, zones])
}

/** What a form has to hold for the fields of a region. */
interface Region {
  language: string
  country: string
  currency: string
  timeZone: string
}

/** The fields of a site's language and region, each a list that can be typed in. */
export function RegionFields<Values extends Region, Output>({ of }: { of: PorticoForm<Values, Output> }) {
  const t = useWords()
  // A form fits no other form's values, not even fewer of them: here only those of a region are read and set.
  const form = of as unknown as PorticoForm<Region, unknown>
  const [language, currency, timeZone] = useWatch({
    control: form.hook.control,
    name: ['language', 'currency', 'timeZone'],
  })
  const lists = useLists({ language, currency, timeZone })
  const fields = [
    { name: 'language', options: lists.languages, key: 'language' },
    { name: 'country', options: lists.countries, key: 'country' },
    { name: 'currency', options: lists.currencies, key: 'currency' },
    { name: 'timeZone', options: lists.zones, key: 'time_zone' },
  ] as const
  return fields.map(({ name, options, key }) => (
    <Field key={name} of={form} name={name}>
      {({ onChange, ...bind }) => (
        <ComboBox
          {...bind}
          onChange={(value) => value !== null && onChange(value)}
          label={t(`sites.field.${key}`)}
          help={t(`sites.field.${key}_help`)}
          options={options}
        />
      )}
    </Field>
  ))
}

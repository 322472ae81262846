import { useMemo, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { intlFormats } from '#kernel/i18n/intl-formats.ts'
import { openLocales, ownName } from '#kernel/i18n/locales.ts'
import { resolveMemberLocale } from '#kernel/i18n/resolve-locale.ts'
import { heldPageContext } from '#kernel/page-context.ts'
import { timeZoneChoices } from '#kernel/i18n/time-zones.ts'
import { Card } from '#ui/card/card.tsx'
import { ComboBox } from '#ui/combo-box/combo-box.tsx'
import { useChange } from '#ui/data/data.ts'
import { Select } from '#ui/select/select.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useNow } from '#ui/use-now.ts'
import { useWords } from '#ui/words.ts'
import { type Account, changeProfile, memberLocale, readAccount } from '../../contract.ts'
import css from './account.module.css'

/** Language and time zone of the interface; taken over as they are chosen. */
export function RegionCard({ account }: { account: Account }) {
  const t = useWords()
  const { locale } = useLocale()
  const now = useNow()
  // What is tried can be chosen by who tries it; chosen before, and tried no more, it is spoken no more.
  const betaFeatureFlags = heldPageContext()?.betaFeatureFlags ?? []
  const languages = openLocales('member', betaFeatureFlags).map((code) => ({
    value: code,
    label: ownName(code),
  }))
  const [opened] = useState(Date.now)
  const zones = useMemo(
    () => timeZoneChoices(locale, account.timeZone, opened),
    [locale, account.timeZone, opened],
  )
  const change = useChange(changeProfile, {
    refreshes: [readAccount],
    onDone: (_, input) => {
      // Every word of the app changes with the language: it begins anew.
      if (input.preferredLocale !== undefined) location.reload()
      else showToast({ text: t('accounts.profile.saved'), tone: 'success' })
    },
  })
  return (
    <Card title={t('accounts.region.title')} help={t('accounts.region.help')}>
      <div className={css.fields}>
        <Select
          label={t('accounts.region.language')}
          options={languages}
          value={resolveMemberLocale(account.preferredLocale, { betaFeatureFlags })}
          onChange={(value) => {
            const preferredLocale = memberLocale.safeParse(value)
            if (preferredLocale.success) change.mutate({ preferredLocale: preferredLocale.data })
          }}
        />
        <ComboBox
          label={t('accounts.region.time_zone')}
          options={zones}
          value={account.timeZone}
          onChange={(timeZone) => {
            if (timeZone !== null && timeZone !== account.timeZone) change.mutate({ timeZone })
          }}
          help={t('accounts.region.now', { time: intlFormats(locale, account.timeZone).time(now) })}
        />
      </div>
    </Card>
  )
}

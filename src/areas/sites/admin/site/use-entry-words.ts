import type { SiteType } from '#kernel/states/site-type.ts'
import type { OwnerKeyAfter } from '#kernel/messages/message.ts'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useWhen } from '#areas/accounts/admin/index.tsx'
import { countryName } from '#kernel/countries.ts'
import { ownName } from '#kernel/i18n/locales.ts'
import { currencyName } from '#kernel/money/currency.ts'
import { siteStatusOf } from '#kernel/states/site-status.ts'
import type { TimelineEvent } from '#ui/timeline/timeline.tsx'
import { useList } from '#ui/use-list.ts'
import { useWords, type Words } from '#ui/words.ts'
import type { TimelineEntry } from '../../contract.ts'
import { statusReasons } from '../../status/status-reason.ts'
import { useEntryValues } from './entry-values.ts'
import { isRoleWord } from './role-word.ts'

/** Why something happened: the reason of a change of status, then what somebody wrote; words of theirs say more than that they decided. */
function reasonWords(t: Words, { values, why }: TimelineEntry): string[] {
  const reason = statusReasons.find((one) => one === values['reason'])
  const isSaid = reason === undefined || (reason === 'operator_decided' && why)
  return [...(isSaid ? [] : [t(`sites.reason.${reason}`)]), ...(why ? [why] : [])]
}

/** The names of a site's own roles, which the timeline keeps apart from the standard ones. */
function ownRolesIn({ ownRoles }: TimelineEntry['values']): string[] {
  return typeof ownRoles === 'string' ? (JSON.parse(ownRoles) as string[]) : []
}

/** Puts entries of the timeline in the person's words: statuses, types, roles, countries by their names. */
export function useEntryWords(): (entry: TimelineEntry) => TimelineEvent {
  const t = useWords()
  const when = useWhen()
  const { locale } = useLocale()
  const list = useList()
  const brought = useEntryValues()
  const said = ({ what, values }: TimelineEntry, name: string, value: string | number): string | number => {
    const text = String(value)
    switch (what) {
      case 'sites.status_changed': {
        if (name === 'reason') return value
        const status = siteStatusOf(text)
        return status === null ? text : t(`sites.status.${status}`)
      }
      case 'sites.converted':
        return t(`sites.type.${text as `${SiteType}`}`)
      case 'sites.changed_language':
        return ownName(text)
      case 'sites.changed_country':
        return countryName(text, locale)
      case 'sites.changed_currency':
        return currencyName(text, locale)
      default:
        if (name !== 'roles') return brought.find((one) => one.of.includes(what))?.name(t, text) ?? value
        return list([
          ...text
            .split(', ')
            .filter((role) => role !== '')
            .map((role) => (isRoleWord(role) ? t(`sites.role.${role}`) : role)),
          ...ownRolesIn(values),
        ])
    }
  }
  return (entry) => {
    const values = Object.fromEntries(
      Object.entries(entry.values).map(([name, value]) => [name, said(entry, name, value)]),
    )
    const who = entry.who.name === '' ? t(`sites.timeline.by_${entry.who.kind}`) : entry.who.name
    return {
      id: entry.id,
      title: t(`timeline.${entry.what as OwnerKeyAfter<'timeline'>}`, values),
      when: when.at(entry.at),
      dateTime: entry.at,
      detail: [
        entry.who.kind === 'operator' && entry.who.name !== ''
          ? t('sites.timeline.operator', { name: who })
          : who,
        ...reasonWords(t, entry),
      ].join(' · '),
    }
  }
}

import type { OwnerKey } from '#kernel/messages/message.ts'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useWhen } from '#areas/accounts/admin/index.tsx'
import type { LimitName } from '#areas/sites/contract.ts'
import { fileSizeText } from '#kernel/i18n/file-size.ts'
import { intlFormats } from '#kernel/i18n/intl-formats.ts'
import { recordingClass } from '#kernel/session-recording.ts'
import { useWords, type Words } from '#ui/words.ts'
import type { ActChange } from '../../contract.ts'
import css from '../console/console.module.css'

/** What can be changed, as the screen calls it on which that is done. */
const names = {
  name: 'billing.plans.name',
  intent: 'billing.plans.intent',
  included: 'billing.plans.included',
  is_pause: 'billing.plans.is_pause',
  is_offered: 'billing.plans.is_offered',
  price_month: 'billing.plans.month',
  price_year: 'billing.plans.year',
  is_on: 'billing.settings.on',
  trial_plan: 'billing.settings.trial',
  sites_without_plan: 'billing.settings.sites',
  contact: 'billing.settings.contact',
  support_address: 'operator.support.address',
  is_operator: 'operator.accounts.operator',
  is_staff: 'operator.accounts.staff',
  what: 'operator.experiment.what',
  sticky_by: 'operator.experiment.sticky',
  control: 'operator.experiment.control',
  segments: 'operator.experiment.segments',
  title: 'operator.announcements.headline',
  text: 'operator.announcements.body',
  tone: 'operator.announcements.tone',
  link: 'operator.announcements.link',
  starts_at: 'operator.announcements.starts',
  ends_at: 'operator.announcements.ends',
} as const
type Named = keyof typeof names

/** The limits of a plan, `limit.<name>`, whose message is called the same. */
const isLimit = (what: string): what is `limit.${LimitName}` => what.startsWith('limit.')

/** What limits nothing where it is not set. */
const isUnlimited = (what: string): boolean =>
  isLimit(what) || what === 'sites_without_plan' || what === 'trial_plan'

/** Values that have a word of their own. */
const worded: Readonly<Record<string, (value: string) => OwnerKey>> = {
  sticky_by: (one) => `operator.experiments.sticky_${one as 'site' | 'account'}`,
  tone: (one) => `operator.announcements.tone_${one as 'info' | 'warning'}`,
}
const moments: ReadonlySet<string> = new Set<Named>(['starts_at', 'ends_at'])

const isNamed = (what: string): what is Named => Object.hasOwn(names, what)

interface Reader {
  readonly t: Words
  readonly locale: string
  readonly when: ReturnType<typeof useWhen>
}

/** A value in words: a price with its currency, a size, a number, a moment, yes or no. */
function valueIn(
  { t, locale, when }: Reader,
  { what, currency, isBytes }: ActChange,
  value: ActChange['from'],
): string {
  if (value === null) return isUnlimited(what) ? t('billing.use.unlimited') : '–'
  if (typeof value === 'boolean') return t(value ? 'operator.yes' : 'operator.no')
  const formats = intlFormats(locale)
  if (currency !== undefined) return formats.currency(String(value), currency)
  if (typeof value === 'string') return textIn({ t, when }, what, value)
  return isBytes ? fileSizeText(locale, value) : formats.number(value)
}

function textIn({ t, when }: Pick<Reader, 't' | 'when'>, what: string, value: string): string {
  if (moments.has(what)) return when.at(value)
  const key = worded[what]
  return key ? t(key(value)) : value || '–'
}

const nameOf = (t: Words, what: string): string =>
  isLimit(what) ? t(what) : isNamed(what) ? t(names[what]) : what

/** What an act changed, from what to what, a line each. */
export function ActChanges({ changes }: { changes: readonly ActChange[] }) {
  const t = useWords()
  const { locale } = useLocale()
  const reader = { t, locale, when: useWhen() }
  if (changes.length === 0) return null
  return (
    <span className={`${css.twoLines} ${css.small} ${recordingClass.mask}`}>
      {changes.map((change) => (
        <span key={`${change.what} ${change.currency}`}>
          {t('operator.audit.change', {
            what: nameOf(t, change.what),
            from: valueIn(reader, change, change.from),
            to: valueIn(reader, change, change.to),
          })}
        </span>
      ))}
    </span>
  )
}

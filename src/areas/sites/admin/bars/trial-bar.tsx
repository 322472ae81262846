import { useEffect, useState } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { useWhen } from '#areas/accounts/admin/index.tsx'
import { announce } from '#ui/announcer/announcer.tsx'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { ButtonLink } from '#ui/link/link.tsx'
import { useWords } from '#ui/words.ts'
import { permissions } from '../../contract.ts'
import { useSite } from '../site/current-site.tsx'
import { isTrialNear } from '../site/badge-tone.ts'
import css from './bars.module.css'
import { trialLimits } from './trial-limits.ts'

/** What this browser remembers; nothing where storage is refused. */
function remembered(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function remember(key: string, isSo: boolean): void {
  try {
    if (isSo) sessionStorage.setItem(key, '1')
    else sessionStorage.removeItem(key)
  } catch {
    // Storage is refused: it holds until the page is left.
  }
}

/**
 * The bar of a trial: how long it lasts, what it cannot do, and the way to a plan. It stands above
 * the screen and never over it, folds to a line that still offers the plans, and is read out once
 * (product book, trial bar).
 *
 * @param startsFolded a line until it is unfolded on this screen, which is not remembered
 */
export function TrialBar({ startsFolded }: { readonly startsFolded: boolean }) {
  const t = useWords()
  const when = useWhen()
  const site = useSite()
  const days = site.trialDaysLeft ?? 0
  const foldKey = `trial-bar-folded:${site.id}`
  const [isFolded, setFolded] = useState(() => startsFolded || remembered(foldKey))
  const left = t('sites.trial.left', { days })
  const cannot = t(trialLimits(site.type))

  useEffect(() => {
    const saidKey = `trial-bar-said:${site.id}`
    if (remembered(saidKey)) return
    remember(saidKey, true)
    announce(`${left} ${cannot}`)
  }, [site.id, left, cannot])

  const fold = (next: boolean): void => {
    setFolded(next)
    if (!startsFolded) remember(foldKey, next)
  }
  return (
    <section
      aria-label={t('sites.trial.bar')}
      className={classNames(css.bar, isTrialNear(days) && css.near, isFolded && css.folded)}
    >
      <p className={css.words}>
        <span className={css.lead}>{left}</span>{' '}
        {!isFolded && (
          <span className={css.more}>
            {site.trialEndsAt !== null && t('sites.trial.until', { date: when.day(site.trialEndsAt) })}{' '}
            {cannot}
          </span>
        )}
      </p>
      <div className={css.actions}>
        {site.can(permissions.billingManage) && (
          <ButtonLink
            size="small"
            variant={isFolded ? 'secondary' : 'primary'}
            href={`/sites/${site.id}/plan`}
          >
            {t('sites.trial.choose')}
          </ButtonLink>
        )}
        <IconButton
          size="small"
          icon={isFolded ? ChevronDown : ChevronUp}
          name={t(isFolded ? 'sites.trial.unfold' : 'sites.trial.fold')}
          tip="bottom"
          aria-expanded={!isFolded}
          onPress={() => fold(!isFolded)}
        />
      </div>
    </section>
  )
}

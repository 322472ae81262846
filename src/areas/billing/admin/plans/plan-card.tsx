import Check from 'lucide-react/icons/check'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useWords } from '#ui/words.ts'
import type { Plan, ShownLimit } from '../../contract.ts'
import css from './plans.module.css'
import { usePlanWords } from './plan-words.ts'
import { shownLimits } from './shown-limits.ts'

/** A plan: what it is for, what it costs where that matters, what it includes and allows. */
export function PlanCard({
  plan,
  limits,
  term,
  currency,
  isBilled,
  isCurrent,
  onChoose,
}: {
  plan: Plan
  limits: readonly ShownLimit[]
  term: 'month' | 'year'
  currency: string
  /** Whether anybody is billed: else nothing costs, and nobody's sites are counted. */
  isBilled: boolean
  isCurrent: boolean
  onChoose: (() => void) | undefined
}) {
  const t = useWords()
  const words = usePlanWords()
  const price = isBilled ? words.price(plan, currency, term) : null
  return (
    <article className={classNames(css.plan, isCurrent && css.current)} aria-labelledby={`plan-${plan.id}`}>
      <div className={css.planHead}>
        <h3 id={`plan-${plan.id}`} className={css.planName}>
          {plan.name}
        </h3>
        {isCurrent && <Badge tone="accent">{t('billing.plan.current')}</Badge>}
      </div>
      <p className={css.soft}>{plan.intent}</p>
      {price !== null && (
        <p className={css.price}>
          <strong>{price}</strong> <span className={css.soft}>{t(`billing.plan.per_${term}`)}</span>
        </p>
      )}
      <ul className={css.included}>
        {plan.included.map((line) => (
          <li key={line}>
            <Icon of={Check} size="small" className={css.tick} />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      <ul className={css.limits}>
        {shownLimits(limits, isBilled).map((limit) => (
          <li key={limit.name}>{words.allowance(limit, plan)}</li>
        ))}
      </ul>
      {onChoose && !isCurrent && (
        <Button isWide onPress={onChoose} aria-describedby={`plan-${plan.id}`}>
          {t('billing.plan.choose')}
        </Button>
      )}
    </article>
  )
}

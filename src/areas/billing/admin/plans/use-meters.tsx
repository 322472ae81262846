import type { LimitName } from '#areas/sites/contract.ts'
import { Progress } from '#ui/progress/progress.tsx'
import { useWords } from '#ui/words.ts'
import type { SitePlan } from '../../contract.ts'
import css from './plans.module.css'
import { usePlanWords } from './plan-words.ts'

/** From how full on a meter warns. */
const NEARLY = 0.8

/**
 * How much of what the plan allows is used; a bar where there is a limit, a figure where there is none.
 *
 * @param props.isActive whether the site is more than read: on one that is not, nothing can be added, limit or none
 */
export function UseMeters({
  limits,
  use,
  isActive,
}: Pick<SitePlan, 'limits' | 'use'> & { isActive: boolean }) {
  const t = useWords()
  const words = usePlanWords()
  return (
    <div className={css.meters}>
      {limits.map((limit) => {
        const { name } = limit
        const shown = use[name]
        if (!shown) return null
        const { used, most } = shown
        const label = t(`limit.${name as LimitName}`)
        const count = used ?? 0
        if (most === null && used === null && !isActive) return null
        if (most === null || most === 0) {
          return (
            <div key={name} className={css.figure}>
              <span>{label}</span>
              <span className={css.figureValue}>
                {most === 0
                  ? t('billing.use.not_included')
                  : used === null
                    ? t('billing.use.unlimited')
                    : isActive
                      ? t('billing.use.without_limit', { used: words.figure(limit, count) })
                      : words.figure(limit, count)}
              </span>
            </div>
          )
        }
        return (
          <Progress
            key={name}
            label={label}
            value={Math.min(count, most)}
            total={most}
            said={t('billing.use.of', { used: words.figure(limit, count), most: words.figure(limit, most) })}
            tone={count >= most ? 'danger' : count >= most * NEARLY ? 'warning' : 'accent'}
            help={count >= most ? t('billing.use.full') : undefined}
          />
        )
      })}
    </div>
  )
}

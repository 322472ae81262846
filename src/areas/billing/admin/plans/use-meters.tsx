import { Progress } from '#ui/progress/progress.tsx'
import { useWords } from '#ui/words.ts'
import type { SitePlan } from '../../contract.ts'
import css from './plans.module.css'
import { usePlanWords } from './plan-words.ts'

const names = ['contributors', 'storage', 'products', 'campaigns'] as const

/** From how full on a meter warns. */
const NEARLY = 0.8

/** How much of what the plan allows is used; a bar where there is a limit, a figure where there is none. */
export function UseMeters({ use }: { use: SitePlan['use'] }) {
  const t = useWords()
  const words = usePlanWords()
  return (
    <div className={css.meters}>
      {names.map((name) => {
        const { used, most } = use[name]
        const label = t(`billing.use.${name}`)
        const count = used ?? 0
        if (most === null || most === 0) {
          return (
            <div key={name} className={css.figure}>
              <span>{label}</span>
              <span className={css.figureValue}>
                {most === 0
                  ? t('billing.use.not_included')
                  : used === null
                    ? t('billing.use.unlimited')
                    : t('billing.use.without_limit', { used: words.figure(name, count) })}
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
            said={t('billing.use.of', { used: words.figure(name, count), most: words.figure(name, most) })}
            tone={count >= most ? 'danger' : count >= most * NEARLY ? 'warning' : 'accent'}
            help={count >= most ? t('billing.use.full') : undefined}
          />
        )
      })}
    </div>
  )
}

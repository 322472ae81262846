import { useWhen } from '#areas/accounts/admin/index.tsx'
import { Card } from '#ui/card/card.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { useWords } from '#ui/words.ts'
import type { LabsFeature } from '../../contract.ts'
import css from '../console/console.module.css'

/** Features to be switched, each with what it does, since when, and how to turn it off. */
export function FeatureList({
  features,
  isBusy,
  onChange,
}: {
  features: readonly LabsFeature[]
  isBusy: boolean
  /** The names of those that are to be on, and of those that were as they stand here. */
  onChange: (change: { features: string[]; was: string[] }) => void
}) {
  const t = useWords()
  const when = useWhen()
  const was = features.flatMap(({ name, isOn }) => (isOn ? [name] : []))
  return (
    <Card>
      <ul className={css.rows}>
        {features.map(({ name, since, isOn, variant }) => (
          <li key={name} className={css.row}>
            <div className={css.grow}>
              <Switch
                isSpread
                value={isOn}
                isBusy={isBusy}
                label={t(`labs.${name}.title`)}
                help={
                  <>
                    {t(`labs.${name}.text`)}
                    <br />
                    {t(`labs.about_${variant}`, { since: when.calendarDay(since) })} {t(`labs.${name}.off`)}
                  </>
                }
                onChange={(is) =>
                  onChange({ features: is ? [...was, name] : was.filter((one) => one !== name), was })
                }
              />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

import { useFieldArray, useWatch } from 'react-hook-form'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Field } from '#ui/form/form.tsx'
import type { PorticoForm } from '#ui/form/use-form.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { NumberField } from '#ui/number-field/number-field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '#ui/words.ts'
import css from '../console/console.module.css'
import { type DefinitionForm, evened, filledUp, sumOf } from './definition.ts'

/** What share of a segment sees what: the rows, what they add up to, and a bar of it. */
export function ShareRows({ form, at }: { form: PorticoForm<DefinitionForm>; at: number }) {
  const t = useWords()
  const { locale } = useLocale()
  const name = `segments.${at}.shares` as const
  const rows = useFieldArray({ control: form.hook.control, name })
  const shares = useWatch({ control: form.hook.control, name })
  const isToggle = useWatch({ control: form.hook.control, name: 'type' }) === 'FEATURE_TOGGLE'
  const sum = sumOf(shares)
  const isWhole = sum === 10_000
  const said = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(sum / 100)
  const set = (next: DefinitionForm['segments'][number]['shares']): void =>
    form.hook.setValue(name, next, { shouldDirty: true })
  return (
    <div className={css.shares}>
      {rows.fields.map((row, n) => (
        <div key={row.id} className={css.share}>
          <Field of={form} name={`${name}.${n}.variant`}>
            {(bind) => (
              <TextField
                {...bind}
                isReadOnly={isToggle}
                label={t('operator.experiment.variant')}
                isLabelHidden={n > 0}
                autoComplete="off"
                spellCheck="false"
              />
            )}
          </Field>
          <Field of={form} name={`${name}.${n}.weight`}>
            {(bind) => (
              <NumberField
                {...bind}
                label={t('operator.experiment.share')}
                isLabelHidden={n > 0}
                minValue={0}
                maxValue={100}
                suffix="%"
                formatOptions={{ maximumFractionDigits: 2 }}
              />
            )}
          </Field>
          {!isToggle && (
            <IconButton
              icon={X}
              name={t('operator.experiment.variant_remove')}
              isDisabled={rows.fields.length === 1}
              onPress={() => rows.remove(n)}
            />
          )}
        </div>
      ))}
      <div className={css.bar} aria-hidden="true">
        {shares.map((one, n) => (
          <span
            key={n}
            className={css.part}
            style={
              {
                '--share': one.weight ?? 0,
                '--strength': 1 - (0.8 * n) / Math.max(1, shares.length),
              } as React.CSSProperties
            }
          />
        ))}
      </div>
      <div className={css.shareEnd}>
        <span className={classNames(css.sum, !isWhole && css.sumOff)} role="status">
          {t(isWhole ? 'operator.experiment.sum_whole' : 'operator.experiment.sum_off', { sum: said })}
        </span>
        <span className={css.name}>
          {!isToggle && (
            <Button
              size="small"
              variant="quiet"
              icon={Plus}
              onPress={() => rows.append({ variant: '', weight: 0 })}
            >
              {t('operator.experiment.variant_add')}
            </Button>
          )}
          <Button size="small" variant="quiet" onPress={() => set(evened(shares))}>
            {t('operator.experiment.even')}
          </Button>
          {!isWhole && (
            <Button size="small" variant="quiet" onPress={() => set(filledUp(shares))}>
              {t('operator.experiment.fill')}
            </Button>
          )}
        </span>
      </div>
    </div>
  )
}

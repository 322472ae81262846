import { useFieldArray } from 'react-hook-form'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { z } from 'zod'
import type { LimitName } from '#areas/sites/contract.ts'
import { amount, currency, line, trimmedText } from '#kernel/shapes.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { useChange } from '#ui/data/data.ts'
import { Field, FormSection } from '#ui/form/form.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { onlyChanged } from '#ui/form/only-changed.ts'
import { ThereNow } from '#ui/form/there-now.tsx'
import { type PorticoForm, useForm } from '#ui/form/use-form.ts'
import { useSeen } from '#ui/form/use-seen.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { NumberField } from '#ui/number-field/number-field.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '#ui/words.ts'
import { changePlan, createPlan, listPlans, type Plan, planPrices, type ShownLimit } from '../../contract.ts'
import css from '../plans/plans.module.css'

const GIGABYTE = 1_000_000_000
const shape = z.object({
  name: trimmedText(60),
  intent: line(200),
  /** A line each. */
  included: z.string().max(2500),
  isPause: z.boolean(),
  isOffered: z.boolean(),
  /** By name; bytes in gigabytes. */
  limits: z.record(z.string(), z.number().min(0).nullable()),
  prices: z.array(z.object({ currency, month: amount, year: amount })).max(40),
})
type Values = z.output<typeof shape>

function valuesOf(plan: Plan | null, limits: readonly ShownLimit[]): Values {
  return {
    name: plan?.name ?? '',
    intent: plan?.intent ?? '',
    included: (plan?.included ?? []).join('\n'),
    isPause: plan?.kind === 'pause',
    isOffered: plan?.isOffered ?? true,
    limits: Object.fromEntries(
      limits.map(({ name, isBytes }) => {
        const most = plan?.limits[name] ?? null
        return [name, most !== null && isBytes ? most / GIGABYTE : most]
      }),
    ),
    prices: plan ? plan.prices.map((price) => ({ ...price })) : [{ currency: 'USD', month: '', year: '' }],
  }
}

/** What was entered, as the calls take it. */
function planOf({ included, isPause, ...values }: Values, limits: readonly ShownLimit[]): Omit<Plan, 'id'> {
  return {
    ...values,
    kind: isPause ? 'pause' : 'standard',
    included: included
      .split('\n')
      .map((text) => text.trim())
      .filter((text) => text !== ''),
    limits: Object.fromEntries(
      limits.map(({ name, isBytes }) => {
        const most = values.limits[name] ?? null
        return [name, most !== null && isBytes ? Math.round(most * GIGABYTE) : most]
      }),
    ),
  }
}

/** Makes a plan, or changes one for all sites that have it. */
export function PlanDialog({
  plan,
  limits,
  onClose,
}: {
  plan: Plan | null
  limits: readonly ShownLimit[]
  onClose: () => void
}) {
  const t = useWords()
  const create = useChange(createPlan, { refreshes: [listPlans] })
  const change = useChange(changePlan, { refreshes: [listPlans] })
  const seen = useSeen(planPrices, { prices: plan?.prices ?? [] }, (there) => there)
  const form = useForm<Values, Values>({
    schema: shape,
    defaultValues: valuesOf(plan, limits),
    seen,
    onSubmit: async (values, changed) => {
      const given = planOf(values, limits)
      if (plan) {
        const { kind, limits: most, ...rest } = given
        const part = {
          ...onlyChanged(rest, changed),
          ...(changed.has('isPause') && { kind }),
          limits: Object.fromEntries(
            Object.entries(most).filter(([name, one]) => one !== (plan.limits[name] ?? null)),
          ),
        }
        await seen.send((from) => change.mutateAsync({ planId: plan.id, ...part, from }))
      } else await create.mutateAsync(given)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={plan ? t('billing.plans.edit', { name: plan.name }) : t('billing.plans.create')}
      action={t('billing.plans.save')}
    >
      <ThereNow form={form} seen={seen}>
        {(there) => <Prices of={there.prices} />}
      </ThereNow>
      <Field of={form} name="name">
        {(bind) => <TextField {...bind} autoFocus label={t('billing.plans.name')} maxLength={60} />}
      </Field>
      <Field of={form} name="intent">
        {(bind) => <TextField {...bind} isOptional label={t('billing.plans.intent')} maxLength={200} />}
      </Field>
      <Field of={form} name="included">
        {(bind) => (
          <TextArea
            {...bind}
            isOptional
            rows={3}
            label={t('billing.plans.included')}
            help={t('billing.plans.included_help')}
          />
        )}
      </Field>
      <FormSection title={t('billing.plans.limits')} help={t('billing.plans.limits_help')}>
        <div className={css.fields}>
          <LimitFields of={form} limits={limits} />
        </div>
      </FormSection>
      <FormSection title={t('billing.plans.prices')} help={t('billing.plans.prices_help')}>
        <PriceFields of={form} />
      </FormSection>
      <Field of={form} name="isPause">
        {(bind) => (
          <Checkbox {...bind} label={t('billing.plans.is_pause')} help={t('billing.plans.is_pause_help')} />
        )}
      </Field>
      <Field of={form} name="isOffered">
        {(bind) => (
          <Checkbox
            {...bind}
            label={t('billing.plans.is_offered')}
            help={t('billing.plans.is_offered_help')}
          />
        )}
      </Field>
    </FormDialog>
  )
}

/** A row for each currency, with what a month and a year cost. */
function PriceFields({ of: form }: { of: PorticoForm<Values> }) {
  const t = useWords()
  const prices = useFieldArray({ control: form.hook.control, name: 'prices' })
  return (
    <div className={css.prices}>
      {prices.fields.map((row, n) => (
        <div key={row.id} className={css.priceRow}>
          <Field of={form} name={`prices.${n}.currency`}>
            {(bind) => (
              <TextField
                {...bind}
                label={t('billing.plans.currency')}
                isLabelHidden={n > 0}
                maxLength={3}
                autoComplete="off"
              />
            )}
          </Field>
          {(['month', 'year'] as const).map((term) => (
            <Field key={term} of={form} name={`prices.${n}.${term}`}>
              {(bind) => (
                <TextField
                  {...bind}
                  label={t(`billing.plans.${term}`)}
                  isLabelHidden={n > 0}
                  inputMode="decimal"
                  autoComplete="off"
                />
              )}
            </Field>
          ))}
          <IconButton icon={X} name={t('billing.plans.remove_price')} onPress={() => prices.remove(n)} />
        </div>
      ))}
      <div>
        <Button size="small" icon={Plus} onPress={() => prices.append({ currency: '', month: '', year: '' })}>
          {t('billing.plans.add_price')}
        </Button>
      </div>
    </div>
  )
}

/** A field for each limit. */
function LimitFields({ of: form, limits }: { of: PorticoForm<Values>; limits: readonly ShownLimit[] }) {
  const t = useWords()
  return limits.map(({ name, isBytes }) => {
    const what = t(`limit.${name as LimitName}`)
    const label = isBytes ? t('billing.plans.in_gigabytes', { what }) : what
    return (
      <Field key={name} of={form} name={`limits.${name}`}>
        {(bind) => <NumberField {...bind} minValue={0} label={label} />}
      </Field>
    )
  })
}

/** Prices in words, a line each. */
function Prices({ of: prices }: { of: Plan['prices'] }) {
  const t = useWords()
  return (
    <>
      {prices.length === 0 && <p>{t('billing.plans.no_price')}</p>}
      {prices.map(({ currency: code, month, year }) => (
        <p key={code}>
          {code} · {t('billing.plans.month')}: {month} · {t('billing.plans.year')}: {year}
        </p>
      ))}
    </>
  )
}

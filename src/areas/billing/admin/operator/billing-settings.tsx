import { z } from 'zod'
import type { OutputOf } from '#kernel/endpoint.ts'
import { Card } from '#ui/card/card.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { useChange } from '#ui/data/data.ts'
import { FormBar } from '#ui/form-bar/form-bar.tsx'
import { Field, Form } from '#ui/form/form.tsx'
import { onlyChanged } from '#ui/form/only-changed.ts'
import { useForm } from '#ui/form/use-form.ts'
import { NumberField } from '#ui/number-field/number-field.tsx'
import { Select } from '#ui/select/select.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import { changeBilling, listPlans } from '../../contract.ts'

type Listed = OutputOf<typeof listPlans>

const NONE = 'none'
const shape = z.object({
  isOn: z.boolean(),
  trialPlan: z.string(),
  sitesWithoutPlan: z.number().int().min(0).nullable(),
  contact: z.string().max(200),
})

/** Whether the instance bills, whose limits a trial has, how many sites one may own without a plan. */
export function BillingSettings({
  plans,
  settings,
}: {
  plans: Listed['plans']
  settings: Listed['settings']
}) {
  const t = useWords()
  const change = useChange(changeBilling, { refreshes: [listPlans] })
  const values = {
    isOn: settings.isOn,
    trialPlan: settings.trialPlanId ?? NONE,
    sitesWithoutPlan: settings.sitesWithoutPlan,
    contact: settings.contact,
  }
  const form = useForm({
    schema: shape,
    defaultValues: values,
    values,
    onSubmit: async (given, changed) => {
      const { trialPlan, ...rest } = onlyChanged(given, changed)
      await change.mutateAsync({
        ...rest,
        ...(trialPlan !== undefined && { trialPlanId: trialPlan === NONE ? null : trialPlan }),
      })
      showToast({ text: t('billing.settings.saved'), tone: 'success' })
    },
  })
  return (
    <Card title={t('billing.settings.title')}>
      <Form form={form} label={t('billing.settings.title')}>
        <Field of={form} name="isOn">
          {(bind) => (
            <Checkbox {...bind} label={t('billing.settings.on')} help={t('billing.settings.on_help')} />
          )}
        </Field>
        <Field of={form} name="trialPlan">
          {(bind) => (
            <Select
              {...bind}
              label={t('billing.settings.trial')}
              help={t('billing.settings.trial_help')}
              options={[
                { value: NONE, label: t('billing.settings.trial_none') },
                ...plans.map((plan) => ({ value: plan.id, label: plan.name })),
              ]}
            />
          )}
        </Field>
        <Field of={form} name="sitesWithoutPlan">
          {(bind) => (
            <NumberField
              {...bind}
              isOptional
              minValue={0}
              label={t('billing.settings.sites')}
              help={t('billing.settings.sites_help')}
            />
          )}
        </Field>
        <Field of={form} name="contact">
          {(bind) => (
            <TextField
              {...bind}
              isOptional
              label={t('billing.settings.contact')}
              help={t('billing.settings.contact_help')}
            />
          )}
        </Field>
        <FormBar form={form} />
      </Form>
    </Card>
  )
}

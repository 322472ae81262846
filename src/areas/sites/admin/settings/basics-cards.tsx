import { EXPIRED_SITE_IMPROVEMENTS_FLAG } from '#kernel/states/site-status.ts'
import { betaFlags } from '../site/flags.ts'
import type { ReactNode } from 'react'
import type { CallOf } from '#kernel/endpoint.ts'
import { getSite, changeSettings, listSites } from '../../contract.ts'
import { Card } from '#ui/card/card.tsx'
import { useChange } from '#ui/data/data.ts'
import { FormBar } from '#ui/form-bar/form-bar.tsx'
import { Field, Form } from '#ui/form/form.tsx'
import { onlyChanged } from '#ui/form/only-changed.ts'
import { useForm } from '#ui/form/use-form.ts'
import { Stack } from '#ui/layout/layout.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import { RegionFields } from '../create/region-fields.tsx'
import { useSite } from '../site/current-site.tsx'
import css from './settings.module.css'

const shape = changeSettings.input.omit({ siteId: true }).required()

type Values = Required<Omit<CallOf<typeof changeSettings>, 'siteId'>>

/**
 * Title, contact line, language and region: one form, saved by the bar at the foot of the screen.
 *
 * @param children the cards between the form and the bar, each with buttons of its own
 */
export function BasicsCards({ children }: { children: ReactNode }) {
  const t = useWords()
  const site = useSite()
  const change = useChange(changeSettings, { refreshes: [getSite, listSites] })
  const values: Values = {
    title: site.title,
    contactLine: site.contactLine,
    language: site.language,
    country: site.country,
    currency: site.currency,
    timeZone: site.timeZone,
  }
  const form = useForm<Values, Values>({
    schema: shape,
    defaultValues: values,
    values,
    isDisabled: site.isReadOnly,
    onSubmit: async (given, changed) => {
      await change.mutateAsync({ ...onlyChanged(given, changed), siteId: site.id })
      showToast({ text: t('sites.settings.saved'), tone: 'success' })
    },
  })
  return (
    <>
      <Form form={form} className={css.wide} label={t('frame.settings.title')}>
        <Stack gap={24}>
          <Card title={t('sites.settings.basics')}>
            <Stack>
              <Field of={form} name="title">
                {(bind) => (
                  <TextField
                    {...bind}
                    label={t('sites.field.title')}
                    help={t('sites.field.title_help')}
                    countTo={100}
                    maxLength={100}
                  />
                )}
              </Field>
              <Field of={form} name="contactLine">
                {(bind) => (
                  <TextField
                    {...bind}
                    label={t('sites.field.contact_line')}
                    className="fs-mask"
                    help={t(
                      betaFlags().includes(EXPIRED_SITE_IMPROVEMENTS_FLAG)
                        ? 'sites.field.contact_line_help'
                        : 'sites.field.contact_line_help_off',
                    )}
                    isOptional
                    maxLength={200}
                  />
                )}
              </Field>
            </Stack>
          </Card>
          <Card title={t('sites.settings.region')} help={t('sites.settings.region_help')}>
            <Stack>
              <RegionFields of={form} />
            </Stack>
          </Card>
        </Stack>
      </Form>
      {children}
      <FormBar form={form} />
    </>
  )
}

import { useWatch } from 'react-hook-form'
import { recordingClass } from '#kernel/session-recording.ts'
import { siteStatuses } from '#kernel/states/site-status.ts'
import { siteTypes } from '#kernel/states/site-type.ts'
import { CheckboxGroup, Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { Field } from '#ui/form/form.tsx'
import type { PorticoForm } from '#ui/form/use-form.ts'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '#ui/words.ts'
import css from '../console/console.module.css'
import { type DefinitionForm, listed, type SegmentForm } from './definition.ts'

/** How many conditions a segment has that count. */
function conditionsOf(segment: SegmentForm, bySite: boolean): number {
  const site = [
    segment.statuses.length > 0,
    segment.types.length > 0,
    listed(segment.countries).length > 0,
    listed(segment.siteIds).length > 0,
    segment.circle,
  ]
  const account = [listed(segment.accountIds).length > 0]
  return [listed(segment.languages).length > 0, ...(bySite ? site : account)].filter(Boolean).length
}

/** Whom a segment is for: only what fits to what the experiment sticks to is shown. */
export function SegmentFields({ form, at }: { form: PorticoForm<DefinitionForm>; at: number }) {
  const t = useWords()
  const segment = useWatch({ control: form.hook.control, name: `segments.${at}` })
  const bySite = useWatch({ control: form.hook.control, name: 'stickyBy' }) === 'site'
  const count = conditionsOf(segment, bySite)
  const name = `segments.${at}` as const
  return (
    <Disclosure
      title={t('operator.experiment.who')}
      summary={
        count === 0 ? t('operator.experiment.everybody') : t('operator.experiment.conditions', { count })
      }
      level={3}
    >
      <div className={css.conditions}>
        {bySite && (
          <>
            <Field of={form} name={`${name}.statuses`}>
              {(bind) => (
                <CheckboxGroup
                  {...bind}
                  label={t('operator.sites.status')}
                  options={siteStatuses.map((status) => ({
                    value: String(status),
                    label: t(`sites.status.${status}`),
                  }))}
                />
              )}
            </Field>
            <Field of={form} name={`${name}.types`}>
              {(bind) => (
                <CheckboxGroup
                  {...bind}
                  label={t('operator.site.type')}
                  options={siteTypes.map((type) => ({ value: String(type), label: t(`sites.type.${type}`) }))}
                />
              )}
            </Field>
            <Field of={form} name={`${name}.countries`}>
              {(bind) => (
                <TextField
                  {...bind}
                  isOptional
                  label={t('operator.experiment.countries')}
                  help={t('operator.experiment.countries_help')}
                />
              )}
            </Field>
          </>
        )}
        <Field of={form} name={`${name}.languages`}>
          {(bind) => (
            <TextField
              {...bind}
              isOptional
              label={t('operator.experiment.languages')}
              help={t('operator.experiment.languages_help')}
            />
          )}
        </Field>
        <Field of={form} name={bySite ? `${name}.siteIds` : `${name}.accountIds`}>
          {(bind) => (
            <TextArea
              {...bind}
              isOptional
              rows={3}
              className={bySite ? undefined : recordingClass.mask}
              label={t(bySite ? 'operator.experiment.site_ids' : 'operator.experiment.account_ids')}
              help={t('operator.experiment.ids_help')}
            />
          )}
        </Field>
        {bySite && (
          <Field of={form} name={`${name}.circle`}>
            {(bind) => <Checkbox {...bind} label={t('operator.experiment.circle')} />}
          </Field>
        )}
      </div>
    </Disclosure>
  )
}

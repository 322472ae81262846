import { useFieldArray, useWatch } from 'react-hook-form'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Field } from '#ui/form/form.tsx'
import type { PorticoForm } from '#ui/form/use-form.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { RadioGroup } from '#ui/radio-group/radio-group.tsx'
import { Select } from '#ui/select/select.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '#ui/words.ts'
import css from '../console/console.module.css'
import { type DefinitionForm, newSegment } from './definition.ts'
import { SegmentFields } from './segment-fields.tsx'
import { ShareRows } from './share-rows.tsx'

/** The fields of an experiment, with its segments in the order in which they are read. */
export function DefinitionFields({
  form,
  isNew,
  isRunning = false,
}: {
  form: PorticoForm<DefinitionForm>
  isNew: boolean
  /** Who is placed by what must stay while it runs. */
  isRunning?: boolean
}) {
  const t = useWords()
  const { control, setValue } = form.hook
  const segments = useFieldArray({ control, name: 'segments' })
  const values = useWatch({ control, name: 'segments' })
  const type = useWatch({ control, name: 'type' })
  const variants = [
    ...new Set(values.flatMap(({ shares }) => shares.map(({ variant }) => variant)).filter(Boolean)),
  ]
  return (
    <Stack gap={24}>
      <Card title={t('operator.experiment.what_it_is')}>
        <Stack gap={24}>
          {isNew && (
            <>
              <Field of={form} name="name">
                {(bind) => (
                  <TextField
                    {...bind}
                    autoFocus
                    label={t('operator.experiments.name')}
                    help={t('operator.experiment.name_help')}
                    autoComplete="off"
                    spellCheck="false"
                  />
                )}
              </Field>
              <Field of={form} name="type">
                {(bind) => (
                  <RadioGroup
                    {...bind}
                    onChange={(next) => {
                      bind.onChange(next as DefinitionForm['type'])
                      setValue('segments', [
                        newSegment(next as DefinitionForm['type'], t('operator.experiment.segment_first')),
                      ])
                      setValue('control', next === 'AB_TEST' ? 'a' : 'false')
                    }}
                    label={t('operator.experiments.type')}
                    options={(['FEATURE_TOGGLE', 'AB_TEST'] as const).map((value) => ({
                      value,
                      label: t(`operator.experiments.type_${value}`),
                      help: t(`operator.experiments.type_${value}_help`),
                    }))}
                  />
                )}
              </Field>
            </>
          )}
          <Field of={form} name="what">
            {(bind) => (
              <TextField
                {...bind}
                isOptional
                maxLength={300}
                label={t('operator.experiment.what')}
                help={t('operator.experiment.what_help')}
              />
            )}
          </Field>
          <Field of={form} name="stickyBy">
            {(bind) => (
              <RadioGroup
                {...bind}
                onChange={(next) => bind.onChange(next as DefinitionForm['stickyBy'])}
                isDisabled={isRunning}
                label={t('operator.experiment.sticky')}
                help={t(isRunning ? 'operator.experiment.sticky_stays' : 'operator.experiment.sticky_help')}
                options={(['site', 'account'] as const).map((value) => ({
                  value,
                  label: t(`operator.experiments.sticky_${value}`),
                }))}
              />
            )}
          </Field>
          {type === 'AB_TEST' && (
            <Field of={form} name="control">
              {(bind) => (
                <Select
                  {...bind}
                  label={t('operator.experiment.control')}
                  help={t('operator.experiment.control_help')}
                  options={variants.map((variant) => ({ value: variant, label: variant }))}
                />
              )}
            </Field>
          )}
        </Stack>
      </Card>
      <Card title={t('operator.experiment.segments')} help={t('operator.experiment.segments_help')}>
        <Stack gap={16}>
          {segments.fields.map((row, at) => (
            <div key={row.id} className={css.segment}>
              <div className={css.segmentHead}>
                <div className={css.grow}>
                  <Field of={form} name={`segments.${at}.name`}>
                    {(bind) => (
                      <TextField
                        {...bind}
                        maxLength={60}
                        label={t('operator.experiment.segment_name', { place: at + 1 })}
                      />
                    )}
                  </Field>
                </div>
                <IconButton
                  icon={ArrowUp}
                  name={t('operator.experiment.segment_up')}
                  isDisabled={at === 0}
                  onPress={() => segments.swap(at, at - 1)}
                />
                <IconButton
                  icon={Trash}
                  name={t('operator.experiment.segment_remove')}
                  isDisabled={segments.fields.length === 1}
                  onPress={() => segments.remove(at)}
                />
              </div>
              <SegmentFields form={form} at={at} />
              <ShareRows form={form} at={at} />
            </div>
          ))}
          <div>
            <Button
              icon={Plus}
              onPress={() =>
                segments.append(
                  newSegment(
                    type,
                    t('operator.experiment.segment_new', { place: segments.fields.length + 1 }),
                  ),
                )
              }
            >
              {t('operator.experiment.segment_add')}
            </Button>
          </div>
        </Stack>
      </Card>
    </Stack>
  )
}

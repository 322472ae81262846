import { useNavigate } from '@tanstack/react-router'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { Button } from '#ui/button/button.tsx'
import { useChange } from '#ui/data/data.ts'
import { Form, FormActions } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Page } from '#ui/layout/layout.tsx'
import { giveUpUnsavedWork, useUnsavedWork } from '#ui/leave-guard/unsaved-work.ts'
import { ButtonLink } from '#ui/link/link.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { useWords } from '#ui/words.ts'
import { createExperiment, listExperiments } from '../contract.ts'
import css from './console/console.module.css'
import { type DefinitionForm, definitionForm, definitionOf, newSegment } from './experiments/definition.ts'
import { DefinitionFields } from './experiments/definition-fields.tsx'

/** Makes a feature toggle or an A/B test, as a draft. */
export function Screen() {
  const t = useWords()
  const navigate = useNavigate()
  const create = useChange(createExperiment, { refreshes: [listExperiments] })
  const form = useForm<DefinitionForm, DefinitionForm>({
    schema: definitionForm as never,
    defaultValues: {
      name: '',
      what: '',
      type: 'FEATURE_TOGGLE',
      stickyBy: 'site',
      control: 'false',
      segments: [newSegment('FEATURE_TOGGLE', t('operator.experiment.segment_first'))],
    },
    onSubmit: async (values) => {
      await create.mutateAsync(definitionOf(values))
      form.discard()
      giveUpUnsavedWork()
      await navigate({ to: `/operator/experiments/${values.name}` })
    },
  })
  useUnsavedWork(form.isDirty)
  return (
    <Page width="narrow">
      <PageHeader
        above={
          <Breadcrumb
            items={[
              { label: t('frame.nav.experiments'), href: '/operator/experiments' },
              { label: t('operator.experiment.create') },
            ]}
          />
        }
        title={t('operator.experiment.create')}
      >
        {t('operator.experiment.create_text')}
      </PageHeader>
      <Form form={form} label={t('operator.experiment.create')} className={css.wideForm}>
        <DefinitionFields form={form} isNew />
        <FormActions>
          <Button variant="primary" type="submit" isBusy={form.isBusy}>
            {t('operator.experiment.create_do')}
          </Button>
          <ButtonLink href="/operator/experiments">{t('ui.cancel')}</ButtonLink>
        </FormActions>
      </Form>
    </Page>
  )
}

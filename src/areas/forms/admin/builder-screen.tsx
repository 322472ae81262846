import { useParams } from '@tanstack/react-router'
import { ReadOnlyNote, useSite } from '#areas/sites/admin/index.tsx'
import type { OutputOf } from '#kernel/endpoint.ts'
import { usePart } from '#areas/accounts/admin/index.tsx'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { useRead } from '#ui/data/data.ts'
import { Page } from '#ui/layout/layout.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { Loading, Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { useWords } from '#ui/words.ts'
import { getForm } from '../contract.ts'
import type { Form } from '../form/form.ts'
import { BuildPart } from './builder/build-part.tsx'
import { BuilderActions } from './builder/builder-actions.tsx'
import { DraftNotes } from './builder/draft-notes.tsx'
import { EndingsPanel } from './builder/endings-panel.tsx'
import { RulesPanel } from './builder/rules-panel.tsx'
import { SettingsPanel } from './builder/settings-panel.tsx'
import { useDraft } from './builder/use-draft.ts'
import { useFaults } from './builder/use-faults.ts'
import { FormState } from './list/form-state.tsx'
import { useFormVerbs } from './list/use-form-verbs.ts'

/** A form while it is built: its fields, its logic, what follows, its settings. */
export function Screen() {
  const t = useWords()
  const site = useSite()
  const { formId = '' } = useParams({ strict: false })
  const got = useRead(getForm, { siteId: site.id, formId })
  if (got.data) return <Builder key={formId} got={got.data} />
  return (
    <Page>
      <PageHeader title={t('frame.nav.forms')} />
      {got.isError ? (
        <ReadFailed onAgain={() => void got.refetch()} />
      ) : (
        <Loading>
          <Skeleton lines={8} />
        </Loading>
      )}
    </Page>
  )
}

const parts = ['build', 'logic', 'after', 'settings'] as const

function Builder({ got }: { got: OutputOf<typeof getForm> }) {
  const t = useWords()
  const site = useSite()
  const { canManage } = useFormVerbs()
  const isReadOnly = !canManage || got.isTrashed
  const [part, showPart] = usePart(parts)
  const draft = useDraft(
    { siteId: site.id, formId: got.id },
    // Checked where it was stored.
    { form: got.definition as Form, version: got.version },
  )
  const { form, edit, invalid } = draft
  const faults = useFaults(form)
  const shared = { form, edit, isReadOnly }
  return (
    <Page width="wide">
      <PageHeader
        above={
          <Breadcrumb
            items={[{ label: t('frame.nav.forms'), href: `/sites/${site.id}/forms` }, { label: got.title }]}
          />
        }
        title={got.title}
        status={<FormState form={got} />}
        actions={<BuilderActions got={got} draft={draft} isReadOnly={isReadOnly} />}
      />
      <ReadOnlyNote />
      <DraftNotes got={got} draft={draft} />
      <Tabs
        label={t('form_builder.parts')}
        selected={part}
        onSelect={showPart}
        items={[
          {
            id: 'build',
            label: t('form_builder.part.build'),
            content: <BuildPart {...shared} invalid={invalid} faults={faults} />,
          },
          {
            id: 'logic',
            label: t('form_builder.part.logic'),
            content: <RulesPanel {...shared} recipients={got.recipients} faults={faults} />,
          },
          {
            id: 'after',
            label: t('form_builder.part.after'),
            content: <EndingsPanel {...shared} invalid={invalid} />,
          },
          {
            id: 'settings',
            label: t('form_builder.part.settings'),
            content: (
              <SettingsPanel
                formId={got.id}
                form={form}
                settings={got.settings}
                recipients={got.recipients}
                isReadOnly={isReadOnly}
              />
            ),
          },
        ]}
      />
    </Page>
  )
}

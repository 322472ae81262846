import CornerDownRight from 'lucide-react/icons/corner-down-right'
import Download from 'lucide-react/icons/download'
import Plus from 'lucide-react/icons/plus'
import Upload from 'lucide-react/icons/upload'
import { useState } from 'react'
import { z } from 'zod'
import { permissions } from '#areas/sites/contract.ts'
import { useSite } from '#areas/sites/admin/index.tsx'
import { trimmedText } from '#kernel/shapes.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { useChange, useRead } from '#ui/data/data.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Field } from '#ui/form/form.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Stack } from '#ui/layout/layout.tsx'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { saveFile } from '#ui/save-file/save-file.ts'
import { Select } from '#ui/select/select.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import { listPending } from '#areas/releases/contract.ts'
import { addRedirect, exportRedirects, listRedirects } from '../../contract.ts'
import { wordsOfProblem } from '../words-of-problem.ts'
import { ImportRedirects } from './import-redirects.tsx'
import { RedirectTable } from './redirect-table.tsx'
import css from './redirects-part.module.css'
import { useRemoveRedirects } from './use-remove-redirects.ts'

/** Where old addresses lead: those a release wrote by itself, and those people added. */
export function RedirectsPart() {
  const t = useWords()
  const site = useSite()
  const [isAdding, setAdding] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const redirects = useRead(listRedirects, { siteId: site.id })
  const canEdit = site.can(permissions.pagesEdit) && !site.isReadOnly
  // Through the client, as every call of `/api/` (contract §6), and so that a fault is told on this screen.
  const take = useChange(exportRedirects, {
    onDone: (csv) => saveFile(new Blob([csv as ArrayBuffer], { type: 'text/csv' }), 'redirects.csv'),
  })
  const remove = useRemoveRedirects(site.id)
  const hasAny = (redirects.data?.redirects.length ?? 0) > 0
  const importing = canEdit && (
    <Button variant="quiet" icon={Upload} onPress={() => setImporting(true)}>
      {t('redirects.import')}
    </Button>
  )
  const adding = canEdit && (
    <Button icon={Plus} onPress={() => setAdding(true)}>
      {t('redirects.add')}
    </Button>
  )
  return (
    <Stack gap={16}>
      <div className={css.head}>
        <p className={css.help}>{t('redirects.help')}</p>
        {hasAny && (
          <div className={css.buttons}>
            <Button
              variant="quiet"
              icon={Download}
              isBusy={take.isPending}
              onPress={() => take.mutate({ siteId: site.id })}
            >
              {t('redirects.export')}
            </Button>
            {importing}
            {adding}
          </div>
        )}
      </div>
      {remove.error !== null && (
        <Banner tone="danger" isLive>
          {wordsOfProblem(remove.error, t)}
        </Banner>
      )}
      <RedirectTable
        redirects={redirects.data?.redirects ?? null}
        error={
          redirects.isError && redirects.data === undefined ? (
            <ReadFailed onAgain={() => void redirects.refetch()} />
          ) : undefined
        }
        empty={
          <EmptyState
            size="small"
            icon={CornerDownRight}
            title={t('redirects.empty')}
            action={
              canEdit ? (
                <div className={css.buttons}>
                  {adding}
                  {importing}
                </div>
              ) : undefined
            }
          >
            {t('redirects.empty_text')}
          </EmptyState>
        }
        going={remove.going}
        onDelete={canEdit ? remove.remove : undefined}
      />
      {isAdding && <AddRedirect onClose={() => setAdding(false)} />}
      {isImporting && <ImportRedirects onClose={() => setImporting(false)} />}
    </Stack>
  )
}

const shape = z.object({
  from: trimmedText(1_000),
  to: trimmedText(2_000),
  status: z.enum(['301', '302']),
})

function AddRedirect({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const site = useSite()
  const add = useChange(addRedirect, { refreshes: [listRedirects, listPending] })
  const form = useForm({
    schema: shape,
    defaultValues: { from: '', to: '', status: '301' as '301' | '302' },
    onSubmit: async ({ from, to, status }) => {
      await add.mutateAsync({ siteId: site.id, from, to, status: status === '302' ? 302 : 301 })
      showToast({ tone: 'success', text: t('redirects.added'), detail: t('redirects.when') })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      size="small"
      title={t('redirects.add')}
      label={t('redirects.add')}
      action={t('redirects.add')}
      onClose={onClose}
    >
      <Field of={form} name="from">
        {(bind) => (
          <TextField
            label={t('redirects.from')}
            help={t('redirects.from_help')}
            autoFocus
            autoCorrect="off"
            spellCheck="false"
            {...bind}
          />
        )}
      </Field>
      <Field of={form} name="to">
        {(bind) => (
          <TextField
            label={t('redirects.to')}
            help={t('redirects.to_help')}
            autoCorrect="off"
            spellCheck="false"
            {...bind}
          />
        )}
      </Field>
      <Field of={form} name="status">
        {(bind) => (
          <Select
            label={t('redirects.kind')}
            options={[
              { value: '301', label: t('redirects.status_301') },
              { value: '302', label: t('redirects.status_302') },
            ]}
            {...bind}
            onChange={(next) => bind.onChange(next === '302' ? '302' : '301')}
          />
        )}
      </Field>
    </FormDialog>
  )
}

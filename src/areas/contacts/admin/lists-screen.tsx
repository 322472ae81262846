import ListIcon from 'lucide-react/icons/list'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { z } from 'zod'
import { ReadOnlyNote, useSite } from '#areas/sites/admin/index.tsx'
import { trimmedText } from '#kernel/shapes.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { useChange, useRead } from '#ui/data/data.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Field } from '#ui/form/form.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { onlyChanged } from '#ui/form/only-changed.ts'
import { useForm } from '#ui/form/use-form.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Page } from '#ui/layout/layout.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { Table, type TableColumn } from '#ui/table/table.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import {
  changeList,
  type ContactList,
  createList,
  deleteList,
  listContacts,
  listLists,
  restoreList,
} from '../contract.ts'

const refreshes = [listLists, listContacts]
const idOf = (list: ContactList) => list.id
const nameOf = (list: ContactList) => list.name

/** The lists that people join. */
export function Screen() {
  const t = useWords()
  const site = useSite()
  const lists = useRead(listLists, { siteId: site.id })
  const [editing, setEditing] = useState<ContactList | 'new' | null>(null)
  const restore = useChange(restoreList, {
    refreshes,
    onDone: () => showToast({ tone: 'success', text: t('contact_lists.restored') }),
  })
  const remove = useChange(deleteList, {
    refreshes,
    onDone: (_, { siteId, listId }) =>
      showToast({
        text: t('contact_lists.deleted'),
        detail: t('contact_lists.deleted_detail'),
        undo: () => restore.mutate({ siteId, listId }),
      }),
  })
  const canChange = !site.isReadOnly
  const columns: readonly TableColumn<ContactList>[] = [
    { id: 'name', label: t('contact_lists.column.name'), isHeader: true, cell: ({ name }) => name },
    {
      id: 'confirmed',
      label: t('contact_lists.column.confirmed'),
      width: '8rem',
      align: 'end',
      phone: 'line',
      isNamedOnPhone: true,
      cell: ({ confirmed }) => confirmed,
    },
    {
      id: 'unconfirmed',
      label: t('contact_lists.column.unconfirmed'),
      width: '10rem',
      align: 'end',
      phone: 'line',
      isNamedOnPhone: true,
      cell: ({ unconfirmed }) => unconfirmed,
    },
    ...(canChange
      ? [
          {
            id: 'do',
            label: t('contact_lists.column.do'),
            isLabelHidden: true,
            width: '6rem',
            align: 'end',
            phone: 'line',
            cell: (list) => (
              <>
                <IconButton
                  size="small"
                  icon={Pencil}
                  name={t('contact_lists.change_named', { name: list.name })}
                  onPress={() => setEditing(list)}
                />
                <IconButton
                  size="small"
                  icon={Trash2}
                  name={t('contact_lists.delete_named', { name: list.name })}
                  onPress={() => remove.mutate({ siteId: site.id, listId: list.id })}
                />
              </>
            ),
          } satisfies TableColumn<ContactList>,
        ]
      : []),
  ]
  const adding = canChange && (
    <Button icon={Plus} onPress={() => setEditing('new')}>
      {t('contact_lists.add')}
    </Button>
  )
  return (
    <Page>
      <PageHeader title={t('frame.nav.contact_lists')} actions={adding}>
        {t('contact_lists.help')}
      </PageHeader>
      <ReadOnlyNote />
      <Table
        label={t('frame.nav.contact_lists')}
        columns={columns}
        items={lists.data?.lists ?? null}
        idOf={idOf}
        nameOf={nameOf}
        hrefOf={({ id }) => `/sites/${site.id}/contacts?list=${id}`}
        error={lists.isError && <ReadFailed onAgain={() => void lists.refetch()} />}
        empty={
          <EmptyState icon={ListIcon} level={2} title={t('contact_lists.empty')} action={adding || undefined}>
            {t('contact_lists.empty_text')}
          </EmptyState>
        }
      />
      {editing && <ListDialog list={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </Page>
  )
}

const shape = z.object({ name: trimmedText(80), publicName: trimmedText(80), isConfirmedByMail: z.boolean() })

/** Makes a list, or changes one. */
function ListDialog({ list, onClose }: { list: ContactList | null; onClose: () => void }) {
  const t = useWords()
  const { id: siteId } = useSite()
  const create = useChange(createList, { refreshes })
  const change = useChange(changeList, { refreshes })
  const title = list ? t('contact_lists.change') : t('contact_lists.add')
  const form = useForm({
    schema: shape,
    defaultValues: {
      name: list?.name ?? '',
      publicName: list?.publicName ?? '',
      isConfirmedByMail: list?.isConfirmedByMail ?? true,
    },
    onSubmit: async (values, changed) => {
      if (list) await change.mutateAsync({ siteId, listId: list.id, ...onlyChanged(values, changed) })
      else {
        await create.mutateAsync({ siteId, ...values })
        showToast({ tone: 'success', text: t('contact_lists.created') })
      }
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      size="small"
      title={title}
      label={title}
      action={t('contact_lists.save')}
      onClose={onClose}
    >
      <Field of={form} name="name">
        {(bind) => (
          <TextField
            label={t('contact_lists.name')}
            help={t('contact_lists.name_help')}
            autoFocus
            autoComplete="off"
            maxLength={80}
            {...bind}
          />
        )}
      </Field>
      <Field of={form} name="publicName">
        {(bind) => (
          <TextField
            label={t('contact_lists.public_name')}
            help={t('contact_lists.public_name_help')}
            autoComplete="off"
            maxLength={80}
            {...bind}
          />
        )}
      </Field>
      <Field of={form} name="isConfirmedByMail">
        {(bind) => (
          <Checkbox label={t('contact_lists.confirm')} help={t('contact_lists.confirm_help')} {...bind} />
        )}
      </Field>
    </FormDialog>
  )
}

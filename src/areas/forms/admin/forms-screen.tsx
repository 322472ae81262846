import ChartColumn from 'lucide-react/icons/chart-column'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Inbox from 'lucide-react/icons/inbox'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import SearchX from 'lucide-react/icons/search-x'
import TextCursorInput from 'lucide-react/icons/text-cursor-input'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { usePlainList, useWhen } from '#areas/accounts/admin/index.tsx'
import { ReadOnlyNote, useSite } from '#areas/sites/admin/index.tsx'
import { recordingClass } from '#kernel/session-recording.ts'
import { Button } from '#ui/button/button.tsx'
import { useRead } from '#ui/data/data.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Page, Stack } from '#ui/layout/layout.tsx'
import { Link } from '#ui/link/link.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { HeaderActions } from '#ui/page-header/header-actions.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { Table, type TableColumn } from '#ui/table/table.tsx'
import { useWords } from '#ui/words.ts'
import { type FormRow, listForms } from '../contract.ts'
import css from './list/forms.module.css'
import { FormState } from './list/form-state.tsx'
import { NewFormDialog } from './list/new-form-dialog.tsx'
import { placesInWords } from './list/places-in-words.ts'
import { RenameDialog } from './list/rename-dialog.tsx'
import { useFormVerbs } from './list/use-form-verbs.ts'

const idOf = (form: FormRow) => form.id
const nameOf = (form: FormRow) => form.title

/** The forms of a site: what came in, where each is shown, and whether it is open. */
export function Screen() {
  const t = useWords()
  const site = useSite()
  const list = usePlainList('forms')
  const { search } = list.view
  const verbs = useFormVerbs()
  const columns = useColumns(verbs)
  const forms = useRead(listForms, { siteId: site.id, search })
  const [isAdding, setAdding] = useState(false)
  const adding = verbs.canAdd && (
    <Button variant="primary" icon={Plus} onPress={() => setAdding(true)}>
      {t('forms.add')}
    </Button>
  )
  const rows = forms.data?.forms ?? null
  return (
    <Page width="wide">
      <PageHeader
        title={t('frame.nav.forms')}
        actions={
          <HeaderActions
            more={[
              {
                id: 'trash',
                label: t('forms.trash'),
                icon: Trash2,
                href: `/sites/${site.id}/forms/trash`,
                isQuiet: true,
              },
            ]}
          >
            {adding}
          </HeaderActions>
        }
      >
        {t('forms.help')}
      </PageHeader>
      <ReadOnlyNote />
      <Stack gap={16}>
        {list.isLong(rows?.length) && (
          <SearchField
            label={t('forms.search')}
            value={search}
            onChange={(text) => list.change({ search: text })}
            className={css.search ?? ''}
          />
        )}
        <Table
          label={t('frame.nav.forms')}
          columns={columns.all}
          items={rows}
          idOf={idOf}
          nameOf={nameOf}
          hrefOf={({ id }) => `/sites/${site.id}/forms/${id}`}
          narrowing={list.narrowing}
          error={forms.isError && <ReadFailed onAgain={() => void forms.refetch()} />}
          empty={
            search === '' ? (
              <EmptyState
                icon={ClipboardList}
                level={2}
                title={t('forms.empty')}
                action={adding || undefined}
              >
                {t('forms.empty_text')}
              </EmptyState>
            ) : (
              <EmptyState
                icon={SearchX}
                level={2}
                title={t('forms.no_match')}
                action={<Button onPress={list.clear}>{t('list.clear')}</Button>}
              />
            )
          }
        />
      </Stack>
      {isAdding && <NewFormDialog onClose={() => setAdding(false)} />}
      {columns.dialog}
    </Page>
  )
}

/** The columns of the list, with the window that one of its actions opens. */
function useColumns(verbs: ReturnType<typeof useFormVerbs>) {
  const t = useWords()
  const site = useSite()
  const when = useWhen()
  const [renaming, setRenaming] = useState<FormRow | null>(null)
  const inboxOf = (form: FormRow, state = '') => `/sites/${site.id}/inbox?form=${form.id}${state}`
  const all: readonly TableColumn<FormRow>[] = [
    { id: 'title', label: t('forms.column.title'), isHeader: true, cell: ({ title }) => title },
    {
      id: 'fresh',
      label: t('forms.column.fresh'),
      width: '5rem',
      align: 'end',
      phone: 'line',
      isNamedOnPhone: true,
      cell: (form) =>
        form.fresh === 0 ? (
          '0'
        ) : (
          <Link
            href={inboxOf(form, '&state=new')}
            aria-label={t('forms.fresh_named', { count: form.fresh, title: form.title })}
          >
            {form.fresh.toLocaleString()}
          </Link>
        ),
    },
    {
      id: 'total',
      label: t('forms.column.total'),
      width: '7rem',
      align: 'end',
      phone: 'line',
      isNamedOnPhone: true,
      cell: ({ total }) => total.toLocaleString(),
    },
    {
      id: 'places',
      label: t('forms.column.places'),
      phone: 'line',
      cell: ({ places }) => placesInWords(places, t) ?? t('forms.nowhere'),
    },
    {
      id: 'state',
      label: t('forms.column.state'),
      width: '16rem',
      phone: 'line',
      cell: (form) => <FormState form={form} />,
    },
    {
      id: 'updated',
      label: t('forms.column.updated'),
      width: '11rem',
      align: 'end',
      phone: 'hidden',
      cell: ({ updatedAt, updatedBy }) => (
        <span title={updatedBy?.name} className={recordingClass.mask}>
          {when.ago(updatedAt)}
        </span>
      ),
    },
    {
      id: 'do',
      label: t('forms.column.do'),
      isLabelHidden: true,
      width: '4rem',
      align: 'end',
      phone: 'end',
      cell: (form) => (
        <Menu
          placement="bottom end"
          trigger={
            <IconButton size="small" icon={Ellipsis} name={t('forms.more_named', { title: form.title })} />
          }
          items={[
            {
              id: 'edit',
              label: t('forms.edit'),
              icon: Pencil,
              href: `/sites/${site.id}/forms/${form.id}`,
            },
            { id: 'messages', label: t('forms.messages'), icon: Inbox, href: inboxOf(form) },
            {
              id: 'numbers',
              label: t('forms.numbers'),
              icon: ChartColumn,
              href: `/sites/${site.id}/forms/${form.id}/numbers`,
            },
            verbs.canManage && 'line',
            verbs.canManage && {
              id: 'rename',
              label: t('forms.rename'),
              icon: TextCursorInput,
              onAction: () => setRenaming(form),
            },
            verbs.canAdd && {
              id: 'duplicate',
              label: t('forms.duplicate'),
              icon: Copy,
              onAction: () => verbs.duplicate(form),
            },
            verbs.canManage && {
              id: 'delete',
              label: t('forms.delete'),
              icon: Trash2,
              isDanger: true,
              onAction: () => verbs.remove(form),
            },
          ]}
        />
      ),
    },
  ]
  return {
    all,
    dialog: renaming && <RenameDialog form={renaming} onClose={() => setRenaming(null)} />,
  }
}

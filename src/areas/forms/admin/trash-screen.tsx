import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { useWhen } from '#areas/accounts/admin/index.tsx'
import { ReadOnlyNote, useSite } from '#areas/sites/admin/index.tsx'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { Button } from '#ui/button/button.tsx'
import { useRead } from '#ui/data/data.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Page } from '#ui/layout/layout.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { Table, type TableColumn } from '#ui/table/table.tsx'
import { useWords } from '#ui/words.ts'
import { type FormRow, listForms } from '../contract.ts'
import { useFormVerbs } from './list/use-form-verbs.ts'

const idOf = (form: FormRow) => form.id
const nameOf = (form: FormRow) => form.title

/** Forms that were thrown away: where each is still shown, and the way back. */
export function Screen() {
  const t = useWords()
  const site = useSite()
  const when = useWhen()
  const verbs = useFormVerbs()
  const forms = useRead(listForms, { siteId: site.id, isTrashed: 'true' })
  const columns: readonly TableColumn<FormRow>[] = [
    { id: 'title', label: t('forms.column.title'), isHeader: true, cell: ({ title }) => title },
    {
      id: 'shown',
      label: t('forms.trash_shown'),
      phone: 'line',
      cell: ({ places }) =>
        places.length === 0
          ? t('forms.trash_nowhere')
          : t('forms.trash_closed', { pages: places.map(({ title }) => title).join(', ') }),
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
      id: 'updated',
      label: t('forms.column.updated'),
      width: '9rem',
      align: 'end',
      phone: 'hidden',
      cell: ({ updatedAt }) => when.ago(updatedAt),
    },
    ...(verbs.canManage
      ? [
          {
            id: 'do',
            label: t('forms.column.do'),
            isLabelHidden: true,
            width: '9rem',
            align: 'end',
            phone: 'line',
            cell: (form) => (
              <Button
                size="small"
                variant="quiet"
                icon={Undo2}
                aria-label={t('forms.restore_named', { title: form.title })}
                onPress={() => verbs.restore(form)}
              >
                {t('forms.restore')}
              </Button>
            ),
          } satisfies TableColumn<FormRow>,
        ]
      : []),
  ]
  return (
    <Page width="wide">
      <PageHeader
        above={
          <Breadcrumb
            items={[
              { label: t('frame.nav.forms'), href: `/sites/${site.id}/forms` },
              { label: t('forms.trash_title') },
            ]}
          />
        }
        title={t('forms.trash_title')}
      >
        {t('forms.trash_help')}
      </PageHeader>
      <ReadOnlyNote />
      <Table
        label={t('forms.trash_title')}
        columns={columns}
        items={forms.data?.forms ?? null}
        idOf={idOf}
        nameOf={nameOf}
        error={forms.isError && <ReadFailed onAgain={() => void forms.refetch()} />}
        empty={
          <EmptyState icon={Trash2} level={2} title={t('forms.trash_empty')}>
            {t('forms.trash_empty_text')}
          </EmptyState>
        }
      />
    </Page>
  )
}

import ContactIcon from 'lucide-react/icons/contact'
import Download from 'lucide-react/icons/download'
import Plus from 'lucide-react/icons/plus'
import SearchX from 'lucide-react/icons/search-x'
import { useState } from 'react'
import { z } from 'zod'
import { ProofDeclined, usePlainList, useProof, useWhen } from '#areas/accounts/admin/index.tsx'
import { ReadOnlyNote, useSite } from '#areas/sites/admin/index.tsx'
import { permissions as sitePermissions } from '#areas/sites/contract.ts'
import { isId } from '#kernel/ids.ts'
import { recordingClass } from '#kernel/session-recording.ts'
import { email, line } from '#kernel/shapes.ts'
import { Button } from '#ui/button/button.tsx'
import { useChange, useComplaint, useRead } from '#ui/data/data.ts'
import { useRows } from '#ui/data/use-parts.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Field } from '#ui/form/form.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Cluster, Page, Stack } from '#ui/layout/layout.tsx'
import { LoadMore } from '#ui/load-more/load-more.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { saveFile } from '#ui/save-file/save-file.ts'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { Select } from '#ui/select/select.tsx'
import { Table, type TableColumn } from '#ui/table/table.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import {
  type ContactRow,
  createContact,
  exportContacts,
  listContacts,
  listLists,
  listTags,
} from '../contract.ts'
import { contactName } from './contact-name.ts'

const EVERY = 'all'
const idOf = (contact: ContactRow) => contact.id

/** Everyone the site knows: searched, narrowed to a list or a tag, and taken out as CSV. */
export function Screen() {
  const t = useWords()
  const site = useSite()
  const when = useWhen()
  const [isAdding, setAdding] = useState(false)
  const list = usePlainList('contacts', {
    isPersonal: true,
    filters: { list: isId, tag: (tag) => tag !== '' && tag.length <= 50 },
  })
  const { search, filters } = list.view
  const [listId, tag] = [filters['list']?.[0], filters['tag']?.[0]]
  const contacts = useRows(
    listContacts,
    { siteId: site.id, search, ...(listId ? { listId } : {}), ...(tag ? { tag } : {}) },
    { keepsShown: true, rows: list },
  )
  const lists = useRead(listLists, { siteId: site.id })
  const tags = useRead(listTags, { siteId: site.id })
  const canChange = !site.isReadOnly
  const isNarrowed = search !== '' || listId !== undefined || tag !== undefined
  const narrow = (name: 'list' | 'tag', value: string) => {
    const { [name]: _, ...others } = filters
    list.change({ filters: value === EVERY ? others : { ...others, [name]: [value] } })
  }
  const columns: readonly TableColumn<ContactRow>[] = [
    {
      id: 'name',
      label: t('contacts.column.name'),
      isHeader: true,
      cell: (contact) => (
        <span className={recordingClass.mask}>{contactName(contact) ?? t('contacts.nameless')}</span>
      ),
    },
    {
      id: 'email',
      label: t('contacts.column.email'),
      phone: 'line',
      cell: ({ email }) => <span className={recordingClass.mask}>{email}</span>,
    },
    {
      id: 'company',
      label: t('contacts.column.company'),
      phone: 'hidden',
      cell: ({ company }) => <span className={recordingClass.mask}>{company}</span>,
    },
    {
      id: 'tags',
      label: t('contacts.column.tags'),
      phone: 'line',
      cell: ({ tags }) => <span className={recordingClass.mask}>{tags.join(', ')}</span>,
    },
    {
      id: 'added',
      label: t('contacts.column.added'),
      width: '9rem',
      align: 'end',
      phone: 'hidden',
      cell: ({ createdAt }) => when.ago(createdAt),
    },
  ]
  const adding = canChange && (
    <Button icon={Plus} onPress={() => setAdding(true)}>
      {t('contacts.add')}
    </Button>
  )
  return (
    <Page width="wide">
      <PageHeader
        title={t('frame.nav.contacts')}
        actions={
          <Cluster>
            {site.can(sitePermissions.siteExport) && <ExportButton />}
            {adding}
          </Cluster>
        }
      >
        {t('contacts.help')}
      </PageHeader>
      <ReadOnlyNote />
      <Stack gap={16}>
        <Cluster>
          <SearchField
            label={t('contacts.search')}
            value={search}
            onChange={(text) => list.change({ search: text })}
          />
          {(lists.data?.lists.length ?? 0) > 0 && (
            <Select
              label={t('contacts.filter.list')}
              isLabelHidden
              isNarrow
              value={listId ?? EVERY}
              onChange={(value) => narrow('list', value)}
              options={[
                { value: EVERY, label: t('contacts.filter.all_lists') },
                ...(lists.data?.lists ?? []).map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
          {(tags.data?.tags.length ?? 0) > 0 && (
            <Select
              label={t('contacts.filter.tag')}
              isLabelHidden
              isNarrow
              value={tag ?? EVERY}
              onChange={(value) => narrow('tag', value)}
              options={[
                { value: EVERY, label: t('contacts.filter.all_tags') },
                ...(tags.data?.tags ?? []).map((one) => ({ value: one, label: one })),
              ]}
            />
          )}
        </Cluster>
        <Table
          label={t('frame.nav.contacts')}
          columns={columns}
          items={contacts.items}
          idOf={idOf}
          nameOf={(contact) => contactName(contact) ?? t('contacts.nameless')}
          hrefOf={({ id }) => `/sites/${site.id}/contacts/${id}`}
          isStale={contacts.isChanging}
          narrowing={list.narrowing}
          error={contacts.isError && contacts.items === null && <ReadFailed onAgain={contacts.again} />}
          empty={
            isNarrowed ? (
              <EmptyState
                icon={SearchX}
                level={2}
                title={t('contacts.no_match')}
                action={<Button onPress={list.clear}>{t('list.clear')}</Button>}
              />
            ) : (
              <EmptyState
                icon={ContactIcon}
                level={2}
                title={t('contacts.empty')}
                action={adding || undefined}
              >
                {t('contacts.empty_text')}
              </EmptyState>
            )
          }
          footer={<LoadMore {...contacts.more} />}
        />
      </Stack>
      {isAdding && <AddContact onClose={() => setAdding(false)} />}
    </Page>
  )
}

/** Takes every contact out; asks who is there first. */
function ExportButton() {
  const t = useWords()
  const site = useSite()
  const complain = useComplaint()
  const { proved, dialog } = useProof()
  const take = useChange(exportContacts)
  const run = async () => {
    try {
      const csv = await proved(() => take.mutateAsync({ siteId: site.id }))
      saveFile(new Blob([csv as ArrayBuffer], { type: 'text/csv' }), 'contacts.csv')
    } catch (error) {
      if (!(error instanceof ProofDeclined)) complain(error)
    }
  }
  return (
    <>
      <Button variant="quiet" icon={Download} isBusy={take.isPending} onPress={() => void run()}>
        {t('contacts.export')}
      </Button>
      {dialog}
    </>
  )
}

const shape = z.object({ email, givenName: line(100), familyName: line(100), company: line(200) })

function AddContact({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const site = useSite()
  const add = useChange(createContact, { refreshes: [listContacts] })
  const form = useForm({
    schema: shape,
    defaultValues: { email: '', givenName: '', familyName: '', company: '' },
    onSubmit: async (values) => {
      await add.mutateAsync({ siteId: site.id, ...values })
      showToast({ tone: 'success', text: t('contacts.added') })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      size="small"
      title={t('contacts.add')}
      label={t('contacts.add')}
      action={t('contacts.add')}
      onClose={onClose}
    >
      <Field of={form} name="email">
        {(bind) => (
          <TextField type="email" label={t('contacts.email')} autoFocus autoComplete="off" {...bind} />
        )}
      </Field>
      <Field of={form} name="givenName">
        {(bind) => <TextField label={t('contacts.given_name')} isOptional autoComplete="off" {...bind} />}
      </Field>
      <Field of={form} name="familyName">
        {(bind) => <TextField label={t('contacts.family_name')} isOptional autoComplete="off" {...bind} />}
      </Field>
      <Field of={form} name="company">
        {(bind) => <TextField label={t('contacts.company')} isOptional autoComplete="off" {...bind} />}
      </Field>
    </FormDialog>
  )
}

import { useState } from 'react'
import { useSite } from '#areas/sites/admin/index.tsx'
import { useChange } from '#ui/data/data.ts'
import { useForm } from '#ui/form/use-form.ts'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import { listPending } from '#areas/releases/contract.ts'
import { changePage, listPages, type PageRow } from '../../../contract.ts'
import { changesOf, fieldsOf, settingsFields } from '../page-fields.ts'

/** The form of a page's settings. @param onSaved called once what was changed is stored */
export function usePageForm(page: PageRow, onSaved: () => void) {
  const t = useWords()
  const site = useSite()
  // What the form began with: others may change the page while it is open.
  const [opened] = useState(page)
  const change = useChange(changePage, { refreshes: [listPages, listPending] })
  return useForm({
    schema: settingsFields(opened),
    defaultValues: fieldsOf(opened),
    onSubmit: async (values, changed) => {
      await change.mutateAsync({ siteId: site.id, pageId: page.id, ...changesOf(page, values, changed) })
      showToast({ tone: 'success', text: t('pages.settings.saved') })
      onSaved()
    },
  })
}

export interface SettingsPart {
  readonly form: ReturnType<typeof usePageForm>
  readonly page: PageRow
  readonly canEdit: boolean
}

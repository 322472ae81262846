import { useSite } from '#areas/sites/admin/index.tsx'
import { useChange } from '#ui/data/data.ts'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import { deleteForm, duplicateForm, getForm, listForms, permissions, restoreForm } from '../../contract.ts'

const refreshes = [listForms, getForm]

/** A form as the verbs name it. */
export interface NamedForm {
  readonly id: string
  readonly title: string
}

/** What is done with a whole form, from the list, the builder and the trash; throwing one away is undone from its toast. */
export function useFormVerbs() {
  const t = useWords()
  const site = useSite()
  const siteId = site.id
  const restoring = useChange(restoreForm, { refreshes })
  const removing = useChange(deleteForm, { refreshes })
  const duplicating = useChange(duplicateForm, { refreshes })
  const restore = ({ id, title }: NamedForm) =>
    restoring.mutate(
      { siteId, formId: id },
      { onSuccess: () => showToast({ tone: 'success', text: t('forms.restored', { title }) }) },
    )
  return {
    canManage: !site.isReadOnly && site.can(permissions.formsManage),
    /** Whether the person may make another form: their right on forms is limited to none. */
    canAdd: !site.isReadOnly && site.canEverywhere(permissions.formsManage),
    restore,
    remove: (form: NamedForm, onDone?: () => void) =>
      removing.mutate(
        { siteId, formId: form.id },
        {
          onSuccess: () => {
            showToast({
              text: t('forms.deleted', { title: form.title }),
              detail: t('forms.deleted_detail'),
              undo: () => restore(form),
            })
            onDone?.()
          },
        },
      ),
    duplicate: ({ id }: NamedForm) =>
      duplicating.mutate(
        { siteId, formId: id },
        { onSuccess: () => showToast({ tone: 'success', text: t('forms.duplicated') }) },
      ),
  }
}

import type { OutputOf } from '#kernel/endpoint.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { useWords } from '#ui/words.ts'
import type { getForm } from '../../contract.ts'
import { useFormVerbs } from '../list/use-form-verbs.ts'
import type { Draft } from './use-draft.ts'

/** Notices about the draft: in the trash, outdated by another editor, refused by the server. */
export function DraftNotes({ got, draft }: { got: OutputOf<typeof getForm>; draft: Draft }) {
  const t = useWords()
  const verbs = useFormVerbs()
  return (
    <>
      {got.isTrashed && (
        <Banner
          tone="warning"
          title={t('form_builder.trashed')}
          actions={
            verbs.canManage && <Button onPress={() => verbs.restore(got)}>{t('forms.restore')}</Button>
          }
        >
          {t('form_builder.trashed_text')}
        </Banner>
      )}
      {draft.saving === 'conflict' && (
        <Banner
          tone="warning"
          isLive
          title={t('form_builder.conflict')}
          actions={
            <>
              <Button onPress={draft.takeNewer}>{t('form_builder.conflict_take')}</Button>
              <Button variant="quiet" onPress={draft.keepOwn}>
                {t('form_builder.conflict_keep')}
              </Button>
            </>
          }
        >
          {t('form_builder.conflict_text')}
        </Banner>
      )}
      {draft.saving === 'refused' && (
        <Banner tone="danger" isLive title={t('form_builder.refused')}>
          {draft.refusal}
        </Banner>
      )}
    </>
  )
}

import { useSite } from '#areas/sites/admin/index.tsx'
import { Button } from '#ui/button/button.tsx'
import { useRead } from '#ui/data/data.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { Loading, Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useWords } from '#ui/words.ts'
import { findWhereLinked, type WhereLinked } from '../../contract.ts'
import { isLinked, LinkedPlaces } from './linked-places.tsx'

interface LinkedPage {
  readonly id: string
  readonly title: string
}

/** Before a page that is linked goes to the trash: from where, each a way there to mend it first. */
export function TrashLinkedDialog({
  page,
  where,
  homeId,
  onOpen,
  onTrash,
  onClose,
}: {
  page: LinkedPage
  where: WhereLinked
  homeId: string | undefined
  onOpen: (pageId: string) => void
  onTrash: () => void
  onClose: () => void
}) {
  const t = useWords()
  return (
    <Dialog
      size="small"
      title={t('pages.linked.trash_title', { title: page.title })}
      onClose={onClose}
      footer={
        <>
          <Button variant="danger" onPress={onTrash}>
            {t('pages.menu.trash')}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {t('ui.cancel')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <p>{t('pages.linked.trash_text')}</p>
        <LinkedPlaces title={page.title} where={where} homeId={homeId} onOpen={onOpen} />
      </Stack>
    </Dialog>
  )
}

/** Where links lead to a page that is in the trash. */
export function WhereLinkedDialog({
  page,
  homeId,
  onOpen,
  onClose,
}: {
  page: LinkedPage
  homeId: string | undefined
  onOpen: (pageId: string) => void
  onClose: () => void
}) {
  const t = useWords()
  const site = useSite()
  const where = useRead(findWhereLinked, { siteId: site.id, pageId: page.id })
  return (
    <Dialog size="small" title={t('pages.linked.title', { title: page.title })} onClose={onClose}>
      {where.isError ? (
        <ReadFailed onAgain={() => void where.refetch()} />
      ) : !where.data ? (
        <Loading>
          <Skeleton lines={3} />
        </Loading>
      ) : isLinked(where.data) ? (
        <LinkedPlaces title={page.title} where={where.data} homeId={homeId} onOpen={onOpen} />
      ) : (
        <p>{t('pages.linked.none')}</p>
      )}
    </Dialog>
  )
}

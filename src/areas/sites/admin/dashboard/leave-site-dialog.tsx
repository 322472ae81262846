import { Button } from '#ui/button/button.tsx'
import { useChange } from '#ui/data/data.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import { getSite, leaveSite, listSites, type SiteCard } from '../../contract.ts'

/** Asks a contributor who wants to leave a site: only somebody who stays can let them in again. */
export function LeaveSiteDialog({
  site,
  onClose,
}: {
  site: Pick<SiteCard, 'id' | 'title'>
  onClose: () => void
}) {
  const t = useWords()
  const leave = useChange(leaveSite, { refreshes: [listSites, getSite] })
  return (
    <Dialog
      isOpen
      isAlert
      size="small"
      title={t('sites.leave.ask', { title: site.title })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button
            variant="danger"
            isBusy={leave.isPending}
            onPress={() =>
              leave.mutate(
                { siteId: site.id },
                {
                  onSuccess: () => showToast({ text: t('sites.leave.toast', { title: site.title }) }),
                  onSettled: onClose,
                },
              )
            }
          >
            {t('sites.leave.action')}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {t('ui.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('sites.leave.text')}</p>
    </Dialog>
  )
}

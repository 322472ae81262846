import { useChange } from '#ui/data/data.ts'
import { Confirm } from '#ui/dialog/confirm.tsx'
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
    <Confirm
      title={t('sites.leave.ask', { title: site.title })}
      action={t('sites.leave.action')}
      isBusy={leave.isPending}
      onConfirm={() =>
        leave.mutate(
          { siteId: site.id },
          {
            onSuccess: () => showToast({ text: t('sites.leave.toast', { title: site.title }) }),
            onSettled: onClose,
          },
        )
      }
      onClose={onClose}
    >
      <p>{t('sites.leave.text')}</p>
    </Confirm>
  )
}

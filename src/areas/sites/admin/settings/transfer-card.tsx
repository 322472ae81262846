import { useState } from 'react'
import { useWhen } from '#areas/accounts/admin/index.tsx'
import { getSite, permissions, withdrawOffer } from '../../contract.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { useChange } from '#ui/data/data.ts'
import { Stack } from '#ui/layout/layout.tsx'
import { useWords } from '#ui/words.ts'
import { TransferDialog } from '../dashboard/transfer-dialog.tsx'
import { useSite } from '../site/current-site.tsx'
import css from './settings.module.css'

/** Gives the site to another owner, or shows to whom it is on offer. The owner's alone. */
export function TransferCard() {
  const t = useWords()
  const when = useWhen()
  const site = useSite()
  const [isOpen, setOpen] = useState(false)
  const withdraw = useChange(withdrawOffer, { refreshes: [getSite] })
  if (!site.can(permissions.siteTransfer)) return null
  const offer = site.openTransfer
  return (
    <Card title={t('sites.transfer.card')}>
      <Stack gap={12}>
        <p className={`${css.soft} fs-mask`}>
          {offer
            ? t('sites.transfer.waiting', { email: offer.email, date: when.day(offer.expiresAt) })
            : t('sites.transfer.text')}
        </p>
        <div>
          {offer ? (
            <Button isBusy={withdraw.isPending} onPress={() => withdraw.mutate({ siteId: site.id })}>
              {t('sites.transfer.withdraw')}
            </Button>
          ) : (
            <Button onPress={() => setOpen(true)}>{t('sites.transfer.open')}</Button>
          )}
        </div>
      </Stack>
      <TransferDialog site={isOpen ? site : null} onClose={() => setOpen(false)} />
    </Card>
  )
}

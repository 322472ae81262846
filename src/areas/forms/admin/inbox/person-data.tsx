import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { ProofDeclined, useProof } from '#areas/accounts/admin/index.tsx'
import { useSite } from '#areas/sites/admin/index.tsx'
import { recordingClass } from '#kernel/session-recording.ts'
import { useChange, useComplaint } from '#ui/data/data.ts'
import { Confirm } from '#ui/dialog/confirm.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { saveFile } from '#ui/save-file/save-file.ts'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import { erasePerson, exportPerson } from '../../contract.ts'
import { inboxReads } from './use-sorting.ts'

/** All that one person sent with any form: taken out, or deleted, in one go; asks who is there first. */
export function PersonData({ email, onErased }: { email: string; onErased: () => void }) {
  const t = useWords()
  const site = useSite()
  const complain = useComplaint()
  const { proved, dialog } = useProof()
  const [isAsking, setAsking] = useState(false)
  const take = useChange(exportPerson)
  const erase = useChange(erasePerson, { refreshes: inboxReads })
  const run = async (work: () => Promise<void>) => {
    try {
      await proved(work)
    } catch (error) {
      if (!(error instanceof ProofDeclined)) complain(error)
    }
  }
  const exported = async () => {
    const bytes = await take.mutateAsync({ siteId: site.id, email })
    saveFile(new Blob([bytes as ArrayBuffer], { type: 'application/json' }), 'messages.json')
  }
  const erased = async () => {
    const { deleted } = await erase.mutateAsync({ siteId: site.id, email })
    setAsking(false)
    showToast({ text: t('inbox.deleted', { count: deleted }) })
    onErased()
  }
  return (
    <>
      <Menu
        placement="bottom end"
        trigger={<IconButton variant="secondary" icon={Ellipsis} name={t('inbox.person')} />}
        items={[
          { id: 'export', label: t('inbox.person_export'), onAction: () => void run(exported) },
          { id: 'erase', label: t('inbox.person_erase'), isDanger: true, onAction: () => setAsking(true) },
        ]}
      />
      {isAsking && (
        <Confirm
          title={t('inbox.person_erase_title')}
          action={t('inbox.delete')}
          isBusy={erase.isPending}
          onConfirm={() => void run(erased)}
          onClose={() => setAsking(false)}
        >
          <p className={recordingClass.mask}>{t('inbox.person_erase_text', { email })}</p>
        </Confirm>
      )}
      {dialog}
    </>
  )
}

import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { useChange, useRead } from '#ui/data/data.ts'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import { listMails, readHealth, readMailHold, resumeMails } from '../../contract.ts'

/** Says that no mail leaves, where that is so, and lets them leave again. */
export function MailsHeld() {
  const t = useWords()
  const hold = useRead(readMailHold, {})
  const resume = useChange(resumeMails, {
    refreshes: [readMailHold, listMails, readHealth],
    onDone: () => showToast({ text: t('operator.mails.sending_again'), tone: 'success' }),
  })
  if (!hold.data || hold.data.since === null) return null
  const button = (waiting: 'send' | 'give_up', words: string) => (
    <Button
      size="small"
      isBusy={resume.isPending && resume.variables.waiting === waiting}
      isDisabled={resume.isPending}
      onPress={() => resume.mutate({ waiting })}
    >
      {words}
    </Button>
  )
  return (
    <Banner
      tone="warning"
      title={t('operator.mails.held')}
      actions={
        <>
          {button('give_up', t('operator.mails.send_new'))}
          {button('send', t('operator.mails.send_waiting'))}
        </>
      }
    >
      {t('operator.mails.held_text', { count: hold.data.waiting })}
    </Banner>
  )
}

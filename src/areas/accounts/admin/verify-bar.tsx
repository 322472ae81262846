import { problemIn } from '#kernel/api-client/api-error.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { useChange, useRead } from '#ui/data/data.ts'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import { readAccount, resendVerification } from '../contract.ts'
import { hasMailbox, MailboxLink } from './entrance/mailbox.tsx'

/** A notice above screens until the address is confirmed; nothing afterwards. */
export function VerifyBar() {
  const t = useWords()
  const account = useRead(readAccount, {})
  const email = account.data?.email ?? ''
  const resend = useChange(resendVerification, {
    refreshes: [readAccount],
    onDone: () => showToast({ text: t('frame.verify.sent', { email }) }),
  })
  if (!account.data || account.data.isVerified) return null
  return (
    <section aria-label={t('frame.verify.title')} className="fs-mask">
      <Banner
        tone="warning"
        isWide
        title={t('frame.verify.title')}
        actions={
          <>
            <Button
              size="small"
              isBusy={resend.isPending}
              onPress={() =>
                resend.mutate(
                  {},
                  {
                    onError: (error) =>
                      showToast({
                        tone: 'danger',
                        text: problemIn(error)?.message ?? t('ui.change_failed'),
                      }),
                  },
                )
              }
            >
              {t('frame.verify.resend')}
            </Button>
            {hasMailbox() && <MailboxLink />}
          </>
        }
      >
        {t('frame.verify.text', { email })}
      </Banner>
    </section>
  )
}

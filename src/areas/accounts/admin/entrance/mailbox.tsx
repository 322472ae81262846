import { Link } from '#ui/link/link.tsx'
import { useWords } from '#ui/words.ts'

/** Whether mails stay on this machine where the person at it may read them: the document says so. */
export const hasMailbox = (): boolean => document.documentElement.dataset['mailbox'] !== undefined

/** The way to the development mailbox. */
export function MailboxLink() {
  const t = useWords()
  return (
    <Link href="/dev/mail" target="_blank" isExternal>
      {t('frame.verify.mailbox')}
    </Link>
  )
}

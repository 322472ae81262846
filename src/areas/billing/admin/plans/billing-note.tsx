import { Banner } from '#ui/banner/banner.tsx'
import { Link } from '#ui/link/link.tsx'
import { useWords } from '#ui/words.ts'
import type { SitePlan } from '../../contract.ts'
import { useContact } from './use-contact.ts'

/**
 * Says plainly how plans come about here: nothing is billed, or the operator sets them.
 *
 * @param hasPause whether a pause is among the plans below
 */
export function BillingNote({
  plan,
  hasPause,
}: {
  plan: Pick<SitePlan, 'isBillingOn' | 'contact'>
  hasPause: boolean
}) {
  const t = useWords()
  const { text, href } = useContact(plan.contact)
  if (!plan.isBillingOn) {
    return (
      <Banner title={t('billing.note.off')}>
        {t(hasPause ? 'billing.note.off_text' : 'billing.note.off_text_no_pause')}
      </Banner>
    )
  }
  return (
    <Banner title={t('billing.note.on')}>
      {text === '' ? (
        t('billing.note.on_text')
      ) : (
        <>
          {t('billing.note.on_contact')} {href === null ? text : <Link href={href}>{text}</Link>}
        </>
      )}
    </Banner>
  )
}

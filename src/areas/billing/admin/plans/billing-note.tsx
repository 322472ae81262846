import { Banner } from '#ui/banner/banner.tsx'
import { Link } from '#ui/link/link.tsx'
import { useWords } from '#ui/words.ts'
import type { SitePlan } from '../../contract.ts'

/** Where a contact leads: a mailbox or a page; `null` for anything else, which is shown as it is. */
function hrefOf(contact: string): string | null {
  if (/^[^\s@/]+@[^\s@/]+$/.test(contact)) return `mailto:${contact}`
  return /^https?:\/\//.test(contact) && URL.canParse(contact) ? contact : null
}

/** Says plainly how plans come about here: nothing is billed, or the operator sets them. */
export function BillingNote({ plan }: { plan: Pick<SitePlan, 'isBillingOn' | 'contact'> }) {
  const t = useWords()
  if (!plan.isBillingOn) return <Banner title={t('billing.note.off')}>{t('billing.note.off_text')}</Banner>
  const href = hrefOf(plan.contact)
  return (
    <Banner title={t('billing.note.on')}>
      {plan.contact === '' ? (
        t('billing.note.on_text')
      ) : (
        <>
          {t('billing.note.on_contact')}{' '}
          {href === null ? plan.contact : <Link href={href}>{plan.contact}</Link>}
        </>
      )}
    </Banner>
  )
}

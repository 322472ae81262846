import { Banner } from '#ui/banner/banner.tsx'
import { Link } from '#ui/link/link.tsx'
import { useWords } from '#ui/words.ts'
import type { SitePlan } from '../../contract.ts'
import { contactHref } from './contact-href.ts'

/** Says plainly how plans come about here: nothing is billed, or the operator sets them. */
export function BillingNote({ plan }: { plan: Pick<SitePlan, 'isBillingOn' | 'contact'> }) {
  const t = useWords()
  if (!plan.isBillingOn) return <Banner title={t('billing.note.off')}>{t('billing.note.off_text')}</Banner>
  const href = contactHref(plan.contact)
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

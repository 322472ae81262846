import type { ReactivationProps } from '#areas/sites/admin/index.tsx'
import { getSite, listSites } from '#areas/sites/contract.ts'
import { Button } from '#ui/button/button.tsx'
import { useChange, useRead } from '#ui/data/data.ts'
import { ButtonLink } from '#ui/link/link.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import { choosePlan, getPlan } from '../../contract.ts'
import { useContact } from './use-contact.ts'
import { wayBack } from './way-back.ts'

/**
 * Brings a site back that has expired, or lives on an older version, with the plan it has, where its people may
 * choose; where the operator gives the plans, it leads to whom they are asked of.
 */
export function ReactivationButton({ siteId, standing, children }: ReactivationProps) {
  const t = useWords()
  const isLegacy = standing === 'legacy'
  const plan = useRead(getPlan, { siteId })
  const { href } = useContact(plan.data?.contact ?? '')
  const choose = useChange(choosePlan, {
    refreshes: [getPlan, getSite, listSites],
    onDone: () =>
      showToast({
        text: t(isLegacy ? 'sites.legacy.moved' : 'sites.expired.back'),
        tone: 'success',
      }),
  })
  if (!plan.data) return children
  const { canChoose, current } = plan.data
  const way = wayBack({ siteId, canChoose, href })
  if (way.does === 'choose') {
    const input = { siteId, planId: current?.plan.id ?? null, term: current?.term ?? null }
    return (
      <Button size="small" isBusy={choose.isPending} onPress={() => choose.mutate(input)}>
        {t(isLegacy ? 'sites.legacy.action' : 'sites.expired.action')}
      </Button>
    )
  }
  return (
    <ButtonLink size="small" href={way.href}>
      {t(isLegacy ? 'sites.legacy.ask' : 'sites.expired.ask')}
    </ButtonLink>
  )
}

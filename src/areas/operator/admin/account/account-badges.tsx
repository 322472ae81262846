import { Badge } from '#ui/badge/badge.tsx'
import { useWords } from '#ui/words.ts'
import type { FoundAccount } from '../../contract.ts'

/** What an account is beside an account: locked, an operator, staff. */
export function AccountBadges({
  account,
}: {
  account: Pick<FoundAccount, 'isLocked' | 'isOperator' | 'isStaff'>
}) {
  const t = useWords()
  return (
    <>
      {account.isLocked && <Badge tone="danger">{t('operator.accounts.locked')}</Badge>}
      {account.isOperator && <Badge tone="accent">{t('operator.accounts.operator')}</Badge>}
      {account.isStaff && <Badge tone="info">{t('operator.accounts.staff')}</Badge>}
    </>
  )
}

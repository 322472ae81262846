import { useRead } from '#ui/data/data.ts'
import { Waiting } from '#ui/read-failed/waiting.tsx'
import { readSecurity } from '../contract.ts'
import { AccountPage } from './account/account-page.tsx'
import { PasskeysCard } from './account/passkeys-card.tsx'
import { PasswordCard } from './account/password-card.tsx'
import { SecondFactorCard } from './account/second-factor-card.tsx'

/** What proves who one is: password, passkeys, second factor. */
export function Screen() {
  const security = useRead(readSecurity, {})
  return (
    <AccountPage part="security">
      {security.data ? (
        <>
          <PasswordCard changedAt={security.data.passwordChangedAt} />
          <PasskeysCard passkeys={security.data.passkeys} />
          <SecondFactorCard factor={security.data.secondFactor} />
        </>
      ) : (
        <Waiting isFailed={security.isError} onAgain={() => void security.refetch()} lines={6} />
      )}
    </AccountPage>
  )
}

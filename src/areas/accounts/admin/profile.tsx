import { useRead } from '#ui/data/data.ts'
import { FormBar } from '#ui/form-bar/form-bar.tsx'
import { Waiting } from '#ui/read-failed/waiting.tsx'
import { type Account, readAccount } from '../contract.ts'
import { AccountPage } from './account/account-page.tsx'
import { AddressCard } from './account/address-card.tsx'
import { DeletionCard } from './account/deletion-card.tsx'
import { ProfileCard, useProfileForm } from './account/profile-card.tsx'
import { KeysCard } from './account/keys-card.tsx'
import { RegionCard } from './account/region-card.tsx'

/** Who one is, how Portico speaks to one, and the way out. */
export function Screen() {
  const account = useRead(readAccount, {})
  if (account.data) return <Profile account={account.data} />
  return (
    <AccountPage part="profile">
      <Waiting isFailed={account.isError} onAgain={() => void account.refetch()} lines={6} />
    </AccountPage>
  )
}

function Profile({ account }: { account: Account }) {
  const form = useProfileForm(account)
  return (
    <AccountPage part="profile" bar={<FormBar form={form} />}>
      <ProfileCard form={form} />
      <AddressCard account={account} />
      <RegionCard account={account} />
      <KeysCard />
      <DeletionCard account={account} />
    </AccountPage>
  )
}

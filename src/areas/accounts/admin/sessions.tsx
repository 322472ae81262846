import { AccountPage } from './account/account-page.tsx'
import { HistoryCard } from './account/history-card.tsx'
import { SessionsCard } from './account/sessions-card.tsx'

/** Where one is signed in, and what happened at the door in the last 90 days. */
export function Screen() {
  return (
    <AccountPage part="sessions">
      <SessionsCard />
      <HistoryCard />
    </AccountPage>
  )
}

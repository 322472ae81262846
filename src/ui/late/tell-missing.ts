import { showToast } from '../toast/toast.tsx'
import { serverState } from './server-state.ts'

/** What is said where a part could not be fetched, by what the server says. */
const words = {
  away: 'ui.late.missing',
  outdated: 'ui.late.outdated',
  there: 'ui.late.failed',
} as const

type Said = (typeof words)[keyof typeof words] | 'ui.reload'

/**
 * Says that a part of the app could not be fetched and what helps: a connection, or a new document, which is offered
 * where an upgrade took the part away or the browser will not ask for it again.
 */
export async function tellMissing(t: (key: Said) => string): Promise<void> {
  const server = await serverState()
  const reload = { label: t('ui.reload'), onAction: () => location.reload() }
  showToast({ text: t(words[server]), tone: 'danger', ...(server === 'away' ? {} : { action: reload }) })
}

import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { usePlainList } from '#areas/accounts/admin/index.tsx'
import { useSite } from '#areas/sites/admin/index.tsx'
import { useRows } from '#ui/data/use-parts.ts'
import { listSubmissions } from '../../contract.ts'
import { inboxShape, queryOf } from './inbox-view.ts'

/** How the inbox is looked at: the view in the address, and the message that is read. */
export function useInbox() {
  const site = useSite()
  const list = usePlainList('inbox', inboxShape)
  const navigate = useNavigate()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const shown = typeof search['message'] === 'string' ? search['message'] : null
  const [typed, setTyped] = useState('')
  const query = queryOf(list.view.filters, list.view.search, typed)
  const messages = useRows(listSubmissions, { siteId: site.id, ...query }, { keepsShown: true, rows: list })
  const show = (id: string | null) =>
    void navigate({
      to: `/sites/${site.id}/inbox`,
      search: (before: Record<string, unknown>) => ({ ...before, message: id ?? undefined }),
      // The list keeps what it remembers of the search.
      state: (before: object) => before,
      resetScroll: false,
    } as never)
  return { list, query, messages, shown, show, typed, setTyped }
}

export type InboxState = ReturnType<typeof useInbox>

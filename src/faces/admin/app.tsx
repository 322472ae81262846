import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '#kernel/api-client/api-error.ts'
import { UiProvider } from '#ui/provider/provider.tsx'
import { PlugContext } from '#ui/plug/plug.tsx'
import { LearnWordsContext } from '#ui/words.ts'
import type { PersonWords } from './person-words.ts'
import { makeRouter } from './router.tsx'
import { plug } from './screens.ts'

/** Asking again helps only where nobody answered; what the server refused stays refused. */
function mayAskAgain(count: number, error: Error): boolean {
  const status = error instanceof ApiError ? error.response?.status : undefined
  return count < 2 && (status === undefined || status >= 500)
}

/**
 * What is asked while the browser says that there is no line is asked all the same and fails, which is said where it was
 * asked. By itself it would wait for the line, under way all the time: behind a question that nothing closes meanwhile.
 * A change is not done until what it touched was read again, so that reading waits no more than changing does.
 */
const networkMode = 'always'

function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: mayAskAgain, staleTime: 5_000, networkMode, refetchOnReconnect: true },
      mutations: { retry: false, networkMode },
    },
  })
}

/** The owner's app: language, data, routing. */
export function App({ locale, words, faultWords, learn }: PersonWords) {
  const [client] = useState(newQueryClient)
  const [router] = useState<AnyRouter>(makeRouter)
  return (
    <QueryClientProvider client={client}>
      <UiProvider
        locale={locale}
        words={words}
        faultWords={faultWords}
        navigate={(path) => void router.navigate({ href: path })}
      >
        <PlugContext value={plug}>
          <LearnWordsContext value={learn}>
            <RouterProvider router={router} />
          </LearnWordsContext>
        </PlugContext>
      </UiProvider>
    </QueryClientProvider>
  )
}

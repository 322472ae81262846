import type { ReactNode } from 'react'
import { RouterProvider } from 'react-aria-components'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Announcer } from '../announcer/announcer.tsx'
import { ToastRegion } from '../toast/toast.tsx'
import { englishWords, FaultWordsContext, WordsContext, type FaultWords, type Words } from '../words.ts'

export interface UiProviderProps {
  children: ReactNode
  /** BCP 47: decides formats of numbers and dates, the sorting of lists, and the direction. */
  locale: string
  /** The owner's catalogue for `ui.*`. */
  words?: Words
  /** The owner's catalogue for refusals: a code with its values to a sentence. */
  faultWords?: FaultWords
  /** Moves inside the app without loading a page: the router's navigate. */
  navigate?: (path: string) => void
}

const noFaultWords: FaultWords = () => null

/** What components stand in: language, words, routing, toasts, live regions. Once, around the app. */
export function UiProvider({
  children,
  locale,
  words = englishWords,
  faultWords = noFaultWords,
  navigate,
}: UiProviderProps) {
  const content = (
    <>
      {children}
      <ToastRegion />
      <Announcer />
    </>
  )
  return (
    <I18nProvider locale={locale}>
      <WordsContext value={words}>
        <FaultWordsContext value={faultWords}>
          {navigate ? <RouterProvider navigate={navigate}>{content}</RouterProvider> : content}
        </FaultWordsContext>
      </WordsContext>
    </I18nProvider>
  )
}

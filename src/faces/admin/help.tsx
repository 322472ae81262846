import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { HelpProvider } from '#ui/help/help.ts'
import { Speaking } from './speaking.tsx'

/** Loaded when it is asked for: few ask for help. */
const SupportDialog = lazy(async () => ({
  default: (await import('./visual-context/support-dialog.tsx')).SupportDialog,
}))

const supportWords = ['support'] as const

/** Lets help be asked for from every screen, those that stand alone on the window too. */
export function WithHelp({ children }: { children: ReactNode }) {
  const [isAsking, setAsking] = useState(false)
  const ask = useCallback(() => setAsking(true), [])
  return (
    <HelpProvider value={ask}>
      {children}
      {isAsking && (
        <Suspense>
          <Speaking parts={supportWords}>
            <SupportDialog onClose={() => setAsking(false)} />
          </Speaking>
        </Suspense>
      )}
    </HelpProvider>
  )
}

import type { ReactNode } from 'react'
import { Banner } from '../banner/banner.tsx'
import { Button } from '../button/button.tsx'
import { useWords } from '../words.ts'

/**
 * What somebody else has put in the place of what a form was filled with, for whoever decides between it and their own.
 * That it is so the form says itself, with the server's refusal.
 */
export function ThereNow({ children, onTake }: { children: ReactNode; onTake: () => void }) {
  const words = useWords()
  return (
    <Banner
      tone="warning"
      title={words('ui.form.now')}
      actions={
        <Button size="small" onPress={onTake}>
          {words('ui.form.take_now')}
        </Button>
      }
    >
      {children}
    </Banner>
  )
}

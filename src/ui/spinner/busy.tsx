import { ProgressBar } from 'react-aria-components/ProgressBar'
import { useWords } from '../words.ts'
import { Spinner } from './spinner.tsx'

/** What a button shows while its action runs. The button reads its words out when the action begins. */
export function Busy({ className }: { className?: string }) {
  const words = useWords()
  return (
    <>
      <Spinner className={className} />
      <ProgressBar isIndeterminate aria-label={words('ui.busy')} />
    </>
  )
}

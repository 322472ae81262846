import { useContext } from 'react'
import { ProgressBarContext } from 'react-aria-components/ProgressBar'
import { useWords } from '../words.ts'
import { Spinner } from './spinner.tsx'

/**
 * What a button shows while its action runs. The button reads its words out when the action begins: it looks for
 * them under an id that it hands down. A progress bar of the library would bring what it counts with along.
 */
export function Busy({ className }: { className?: string }) {
  const words = useWords()
  const given = useContext(ProgressBarContext)
  const id = given && 'id' in given ? given.id : undefined
  return (
    <>
      <Spinner className={className} />
      <span id={id} role="progressbar" aria-label={words('ui.busy')} />
    </>
  )
}

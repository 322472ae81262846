import { useEffect } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useEditor, useView } from '../editor-context.tsx'
import css from './notice.module.css'

/** How long a sentence stays, ms. */
const STAY = 6_000

/** What the editor has to say, at the foot of the canvas; also read out by whoever said it. */
export function Notice() {
  const { store } = useEditor()
  const notice = useView((view) => view.notice)
  useEffect(() => {
    if (!notice) return undefined
    const timer = setTimeout(() => store.show({ notice: null }), STAY)
    return () => clearTimeout(timer)
  }, [notice, store])
  if (!notice) return null
  return (
    <p className={classNames(css.notice, css[notice.tone])} aria-hidden="true">
      {notice.text}
    </p>
  )
}

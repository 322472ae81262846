import { type ReactNode, useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { announce } from '../announcer/announcer.tsx'
import { Banner } from '../banner/banner.tsx'
import { Button } from '../button/button.tsx'
import { useWords } from '../words.ts'
import { controlsOf, focusFirst } from './controls.ts'
import type { PorticoForm } from './use-form.ts'
import type { SeenParts } from './use-seen.ts'

/**
 * What somebody else has put in the place of what a form was filled with, for whoever decides between it and their own;
 * nothing as long as nobody has. That it is so the form says itself, with the server's refusal. Stands at the top of the
 * form, below that. Taken over, it is in the fields, and so is the focus.
 *
 * @param props.children words what is there
 */
export function ThereNow<Parts, Fields extends Partial<Values>, Values extends FieldValues, Output>({
  form,
  seen,
  children,
}: {
  form: PorticoForm<Values, Output>
  seen: SeenParts<Parts, Fields>
  children: (now: Parts) => ReactNode
}) {
  const words = useWords()
  const taken = useRef<readonly string[] | null>(null)
  const { now } = seen
  const { control } = form.hook
  useEffect(() => {
    const names = taken.current
    if (now !== null || names === null) return
    taken.current = null
    const controls = controlsOf(control)
    // What was taken over may be an empty list.
    if (!focusFirst(controls, names)) focusFirst(controls, [...controls.keys()])
  }, [now, control])
  if (now === null) return null
  const take = () => {
    const fields = seen.fieldsOf(now)
    taken.current = Object.keys(fields)
    form.take(fields)
    seen.settle()
    announce(words('ui.form.taken'))
  }
  return (
    <Banner
      tone="warning"
      title={words('ui.form.now')}
      actions={
        <Button size="small" onPress={take}>
          {words('ui.form.take_now')}
        </Button>
      }
    >
      {children(now)}
    </Banner>
  )
}

import { recordingClass } from '#kernel/session-recording.ts'
import type { CSSProperties } from 'react'
import { useEditor, useView } from '../editor-context.tsx'
import { colourOf } from './colours.ts'
import { othersOf } from './others.ts'
import css from './people.module.css'

/** At most so many faces; the rest is a number. */
const MOST = 4

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((part) => [...part][0] ?? '')
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase()

/** Who else has the page open, each in the colour of their marks on the canvas. */
export function People() {
  const { words } = useEditor()
  const tabs = useView((view) => view.people)
  const people = othersOf(tabs)
  if (people.length === 0) return null
  const shown = people.slice(0, MOST)
  return (
    <ul
      className={`${css.people} ${recordingClass.mask}`}
      aria-label={words('editor.people.here', { count: people.length })}
    >
      {shown.map((person) => (
        <li
          key={person.account}
          style={{ '--who': colourOf(person.account) } as CSSProperties}
          className={css.person}
        >
          <span role="img" aria-label={person.name} title={person.name} className={css.letters}>
            {initials(person.name)}
          </span>
        </li>
      ))}
      {people.length > MOST && <li className={css.rest}>+{people.length - MOST}</li>}
    </ul>
  )
}

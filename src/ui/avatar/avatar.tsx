import { Button } from 'react-aria-components/Button'
import { classNames } from '../class-names.ts'
import { hueOf } from '../hue-of.ts'
import css from './avatar.module.css'

export interface AvatarProps {
  /** A person's name: its initials stand in for a picture. */
  name: string
  /** Makes it a button of this name: the trigger of a menu. */
  label?: string
  /** Of the button, e.g. to mask initials in recordings. */
  className?: string
}

/** First letters of the first and the last word; an emoji or a sign of another script counts as one letter. */
export function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/u).filter(Boolean)
  const first = (part: string | undefined) =>
    part ? ([...new Intl.Segmenter().segment(part)][0]?.segment ?? '') : ''
  const initials = parts.length > 1 ? first(parts[0]) + first(parts.at(-1)) : first(parts[0])
  return initials.toLocaleUpperCase()
}

/**
 * A person in a small picture. Hidden from assistive technology: the name stands beside it. With `label` it is a button.
 */
export function Avatar({ name, label, className }: AvatarProps) {
  const picture = (
    <span
      className={css.avatar}
      style={{ '--hue': hueOf(name) } as React.CSSProperties}
      data-initials={initialsOf(name)}
      aria-hidden
    />
  )
  if (label === undefined) return picture
  return (
    <Button aria-label={label} className={classNames(css.button, className)}>
      {picture}
    </Button>
  )
}

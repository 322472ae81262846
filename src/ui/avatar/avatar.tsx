import { Button } from 'react-aria-components/Button'
import { classNames } from '../class-names.ts'
import { hueOf } from '../hue-of.ts'
import css from './avatar.module.css'

export interface AvatarProps {
  /** A person's or a site's name: its initials stand in for a picture. */
  name: string
  size?: 'small' | 'medium' | 'large'
  /** Square for sites and things; round for people. */
  shape?: 'round' | 'square'
  /** The name is not said beside it. */
  isNamed?: boolean
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
 * A person or a site in a small picture. Hidden from assistive technology unless `isNamed`: the name stands beside
 * it. With `label` it is a button.
 */
export function Avatar({ label, className, ...rest }: AvatarProps) {
  if (label === undefined) return <Picture {...rest} />
  return (
    <Button aria-label={label} className={classNames(css.button, css[rest.shape ?? 'round'], className)}>
      <Picture {...rest} isNamed={false} />
    </Button>
  )
}

function Picture({ name, size = 'medium', shape = 'round', isNamed = false }: AvatarProps) {
  return (
    <span
      className={classNames(css.avatar, css[size], css[shape])}
      style={{ '--hue': hueOf(name) } as React.CSSProperties}
      data-initials={initialsOf(name)}
      {...(isNamed ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    />
  )
}

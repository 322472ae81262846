import type { ComponentType, SVGProps } from 'react'
import { classNames } from '../class-names.ts'
import css from './icon.module.css'

/** A drawing of the one icon family: the default export of `lucide-react/icons/<name>`. */
export type IconShape = ComponentType<
  SVGProps<SVGSVGElement> & { size?: string | number; strokeWidth?: string | number }
>

export interface IconProps {
  /** The drawing, e.g. `import Plus from 'lucide-react/icons/plus'`. */
  of: IconShape
  /** What the picture says. Leave it out only where text beside it says the same. */
  name?: string
  size?: 'small' | 'medium' | 'large'
  /** Turns the drawing around in right-to-left languages: for arrows along the line of reading. */
  flips?: boolean
  className?: string
}

/** An icon: named, or hidden from assistive technology. */
export function Icon({ of: Shape, name, size = 'medium', flips = false, className }: IconProps) {
  return (
    <Shape
      strokeWidth={1.75}
      className={classNames(css.icon, css[size], flips && css.flips, className)}
      focusable="false"
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    />
  )
}

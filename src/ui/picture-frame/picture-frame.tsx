import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import css from './picture-frame.module.css'

/** A picture in the middle of its place, no wider than that; what lies on it is placed from the picture's own corner. */
export function PictureFrame({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(css.frame, className)} />
}

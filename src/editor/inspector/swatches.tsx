import type { CSSProperties } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { classNames } from '#ui/class-names.ts'
import css from './inspector.module.css'

export interface SwatchOption {
  readonly value: string
  readonly name: string
  /** What it is painted in; a stroke through it where nothing is set. */
  readonly paint: string | undefined
  /** A second colour: letters on the paint. */
  readonly ink?: string
}

/** One of some colours, each with its name for those who do not see it. */
export function Swatches({
  label,
  value,
  options,
  onChange,
  size = 'small',
}: {
  readonly label: string
  readonly value: string
  readonly options: readonly SwatchOption[]
  readonly onChange: (value: string) => void
  readonly size?: 'small' | 'large'
}) {
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onChange={onChange}
      orientation="horizontal"
      className={classNames(css.swatches, css[size])}
    >
      {options.map((option) => (
        <Radio
          key={option.value}
          value={option.value}
          aria-label={option.name}
          className={classNames(css.swatch, option.paint === undefined && css.none)}
          style={{ '--paint': option.paint, '--letters': option.ink } as CSSProperties}
        >
          {size === 'large' && <span aria-hidden="true">Aa</span>}
        </Radio>
      ))}
    </RadioGroup>
  )
}

import { ToggleButton, ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { classNames } from '../class-names.ts'
import { Icon, type IconShape } from '../icon/icon.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'
import css from './segmented.module.css'

export interface Segment {
  readonly value: string
  /** Its words; with `icon` and `isIconOnly`, its name and tooltip. */
  readonly label: string
  readonly icon?: IconShape
}

export interface SegmentedProps {
  /** What is chosen, for assistive technology. */
  label: string
  segments: readonly Segment[]
  value: string
  onChange: (value: string) => void
  isIconOnly?: boolean
  size?: 'small' | 'medium'
  isWide?: boolean
}

/** One of two to five short choices, with effect at once: day, week, month; left, centre, right. */
export function Segmented({
  label,
  segments,
  value,
  onChange,
  isIconOnly = false,
  size = 'medium',
  isWide,
}: SegmentedProps) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const [next] = keys
        if (next !== undefined) onChange(String(next))
      }}
      className={classNames(css.group, css[size], isWide && css.wide)}
    >
      {segments.map((segment) => {
        const button = (
          <ToggleButton
            key={segment.value}
            id={segment.value}
            aria-label={isIconOnly ? segment.label : undefined}
            className={css.segment}
          >
            {segment.icon && <Icon of={segment.icon} />}
            {!isIconOnly && <span className={css.label}>{segment.label}</span>}
          </ToggleButton>
        )
        if (!isIconOnly) return button
        return (
          <Tooltip key={segment.value} text={segment.label}>
            {button}
          </Tooltip>
        )
      })}
    </ToggleButtonGroup>
  )
}

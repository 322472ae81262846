import { classNames } from '#ui/class-names.ts'
import { Icon, type IconShape } from '#ui/icon/icon.tsx'
import { ariaKeysOf, keySignsOf } from '#ui/key/key.tsx'
import css from './bar-button.module.css'

export interface BarButtonProps {
  readonly icon: IconShape
  /** What it does: its name for assistive technology, and its tip. */
  readonly name: string
  readonly shortcut?: string
  readonly onPress: () => void
  readonly isPressed?: boolean
  readonly isDisabled?: boolean
  readonly isPrimary?: boolean
  readonly flips?: boolean
  /** Where the tip stands. */
  readonly tip?: 'bottom' | 'end'
}

/**
 * A button of the editor's own bars. It is plain markup with a tip in CSS, since the bars belong to the
 * first screen, and what brings tooltips and menus is as large as the rest of it (P13).
 */
export function BarButton({
  icon,
  name,
  shortcut,
  onPress,
  isPressed,
  isDisabled,
  isPrimary,
  flips,
  tip = 'bottom',
}: BarButtonProps) {
  const keys = shortcut === undefined ? '' : ` ${keySignsOf(shortcut).join(' ')}`
  return (
    <button
      type="button"
      className={classNames(css.button, css[tip], isPrimary && css.primary)}
      aria-label={name}
      aria-pressed={isPressed}
      aria-keyshortcuts={shortcut && ariaKeysOf(shortcut)}
      // Not `disabled`: the focus would be lost when the last step is undone.
      aria-disabled={isDisabled || undefined}
      data-tip={`${name}${keys}`}
      onClick={() => {
        if (isDisabled !== true) onPress()
      }}
    >
      <Icon of={icon} flips={flips} />
    </button>
  )
}

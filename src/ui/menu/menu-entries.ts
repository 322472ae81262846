import type { ReactNode } from 'react'
import type { IconShape } from '../icon/icon.tsx'

export interface MenuAction {
  readonly id: string
  readonly label: string
  readonly icon?: IconShape
  readonly detail?: string
  /** For the detail alone, e.g. to mask somebody’s address in recordings. */
  readonly detailClass?: string
  /** Shown beside it; the screen binds the keys. */
  readonly shortcut?: string
  readonly isDanger?: boolean
  readonly isDisabled?: boolean
  readonly onAction?: () => void
  /** Goes somewhere instead. */
  readonly href?: string
  readonly target?: '_blank'
  /** Its address opens something to whoever has it: a recording, which keeps addresses, leaves it out. */
  readonly isSecret?: boolean
  /** A menu of its own. */
  readonly items?: MenuEntries
}

/** Actions under a heading; with `selected`, a choice: one (`single`) or any number of them. */
export interface MenuGroup {
  readonly label?: string
  readonly items: readonly MenuAction[]
  readonly selection?: 'single' | 'multiple'
  readonly selected?: readonly string[]
  readonly onSelect?: (ids: string[]) => void
}

export type MenuEntry = MenuAction | MenuGroup | 'line'
export type MenuEntries = readonly (MenuEntry | false | null | undefined)[]

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactNode
  items: MenuEntries
  /** Names the menu when the trigger's own name does not. */
  label?: string
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'end top'
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** How a menu was asked for: keys begin at one of its ends. */
export type MenuAsked = 'pointer' | 'first' | 'last'

import type { ReactNode } from 'react'
import {
  Header,
  Menu as AriaMenu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Separator,
  SubmenuTrigger,
} from 'react-aria-components/Menu'
import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { classNames } from '../class-names.ts'
import { Icon, type IconShape } from '../icon/icon.tsx'
import { Key } from '../key/key.tsx'
import { popoverClass } from '../popover/popover.tsx'
import css from './menu.module.css'

/** One action of a menu. */
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

function Action({ action }: { action: MenuAction }) {
  const row = (
    <MenuItem
      id={action.id}
      textValue={action.label}
      href={action.href}
      target={action.target}
      isDisabled={action.isDisabled}
      onAction={action.onAction}
      className={classNames(css.item, action.isDanger && css.danger)}
    >
      {({ selectionMode, hasSubmenu }) => (
        <>
          {selectionMode !== 'none' && <Icon of={Check} className={css.check} />}
          {action.icon && <Icon of={action.icon} className={css.icon} />}
          <span className={css.text}>
            <span>{action.label}</span>
            {action.detail && (
              <span className={classNames(css.detail, action.detailClass)}>{action.detail}</span>
            )}
          </span>
          {action.shortcut && <Key of={action.shortcut} />}
          {hasSubmenu && <Icon of={ChevronRight} size="small" flips className={css.more} />}
        </>
      )}
    </MenuItem>
  )
  if (!action.items) return row
  return (
    <SubmenuTrigger>
      {row}
      <Popover className={popoverClass} offset={2} crossOffset={-4}>
        <MenuList entries={action.items} />
      </Popover>
    </SubmenuTrigger>
  )
}

function MenuList({ entries, label }: { entries: MenuEntries; label?: string }) {
  return (
    <AriaMenu className={css.menu} aria-label={label}>
      {entries.map((entry, at) => {
        if (!entry) return null
        if (entry === 'line') return <Separator key={`line-${at}`} className={css.line} />
        if ('id' in entry) return <Action key={entry.id} action={entry} />
        return (
          <MenuSection
            key={entry.label ?? `group-${at}`}
            className={css.section}
            aria-label={entry.label ? undefined : label}
            selectionMode={entry.selection}
            selectedKeys={entry.selected}
            onSelectionChange={
              entry.onSelect && ((keys) => keys !== 'all' && entry.onSelect?.([...keys].map(String)))
            }
          >
            {entry.label && <Header className={css.heading}>{entry.label}</Header>}
            {entry.items.map((action) => (
              <Action key={action.id} action={action} />
            ))}
          </MenuSection>
        )
      })}
    </AriaMenu>
  )
}

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

/** A list of actions behind a button. */
export function Menu({ trigger, items, label, placement = 'bottom start', isOpen, onOpenChange }: MenuProps) {
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <Popover className={popoverClass} placement={placement} offset={4} containerPadding={8}>
        <MenuList entries={items} label={label} />
      </Popover>
    </MenuTrigger>
  )
}

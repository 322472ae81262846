import { useLayoutEffect, useRef, useState } from 'react'
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
import { recordingClass } from '#kernel/session-recording.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { itemWithKeys } from '../key/item-with-keys.tsx'
import { Key } from '../key/key.tsx'
import { popoverClass } from '../popover/popover.tsx'
import type { MenuAction, MenuAsked, MenuEntries, MenuProps } from './menu-entries.ts'
import css from './menu.module.css'

function Action({ action }: { action: MenuAction }) {
  const row = (
    <MenuItem
      id={action.id}
      textValue={action.label}
      href={action.href}
      target={action.target}
      isDisabled={action.isDisabled}
      onAction={action.onAction}
      render={itemWithKeys(action.shortcut)}
      className={classNames(
        css.item,
        action.isDanger && css.danger,
        action.isSecret && recordingClass.exclude,
      )}
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

function MenuList({
  entries,
  label,
  begin = null,
}: {
  entries: MenuEntries
  label?: string
  /** The end that the focus begins at; null leaves it to how the menu was opened. */
  begin?: 'first' | 'last' | null
}) {
  return (
    <AriaMenu className={css.menu} aria-label={label} {...(begin !== null && { autoFocus: begin })}>
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

/** The whole menu with its trigger; opens at once where it was asked for by a press on a lighter one. */
export function WholeMenu({
  trigger,
  items,
  label,
  placement = 'bottom start',
  isOpen,
  onOpenChange,
  asked,
}: MenuProps & { asked: MenuAsked | null }) {
  const place = useRef<HTMLSpanElement>(null)
  const [isOpenItself, setOpen] = useState(false)
  const [begin, setBegin] = useState(asked === 'pointer' ? null : asked)
  useLayoutEffect(() => {
    if (asked === null) return
    // The button is another one now: where the focus was, it is, so that closing leads back to it.
    place.current?.querySelector('button')?.focus()
    setOpen(true)
    onOpenChange?.(true)
    // Once, when it takes the lighter one's place.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <MenuTrigger
      isOpen={isOpen ?? isOpenItself}
      onOpenChange={(next) => {
        setOpen(next)
        if (!next) setBegin(null)
        onOpenChange?.(next)
      }}
    >
      <span ref={place} className={css.place}>
        {trigger}
      </span>
      <Popover className={popoverClass} placement={placement} offset={4} containerPadding={8}>
        <MenuList entries={items} label={label} begin={begin} />
      </Popover>
    </MenuTrigger>
  )
}

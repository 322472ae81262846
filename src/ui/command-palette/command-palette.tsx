import { useMemo, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Input, SearchField } from 'react-aria-components/SearchField'
import Search from 'lucide-react/icons/search'
import { recordingClass } from '#kernel/session-recording.ts'
import { Icon, type IconShape } from '../icon/icon.tsx'
import { itemWithKeys } from '../key/item-with-keys.tsx'
import { Key } from '../key/key.tsx'
import { useWords } from '../words.ts'
import { rankCommands } from './rank.ts'
import css from './command-palette.module.css'

/** Something that can be done or gone to. */
export interface Command {
  readonly id: string
  readonly label: string
  /** Under which heading it stands: "Pages", "Actions". */
  readonly group: string
  /** Where it lies or what it does. */
  readonly detail?: string
  /** Other words people look for it by. */
  readonly keywords?: readonly string[]
  readonly icon?: IconShape
  readonly shortcut?: string
  readonly run: () => void
}

export interface CommandPaletteProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  commands: readonly Command[]
  /** What is chosen among, where it is not everything there is. */
  label?: string
  /** In the empty search box: "Search pages, orders, settings". */
  placeholder?: string
  /** How many are shown at most. */
  limit?: number
}

/** Everything by name: type a part of it, enter does it. The screen binds `Mod+K`. */
export function CommandPalette({
  isOpen,
  onOpenChange,
  commands,
  label,
  placeholder,
  limit = 50,
}: CommandPaletteProps) {
  const words = useWords()
  const name = label ?? words('ui.commands')
  const [text, setText] = useState('')
  const groups = useMemo(() => {
    const found = rankCommands(commands, text).slice(0, limit)
    return [...Map.groupBy(found, ({ group }) => group)]
  }, [commands, text, limit])

  const close = (open: boolean) => {
    if (!open) setText('')
    onOpenChange(open)
  }
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={close} isDismissable className={css.veil}>
      <Modal className={css.window}>
        <Dialog aria-label={name} className={css.dialog}>
          <Autocomplete inputValue={text} onInputChange={setText}>
            <SearchField
              aria-label={placeholder ?? words('ui.commands.search')}
              autoFocus
              // What Escape empties elsewhere it leaves here: one press, and all is as before.
              onClear={() => close(false)}
              className={css.field}
            >
              <Icon of={Search} className={css.icon} />
              <Input placeholder={placeholder ?? words('ui.commands.search')} className={css.input} />
            </SearchField>
            <Menu
              aria-label={name}
              className={css.menu}
              renderEmptyState={() => <p className={css.empty}>{words('ui.nothing_found')}</p>}
              onAction={(key) => {
                const command = commands.find((one) => one.id === key)
                close(false)
                command?.run()
              }}
            >
              {groups.map(([group, members]) => (
                <MenuSection key={group} id={`group ${group}`} className={css.section}>
                  <Header className={css.heading}>{group}</Header>
                  {members.map((command) => (
                    <MenuItem
                      key={command.id}
                      id={command.id}
                      textValue={command.label}
                      render={itemWithKeys(command.shortcut)}
                      className={css.item}
                    >
                      {command.icon && <Icon of={command.icon} className={css.itemIcon} />}
                      <span dir="auto" className={css.label}>
                        {command.label}
                      </span>
                      {command.detail && (
                        <span dir="auto" className={`${css.detail} ${recordingClass.mask}`}>
                          {command.detail}
                        </span>
                      )}
                      {command.shortcut && <Key of={command.shortcut} />}
                    </MenuItem>
                  ))}
                </MenuSection>
              ))}
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

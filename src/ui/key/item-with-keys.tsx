import type { MenuItemProps } from 'react-aria-components/Menu'
import { ariaKeysOf } from './key.tsx'

/**
 * How an item of a menu is drawn that has a shortcut: the library's items let no `aria-keyshortcuts` through.
 *
 * @param shortcut e.g. `Mod+D`; without one the item is drawn as always
 */
export function itemWithKeys(shortcut: string | undefined): MenuItemProps['render'] {
  if (!shortcut) return undefined
  const keys = ariaKeysOf(shortcut)
  return (props) =>
    'href' in props ? (
      <a {...props} aria-keyshortcuts={keys}>
        {props.children}
      </a>
    ) : (
      <div {...props} aria-keyshortcuts={keys} />
    )
}

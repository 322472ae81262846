import { useEffect, useState } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import { late } from '../late/late.tsx'
import type { MenuAsked, MenuProps } from './menu-entries.ts'

const WholeMenu = late(async () => (await import('./whole-menu.tsx')).WholeMenu)

/** Fetches what menus need, so that the first one opens without a line, too. */
export const fetchMenus = (): void => WholeMenu.fetch()

/** How long after the first look the rest of menus is fetched, so that none waits when it is pressed, ms. */
const FETCHED_AFTER = 2_000

/**
 * A list of actions behind a button. Until it is asked for only the button is there: what a menu needs is
 * fetched when nothing else is going on, or when it is pressed.
 */
export function Menu(props: MenuProps) {
  const [asked, setAsked] = useState<MenuAsked | null>(null)
  useEffect(() => {
    const timer = setTimeout(fetchMenus, FETCHED_AFTER)
    return () => clearTimeout(timer)
  }, [])
  const light = (
    <ButtonContext
      value={{
        'aria-haspopup': 'menu',
        'aria-expanded': false,
        // As menus open: under a mouse when it goes down, under a finger when it lets go.
        onPressStart: ({ pointerType }) => pointerType === 'mouse' && setAsked('pointer'),
        onPress: ({ pointerType }) => setAsked(pointerType === 'keyboard' ? 'first' : 'pointer'),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') {
            event.continuePropagation()
            return
          }
          event.preventDefault()
          setAsked(event.key === 'ArrowDown' ? 'first' : 'last')
        },
      }}
    >
      {props.trigger}
    </ButtonContext>
  )
  if (asked === null && props.isOpen !== true) return light
  return (
    <WholeMenu
      {...props}
      asked={asked}
      waiting={light}
      onMissing={() => {
        setAsked(null)
        props.onOpenChange?.(false)
      }}
    />
  )
}

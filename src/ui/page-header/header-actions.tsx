import Ellipsis from 'lucide-react/icons/ellipsis'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ButtonLink } from '../link/link.tsx'
import { Menu } from '../menu/menu.tsx'
import type { MenuAction } from '../menu/menu-entries.ts'
import { useWords } from '../words.ts'
import css from './page-header.module.css'

/** An action beside the primary one. */
export interface HeaderAction extends Pick<
  MenuAction,
  'id' | 'label' | 'icon' | 'onAction' | 'href' | 'target' | 'isSecret'
> {
  readonly isQuiet?: boolean
}

function Beside({ action }: { action: HeaderAction }) {
  const { label, icon, onAction, href, target, isQuiet, isSecret } = action
  const look = { variant: isQuiet ? 'quiet' : 'secondary', ...(icon && { icon }) } as const
  if (href === undefined)
    return (
      <Button {...look} onPress={onAction}>
        {label}
      </Button>
    )
  return (
    <ButtonLink
      {...look}
      href={href}
      isSecret={isSecret}
      {...(target === '_blank' && { target, rel: 'noopener noreferrer' })}
    >
      {label}
    </ButtonLink>
  )
}

/**
 * What can be done on a screen, for the head of it: the primary action and those before it. On phones, where a
 * row has no room for them, these are in a menu beside it.
 *
 * @param props.more what stands before the primary action
 * @param props.children the primary action
 */
export function HeaderActions({
  more,
  children,
}: {
  more: readonly (HeaderAction | false | null)[]
  children?: ReactNode
}) {
  const words = useWords()
  const beside = more.filter((action) => action !== false && action !== null)
  // A menu of one thing beside nothing else would only hide it.
  const isFolded = beside.length > 1 || (beside.length === 1 && Boolean(children))
  return (
    <>
      {beside.map((action) => (
        <div key={action.id} className={isFolded ? css.beside : undefined}>
          <Beside action={action} />
        </div>
      ))}
      {children}
      {isFolded && (
        <div className={css.folded}>
          <Menu
            placement="bottom end"
            trigger={
              <IconButton variant="secondary" icon={Ellipsis} name={words('ui.header.more')} tip="none" />
            }
            items={beside}
          />
        </div>
      )}
    </>
  )
}

import type { ReactNode, Ref } from 'react'
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { recordingClass } from '#kernel/session-recording.ts'
import { classNames } from '../class-names.ts'
import { Icon, type IconShape } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { useWords } from '../words.ts'
import button from '../button/button.module.css'
import css from './link.module.css'

export interface LinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style'> {
  children: ReactNode
  /** `text`: underlined, in running text. `quiet`: no line until hovered. `plain`: takes the look of its surroundings. */
  variant?: 'text' | 'quiet' | 'plain'
  /** Opens in a new tab, with an arrow and the words for it. */
  isExternal?: boolean
  /** Its address opens something to whoever has it: a recording, which keeps addresses, leaves the link out. */
  isSecret?: boolean
  className?: string
  ref?: Ref<HTMLAnchorElement>
}

/** A link. Addresses inside the app go through the router given to the provider. */
export function Link({
  children,
  variant = 'text',
  isExternal = false,
  isSecret = false,
  className,
  ...rest
}: LinkProps) {
  const words = useWords()
  return (
    <AriaLink
      {...rest}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      className={classNames(css.link, css[variant], isSecret && recordingClass.exclude, className)}
    >
      {children}
      {isExternal && (
        <>
          <Icon of={ArrowUpRight} size="small" flips className={css.arrow} />
          <VisuallyHidden> {words('ui.new_tab')}</VisuallyHidden>
        </>
      )}
    </AriaLink>
  )
}

export interface ButtonLinkProps extends Omit<LinkProps, 'variant' | 'isExternal'> {
  variant?: 'primary' | 'secondary' | 'quiet'
  size?: 'small' | 'medium' | 'large'
  icon?: IconShape
}

/** A link drawn as a button: for actions that go somewhere. */
export function ButtonLink({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  isSecret = false,
  className,
  ...rest
}: ButtonLinkProps) {
  return (
    <AriaLink
      {...rest}
      className={classNames(
        button.button,
        button[variant],
        button[size],
        isSecret && recordingClass.exclude,
        className,
      )}
    >
      {icon && <Icon of={icon} />}
      <span className={button.label}>{children}</span>
    </AriaLink>
  )
}

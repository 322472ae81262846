import type { ReactNode } from 'react'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useWords } from '../words.ts'
import css from './banner.module.css'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

export interface BannerProps {
  tone?: 'info' | 'success' | 'warning' | 'danger'
  title?: ReactNode
  children?: ReactNode
  /** Buttons or links: what to do about it. */
  actions?: ReactNode
  /** With it, a cross. */
  onClose?: () => void
  /** Reads it out when it appears. Leave it off for what stands there from the start. */
  isLive?: boolean
  /** Across the whole screen, without rounding. */
  isWide?: boolean
}

/** Something to know that concerns the screen or the site. For what just happened, take a toast. */
export function Banner({
  tone = 'info',
  title,
  children,
  actions,
  onClose,
  isLive = false,
  isWide = false,
}: BannerProps) {
  const words = useWords()
  return (
    <div
      className={classNames(css.banner, css[tone], isWide && css.wide)}
      role={isLive ? (tone === 'danger' ? 'alert' : 'status') : undefined}
    >
      <Icon of={icons[tone]} className={css.icon} name={words(`ui.tone.${tone}`)} />
      <div className={css.content}>
        <div className={css.words}>
          {title && <p className={css.title}>{title}</p>}
          {children && <div className={css.text}>{children}</div>}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {onClose && (
        <IconButton
          icon={X}
          name={words('ui.dismiss')}
          size="small"
          tip="none"
          onPress={onClose}
          className={css.close}
        />
      )}
    </div>
  )
}

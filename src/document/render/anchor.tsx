import type { AnchorHTMLAttributes, ReactNode } from 'react'
import type { PageContext } from '../block-context.ts'
import type { LinkValue } from '../values.ts'
import { isSafeUrl } from '../values.ts'

export interface AnchorProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'target' | 'rel'
> {
  readonly link: LinkValue | undefined
  readonly ctx: Pick<PageContext, 'link'>
  readonly children?: ReactNode
}

/**
 * A link of a page. Without a target, or with one that is gone or unsafe, its content stands alone
 * in a `span`, so that nothing is lost and nothing leads nowhere.
 */
export function Anchor({ link, ctx, children, ...attributes }: AnchorProps) {
  const to = link && ctx.link(link)
  if (!to || !(isSafeUrl(to.href) || to.href.startsWith('/'))) {
    return <span className={attributes.className}>{children}</span>
  }
  return (
    <a
      {...attributes}
      href={to.href}
      target={to.newTab ? '_blank' : undefined}
      rel={to.external ? 'noopener' : undefined}
      aria-current={to.current ? 'page' : undefined}
    >
      {children}
    </a>
  )
}

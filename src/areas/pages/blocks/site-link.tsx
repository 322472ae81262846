import type { ReactNode } from 'react'
import type { BlockContext } from '#document/block-context.ts'
import { Anchor } from '#document/render/anchor.tsx'
import type { LinkValue } from '#document/values.ts'

interface SiteLinkProps {
  readonly to: LinkValue | undefined
  readonly ctx: BlockContext
  readonly className?: string | undefined
  /** Its name, when the words in it are not enough. */
  readonly label?: string | undefined
  readonly children: ReactNode
}

/** A link to wherever the owner chose, which says so when it opens a new tab; only its words when there is nowhere to go. */
export function SiteLink({ to, ctx, className, label, children }: SiteLinkProps) {
  const newTab = (to && ctx.link(to)?.newTab) === true
  return (
    <Anchor
      link={to}
      ctx={ctx}
      className={className}
      aria-label={label && newTab ? `${label} ${ctx.words('page.new_tab')}` : label}
    >
      {children}
      {newTab && !label ? <span className="sr"> {ctx.words('page.new_tab')}</span> : null}
    </Anchor>
  )
}

import type { ReactNode } from 'react'
import type { PageContext } from '#document/block-context.ts'
import type { HeaderAction, SiteStyles, ThemeName } from '#document/styles.ts'
import type { PageDocument } from '#document/nodes.ts'
import type { NavItem } from '../releases/manifest.ts'
import { foldOf } from './header-fold.ts'

export interface SiteHeaderProps {
  readonly title: string
  readonly styles: SiteStyles
  readonly items: readonly NavItem[]
  readonly ctx: Pick<PageContext, 'words' | 'image' | 'link' | 'path'>
  /** Theme of the section the header lies over; null where it stands above the page on its own ground. */
  readonly over: ThemeName | null
}

/** A path without its fragment and query, to tell which entry is the page one is on. */
function isCurrent(href: string, path: string): boolean {
  return href.split(/[?#]/)[0] === path
}

function Entry({
  item,
  ctx,
  isSecondHalf,
}: {
  item: NavItem
  ctx: SiteHeaderProps['ctx']
  /** It stands behind the logo, where that parts the navigation. */
  isSecondHalf?: boolean
}) {
  const half = isSecondHalf ? 'second' : undefined
  const newTab = item.opensNewTab ? { target: '_blank', rel: 'noopener' } : {}
  if (item.children.length === 0) {
    return (
      <li data-half={half}>
        <a href={item.href} aria-current={isCurrent(item.href, ctx.path) ? 'page' : undefined} {...newTab}>
          {item.title}
          {item.opensNewTab && <span className="sr">{` ${ctx.words('page.new_tab')}`}</span>}
        </a>
      </li>
    )
  }
  const holdsCurrent = item.children.some((child) => isCurrent(child.href, ctx.path))
  return (
    <li className="nav-folder" data-half={half}>
      <details name="site-nav">
        <summary
          aria-label={ctx.words('page.submenu', { title: item.title })}
          data-current={holdsCurrent || undefined}
        >
          {item.title}
        </summary>
        <ul>
          {item.children.map((child) => (
            <Entry key={child.pageId} item={child} ctx={ctx} />
          ))}
        </ul>
      </details>
    </li>
  )
}

/** The entries of a navigation, each with what is under it; in two halves where something parts them. */
export function NavList({
  items,
  ctx,
  isParted = false,
}: {
  items: readonly NavItem[]
  ctx: SiteHeaderProps['ctx']
  isParted?: boolean
}) {
  const half = Math.ceil(items.length / 2)
  return (
    <ul className="nav-list">
      {items.map((item, index) => (
        <Entry key={item.pageId} item={item} ctx={ctx} isSecondHalf={isParted && index >= half} />
      ))}
    </ul>
  )
}

function Logo({ title, styles, ctx }: Pick<SiteHeaderProps, 'title' | 'styles' | 'ctx'>) {
  const { logo, wordmark, logoHeight } = styles.header
  const image = logo && ctx.image(logo)
  const words = wordmark || title
  return (
    <a
      className="site-logo"
      href="/"
      aria-label={image ? words : undefined}
      aria-current={ctx.path === '/' ? 'page' : undefined}
    >
      {image ? (
        <img
          src={image.src}
          srcSet={image.srcSet || undefined}
          sizes={`${Math.ceil((logoHeight * image.width) / image.height)}px`}
          alt=""
          width={Math.ceil((logoHeight * image.width) / image.height)}
          height={logoHeight}
        />
      ) : (
        words
      )}
    </a>
  )
}

function Action({ action, ctx }: { action: HeaderAction; ctx: SiteHeaderProps['ctx'] }): ReactNode {
  if (action.kind !== 'button') return null
  const link = ctx.link(action.link)
  if (!link) return null
  return (
    <a
      className={`button button-${action.style}`}
      href={link.href}
      {...(link.newTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {action.text}
    </a>
  )
}

/**
 * The head of every page: announcement, logo, navigation, actions. Without any script: on a phone
 * the navigation is behind a disclosure, folders are disclosures too.
 */
export function SiteHeader({ title, styles, items, ctx, over }: SiteHeaderProps) {
  const { header } = styles
  const announced = header.announcement?.text ? header.announcement : null
  const announcedLink = announced?.link && ctx.link(announced.link)
  const actions = header.actions.map((action, index) => (
    // Actions have no identity of their own and are never reordered on a page that is already drawn.
    <Action key={index} action={action} ctx={ctx} />
  ))
  return (
    <>
      {announced && (
        <section
          className={`site-announcement t-${announced.theme}`}
          aria-label={ctx.words('page.announcement')}
        >
          {announcedLink ? <a href={announcedLink.href}>{announced.text}</a> : <p>{announced.text}</p>}
        </section>
      )}
      <header
        className={`site-header t-${over ?? header.theme}`}
        data-layout={header.layout}
        data-sticky={header.sticky === 'none' ? undefined : ''}
        data-fold={foldOf(title, styles, items)}
        data-overlay={over !== null || undefined}
      >
        <Logo title={title} styles={styles} ctx={ctx} />
        {items.length > 0 && (
          <nav className="nav-wide" aria-label={ctx.words('page.navigation')}>
            <NavList items={items} ctx={ctx} isParted={header.layout === 'logo-center-split'} />
          </nav>
        )}
        {actions.length > 0 && <div className="site-actions">{actions}</div>}
        {items.length > 0 && (
          <details className="nav-small" data-kind={header.phoneMenu}>
            <summary aria-label={ctx.words('page.menu')}>
              <span className="nav-bars" aria-hidden="true" />
            </summary>
            <nav aria-label={ctx.words('page.navigation')}>
              <NavList items={items} ctx={ctx} />
              {actions.length > 0 && <div className="site-actions">{actions}</div>}
            </nav>
          </details>
        )}
      </header>
    </>
  )
}

/**
 * The theme that a page's header lies over, or null: it says so itself, or the site's styles do. Where the
 * first section's blocks reach its upper edge the site's header stands above them instead, or its words
 * would lie on whatever picture comes first; a page may still ask for that.
 */
export function overTheme(document: PageDocument, styles: SiteStyles): ThemeName | null {
  const [first] = document.order
  const section = first === undefined ? undefined : document.sections[first]
  const isOver =
    document.page.header === 'overlay' || (styles.header.transparent && section?.width !== 'full')
  return isOver && section ? section.theme : null
}

import { createElement, Fragment, type ReactNode } from 'react'
import type { PageContext, ResolvedImage } from '#document/block-context.ts'
import type { HeaderButton, HeaderLayout, SiteStyles, ThemeName } from '#document/styles.ts'
import type { PageDocument } from '#document/nodes.ts'
import type { HeaderAction } from '#kernel/header-action.ts'
import type { NavItem } from '../releases/navigation.ts'
import { foldOf, halfOf, isCentred, type LogoSize, logoSize, wordedButtons } from './header-fold.ts'

export interface SiteHeaderProps {
  readonly title: string
  readonly styles: SiteStyles
  readonly items: readonly NavItem[]
  readonly ctx: Pick<PageContext, 'words' | 'image' | 'link' | 'path'>
  /** Theme of the section the header lies over; null where it stands above the page on its own ground. */
  readonly over: ThemeName | null
  /** It is looked at where nothing runs: nothing in it asks for the focus. */
  readonly isStill?: boolean | undefined
  /** Links that areas bring, behind the owner's own buttons. */
  readonly more?: readonly HeaderAction[] | undefined
}

/** The element that fetches what is for one visitor (`faces/visitor/islands`). */
export const regionElement = 'visitor-region'

/** A path without its fragment and query, to tell which entry is the page one is on. */
function isCurrent(href: string, path: string): boolean {
  return href.split(/[?#]/)[0] === path
}

interface EntryProps {
  readonly item: NavItem
  readonly ctx: SiteHeaderProps['ctx']
  /** The id of the menu that opens where the entry is a folder; without one it unfolds in its place. */
  readonly menu?: string | undefined
  /** Of those that unfold and have a group, one at a time does so. */
  readonly group?: string
}

function Entry({ item, ctx, menu, group }: EntryProps) {
  const newTab = item.opensNewTab ? { target: '_blank', rel: 'noopener' } : {}
  if (item.children.length === 0) {
    return (
      <li>
        <a href={item.href} aria-current={isCurrent(item.href, ctx.path) ? 'page' : undefined} {...newTab}>
          {item.title}
          {item.opensNewTab && <span className="sr">{` ${ctx.words('page.new_tab')}`}</span>}
        </a>
      </li>
    )
  }
  const about = {
    'aria-label': ctx.words('page.submenu', { title: item.title }),
    'data-current': item.children.some((child) => isCurrent(child.href, ctx.path)) || undefined,
  }
  const list = (
    <ul id={menu} popover={menu && 'auto'}>
      {item.children.map((child) => (
        <Entry key={child.pageId} item={child} ctx={ctx} />
      ))}
    </ul>
  )
  return (
    <li className="nav-folder">
      {menu ? (
        <>
          <button type="button" popoverTarget={menu} {...about}>
            {item.title}
          </button>
          {list}
        </>
      ) : (
        <details name={group}>
          <summary {...about}>{item.title}</summary>
          {list}
        </details>
      )}
    </li>
  )
}

export interface NavListProps {
  readonly items: readonly NavItem[]
  readonly ctx: SiteHeaderProps['ctx']
  /** How the ids of its menus begin, where folders open as menus; without it they unfold in place. */
  readonly menus?: string | undefined
}

/** The entries of a navigation, each with what is under it. */
export function NavList({ items, ctx, menus }: NavListProps) {
  return (
    <ul className="nav-list">
      {items.map((item, index) => (
        <Entry key={item.pageId} item={item} ctx={ctx} group="site-nav" menu={menus && menus + index} />
      ))}
    </ul>
  )
}

function Logo({
  title,
  styles: { header },
  image,
  size,
  ctx,
}: Pick<SiteHeaderProps, 'title' | 'styles' | 'ctx'> & {
  readonly image: ResolvedImage | undefined
  /** How large it is drawn where it has room. */
  readonly size: LogoSize | undefined
}) {
  const words = header.wordmark || title
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
          sizes={`${size?.width}px`}
          alt=""
          width={size?.width}
          height={size?.height}
        />
      ) : (
        words
      )}
    </a>
  )
}

function Action({ action, ctx }: { action: HeaderButton; ctx: SiteHeaderProps['ctx'] }): ReactNode {
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

interface Parts {
  readonly logo: ReactNode
  readonly navigation: ReactNode
  readonly actions: ReactNode
}

/** The parts of a wide header in the order in which they are seen: the keyboard and screen readers follow it. */
function inOrder(layout: HeaderLayout, { logo, navigation, actions }: Parts): readonly ReactNode[] {
  if (layout === 'logo-right') return [navigation, actions, logo]
  return isCentred(layout) ? [navigation, logo, actions] : [logo, navigation, actions]
}

/**
 * The head of every page: announcement, logo, navigation, actions. Without any script: folders are popovers, and on
 * a phone the whole navigation is one, in which folders unfold, as they do at the side (decision 25).
 */
export function SiteHeader({ title, styles, items, ctx, over, isStill, more = [] }: SiteHeaderProps) {
  const { header } = styles
  const announced = header.announcement?.text.trim() ? header.announcement : null
  const announcedLink = announced?.link && ctx.link(announced.link)
  const image = header.logo && ctx.image(header.logo)
  const size = image && logoSize(image, header)
  const fold = foldOf(title, styles, items, size)
  const layout = fold === 'always' ? 'minimal' : header.layout
  const isParted = layout === 'logo-center-split' && items.length > 0
  const half = halfOf(items)
  const logo = <Logo title={title} styles={styles} image={image} size={size} ctx={ctx} />
  const buttons = wordedButtons(header)
  const actions = buttons.length + more.length > 0 && (
    <div className="site-actions">
      {buttons.map((action, index) => (
        // Actions have no identity of their own and are never reordered on a page that is already drawn.
        <Action key={index} action={action} ctx={ctx} />
      ))}
      {more.map(({ href, label, region, cookie }) => (
        <a key={region} href={href}>
          {createElement(
            regionElement,
            { 'data-region': region, 'data-cookie': cookie, 'aria-live': 'polite' },
            ctx.words(label),
          )}
        </a>
      ))}
    </div>
  )
  // At the side the entries below would be under a menu: folders unfold there. No section can be called so (`isAnchor`).
  const menus = layout === 'sidebar' ? undefined : '_'
  const list = (from: number, end?: number) => (
    <NavList items={items.slice(from, end)} ctx={ctx} menus={menus && menus + from} />
  )
  const label = ctx.words('page.navigation')
  // Entries that are parted are one navigation from end to end: two of one name could not be told apart.
  const Panel = isParted ? 'div' : 'nav'
  const bars = <span className="nav-bars" aria-hidden="true" />
  const menu = items.length > 0 && (
    <div className="nav-small">
      <button type="button" popoverTarget="_" aria-label={ctx.words('page.menu')}>
        {bars}
      </button>
      <Panel
        id="_"
        popover="auto"
        className="nav-panel"
        data-kind={header.phoneMenu}
        aria-label={isParted ? undefined : label}
      >
        <button
          type="button"
          className="nav-close"
          popoverTarget="_"
          popoverTargetAction="hide"
          // It lies over what opened it.
          autoFocus={!isStill}
          aria-label={ctx.words('page.menu_close')}
        >
          {bars}
        </button>
        <NavList items={items} ctx={ctx} />
        {actions}
      </Panel>
    </div>
  )
  const navigation = items.length > 0 && (
    <nav className="nav-wide" aria-label={label}>
      {list(0)}
    </nav>
  )
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
        data-layout={layout}
        data-sticky={header.sticky === 'none' ? undefined : ''}
        data-fold={fold === 'always' ? undefined : fold}
        data-overlay={over !== null || undefined}
      >
        {isParted ? (
          <nav className="nav-parted" aria-label={label}>
            <div className="nav-wide">{list(0, half)}</div>
            {logo}
            <div className="nav-wide">
              {list(half)}
              {actions}
            </div>
            {menu}
          </nav>
        ) : (
          createElement(Fragment, null, ...inOrder(layout, { logo, navigation, actions }), menu)
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

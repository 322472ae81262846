import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import ExternalLink from 'lucide-react/icons/external-link'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import FileText from 'lucide-react/icons/file-text'
import Folder from 'lucide-react/icons/folder'
import History from 'lucide-react/icons/history'
import House from 'lucide-react/icons/house'
import LinkIcon from 'lucide-react/icons/link'
import Lock from 'lucide-react/icons/lock'
import PanelBottom from 'lucide-react/icons/panel-bottom'
import PanelTop from 'lucide-react/icons/panel-top'
import Pencil from 'lucide-react/icons/pencil'
import Settings from 'lucide-react/icons/settings'
import Trash2 from 'lucide-react/icons/trash-2'
import Unlink from 'lucide-react/icons/unlink'
import { Badge } from '#ui/badge/badge.tsx'
import { Icon, type IconShape } from '#ui/icon/icon.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import type { TreeEntry } from '#ui/tree/tree.tsx'
import { useWords, type Words } from '#ui/words.ts'
import { type NavPlace, navPlaces, type PageKind, type PageRow } from '../../contract.ts'
import { inOrder, isAddressed } from '../../tree/page.ts'
import { aloneIn, type PageNode, pageTree, placeId } from './page-tree.ts'
import type { PageVerbs } from './use-page-verbs.ts'
import css from './page-entry.module.css'

const icons: Readonly<Record<PageKind, IconShape>> = {
  layout: FileText,
  cover: PanelTop,
  parking: PanelTop,
  folder: Folder,
  link: LinkIcon,
  footer: PanelTop,
}

/** What can be done with a page of the tree. */
export interface PageActions {
  readonly verbs: PageVerbs
  readonly canEdit: boolean
  readonly canCreate: boolean
  /** The site is one page without navigation: nothing is put beside it or anywhere else. */
  readonly isOnePage: boolean
  /** Address of the drafts of a page; null where there is none. */
  preview(page: PageRow): string | null
  onEdit(page: PageRow): void
  onSettings(page: PageRow): void
  onVersions(page: PageRow): void
  /** Throws a page away, after showing where it is linked. */
  onTrash(page: PageRow): void
  /** Opens the footer in the editor; absent where there is none. */
  readonly onFooter?: (() => void) | undefined
}

const placeIcons: Readonly<Record<NavPlace, IconShape>> = {
  main: PanelTop,
  footer: PanelBottom,
  none: Unlink,
}

/** The places of the navigation as entries of the tree, each with its pages; before them the home page of none. */
export function placesOf(
  pages: readonly PageRow[],
  actions: PageActions & { readonly isSearch: boolean },
  t: Words,
): TreeEntry[] {
  const home = aloneIn(pages)
  const places = navPlaces.map((nav) => {
    const nodes = pageTree(pages, nav)
    const hint = actions.isSearch ? ('pages.none_found_here' as const) : (`pages.nav.${nav}_empty` as const)
    return {
      id: placeId(nav),
      label: t(`pages.nav.${nav}`),
      icon: placeIcons[nav],
      isContainer: true,
      isFixed: true,
      end: (
        <span className={css.hint} data-alone={nav !== 'footer' || !actions.onFooter || undefined}>
          {t(nodes.length === 0 ? hint : `pages.nav.${nav}_help`)}
        </span>
      ),
      ...(nav === 'footer' && actions.onFooter
        ? {
            actions: (
              <IconButton
                icon={Pencil}
                size="small"
                name={t('pages.footer.edit')}
                onPress={actions.onFooter}
              />
            ),
          }
        : {}),
      children: entriesOf(nodes, actions, t),
    }
  })
  return [...entriesOf(home ? [{ page: home, children: [] }] : [], actions, t), ...places]
}

/** The pages of a site that is one page, as entries without places: its home page, and what is left from before. */
export function onePageOf(pages: readonly PageRow[], actions: PageActions, t: Words): TreeEntry[] {
  const shown = inOrder(pages.filter((page) => page.kind !== 'footer'))
  return entriesOf(
    shown.map((page) => ({ page, children: [] })),
    actions,
    t,
  )
}

/** Pages as entries of the tree. */
function entriesOf(nodes: readonly PageNode[], actions: PageActions, t: Words): TreeEntry[] {
  return nodes.map(({ page, children }) => ({
    id: page.id,
    label: page.title,
    icon: page.isHome ? House : icons[page.kind],
    isContainer: page.kind === 'folder',
    end: <PageSigns page={page} />,
    actions: <PageMenu page={page} actions={actions} />,
    ...(page.kind === 'folder' ? { children: entriesOf(children, actions, t) } : {}),
  }))
}

/** Signs after a page's name: hidden, behind a password, not released. */
function PageSigns({ page }: { page: PageRow }) {
  const t = useWords()
  return (
    <span className={css.signs}>
      {page.nav !== 'none' && page.navTitle !== null && page.navTitle !== page.title && (
        <span className={css.navTitle}>{t('pages.sign.nav_title', { title: page.navTitle })}</span>
      )}
      {page.hasPassword && (
        <Icon of={Lock} size="small" name={t('pages.sign.password')} className={css.sign} />
      )}
      {page.isHidden && <Icon of={EyeOff} size="small" name={t('pages.sign.hidden')} className={css.sign} />}
      {page.isHome && <span className={css.home}>{t('pages.sign.home')}</span>}
      {page.state !== 'released' && (
        <Badge tone={page.state === 'new' ? 'success' : 'info'}>{t(`pages.state.${page.state}`)}</Badge>
      )}
      {/* Empty where there is no address: what is said before it stays in its column. */}
      <span dir="auto" className={css.path}>
        {isAddressed(page) ? page.path : ''}
      </span>
    </span>
  )
}

const placeName = (nav: NavPlace, t: Words) => t(`pages.nav.${nav}`)

function PageMenu({ page, actions }: { page: PageRow; actions: PageActions }) {
  const t = useWords()
  const { verbs, canEdit, canCreate, isOnePage } = actions
  const preview = actions.preview(page)
  const hasContent = isAddressed(page)
  // Where there is one page alone, no other can take its place first.
  const mayTrash = canCreate && !(isOnePage && page.isHome)
  return (
    <>
      <IconButton
        icon={Settings}
        size="small"
        name={t('pages.menu.settings', { title: page.title })}
        onPress={() => actions.onSettings(page)}
      />
      <Menu
        label={t('pages.menu.label', { title: page.title })}
        placement="bottom end"
        trigger={
          <IconButton icon={Ellipsis} size="small" name={t('pages.menu.label', { title: page.title })} />
        }
        items={[
          hasContent && {
            id: 'edit',
            icon: Pencil,
            label: t('pages.menu.edit'),
            onAction: () => actions.onEdit(page),
          },
          preview !== null && {
            id: 'preview',
            icon: ExternalLink,
            label: t('pages.editor.preview'),
            onAction: () => window.open(preview, '_blank', 'noopener'),
          },
          {
            id: 'settings',
            icon: Settings,
            label: t('pages.editor.settings'),
            onAction: () => actions.onSettings(page),
          },
          hasContent && {
            id: 'versions',
            icon: History,
            label: t('pages.versions.open'),
            onAction: () => actions.onVersions(page),
          },
          canEdit && !isOnePage && 'line',
          canCreate &&
            !isOnePage &&
            page.kind !== 'folder' && {
              id: 'duplicate',
              icon: Copy,
              label: t('pages.menu.duplicate'),
              onAction: () => void verbs.duplicate(page),
            },
          canEdit &&
            !isOnePage && {
              id: 'hide',
              icon: page.isHidden ? Eye : EyeOff,
              label: t(page.isHidden ? 'pages.menu.unhide' : 'pages.menu.hide'),
              onAction: () => void verbs.setHidden(page, !page.isHidden),
            },
          canEdit &&
            !isOnePage && {
              label: t('pages.menu.move'),
              selection: 'single',
              selected: page.parentId === null ? [page.nav] : [],
              onSelect: ([nav]) => {
                const place = navPlaces.find((one) => one === nav)
                if (place) void verbs.moveToNav(page.id, place)
              },
              items: navPlaces.map((nav) => ({ id: nav, label: placeName(nav, t) })),
            },
          canEdit && hasContent && !page.isHome && 'line',
          canEdit &&
            hasContent &&
            !page.isHome && {
              id: 'home',
              icon: House,
              label: t('pages.menu.home'),
              onAction: () => void verbs.setHome(page),
            },
          mayTrash && 'line',
          mayTrash && {
            id: 'trash',
            icon: Trash2,
            label: t('pages.menu.trash'),
            isDanger: true,
            isDisabled: page.isHome,
            ...(page.isHome ? { detail: t('pages.menu.trash_home') } : {}),
            onAction: () => actions.onTrash(page),
          },
        ]}
      />
    </>
  )
}

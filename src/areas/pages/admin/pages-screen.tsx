import { useNavigate } from '@tanstack/react-router'
import FilePlus from 'lucide-react/icons/file-plus'
import Plus from 'lucide-react/icons/plus'
import Rocket from 'lucide-react/icons/rocket'
import SearchX from 'lucide-react/icons/search-x'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { usePlainList } from '#areas/accounts/admin/index.tsx'
import { permissions } from '#areas/sites/contract.ts'
import { ReadOnlyNote, useSite } from '#areas/sites/admin/index.tsx'
import { siteStatus } from '#kernel/states/site-status.ts'
import { hasOnePage } from '#kernel/states/site-type.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { useRead } from '#ui/data/data.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { late } from '#ui/late/late.tsx'
import { Page, Stack } from '#ui/layout/layout.tsx'
import { ButtonLink } from '#ui/link/link.tsx'
import { HeaderActions } from '#ui/page-header/header-actions.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { useAnnounceFound } from '#ui/table/announce-found.ts'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { Loading, Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Tree } from '#ui/tree/tree.tsx'
import { useWords } from '#ui/words.ts'
import { listPending } from '#areas/releases/contract.ts'
import { listPages, type NavPlace, navPlaces, type PageRow, type WhereLinked } from '../contract.ts'
import { isAddressed } from '../tree/page.ts'
import { previewAddress } from './previews/preview-address.ts'
import { onePageOf, type PageActions, placesOf } from './tree/page-entry.tsx'
import { placeId } from './tree/page-tree.ts'
import { usePageVerbs } from './tree/use-page-verbs.ts'
import css from './pages-screen.module.css'

const AddPageDialog = late(async () => (await import('./tree/add-page-dialog.tsx')).AddPageDialog)
const PageSettings = late(async () => (await import('./tree/page-settings.tsx')).PageSettings)
const TrashLinkedDialog = late(async () => (await import('./tree/linked-dialogs.tsx')).TrashLinkedDialog)
const TrashDrawer = late(async () => (await import('./tree/trash-drawer.tsx')).TrashDrawer)
const VersionsDrawer = late(async () => (await import('./versions/versions-drawer.tsx')).VersionsDrawer)
const ReleaseDialog = late(async () => (await import('./releases/release-dialog.tsx')).ReleaseDialog)

/** From so many pages on there is a search box. */
const MANY = 12

type Open =
  | { readonly kind: 'add'; readonly nav: NavPlace }
  | { readonly kind: 'settings' | 'versions'; readonly pageId: string }
  | { readonly kind: 'trash' | 'release' }
  | { readonly kind: 'trash-linked'; readonly page: PageRow; readonly where: WhereLinked }

/** Every page of a site, as its navigation shows them. */
export function Screen() {
  const t = useWords()
  const site = useSite()
  const navigate = useNavigate()
  const list = useRead(listPages, { siteId: site.id })
  const pending = useRead(listPending, { siteId: site.id })
  const look = usePlainList('pages/tree')
  const { search } = look.view
  const setSearch = (text: string): void => look.change({ search: text })
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const pages = list.data?.pages ?? []
  const verbs = usePageVerbs(site.id, pages)
  const canEdit = site.can(permissions.pagesEdit) && !site.isReadOnly
  const canCreate = site.can(permissions.pagesCreate) && !site.isReadOnly
  const isOnePage = hasOnePage(site.type)
  const canRelease = site.can(permissions.pagesRelease) && !site.isReadOnly
  const waiting = pending.data?.changes.length ?? 0
  const edit = (pageId: string) => void navigate({ to: `/sites/${site.id}/pages/${pageId}` })
  const footer = pages.find((page) => page.kind === 'footer')
  const home = pages.find((page) => page.isHome)
  const actions: PageActions = {
    verbs,
    canEdit,
    canCreate,
    isOnePage,
    preview: (page) => (isAddressed(page) ? previewAddress(site.url, site.previewKey, page.path) : null),
    onEdit: (page) => edit(page.id),
    onSettings: (page) => setOpen({ kind: 'settings', pageId: page.id }),
    onVersions: (page) => setOpen({ kind: 'versions', pageId: page.id }),
    onTrash: (page) => {
      const ask = async () => {
        const where = await verbs.trashUnlinked(page)
        if (where) setOpen({ kind: 'trash-linked', page, where })
      }
      void ask()
    },
    ...(footer && canEdit ? { onFooter: () => edit(footer.id) } : {}),
  }
  const openPage = (id: string) => {
    const page = pages.find((one) => one.id === id)
    if (!page) return
    if (isAddressed(page) || page.kind === 'footer') edit(id)
    else setOpen({ kind: 'settings', pageId: id })
  }
  const containers = [
    ...navPlaces.map(placeId),
    ...pages.filter((page) => page.kind === 'folder').map((page) => page.id),
  ]
  const wanted = search.trim().toLocaleLowerCase()
  const found = wanted === '' ? pages : pages.filter((page) => fits(page, wanted)).map(flat)
  useAnnounceFound(wanted, list.data ? found.filter(({ kind }) => kind !== 'footer').length : null)
  const canOrder = canEdit && wanted === '' && !isOnePage
  const shown = open && 'pageId' in open ? pages.find((page) => page.id === open.pageId) : undefined
  return (
    <Page width="medium">
      <PageHeader
        title={t('frame.nav.pages')}
        actions={
          <HeaderActions
            more={[
              !isOnePage && {
                id: 'trash',
                label: t('page_trash.title'),
                icon: Trash2,
                isQuiet: true,
                onAction: () => setOpen({ kind: 'trash' }),
              },
              canRelease &&
                waiting > 0 && {
                  id: 'release',
                  label: t('pages.release.count', { count: waiting }),
                  icon: Rocket,
                  onAction: () => setOpen({ kind: 'release' }),
                },
            ]}
          >
            {canCreate && !isOnePage && (
              <Button variant="primary" icon={Plus} onPress={() => setOpen({ kind: 'add', nav: 'main' })}>
                {t('pages.add')}
              </Button>
            )}
          </HeaderActions>
        }
      >
        {canEdit && t(isOnePage ? 'pages.one.help' : 'pages.tree.help')}
      </PageHeader>
      {list.isError && list.data === undefined ? (
        <ReadFailed onAgain={() => void list.refetch()} />
      ) : list.data === undefined ? (
        <TreeWaiting />
      ) : (
        <Stack gap={24}>
          <ReadOnlyNote />
          <OnePageNote />
          {(pages.length >= MANY || search !== '') && (
            <SearchField
              label={t('pages.search')}
              value={search}
              onChange={setSearch}
              wait={80}
              className={css.search ?? ''}
            />
          )}
          {wanted !== '' && found.length === 0 ? (
            <EmptyState
              icon={SearchX}
              level={2}
              title={t('pages.none_found')}
              action={<Button onPress={() => setSearch('')}>{t('pages.none_found.clear')}</Button>}
            />
          ) : (
            <div className={css.tree}>
              <Tree
                // What a search finds is another tree: it cannot be put in order.
                key={canOrder ? 'order' : 'found'}
                label={t('frame.nav.pages')}
                items={
                  isOnePage
                    ? onePageOf(found, actions, t)
                    : placesOf(found, { ...actions, isSearch: wanted !== '' }, t)
                }
                onOpen={openPage}
                expanded={new Set(containers.filter((id) => !folded.has(id)))}
                onExpand={(expanded) => setFolded(new Set(containers.filter((id) => !expanded.has(id))))}
                {...(canOrder ? { onMove: (ids, place) => void verbs.move(ids, place) } : {})}
              />
            </div>
          )}
          {pages.length === 0 && (
            <EmptyState icon={FilePlus} level={2} title={t('pages.tree.empty')}>
              {t('pages.tree.empty_text')}
            </EmptyState>
          )}
        </Stack>
      )}
      {open?.kind === 'add' && (
        <AddPageDialog
          pages={pages}
          startsIn={open.nav}
          onClose={close}
          onMissing={close}
          onMade={(page) => {
            setOpen(null)
            if (isAddressed(page)) edit(page.id)
          }}
        />
      )}
      {open?.kind === 'settings' && shown && (
        <PageSettings key={shown.id} page={shown} onClose={close} onMissing={close} />
      )}
      {open?.kind === 'versions' && shown && (
        <VersionsDrawer key={shown.id} page={shown} onClose={close} onMissing={close} />
      )}
      {open?.kind === 'trash' && (
        <TrashDrawer
          verbs={verbs}
          canRestore={canCreate}
          homeId={home?.id}
          onOpen={openPage}
          onClose={close}
          onMissing={close}
        />
      )}
      {open?.kind === 'trash-linked' && (
        <TrashLinkedDialog
          page={open.page}
          where={open.where}
          homeId={home?.id}
          onOpen={(id) => {
            setOpen(null)
            openPage(id)
          }}
          onTrash={() => {
            setOpen(null)
            void verbs.trash(open.page)
          }}
          onClose={close}
          onMissing={close}
        />
      )}
      {open?.kind === 'release' && <ReleaseDialog onClose={close} onMissing={close} />}
    </Page>
  )
}

const fits = (page: PageRow, wanted: string) =>
  page.kind !== 'footer' &&
  (page.title.toLocaleLowerCase().includes(wanted) ||
    (page.navTitle ?? '').toLocaleLowerCase().includes(wanted) ||
    page.path.includes(wanted))

/** What a search finds stands on its own, whatever it is in. */
const flat = (page: PageRow): PageRow => ({ ...page, parentId: null })

/** Says why a site has one page, and to whoever may change its type, where. */
function OnePageNote() {
  const t = useWords()
  const site = useSite()
  // The bar above every screen of a parking page says it already.
  const { type } = site
  if (!hasOnePage(type) || site.status === siteStatus.activeParkingPage) return null
  const mayConvert = site.can(permissions.siteSettings) && !site.isReadOnly
  return (
    <Banner
      title={t(`pages.one.${type}`)}
      actions={
        mayConvert && (
          <ButtonLink size="small" href={`/sites/${site.id}/settings#type`}>
            {t('pages.one.action')}
          </ButtonLink>
        )
      }
    >
      {mayConvert && t('pages.one.text')}
    </Banner>
  )
}

function TreeWaiting() {
  return (
    <Loading>
      <div className={css.waiting} aria-hidden="true">
        <Skeleton width="9rem" />
        {Array.from({ length: 6 }, (_, at) => (
          <Skeleton key={at} width={`${30 + ((at * 7) % 4) * 9}%`} height="1.25rem" />
        ))}
      </div>
    </Loading>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { memo, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { readAccount } from '#areas/accounts/contract.ts'
import { useSite } from '#areas/sites/admin/index.tsx'
import { permissions } from '#areas/sites/contract.ts'
import type { PageDocument } from '#document/nodes.ts'
import { PageEditor, type PageEditorHandle, type PageEditorProps } from '#editor/index.tsx'
import { newLocalId } from '#kernel/ids.ts'
import { refresh, useRead } from '#ui/data/data.ts'
import { PlugContext } from '#ui/plug/plug.tsx'
import { useWords } from '#ui/words.ts'
import { fontSource } from '../../fonts/font-css.ts'
import { listPending } from '#areas/releases/contract.ts'
import { listPages, type PageRow, readStyles } from '../../contract.ts'
import { directionOf } from '../../frame/page-links.ts'
import { assetIdsIn } from '../../visitor/asset-ids.ts'
import { linksFrom, linkSources } from '../link-sources.ts'
import { referencesOf, referenceSources } from '../reference-sources.ts'
import { EditorEnd, EditorStart } from './editor-bar.tsx'
import type { EditorWindow } from './editor-window.ts'
import { EditorWindows, fetchWindows } from './editor-windows.tsx'
import { livePage } from './live-page.ts'
import { drawingContext } from './page-drawing.ts'
import { pageServer } from './page-server.ts'
import { siteCrossing } from './site-crossing.ts'
import { useAssetChooser } from './use-asset-chooser.tsx'
import type { OpenedPage } from './use-opened-page.ts'
import { useBlockData } from './use-block-data.ts'
import { useCanvasSheet, useIsDrawn } from './use-canvas-sheet.ts'
import { type PageRights, useCommands } from './use-commands.ts'
import { useFaces } from './use-faces.ts'
import { useNamedPages } from './use-named-pages.ts'
import { useSectionLibrary } from './use-section-library.ts'
import { useSiteStyles } from './use-site-styles.ts'
import { useSurroundings } from './use-surroundings.tsx'

/** How long after the last save the list of what waits for release is read again, ms. */
const COUNT_AFTER = 2_500

/** The pages of the site as they are now, for what outlives a render. */
function heldPages(first: readonly PageRow[]): {
  get(this: void): readonly PageRow[]
  set(this: void, pages: readonly PageRow[]): void
} {
  let pages = first
  return {
    get: () => pages,
    set: (next) => {
      pages = next
    },
  }
}

/** The editor, drawn anew only when something it is given is another one. */
const SteadyEditor = memo(PageEditor)

/** Has the list of what waits for release read again, a while after the last save. */
function useCountSoon(): () => void {
  const client = useQueryClient()
  const counting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(counting.current), [])
  return useCallback(() => {
    clearTimeout(counting.current)
    counting.current = setTimeout(() => void refresh(client, [listPending, listPages]), COUNT_AFTER)
  }, [client])
}

/** What follows when styles of the site were stored. */
function useStylesStored(countSoon: () => void): () => void {
  const client = useQueryClient()
  return () => {
    countSoon()
    void refresh(client, [readStyles])
  }
}

/** {@link useSurroundings} with the header as it is changed here, before it is stored. */
function useEditedSurroundings(
  { opened, footer, registry }: OpenedPage,
  given: {
    page: PageRow
    pages: readonly PageRow[]
    styles: ReturnType<typeof useSiteStyles>
    context: ReturnType<typeof drawingContext>
    rights: PageRights
    open: (window: EditorWindow) => void
  },
): ReturnType<typeof useSurroundings> {
  const { page, pages, context, open } = given
  const { stored, header } = given.styles
  const styles = useMemo(() => ({ ...stored, header }), [stored, header])
  const { canStyle } = given.rights
  const onHeader = useMemo(() => (canStyle ? () => open('header') : undefined), [canStyle, open])
  const { document } = opened
  return useSurroundings({ page, pages, document, footer, registry, styles, context, onHeader })
}

function useEdited(mine: string, page: PageRow): PageEditorProps['page'] {
  const { language } = useSite()
  const { id, title, kind } = page
  const { description } = page.settings
  return useMemo(
    () => ({
      id: `${mine}${id}`,
      title,
      locale: language,
      dir: directionOf(language),
      description,
      isBare: kind !== 'layout',
    }),
    [mine, id, title, description, language, kind],
  )
}

/** What leads from the page to others: links, rows of other areas, crossings to other sites, copies of other pages in this browser. */
function useWays(given: {
  mine: string
  pageId: string
  book: OpenedPage['book']
  pages: () => readonly PageRow[]
  canAdd: boolean
}): Pick<PageEditorProps, 'links' | 'references' | 'crossing'> & {
  elsewhere: NonNullable<PageEditorProps['elsewhere']>
} {
  const { mine, pageId, book, pages, canAdd } = given
  const t = useWords()
  const { id: siteId } = useSite()
  const navigate = useNavigate()
  const plug = use(PlugContext)
  const links = useMemo(
    () => linksFrom(plug.of(linkSources), { siteId, pageId, pages }),
    [plug, siteId, pageId, pages],
  )
  const crossing = useMemo(
    () => siteCrossing({ siteId, book, pages, canAdd, words: t }),
    [siteId, book, pages, canAdd, t],
  )
  const elsewhere = useMemo(
    (): NonNullable<PageEditorProps['elsewhere']> => ({
      prefix: mine,
      title: (name) => pages().find((one) => `${mine}${one.id}` === name)?.title,
      open: (name) => void navigate({ to: `/sites/${siteId}/pages/${name.slice(mine.length)}` }),
    }),
    [mine, siteId, pages, navigate],
  )
  const sources = plug.of(referenceSources)
  const references = useMemo(() => referencesOf(sources, siteId), [sources, siteId])
  return { links, references, crossing, elsewhere }
}

/** What stands at the ends of the editor's bar. */
function useBar(given: {
  page: PageRow
  open: (window: EditorWindow) => void
  openCommands: () => void
}): Pick<PageEditorProps, 'start' | 'end'> {
  const { page, open, openCommands } = given
  const { id: siteId } = useSite()
  return useMemo(
    () => ({
      start: <EditorStart siteId={siteId} onOpen={open} />,
      end: <EditorEnd page={page} onOpen={open} onCommands={openCommands} />,
    }),
    [siteId, page, open, openCommands],
  )
}

/** The panel of the site's styles, where the person may change them. */
function useStylesInput(
  input: ReturnType<typeof useSiteStyles>['input'],
  { canStyle }: PageRights,
): Pick<PageEditorProps, 'site'> {
  const mayCode = useSite().can(permissions.codeEdit)
  const site = useMemo(() => (canStyle ? { ...input, mayCode } : undefined), [canStyle, input, mayCode])
  return site ? { site } : {}
}

/** Why the page can only be read, where it can. */
function useReadOnly(isNewer: boolean): Pick<PageEditorProps, 'readOnly'> {
  const t = useWords()
  const site = useSite()
  if (site.isReadOnly) return { readOnly: t('pages.editor.site_reading') }
  if (!site.can(permissions.pagesEdit)) return { readOnly: t('pages.reading_only') }
  return isNewer ? { readOnly: t('pages.editor.newer') } : {}
}

/** Gives the editor of a page everything it asks for: where to save, who else is there, pictures, pages, styles. */
export function EditPage({ given }: { given: OpenedPage }) {
  const t = useWords()
  const site = useSite()
  // What is not stored is kept in the browser under the person's own name: whoever signs in there next has none of it.
  const accountId = useRead(readAccount, {}).data?.id ?? ''
  const mine = `${accountId}/${site.id}/`
  const { book, words, opened, registry } = given
  const pageId = given.page.id
  const [clientId] = useState(() => newLocalId(20))
  const [shown, setShown] = useState<EditorWindow | null>(null)
  const list = useRead(listPages, { siteId: site.id })
  const pages = useNamedPages(list.data?.pages ?? given.pages)
  const page = pages.find((one) => one.id === pageId) ?? given.page

  // What the canvas asks for while it draws is read from here: the canvas outlives a render.
  const [held] = useState(() => heldPages(given.pages))
  useEffect(() => held.set(pages), [held, pages])

  const countSoon = useCountSoon()
  const styles = useSiteStyles(
    site.id,
    { styles: given.styles, version: given.stylesVersion, begun: given.begun },
    useStylesStored(countSoon),
  )
  const canAdd = site.can(permissions.assetsEdit)
  const { assets, window: library } = useAssetChooser({ siteId: site.id, siteUrl: site.url, book, canAdd })
  const { shown: data, follow: followData } = useBlockData(given.data)
  const context = useMemo(
    () => drawingContext({ siteUrl: site.url, path: page.path, book, pages: held.get, words, data }),
    [site.url, page.path, book, words, held, data],
  )
  const server = useMemo(
    () => pageServer({ siteId: site.id, pageId, clientId, book, onSaved: countSoon }),
    [site.id, pageId, clientId, book, countSoon],
  )
  const { version } = given
  const onStyles = styles.heard
  const [live] = useState(() =>
    livePage({ siteId: site.id, pageId, version, clientId, accountId, book, onStyles }),
  )
  const isDrawn = useIsDrawn(fetchWindows)
  const sheet = useCanvasSheet({
    styles: styles.stored,
    siteUrl: site.url,
    siteTitle: site.title,
    pages,
    ctx: context,
    footer: given.footer,
    registry,
    isDrawn,
  })
  const sections = useSectionLibrary(book, isDrawn)
  useFaces(styles.stored, isDrawn)

  const rights = {
    canStyle: site.can(permissions.stylesEdit) && !site.isReadOnly,
    canRelease: site.can(permissions.pagesRelease) && !site.isReadOnly,
  }
  const commands = useCommands({ pageId, pages, rights, open: setShown })
  const around = useEditedSurroundings(given, { page, pages, styles, context, rights, open: setShown })
  const { follow } = around
  const changed = useCallback(
    (next: PageDocument) => {
      follow(next)
      followData(next)
    },
    [follow, followData],
  )
  // A logo that was chosen a moment ago is known before it is drawn.
  useEffect(() => {
    void book.load(assetIdsIn(styles.header)).catch(() => {})
  }, [book, styles.header])

  const pageEditor = useRef<PageEditorHandle>(null)
  const openCommands = useCallback(() => pageEditor.current?.openCommands(), [])
  const saveNow = useCallback(async () => (await pageEditor.current?.saveNow()) ?? true, [])
  const ways = useWays({ mine, pageId, book, pages: held.get, canAdd })
  const props: Omit<PageEditorProps, 'handle'> = {
    page: useEdited(mine, page),
    document: opened.document,
    version,
    registry,
    styles: styles.given,
    css: sheet,
    fonts: fontSource,
    context,
    save: server.save,
    missing: server.missing,
    subscribe: live.subscribe,
    tell: live.tell,
    surroundings: around.surroundings,
    changed,
    assets,
    ...ways,
    sections,
    openSettings: useCallback(() => setShown('settings'), []),
    words: t,
    commands,
    ...useBar({ page, open: setShown, openCommands }),
    ...useStylesInput(styles.input, rights),
    ...useReadOnly(opened.readOnly !== undefined),
  }
  return (
    <>
      <SteadyEditor key={pageId} handle={pageEditor} {...props} />
      {library}
      <EditorWindows
        shown={shown}
        page={page}
        pages={pages}
        saveNow={saveNow}
        header={{
          header: styles.header,
          assets,
          context,
          saving: styles.saving,
          onChange: (header, gesture) =>
            pageEditor.current?.changeStyles({ styles: { header }, label: 'editor.step.header', gesture }),
        }}
        onClose={() => setShown(null)}
      />
    </>
  )
}

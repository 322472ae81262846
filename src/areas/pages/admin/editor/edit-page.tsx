import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { readAccount } from '#areas/accounts/contract.ts'
import { useSite } from '#areas/sites/admin/index.tsx'
import { permissions } from '#areas/sites/contract.ts'
import type { PageContext } from '#document/block-context.ts'
import type { PageDocument } from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import {
  PageEditor,
  type PageEditorHandle,
  type PageEditorProps,
  type StoredBatch,
  type Surroundings,
} from '#editor/index.tsx'
import { call } from '#kernel/api-client/call.ts'
import { newLocalId } from '#kernel/ids.ts'
import { refresh, useRead } from '#ui/data/data.ts'
import { useHelp } from '#ui/help/help.ts'
import { late } from '#ui/late/late.tsx'
import { useWords } from '#ui/words.ts'
import { blocks } from '../../blocks/registry.ts'
import { fontSource } from '../../fonts/font-css.ts'
import { listPages, listPatches, listPending, type PageRow, readStyles, savePatches } from '../../contract.ts'
import { directionOf } from '../../frame/page-links.ts'
import { overTheme } from '../../frame/site-header.tsx'
import { assetIdsIn } from '../../visitor/asset-ids.ts'
import { canvasSheet } from './canvas-css.ts'
import { EditorEnd, EditorStart } from './editor-bar.tsx'
import type { EditorWindow } from './editor-window.ts'
import { livePage } from './live-page.ts'
import { otherPages } from './other-pages.ts'
import { drawingContext } from './page-drawing.ts'
import { assetIdsOfPatches } from './patch-assets.ts'
import { batchOf, outcomeOf, outcomeOfError } from './save-outcome.ts'
import { CanvasFooter, CanvasHeader, footerCss } from './site-frame.tsx'
import { siteCrossing } from './site-crossing.ts'
import { useAssetChooser } from './use-asset-chooser.tsx'
import type { OpenedPage } from './use-opened-page.ts'
import { useFaces } from './use-faces.ts'
import { useSectionLibrary } from './use-section-library.ts'
import { useSiteStyles } from './use-site-styles.ts'

const PageSettings = late(async () => (await import('../tree/page-settings.tsx')).PageSettings)
const ReleaseDialog = late(async () => (await import('../releases/release-dialog.tsx')).ReleaseDialog)
const VersionsDrawer = late(async () => (await import('../versions/versions-drawer.tsx')).VersionsDrawer)
const HeaderSettings = late(async () => (await import('./header-settings.tsx')).HeaderSettings)
const OtherPage = late(async () => (await import('./other-page.tsx')).OtherPage)
const PreviewLinks = late(async () => (await import('../previews/preview-links.tsx')).PreviewLinks)

/** How long after the last save the list of what waits for release is read again, ms. */
const COUNT_AFTER = 2_500

const noReferences: PageEditorProps['references'] = { search: async () => [] }

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

/** Where links may lead to; how it is sought comes when it is. */
function lateLinks(
  siteId: string,
  pageId: string,
  pages: () => readonly PageRow[],
): PageEditorProps['links'] {
  let targets: PageEditorProps['links'] | undefined
  const ready = async () =>
    (targets ??= (await import('./link-targets.ts')).linkTargets(siteId, pageId, pages))
  return {
    search: async (query) => (await ready()).search(query),
    describe: async (link) => (await ready()).describe(link),
  }
}

/** What of a page is drawn or linked to; its version and who changed it are not. */
const nameOf = (page: PageRow) => [
  page.id,
  page.kind,
  page.title,
  page.navTitle,
  page.path,
  page.nav,
  page.parentId,
  page.position,
  page.isHidden,
  page.settings,
]

/** Pages as they are named: another value only when that changes, so that a save draws nothing anew. */
function useNamedPages(pages: readonly PageRow[]): readonly PageRow[] {
  const [kept, setKept] = useState(pages)
  if (kept === pages || JSON.stringify(kept.map(nameOf)) === JSON.stringify(pages.map(nameOf))) return kept
  setKept(pages)
  return pages
}

/** Whether two states of a page have the same header and footer, over the same first section. */
function isFramedAlike(one: PageDocument, other: PageDocument): boolean {
  const [a, b] = [one, other].map(({ page, order, sections }) => {
    const first = order[0] === undefined ? undefined : sections[order[0]]
    return [page.header, page.footer, first?.theme, first?.width].join(' ')
  })
  return a === b
}

/** Gives the editor of a page everything it asks for: where to save, who else is there, pictures, pages, styles. */
export function EditPage({ given }: { given: OpenedPage }) {
  const t = useWords()
  const site = useSite()
  // What is not stored is kept in the browser under the person's own name: whoever signs in there next has none of it.
  const accountId = useRead(readAccount, {}).data?.id ?? ''
  const mine = `${accountId}/${site.id}/`
  const client = useQueryClient()
  const navigate = useNavigate()
  const { book, words, opened } = given
  const pageId = given.page.id
  const [clientId] = useState(() => newLocalId(20))
  const [shown, setShown] = useState<EditorWindow | null>(null)
  const close = () => setShown(null)
  const list = useRead(listPages, { siteId: site.id })
  const pages = useNamedPages(list.data?.pages ?? given.pages)
  const page = pages.find((one) => one.id === pageId) ?? given.page
  const registry = blocks()

  // What the canvas asks for while it draws is read from here: the canvas outlives a render.
  const [held] = useState(() => heldPages(given.pages))
  useEffect(() => held.set(pages), [held, pages])

  const counting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(counting.current), [])
  const countSoon = useCallback(() => {
    clearTimeout(counting.current)
    counting.current = setTimeout(() => void refresh(client, [listPending, listPages]), COUNT_AFTER)
  }, [client])

  const styles = useSiteStyles(
    site.id,
    { styles: given.styles, version: given.stylesVersion, begun: given.begun },
    () => {
      countSoon()
      void refresh(client, [readStyles])
    },
  )
  const { assets, window: library } = useAssetChooser({
    siteId: site.id,
    siteUrl: site.url,
    book,
    canAdd: site.can(permissions.assetsEdit),
  })

  const context = useMemo(
    () => drawingContext({ siteUrl: site.url, path: page.path, book, pages: held.get, words }),
    [site.url, page.path, book, words, held],
  )
  const links = useMemo(() => lateLinks(site.id, pageId, held.get), [site.id, pageId, held])
  const canAdd = site.can(permissions.assetsEdit)
  const crossing = useMemo(
    () => siteCrossing({ siteId: site.id, book, pages: held.get, canAdd, words: t }),
    [site.id, book, held, canAdd, t],
  )

  const server = useMemo((): Pick<PageEditorProps, 'save' | 'missing'> => {
    const siteId = site.id
    const missing = async (
      version: number,
      known: readonly StoredBatch<Patch>[] = [],
    ): Promise<StoredBatch<Patch>[]> => {
      const batches = [...known]
      for (let [after, hasMore] = [version, true]; hasMore;) {
        const told = await call(listPatches, { siteId, pageId, after })
        batches.push(...told.saved.map(batchOf))
        ;({ version: after, hasMore } = told)
      }
      await book.load(batches.flatMap((one) => [...assetIdsOfPatches(one.patches)])).catch(() => {})
      return batches
    }
    return {
      missing: (version) => missing(version),
      async save({ batch, version, patches }) {
        try {
          const answer = await call(savePatches, {
            siteId,
            pageId,
            base: version,
            patches: [...patches],
            clientId,
            saveId: batch,
          })
          const outcome = outcomeOf(answer)
          if (answer.outcome === 'behind' && answer.hasMore)
            return { kind: 'behind', missing: await missing(answer.version, answer.missing.map(batchOf)) }
          if (outcome.kind === 'saved') countSoon()
          if (outcome.kind === 'behind')
            await book
              .load(outcome.missing.flatMap((one) => [...assetIdsOfPatches(one.patches)]))
              .catch(() => {})
          return outcome
        } catch (error) {
          return outcomeOfError(error)
        }
      },
    }
  }, [site.id, pageId, clientId, book, countSoon])

  const [live] = useState(() =>
    livePage({
      siteId: site.id,
      pageId,
      version: given.version,
      clientId,
      accountId,
      book,
      onStyles: styles.heard,
    }),
  )

  // All families, the library of sections, and what menus open into wait until the first look is there.
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setDrawn(true)
      OtherPage.fetch()
    }, 1_500)
    return () => clearTimeout(timer)
  }, [])
  const [menusCss, setMenusCss] = useState('')
  const [triesOfMenus, setTriesOfMenus] = useState(0)
  useEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined
    if (isDrawn)
      import('../../frame/menus.css?inline').then(
        (menus) => setMenusCss(menus.default),
        // Without a line: later.
        () => (again = setTimeout(() => setTriesOfMenus(triesOfMenus + 1), 5_000)),
      )
    return () => clearTimeout(again)
  }, [isDrawn, triesOfMenus])
  const sheet = useMemo(
    () =>
      canvasSheet(styles.stored, site.url, isDrawn, { title: site.title, pages, ctx: context }) +
      menusCss +
      footerCss(given.footer, registry),
    [styles.stored, site.url, site.title, pages, isDrawn, context, menusCss, given.footer, registry],
  )

  const sections = useSectionLibrary(book, isDrawn)
  useFaces(styles.stored, isDrawn)

  const [shownPage, setShownPage] = useState(opened.document)
  const changed = useCallback(
    (next: PageDocument) => setShownPage((before) => (isFramedAlike(before, next) ? before : next)),
    [],
  )
  const frame = shownPage.page
  const hasFrame = page.kind === 'layout'
  const hasHeader = hasFrame && page.settings.header === 'show' && frame.header !== 'none'
  const hasFooter = hasFrame && page.settings.footer === 'show' && frame.footer !== 'none'
  const canStyle = site.can(permissions.stylesEdit) && !site.isReadOnly
  const canRelease = site.can(permissions.pagesRelease) && !site.isReadOnly
  const mayCode = site.can(permissions.codeEdit)
  const maySet = site.can(permissions.siteSettings)
  const stylesInput = useMemo(
    () => (canStyle ? { ...styles.input, mayCode } : undefined),
    [canStyle, styles.input, mayCode],
  )
  const footerId = styles.stored.footer.document
  // The header is seen as it is changed here, before it is stored.
  const drawnStyles = useMemo(
    () => ({ ...styles.stored, header: styles.header }),
    [styles.stored, styles.header],
  )
  const surroundings = useMemo((): Surroundings => {
    const ctx: PageContext = {
      ...context,
      locale: site.language,
      dir: directionOf(site.language),
      mode: 'page',
    }
    return {
      before: hasHeader && (
        <CanvasHeader
          title={site.title}
          styles={drawnStyles}
          pages={pages}
          ctx={ctx}
          over={overTheme(shownPage, drawnStyles)}
        />
      ),
      after: hasFooter && (
        <CanvasFooter
          title={site.title}
          pages={pages}
          ctx={ctx}
          document={given.footer}
          registry={registry}
        />
      ),
      open(part) {
        if (part === 'before' && canStyle) setShown('header')
        if (part === 'after' && footerId) void navigate({ to: `/sites/${site.id}/pages/${footerId}` })
      },
    }
  }, [
    context,
    site.language,
    site.title,
    site.id,
    drawnStyles,
    pages,
    hasHeader,
    hasFooter,
    shownPage,
    given.footer,
    registry,
    canStyle,
    footerId,
    navigate,
  ])
  // A logo that was chosen a moment ago is known before it is drawn.
  useEffect(() => {
    void book.load(assetIdsIn(styles.header)).catch(() => {})
  }, [book, styles.header])

  const readOnly = site.isReadOnly
    ? t('pages.editor.site_reading')
    : !site.can(permissions.pagesEdit)
      ? t('pages.reading_only')
      : opened.readOnly
        ? t('pages.editor.newer')
        : undefined

  const askForHelp = useHelp()
  const commands = useMemo(
    () => [
      { id: 'settings', label: t('pages.editor.settings'), run: () => setShown('settings') },
      ...(canStyle ? [{ id: 'header', label: t('pages.header.title'), run: () => setShown('header') }] : []),
      ...(canRelease
        ? [{ id: 'release', label: t('pages.release.title'), run: () => setShown('release') }]
        : []),
      { id: 'versions', label: t('pages.versions.open'), run: () => setShown('versions') },
      { id: 'other', label: t('pages.editor.other'), run: () => setShown('other') },
      {
        id: 'pages',
        label: t('pages.editor.back'),
        run: () => void navigate({ to: `/sites/${site.id}/pages` }),
      },
      {
        id: 'releases',
        label: t('pages.releases.title'),
        run: () => void navigate({ to: `/sites/${site.id}/releases` }),
      },
      ...(maySet
        ? [
            {
              id: 'site',
              label: t('sites.settings.title'),
              run: () => void navigate({ to: `/sites/${site.id}/settings` }),
            },
          ]
        : []),
      ...(askForHelp ? [{ id: 'help', label: t('support.nav'), run: askForHelp }] : []),
      ...otherPages(pages, pageId, t, (id) => void navigate({ to: `/sites/${site.id}/pages/${id}` })).map(
        (other) => ({ ...other, label: t('pages.editor.open', { title: other.label }) }),
      ),
    ],
    [t, canStyle, canRelease, maySet, site.id, navigate, askForHelp, pages, pageId],
  )

  const edited = useMemo(
    () => ({
      id: `${mine}${pageId}`,
      title: page.title,
      locale: site.language,
      dir: directionOf(site.language),
      description: page.settings.description,
      isBare: !hasFrame,
    }),
    [mine, pageId, page.title, page.settings.description, site.language, hasFrame],
  )
  const pageEditor = useRef<PageEditorHandle>(null)
  const bar = useMemo(
    () => ({
      start: <EditorStart siteId={site.id} onOpen={setShown} />,
      end: <EditorEnd page={page} onOpen={setShown} onCommands={() => pageEditor.current?.openCommands()} />,
    }),
    [site.id, page],
  )
  const openSettings = useCallback(() => setShown('settings'), [])
  const elsewhere = useMemo(
    (): NonNullable<PageEditorProps['elsewhere']> => ({
      prefix: mine,
      title: (name) => held.get().find((one) => `${mine}${one.id}` === name)?.title,
      open: (name) => void navigate({ to: `/sites/${site.id}/pages/${name.slice(mine.length)}` }),
    }),
    [mine, site.id, held, navigate],
  )
  const saveNow = useCallback(async () => (await pageEditor.current?.saveNow()) ?? true, [])
  // The editor is drawn anew only when something it is given is another one.
  const editor = useMemo(
    () => (
      <PageEditor
        key={pageId}
        handle={pageEditor}
        page={edited}
        document={opened.document}
        version={given.version}
        registry={registry}
        styles={styles.given}
        css={sheet}
        fonts={fontSource}
        context={context}
        save={server.save}
        missing={server.missing}
        subscribe={live.subscribe}
        tell={live.tell}
        surroundings={surroundings}
        changed={changed}
        assets={assets}
        links={links}
        crossing={crossing}
        references={noReferences}
        sections={sections}
        elsewhere={elsewhere}
        {...(stylesInput ? { site: stylesInput } : {})}
        {...(readOnly === undefined ? {} : { readOnly })}
        openSettings={openSettings}
        words={t}
        start={bar.start}
        end={bar.end}
        commands={commands}
      />
    ),
    [
      pageId,
      edited,
      opened.document,
      given.version,
      registry,
      styles.given,
      sheet,
      context,
      server,
      live,
      surroundings,
      changed,
      assets,
      links,
      crossing,
      sections,
      elsewhere,
      stylesInput,
      readOnly,
      openSettings,
      t,
      bar,
      commands,
    ],
  )
  return (
    <>
      {editor}
      {library}
      {shown === 'settings' && <PageSettings page={page} onClose={close} onMissing={close} />}
      {shown === 'release' && <ReleaseDialog saveNow={saveNow} onClose={close} onMissing={close} />}
      {shown === 'versions' && <VersionsDrawer page={page} onClose={close} onMissing={close} />}
      {shown === 'other' && <OtherPage pages={pages} pageId={pageId} onClose={close} onMissing={close} />}
      {shown === 'previews' && <PreviewLinks path={page.path} onClose={close} onMissing={close} />}
      {shown === 'header' && (
        <HeaderSettings
          header={styles.header}
          pages={pages}
          assets={assets}
          context={context}
          saving={styles.saving}
          onChange={(header, gesture) =>
            pageEditor.current?.changeStyles({ styles: { header }, label: 'editor.step.header', gesture })
          }
          onClose={close}
          onMissing={close}
        />
      )}
    </>
  )
}

import '#ui/tokens.css'
import '#ui/reset.css'
import { createRoot, type Root } from 'react-dom/client'
import { announce } from '#ui/announcer/announcer.tsx'
import { UiProvider } from '#ui/provider/provider.tsx'
import { queue } from '#ui/toast/toast-queue.ts'
import ofDocument from '#document/words/owner/en-US.po'
import ofEditor from '#editor/words/owner/en-US.po'
import { translator } from '#kernel/messages/message.ts'
import ofUi from '#ui/words/owner/en-US.po'
import { newLocalId } from '#kernel/ids.ts'
import { documentFormat, emptyDocument, type PageDocument } from '#document/nodes.ts'
import { defaultStyles } from '#document/styles.ts'
import { PageEditor, type PageEditorProps, type Person } from '../index.tsx'
import { openPageServer, type PageServer } from './page-server.ts'
import { galleryWords, quoteRegistry, registry as samples } from './sample-blocks.tsx'
import { bakery, loaf, longPage, nested, oven, questions, quoted } from './sample-page.ts'

/*
 * The editor with a server in the browser. What the page starts with and how the line behaves is in the address:
 * ?page=empty|bakery|questions|nested|quoted|200, &line=off, &readonly, &nostyles (may not change the site's styles),
 * &fresh (nothing is kept). `resetGallery` lays it anew for another query, as loading the page with that would.
 */

/** What a page begins with, by its name; a number is one of so many blocks. */
const starts: Readonly<Record<string, PageDocument>> = {
  empty: emptyDocument(),
  bakery,
  questions,
  nested,
  quoted,
}

/** What the site began with, where that is known. */
const begunPalette = {
  paper: '#fffaf2',
  tint: '#f4e6cf',
  accent: '#a3521b',
  shade: '#4a372a',
  ink: '#231811',
}

const words = translator('en-US', [ofDocument, ofEditor, ofUi, galleryWords])
const picture = (id: string, width: number, height: number) => {
  const light = id === oven ? ['#7a4a2b', '#d9a066', '#2c1d14'] : ['#e2c79a', '#a5703c', '#f6ead2']
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 120 90" preserveAspectRatio="xMidYMid slice"><rect width="120" height="90" fill="${light[2]}"/><ellipse cx="46" cy="62" rx="40" ry="22" fill="${light[0]}"/><ellipse cx="46" cy="56" rx="38" ry="20" fill="${light[1]}"/><ellipse cx="92" cy="66" rx="24" ry="15" fill="${light[0]}"/><ellipse cx="92" cy="61" rx="23" ry="14" fill="${light[1]}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** The names under which a page is kept, and by which the editor finds those of others. */
const PREFIX = 'editor-gallery '

/** Names that have a text in them, in any case. */
const named = (names: readonly string[], query: string): string[] =>
  names.filter((name) => name.toLowerCase().includes(query.toLowerCase()))

/** What links may lead to: some pages, and things of an area that is not there. */
const links: PageEditorProps['links'] = {
  search: async (query) => [
    ...named(['Home', 'Bread', 'Find us', 'Journal'], query).map((label, index) => ({
      link: { kind: 'page' as const, page: `018f0000-0000-7000-8000-00000000010${index}` },
      label,
      detail: `/${label.toLowerCase().replace(' ', '-')}`,
      group: 'pages' as const,
    })),
    ...named(['Baking with rye', 'Croissants at dawn'], query).map((label, index) => ({
      link: {
        kind: 'item' as const,
        collection: 'gallery.course',
        item: `018f0000-0000-7000-8000-00000000020${index}`,
      },
      label,
      group: 'items' as const,
      heading: 'Courses',
    })),
  ],
  describe: async (link) => (link.kind === 'item' ? 'Baking with rye' : 'Bread'),
}

/** What the editor is given of a page, its site and the app around. */
function propsOf(
  asked: URLSearchParams,
  key: string,
  registry: PageEditorProps['registry'],
  server: PageServer,
): PageEditorProps {
  const uploads = new Map<string, string>()
  return {
    page: {
      id: key,
      title: 'Home',
      locale: 'en',
      dir: asked.get('dir') === 'rtl' ? 'rtl' : 'ltr',
      description: '',
    },
    document: server.document,
    version: server.version,
    registry,
    styles: server.styles,
    css: '',
    context: {
      path: '/',
      words,
      image: (value) =>
        uploads.has(value.asset)
          ? { src: uploads.get(value.asset) ?? '', srcSet: '', width: 800, height: 600, alt: '' }
          : value.asset === loaf || value.asset === oven
            ? { src: picture(value.asset, 1200, 900), srcSet: '', width: 1200, height: 900, alt: '' }
            : undefined,
      file: () => undefined,
      link: (link) =>
        link.kind === 'url'
          ? { href: link.url, newTab: false, external: true, current: false }
          : { href: '/', newTab: false, external: false, current: true },
      data: () => undefined,
    },
    ...server.props,
    assets: {
      chooseImage: async () => ({ asset: loaf, alt: '' }),
      chooseFile: async () => null,
      upload: async (file, onProgress) => {
        // One that is called so is on its way until the test lets it arrive.
        if (file.name.startsWith('slow')) {
          onProgress?.(0.4)
          await new Promise<void>((resolve, reject) => {
            document.addEventListener('arrive', () => resolve(), { once: true })
            document.addEventListener('fail', () => reject(new Error('The line broke')), { once: true })
          })
        }
        const asset = `018f0000-0000-7000-8000-${newLocalId(12).replaceAll(/[^0-9a-f]/g, '0')}`
        uploads.set(asset, URL.createObjectURL(file))
        return { asset, alt: file.name }
      },
      uploadFile: async () => ({ asset: loaf }),
      about: (asset) => (asset === oven ? { alt: 'The oven', bytes: 9_400_000 } : undefined),
    },
    links,
    references: { search: async () => [] },
    sections: bakery.order.slice(0, 3).map((id, index) => {
      const section = bakery.sections[id]
      const blocks = Object.values(bakery.blocks).filter(
        (one) => one.parent.node === id || bakery.blocks[one.parent.node]?.parent.node === id,
      )
      return {
        id: `design-${id}`,
        name: ['Opening with a picture', 'Three columns', 'Cards'][index] ?? '',
        category: ['Openings', 'Texts', 'Texts'][index] ?? '',
        nodes: { ...(section ? { section } : {}), blocks },
      }
    }),
    saved: {
      list: [],
      save: async () => ({ id: 'saved' }),
      remove: async () => {},
      content: () => undefined,
    },
    site: {
      mayCode: true,
      families: [
        { id: 'fraunces', name: 'Fraunces', kind: 'serif', weights: [300, 400, 600, 700] },
        { id: 'inter', name: 'Inter', kind: 'sans', weights: [400, 500, 700] },
      ],
      ready: async () => ({
        palettes: [
          { name: 'Oven', palette: defaultStyles.palette },
          {
            name: 'Sea',
            palette: {
              paper: '#fbfdfd',
              tint: '#e2edee',
              accent: '#0f6674',
              shade: '#2f4650',
              ink: '#10222a',
            },
          },
          {
            name: 'Plum',
            palette: {
              paper: '#fffdfb',
              tint: '#f3e7ea',
              accent: '#8a2a52',
              shade: '#46303c',
              ink: '#21141b',
            },
          },
        ],
        pairs: [
          {
            name: 'Bakery',
            fonts: {
              heading: { family: 'fraunces', weight: 600, leading: 1.1 },
              text: { family: 'system-serif', weight: 400, leading: 1.6 },
              button: { family: 'inter', weight: 700 },
              detail: { family: 'inter', weight: 500 },
            },
          },
          { name: 'System', fonts: defaultStyles.fonts },
          // More than are seen at once.
          ...['Chapter', 'Evening', 'Folio', 'Harbour'].map((name, index) => ({
            name,
            fonts: {
              ...defaultStyles.fonts,
              heading: { family: 'inter', weight: 500 + 100 * (index % 3), capitals: 'upper' as const },
            },
          })),
        ],
      }),
      save: server.saveStyles,
      ...(asked.has('begun') ? { begun: { palette: begunPalette } } : {}),
    },
    elsewhere: {
      prefix: PREFIX,
      title: (id) => id.slice(PREFIX.length),
      open: (id) => {
        location.search = `?page=${id.slice(PREFIX.length)}`
      },
    },
    ...(asked.has('readonly') ? { readOnly: 'You may look at this page.' } : {}),
    openSettings: () => {
      server.turned.settings += 1
    },
    words,
  }
}

/** Who else is there, where that is asked for. */
function peopleIn(asked: URLSearchParams): readonly Person[] {
  // `people=crowd`: all of them at one block, which has no room for their names.
  const isCrowd = asked.get('people') === 'crowd'
  const at = (section: string, block: string) => ({
    section: isCrowd ? 'three1' : section,
    blocks: [isCrowd ? 'coltwo' : block],
    device: 'desktop' as const,
  })
  const more = ['Chidi Featherstonehaugh-Anagonye', 'Dee Ito', 'Fay Lund']
  const people: readonly Person[] = [
    { id: 'ada', account: 'ada', name: 'Ada Kline', at: at('three1', 'coltwo') },
    { id: 'bo', account: 'bo', name: 'Bo Sand', at: at('hero01', 'heropict') },
    { id: 'own', account: 'own', isSelf: true, name: 'Eve Hart', at: at('three1', 'colone') },
    ...(isCrowd ? more : []).map((name) => ({ id: name, account: name, name, at: at('', '') })),
  ]
  return people
}

let shown: { readonly root: Root; readonly server: PageServer } | undefined

/** Draws the gallery as a query asks for it. */
function show(query: string): void {
  const asked = new URLSearchParams(query)
  const which = asked.get('page') ?? 'bakery'
  const start = starts[which] ?? longPage(Number(which) || 200)
  if (start.format !== documentFormat) throw new Error('the sample is of another format')
  const registry = which === 'quoted' ? quoteRegistry : samples
  const key = `${PREFIX}${which}`
  const server = openPageServer({
    key,
    start,
    registry,
    isFresh: asked.has('fresh'),
    hasLine: asked.get('line') !== 'off',
    people: asked.has('people') ? peopleIn(asked) : [],
  })
  Object.assign(globalThis, { gallery: server.turned })
  const props = propsOf(asked, key, registry, server)
  const { site: _, ...withoutStyles } = props
  const place = document.getElementById('app')
  if (!place) throw new Error('there is no place for the gallery')
  const root = createRoot(place)
  root.render(
    <UiProvider locale="en-US" words={words}>
      <PageEditor {...(asked.has('nostyles') ? withoutStyles : props)} />
    </UiProvider>,
  )
  shown = { root, server }
}

const done = <T,>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('No storage')))
  })

/** How long an editor that is gone may take to let go of what it has kept, ms. */
const LETS_GO = 2_000

/** Takes away all that the browser keeps for the editor, once nobody writes to it any more. */
async function clearStorage(): Promise<void> {
  // A tab holds a lock as long as it may write.
  for (const until = Date.now() + LETS_GO; ;) {
    const { held = [], pending = [] } = await navigator.locks.query()
    if (held.length + pending.length === 0) break
    if (Date.now() > until) throw new Error('The editor that was there holds what it has kept')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  localStorage.clear()
  sessionStorage.clear()
  // What is opened before the editor has made it would be empty for good.
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name))
    const stores = [...database.objectStoreNames]
    const cleared = stores.map((store) =>
      done(database.transaction(store, 'readwrite').objectStore(store).clear()),
    )
    await Promise.all(cleared)
    database.close()
  }
}

/**
 * Lays the gallery anew: document, history, selection, what is kept and what is said are those of a first load. What was
 * fetched stays fetched.
 *
 * @param query as in the address, which shows it from then on
 * @throws when the editor that was there does not end
 */
async function resetGallery(query: string): Promise<void> {
  shown?.server.close()
  shown?.root.unmount()
  queue.clear()
  announce('')
  announce('', 'urgent')
  // What the library has read out is taken away only later.
  for (const log of document.querySelectorAll('[data-live-announcer] [role=log]')) log.replaceChildren()
  await clearStorage()
  performance.clearMarks()
  history.replaceState(null, '', `?${query}`)
  scrollTo(0, 0)
  show(query)
}

Object.assign(globalThis, { resetGallery })
show(location.search)

import '#ui/tokens.css'
import '#ui/reset.css'
import { createRoot } from 'react-dom/client'
import { UiProvider } from '#ui/provider/provider.tsx'
import { translator } from '#kernel/messages/message.ts'
import { ownerTexts } from '#kernel/messages/owner/en-US/index.ts'
import { newLocalId } from '#kernel/ids.ts'
import { hasUnsavedWork } from '#ui/leave-guard/unsaved-work.ts'
import { apply } from '#document/apply.ts'
import { documentFormat, emptyDocument, type PageDocument } from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import { type StyleChange, withStyles } from '#document/style-changes.ts'
import { defaultStyles, type SiteStyles } from '#document/styles.ts'
import {
  PageEditor,
  type PageEditorProps,
  type Person,
  type RemoteEvent,
  type SaveOutcome,
  type StoredBatch,
  type StylesOutcome,
} from '../index.tsx'
import { galleryWords, quoteRegistry, registry as samples } from './sample-blocks.tsx'
import { bakery, loaf, longPage, nested, oven, questions, quoted } from './sample-page.ts'

/*
 * The editor with a server in the browser: patches are kept in localStorage, other tabs hear of them. What
 * the page starts with and how the line behaves is in the address: ?page=empty|bakery|questions|nested|quoted|200, &line=off, &readonly, &nostyles (may not
 * change the site's styles).
 */

const asked = new URLSearchParams(location.search)
const which = asked.get('page') ?? 'bakery'
const start: PageDocument =
  which === 'empty'
    ? emptyDocument()
    : which === 'bakery'
      ? bakery
      : which === 'questions'
        ? questions
        : which === 'nested'
          ? nested
          : which === 'quoted'
            ? quoted
            : longPage(Number(which) || 200)
const registry = which === 'quoted' ? quoteRegistry : samples
const key = `editor-gallery ${which}`
const isFresh = asked.has('fresh')

function batches(): StoredBatch<Patch>[] {
  return isFresh ? memory : (JSON.parse(localStorage.getItem(key) ?? '[]') as StoredBatch<Patch>[])
}
const memory: StoredBatch<Patch>[] = []
const listeners = new Set<(event: RemoteEvent) => void>()
const channel = new BroadcastChannel(key)
channel.addEventListener('message', ({ data }) => {
  for (const listener of listeners) listener(data as RemoteEvent)
})

/** What the site began with, where that is known. */
const begunPalette = {
  paper: '#fffaf2',
  tint: '#f4e6cf',
  accent: '#a3521b',
  shade: '#4a372a',
  ink: '#231811',
}

/** What tests and people may turn. */
const gallery = {
  line: asked.get('line') !== 'off',
  refuse: '',
  /** Whether the page is in the trash, as another person may have it for a while. */
  isTrashed: false,
  saves: 0,
  styleSaves: 0,
  delay: 30,
  settings: 0,
  /** How often the others were told where we are. */
  told: 0,
  /** Whether the app would ask before it goes to another screen. */
  asks: hasUnsavedWork,
}
Object.assign(globalThis, { gallery })

let stored = start
let version = 0
function catchUp(): void {
  for (const batch of batches().filter((one) => one.version > version)) {
    const applied = apply(stored, batch.patches, registry)
    if (applied.ok) stored = applied.document
    version = batch.version
  }
}
catchUp()

async function save(request: Parameters<PageEditorProps['save']>[0]): Promise<SaveOutcome<Patch>> {
  await new Promise((resolve) => setTimeout(resolve, gallery.delay))
  if (!gallery.line) return { kind: 'unreachable' }
  const known = batches().find((one) => one.id === request.batch)
  if (known) return { kind: 'saved', version: known.version }
  catchUp()
  if (request.version < version) {
    return { kind: 'behind', missing: batches().filter((one) => one.version > request.version) }
  }
  if (gallery.isTrashed)
    return { kind: 'refused', refusal: { rule: 'not_found', message: 'This page is in the trash.' } }
  if (gallery.refuse !== '') {
    return {
      kind: 'refused',
      refusal: { rule: 'place_bounds', node: gallery.refuse, message: 'This block reaches out of the grid.' },
    }
  }
  const applied = apply(stored, request.patches, registry)
  if (!applied.ok) return { kind: 'refused', refusal: { rule: applied.fault.rule, node: applied.fault.node } }
  const batch = { id: request.batch, version: version + 1, patches: request.patches, by: 'another tab' }
  if (isFresh) memory.push(batch)
  else localStorage.setItem(key, JSON.stringify([...batches(), batch]))
  catchUp()
  gallery.saves += 1
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel.postMessage({ kind: 'stored', batch } satisfies RemoteEvent)
  return { kind: 'saved', version: batch.version }
}

const stylesKey = `${key} styles`
let look = JSON.parse((isFresh ? null : localStorage.getItem(stylesKey)) ?? 'null') as SiteStyles | null

async function saveStyles(changes: readonly StyleChange[]): Promise<StylesOutcome> {
  await new Promise((resolve) => setTimeout(resolve, gallery.delay))
  if (!gallery.line) return { kind: 'unreachable' }
  look = withStyles(look ?? defaultStyles, changes)
  if (!isFresh) localStorage.setItem(stylesKey, JSON.stringify(look))
  gallery.styleSaves += 1
  return { kind: 'saved', styles: look }
}

const words = translator('en-US', [ownerTexts, galleryWords])
const picture = (id: string, width: number, height: number) => {
  const light = id === oven ? ['#7a4a2b', '#d9a066', '#2c1d14'] : ['#e2c79a', '#a5703c', '#f6ead2']
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 120 90" preserveAspectRatio="xMidYMid slice"><rect width="120" height="90" fill="${light[2]}"/><ellipse cx="46" cy="62" rx="40" ry="22" fill="${light[0]}"/><ellipse cx="46" cy="56" rx="38" ry="20" fill="${light[1]}"/><ellipse cx="92" cy="66" rx="24" ry="15" fill="${light[0]}"/><ellipse cx="92" cy="61" rx="23" ry="14" fill="${light[1]}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
const uploads = new Map<string, string>()

const props: PageEditorProps = {
  page: {
    id: key,
    title: 'Home',
    locale: 'en',
    dir: asked.get('dir') === 'rtl' ? 'rtl' : 'ltr',
    description: '',
  },
  document: stored,
  version,
  registry,
  styles: look ?? defaultStyles,
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
  save,
  missing: async (from) => batches().filter((one) => one.version > from),
  subscribe: (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  tell: () => {
    gallery.told += 1
  },
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
  links: {
    search: async (query) =>
      ['Home', 'Bread', 'Find us', 'Journal']
        .filter((name) => name.toLowerCase().includes(query.toLowerCase()))
        .map((label, index) => ({
          link: { kind: 'page', page: `018f0000-0000-7000-8000-00000000010${index}` },
          label,
          detail: `/${label.toLowerCase().replace(' ', '-')}`,
          group: 'pages',
        })),
    describe: async () => 'Bread',
  },
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
          palette: { paper: '#fbfdfd', tint: '#e2edee', accent: '#0f6674', shade: '#2f4650', ink: '#10222a' },
        },
        {
          name: 'Plum',
          palette: { paper: '#fffdfb', tint: '#f3e7ea', accent: '#8a2a52', shade: '#46303c', ink: '#21141b' },
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
    save: saveStyles,
    ...(asked.has('begun') ? { begun: { palette: begunPalette } } : {}),
  },
  elsewhere: {
    prefix: 'editor-gallery ',
    title: (id) => id.slice('editor-gallery '.length),
    open: (id) => {
      location.search = `?page=${id.slice('editor-gallery '.length)}`
    },
  },
  ...(asked.has('readonly') ? { readOnly: 'You may look at this page.' } : {}),
  openSettings: () => {
    gallery.settings += 1
  },
  words,
}
if (start.format !== documentFormat) throw new Error('the sample is of another format')
if (asked.has('people')) {
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
  setTimeout(() => {
    for (const listener of listeners) listener({ kind: 'people', people })
  }, 300)
}
const { site: _, ...withoutStyles } = props
const place = document.getElementById('app')
if (place) {
  createRoot(place).render(
    <UiProvider locale="en-US" words={words}>
      <PageEditor {...(asked.has('nostyles') ? withoutStyles : props)} />
    </UiProvider>,
  )
}

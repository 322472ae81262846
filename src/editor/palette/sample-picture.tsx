import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { PageContext, ResolvedFile } from '#document/block-context.ts'
import { onViews } from '#document/block-views.ts'
import type { BlockRegistry } from '#document/define-block.ts'
import { sectionLayoutCss } from '#document/layout/layout-css.ts'
import type { Block, PageDocument } from '#document/nodes.ts'
import { BlockFrame } from '#document/render/block-frame.tsx'
import { allThemesCss, canvasCss, typesCss } from '#document/render/page-css.ts'
import { sectionLookCss } from '#document/render/section-css.ts'
import { SectionView } from '#document/render/section-view.tsx'
import { useLate, useViews } from '#document/render/use-late.ts'
import { useEditor, useView } from '../editor-context.tsx'
import css from './palette.module.css'
import { useInView } from './use-in-view.ts'

/** The site's styles for drawings inside a shadow root, where there is no `html` and no `body`. */
function shadowCss(site: string): string {
  return site.replaceAll(/(^|[}\s,])(?::root|html|body)(?=[\s{,])/g, '$1:host')
}

const siteSheets = new WeakMap<object, readonly CSSStyleSheet[]>()

const typeSheets = new WeakMap<BlockRegistry, CSSStyleSheet>()

/** The sheet of all types that can be drawn by now: filled up in place, as others come. */
function typesSheet(registry: BlockRegistry): CSSStyleSheet {
  const known = typeSheets.get(registry)
  if (known) return known
  const sheet = new CSSStyleSheet()
  const fill = () => sheet.replaceSync(shadowCss(typesCss(registry)))
  fill()
  onViews(registry, fill)
  typeSheets.set(registry, sheet)
  return sheet
}

/** The sheets of all pictures in the same styles. */
function useSiteSheets(): readonly CSSStyleSheet[] {
  const { store, props } = useEditor()
  const styles = useView((view) => view.styles)
  const known = siteSheets.get(styles)
  if (known) return known
  const made = [new CSSStyleSheet(), typesSheet(store.registry), new CSSStyleSheet()]
  made[0]?.replaceSync(shadowCss(canvasCss(styles, props.fonts)))
  made[2]?.replaceSync(shadowCss(allThemesCss(styles) + props.css))
  siteSheets.set(styles, made)
  return made
}

const noFile: ResolvedFile = { src: '', name: '', type: 'video/mp4', bytes: 0 }

function usePictureContext(): PageContext {
  const { props } = useEditor()
  const { context, page } = props
  return {
    locale: page.locale,
    dir: page.dir,
    mode: 'page',
    path: context.path,
    words: context.words,
    image: (value) => context.image(value),
    // A sample's film is nobody's file: its poster is drawn all the same.
    file: (value) => context.file(value) ?? noFile,
    link: (value) => context.link(value),
    data: () => undefined,
  }
}

/** A shadow root in the site's styles, and what makes it a small picture. */
function dress(
  host: HTMLElement,
  sheets: readonly CSSStyleSheet[],
  width: number,
  extra: string,
): ShadowRoot {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const own = new CSSStyleSheet()
  own.replaceSync(
    `:host{font-size:var(--size-body);background:var(--palette-paper)!important}.small{position:absolute;inset:0 auto auto 0;inline-size:${width}px;transform-origin:0 0;pointer-events:none;user-select:none}.b{animation:none!important}${extra}`,
  )
  shadow.adoptedStyleSheets = [...sheets, own]
  return shadow
}

/** Fits what is drawn at a page's width into its tile; with `fits` the tile is as high as what it shows. */
function shrink(host: HTMLElement, root: ShadowRoot, width: number, fits: boolean): void {
  const small = root.querySelector<HTMLElement>('.small')
  if (!small) return
  const scale = host.clientWidth / width
  small.style.transform = `scale(${scale})`
  if (fits) host.style.blockSize = `${Math.min(180, Math.max(48, small.offsetHeight * scale))}px`
}

/** A drawing in the site's own styles, made small; for the eye only. */
function Drawing({
  width: common,
  extra,
  children,
  className,
  fits,
}: {
  /** Of the page it is drawn on, px at the common size of type. */
  readonly width: number
  readonly extra?: string
  readonly children: React.ReactNode
  readonly className?: string
  readonly fits?: boolean
}) {
  const { store } = useEditor()
  const host = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<ShadowRoot | null>(null)
  // Who enlarges the type enlarges it here too: on a page as much wider it is the same drawing.
  const width = common * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16)
  const sheets = useSiteSheets()
  const seen = useInView(host)
  // What can be drawn by now tells how high the drawing is.
  useViews(store.registry)
  useLayoutEffect(() => {
    if (!host.current || !seen) return
    const shadow = dress(host.current, sheets, width, extra ?? '')
    setRoot(shadow)
  }, [seen, sheets, extra, width])
  useLayoutEffect(() => {
    if (root && host.current) shrink(host.current, root, width, fits === true)
  })
  return (
    <div ref={host} className={`${css.drawing} ${className ?? ''}`} aria-hidden="true" inert>
      {root && createPortal(<div className="small">{children}</div>, root as unknown as Element)}
    </div>
  )
}

/** Width and height of a tile's picture, px. */
const TILE = { width: 122, height: 72 }

/** In the middle of its tile, however high it is; what is higher shows its beginning. */
function centred(width: number): string {
  const height = Math.round((width / TILE.width) * TILE.height)
  return `.small{display:grid;align-content:safe center;block-size:${height}px;padding:28px;box-sizing:border-box;overflow:clip}`
}

/** Sections as high as the screen: here as high as a common one, whatever the window is. */
const heights =
  '.h-small{min-height:300px}.h-medium{min-height:440px}.h-large{min-height:600px}.h-screen{min-height:720px}'

/** A block as its sample, small. */
export function BlockPicture({ type }: { readonly type: string }) {
  const { store } = useEditor()
  const ctx = usePictureContext()
  const definition = store.registry.get(type)
  const offered = useLate(definition?.samples)
  const sample = offered?.samples[0]
  if (!definition) return null
  const block: Block = {
    id: `sample${type.replaceAll(/[^a-z0-9]/g, '')}`,
    type,
    version: definition.version,
    props: (sample?.props ?? {}) as Block['props'],
    parent: { node: 'sample' },
    place: {
      column: 1,
      row: 1,
      width: definition.size.width,
      height: definition.size.height,
      layer: 0,
      align: 'start',
    },
  }
  const width = 280 + definition.size.width * 12
  return (
    <Drawing width={width} extra={centred(width) + (offered?.tile ?? '')} className={css.blockPicture}>
      <div className="t-paper">
        {sample && <BlockFrame block={block} held={{}} registry={store.registry} ctx={ctx} />}
      </div>
    </Drawing>
  )
}

/** A section in the site's own styles, small. */
export function SectionPicture({ document }: { readonly document: PageDocument }) {
  const { store } = useEditor()
  const ctx = usePictureContext()
  const section = document.sections[document.order[0] ?? '']
  if (!section) return null
  const extra = sectionLookCss(section) + sectionLayoutCss(document, section, store.registry) + heights
  return (
    <Drawing width={1200} extra={extra} className={css.sectionPicture} fits>
      <SectionView document={document} section={section} registry={store.registry} ctx={ctx} />
    </Drawing>
  )
}

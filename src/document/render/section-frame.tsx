import { createElement, memo, type ReactNode } from 'react'
import type { Eager, PageContext } from '../block-context.ts'
import type { BlockRegistry } from '../define-block.ts'
import { firstHeadingOf } from '../outline.ts'
import type { Block, PageDocument, Section } from '../nodes.ts'
import { BlockFrame, heldBy } from './block-frame.tsx'
import { Picture } from './picture.tsx'

/** Class names of a section's element; the rules to them are in the base style sheet and the page's. */
export function sectionClasses(section: Section): string {
  return `s t-${section.theme} h-${section.height} w-${section.width} g-${section.gap} v-${section.align} s-${section.id}`
}

/**
 * The words that name a section as a landmark: its first heading. Without one it is no landmark.
 *
 * @param blocks of the section, as they are read
 */
function sectionLabel(
  blocks: readonly Block[],
  registry: BlockRegistry,
  { isPlain }: PageContext,
): string | undefined {
  for (const block of blocks) {
    if (isPlain?.(block.id)) continue
    const heading = firstHeadingOf(block, registry)?.trim()
    if (heading) return heading
  }
  return undefined
}

/** The island that plays a section's film where motion is welcome, with a way to stop it. */
export const filmElement = 'background-film'

/** The look of that way, a button which the island makes. */
export const filmCss = `.film-button{position:absolute;inset-block-end:var(--space-2);inset-inline-end:var(--space-2);z-index:2;min-height:2rem;padding:.3em .8em;font-size:.8em;background:var(--bg);color:var(--text);border:1px solid currentcolor;border-radius:var(--corner-control);cursor:pointer}
`

export interface Backdrop {
  readonly section: Section
  readonly ctx: PageContext
  readonly eager: Eager
}

export function SectionBackdrop({ section, ctx, eager }: Backdrop): ReactNode {
  const { background } = section
  if (background.kind !== 'image' && background.kind !== 'video') return null
  const image = background.kind === 'image' ? background.image : background.poster
  const film = background.kind === 'video' ? ctx.file({ asset: background.asset }) : undefined
  return (
    <div className="backdrop" aria-hidden="true">
      <Picture
        image={image}
        ctx={{ image: (...asked) => ctx.image(...asked), eager }}
        sizes="100vw"
        decorative
      />
      {film &&
        createElement(filmElement, {
          src: film.src,
          type: film.type,
          'data-stop': ctx.words('page.film_stop'),
          'data-play': ctx.words('page.film_play'),
        })}
    </div>
  )
}

/** Of the two grids, the one that holds below the desktop's width, and the desktop's. */
export type Device = 'phone' | 'desktop'

/** Both as one; whatever is so on neither is so nowhere. */
export function eagerOf(phone: boolean, desktop: boolean): Eager {
  if (phone && desktop) return true
  return phone ? 'phone' : desktop && 'desktop'
}

/** What the canvas and the page draw of one section. */
export interface SectionFrameProps {
  readonly document: PageDocument
  readonly section: Section
  /** Its blocks in the order they are read. */
  readonly blocks: readonly Block[]
  readonly registry: BlockRegistry
  readonly ctx: PageContext
  /** How many of its first pictures load at once. */
  readonly eager?: number
  /** Where those are among the first things seen: on which of the two devices, or on both. */
  readonly eagerOn?: true | Device
  /** The anchor is another section's already: a page has each name once. */
  readonly withoutAnchor?: boolean
}

/** The blocks of a section whose pictures are among the first things seen, in reading order. */
export function firstPictures(
  blocks: readonly Block[],
  registry: BlockRegistry,
  count: number,
): ReadonlySet<Block> {
  const found = new Set<Block>()
  for (const block of blocks) {
    if (found.size >= count) break
    const fields = registry.get(block.type)?.fields ?? {}
    for (const name in fields) {
      const kind = fields[name]?.kind
      const value = block.props[name]
      if (
        (kind === 'image' && value !== undefined) ||
        (kind === 'list' && JSON.stringify(value ?? '').includes('"asset"'))
      ) {
        found.add(block)
        break
      }
    }
  }
  return found
}

/** Whether a section shows a picture on a device, in its ground or in a block. */
export function hasPictures(
  section: Section,
  blocks: readonly Block[],
  registry: BlockRegistry,
  device: Device,
): boolean {
  const { kind } = section.background
  return kind === 'image' || kind === 'video' || firstPictures(shownOn(blocks, device), registry, 1).size > 0
}

/** The blocks that are not hidden on a device. */
function shownOn(blocks: readonly Block[], device: Device): readonly Block[] {
  return blocks.filter(({ hidden }) => hidden?.[device] !== true)
}

const noneFirst: ReadonlySet<Block> = new Set()

function Frame({
  document,
  section,
  blocks,
  registry,
  ctx,
  eager = 0,
  eagerOn = true,
  withoutAnchor,
}: SectionFrameProps) {
  const backdrop = section.background.kind === 'image' || section.background.kind === 'video'
  const firstOn = (device: Device): ReadonlySet<Block> =>
    eager > 0 && (eagerOn === true || eagerOn === device)
      ? firstPictures(shownOn(blocks, device), registry, backdrop ? eager - 1 : eager)
      : noneFirst
  const phone = firstOn('phone')
  const desktop = firstOn('desktop')
  const canvas = ctx.mode === 'canvas'
  return (
    <section
      id={withoutAnchor ? undefined : section.anchor}
      className={sectionClasses(section)}
      aria-label={sectionLabel(blocks, registry, ctx)}
      data-section={canvas ? section.id : undefined}
    >
      <SectionBackdrop section={section} ctx={ctx} eager={eager > 0 && eagerOn} />
      <div className="grid">
        {blocks.map((block) => (
          <BlockFrame
            key={block.id}
            block={block}
            held={heldBy(document, block, registry)}
            registry={registry}
            ctx={ctx}
            eager={eagerOf(phone.has(block), desktop.has(block))}
          />
        ))}
      </div>
    </section>
  )
}

/** Whether two states of a document show the same in a section: the same blocks, the very objects. */
function sameSection(before: SectionFrameProps, after: SectionFrameProps): boolean {
  if (before.section !== after.section || before.ctx !== after.ctx || before.registry !== after.registry)
    return false
  if (before.eager !== after.eager || before.eagerOn !== after.eagerOn) return false
  if (before.withoutAnchor !== after.withoutAnchor) return false
  if (before.document.blocks === after.document.blocks) return true
  return after.section.blocks.every((id) => {
    const one = before.document.blocks[id]
    const other = after.document.blocks[id]
    if (one !== other) return false
    const slots = other?.slots
    return (
      !slots ||
      Object.values(slots).every((ids) =>
        ids.every((inner) => before.document.blocks[inner] === after.document.blocks[inner]),
      )
    )
  })
}

/**
 * One section with its blocks in reading order: on the canvas and on the server the very same. It is
 * drawn again only when something in it changed, so that a keystroke draws one section and one block.
 */
export const SectionFrame = memo(Frame, sameSection)

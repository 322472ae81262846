import { type BlockViewProps, defineBlock } from '#document/define-block.ts'
import { choice, image, link, list, number, type PropsOf, text, toggle } from '#document/fields.ts'
import { Picture } from '#document/render/picture.tsx'
import { classes } from '../classes.ts'
import { lately } from '../lately.tsx'
import { SiteLink } from '../site-link.tsx'
import { sizesOf } from '../sizes.ts'
import css from './block.css?inline'
import { samples } from './sample.ts'

type Values = { readonly [name: string]: unknown }
const isMoving = (props: Values) => props['layout'] === 'slideshow' || props['layout'] === 'carousel'
const isWall = (props: Values) => props['layout'] === 'grid' || props['layout'] === 'masonry'

const fields = {
  items: list({
    label: 'blocks.gallery.items',
    addLabel: 'blocks.gallery.add',
    itemLabel: 'caption',
    max: 200,
    of: {
      image: image({ label: 'blocks.gallery.image' }),
      caption: text({ label: 'blocks.gallery.caption', max: 300 }),
      link: link({ label: 'blocks.gallery.link', help: 'blocks.gallery.link_help' }),
    },
  }),
  layout: choice({
    label: 'blocks.gallery.layout',
    options: [
      { value: 'grid', label: 'blocks.gallery.grid' },
      { value: 'masonry', label: 'blocks.gallery.masonry' },
      { value: 'slideshow', label: 'blocks.gallery.slideshow' },
      { value: 'carousel', label: 'blocks.gallery.carousel' },
      { value: 'strip', label: 'blocks.gallery.strip' },
    ],
    default: 'grid',
  }),
  columns: number({ label: 'blocks.gallery.columns', default: 3, min: 1, max: 6, when: isWall }),
  ratio: choice({
    label: 'blocks.gallery.ratio',
    options: [
      { value: 'landscape', label: 'blocks.gallery.landscape' },
      { value: 'square', label: 'blocks.gallery.square' },
      { value: 'portrait', label: 'blocks.gallery.portrait' },
      { value: 'wide', label: 'blocks.gallery.wide' },
    ],
    default: 'landscape',
    group: 'more',
    when: (props) => props['layout'] !== 'masonry' && props['layout'] !== 'strip',
  }),
  gap: choice({
    label: 'blocks.gallery.gap',
    options: [
      { value: 'none', label: 'blocks.size.none' },
      { value: 'small', label: 'blocks.size.small' },
      { value: 'large', label: 'blocks.size.large' },
    ],
    default: 'small',
    group: 'more',
  }),
  captions: choice({
    label: 'blocks.gallery.captions',
    options: [
      { value: 'none', label: 'blocks.gallery.captions_none' },
      { value: 'below', label: 'blocks.gallery.captions_below' },
    ],
    default: 'none',
    group: 'more',
  }),
  lightbox: toggle({ label: 'blocks.gallery.lightbox', default: true, group: 'more' }),
  seconds: number({
    label: 'blocks.gallery.seconds',
    help: 'blocks.gallery.seconds_help',
    default: 0,
    min: 0,
    max: 30,
    unit: 's',
    group: 'more',
    when: isMoving,
  }),
}

const island = 'picture-gallery'

/** How a wall is laid so that its columns end on one line. */
const wallPart = await lately(async () => (await import('./even-wall.ts')).evenWall)

type Given = BlockViewProps<PropsOf<typeof fields>>

function GalleryView(given: Given) {
  return given.props.layout === 'masonry' ? wallPart.draw((even) => draw(given, even)) : draw(given)
}

function draw({ props, ctx }: Given, even?: ReturnType<typeof wallPart.now>) {
  const { layout, columns } = props
  const wall = isWall(props)
  const shown = props.items.flatMap((item) => {
    const resolved = item.image && ctx.image(item.image)
    return resolved ? [{ ...item, resolved }] : []
  })
  const count = shown.length
  // A picture that leads somewhere is not enlarged, and not counted among those that are.
  const enlarged = props.lightbox ? shown.filter((item) => !item.link) : []
  const share = wall ? 1 / Math.max(1, columns) : layout === 'slideshow' ? 1 : 0.4
  const laid = even?.(shown, props)
  const Gallery = island
  return (
    <Gallery
      data-layout={layout}
      data-seconds={props.seconds > 0 ? props.seconds : undefined}
      data-close={ctx.words('block.gallery.close')}
      data-next={ctx.words('block.gallery.next')}
      data-previous={ctx.words('block.gallery.previous')}
      data-position={ctx.words('block.gallery.position', { number: '{number}', count })}
      data-enlarged={ctx.words('block.gallery.position', { number: '{number}', count: enlarged.length })}
      data-dialog={ctx.words('block.gallery.dialog')}
      data-play={props.seconds > 0 ? ctx.words('block.gallery.play') : undefined}
      data-pause={props.seconds > 0 ? ctx.words('block.gallery.pause') : undefined}
    >
      <ul
        className={classes(
          'gallery',
          `gallery-${layout}`,
          `gallery-${props.ratio}`,
          props.gap !== 'small' && `gallery-gap-${props.gap}`,
        )}
        style={wall ? ({ '--columns': columns, ...laid?.list } as Record<string, number>) : undefined}
        aria-label={wall ? undefined : ctx.words('block.gallery.name')}
        // What scrolls is reached by the keyboard, with or without something to click in it.
        tabIndex={wall ? undefined : 0}
      >
        {shown.map((item, index) => {
          const caption = item.caption.trim()
          const drawn = <Picture image={item.image} ctx={ctx} sizes={sizesOf(ctx, share)} later={index > 0} />
          return (
            <li key={item.id} className="gallery-item" style={laid?.places[index]}>
              {item.link ? (
                <SiteLink to={item.link} ctx={ctx} className="gallery-picture">
                  {drawn}
                  {(item.image?.alt ?? '') === '' ? <span className="sr">{caption}</span> : null}
                </SiteLink>
              ) : props.lightbox ? (
                <a
                  className="gallery-picture"
                  href={item.resolved.src}
                  data-large={item.resolved.srcSet}
                  data-caption={caption || undefined}
                >
                  {drawn}
                  <span className="sr">
                    {ctx.words('block.gallery.open', {
                      number: enlarged.indexOf(item) + 1,
                      count: enlarged.length,
                    })}
                  </span>
                </a>
              ) : (
                <span className="gallery-picture">{drawn}</span>
              )}
              {props.captions === 'below' && caption !== '' ? (
                <p className="gallery-caption" {...ctx.editable('items', item.id, 'caption')}>
                  {caption}
                </p>
              ) : null}
            </li>
          )
        })}
      </ul>
      {isMoving(props) && count > 1 ? (
        // Its buttons come with the script; until then it keeps their room.
        <div className="gallery-bar">
          <p>{ctx.words('block.gallery.position', { number: 1, count })}</p>
        </div>
      ) : null}
    </Gallery>
  )
}

/** Several pictures: a wall, a row to move through, or one after another; any of them can be opened large. */
export const galleryBlock = defineBlock({
  type: 'gallery',
  version: 1,
  fields,
  view: GalleryView,
  css,
  island,
  samples,
  size: { width: 24, height: 12, minWidth: 4, minHeight: 3 },
  isStill: ({ layout, lightbox, items }) =>
    layout !== 'slideshow' && layout !== 'carousel' && !(lightbox && items.some((item) => !item.link)),
  empty: {
    holds: (props) => props.items.every((item) => item.image === undefined),
    message: 'blocks.gallery.empty',
  },
  group: 'media',
  icon: 'images',
  name: 'blocks.gallery.name',
  keywords: 'blocks.gallery.keywords',
})

import type { BlockViewProps } from '#document/define-block.ts'
import type { PropsOf } from '#document/fields.ts'
import { Picture } from '#document/render/picture.tsx'
import { classes } from '../classes.ts'
import { SiteLink } from '../site-link.tsx'
import { sizesOf } from '../sizes.ts'
import { evenWall } from './even-wall.ts'
import { type fields, isMoving, isWall } from './fields.ts'
export { default as css } from './block.css?inline'

export function view({ props, ctx }: BlockViewProps<PropsOf<typeof fields>>) {
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
  const laid = layout === 'masonry' ? evenWall(shown, props) : undefined
  const Gallery = 'picture-gallery'
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

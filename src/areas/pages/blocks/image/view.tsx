import type { BlockViewProps } from '#document/define-block.ts'
import type { PropsOf } from '#document/fields.ts'
import { Picture } from '#document/render/picture.tsx'
import { RichText } from '#document/render/rich-text.tsx'
import { headingsIn, isEmptyText, toPlainText } from '#document/text/walk-text.ts'
import { classes } from '../classes.ts'
import { SiteLink } from '../site-link.tsx'
import { sizesOf } from '../sizes.ts'
import type { fields } from './fields.ts'
export { default as css } from './block.css?inline'

type Props = PropsOf<typeof fields>

const LONGEST_NAME = 120

/** What names a linked picture that has no words of its own: the heading beside it, else the words, else the caption. */
function nameOf({ design, body, caption }: Props): string | undefined {
  if (design === 'plain') return caption.trim() || undefined
  const words = headingsIn(body)[0]?.text ?? toPlainText(body)
  return words.replaceAll('\n', ' ').slice(0, LONGEST_NAME).trim() || undefined
}

/** The whole picture leads somewhere when no button does. */
function isLinked({ design, button, link }: Props): boolean {
  return link !== undefined && (design === 'plain' || button.trim() === '')
}

/** The picture in its shape. */
function Frame({ props, ctx }: Pick<BlockViewProps<Props>, 'props' | 'ctx'>) {
  const { image } = props
  const drawn = (
    <Picture
      image={image}
      ctx={ctx}
      sizes={sizesOf(ctx, props.design === 'card' || props.design === 'overlap' ? 0.55 : 1)}
      className={props.fit === 'contain' ? 'image-whole' : undefined}
    />
  )
  const alt = image && !image.decorative ? image.alt || ctx.image(image)?.alt : ''
  return (
    <div className={classes('image-frame', `shape-${props.shape}`)}>
      {isLinked(props) ? (
        <SiteLink to={props.link} ctx={ctx} className="image-link" label={alt ? undefined : nameOf(props)}>
          {drawn}
        </SiteLink>
      ) : (
        drawn
      )}
    </div>
  )
}

export function view({ props, ctx }: BlockViewProps<Props>) {
  if (props.design === 'plain') {
    return (
      <figure className="image">
        <Frame props={props} ctx={ctx} />
        {props.caption.trim() === '' ? null : (
          <figcaption className="image-caption" {...ctx.editable('caption')}>
            {props.caption}
          </figcaption>
        )}
      </figure>
    )
  }
  // A container cannot be asked about by its own rules, so what changes with its width stands inside it.
  const beside = props.design === 'card' || props.design === 'overlap'
  const hasWords = !isEmptyText(props.body) || props.button.trim() !== '' || ctx.mode === 'canvas'
  const parts = (
    <>
      <Frame props={props} ctx={ctx} />
      {hasWords ? (
        <div className="image-words">
          <RichText value={props.body} path={['body']} ctx={ctx} />
          {props.button.trim() === '' ? null : (
            <SiteLink to={props.link} ctx={ctx} className="button button-secondary">
              <span {...ctx.editable('button')}>{props.button}</span>
            </SiteLink>
          )}
        </div>
      ) : null}
    </>
  )
  return (
    <div
      className={classes(
        'image',
        `image-${props.design}`,
        props.side === 'end' && 'image-turned',
        isLinked(props) && 'image-linked',
        props.design === 'poster' && `image-words-${props.words}`,
      )}
    >
      {beside ? <div className="image-pair">{parts}</div> : parts}
    </div>
  )
}

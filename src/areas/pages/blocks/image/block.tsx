import { type BlockViewProps, defineBlock } from '#document/define-block.ts'
import { choice, image, link, type PropsOf, richText, text } from '#document/fields.ts'
import { Picture } from '#document/render/picture.tsx'
import { RichText } from '#document/render/rich-text.tsx'
import { headingsIn, isEmptyText, toPlainText } from '#document/text/walk-text.ts'
import { classes } from '../classes.ts'
import { SiteLink } from '../site-link.tsx'
import { sizesOf } from '../sizes.ts'
import css from './block.css?inline'
import { samples } from './sample.ts'

const isWorded = (props: { readonly [name: string]: unknown }) => props['design'] !== 'plain'

const fields = {
  image: image({ label: 'blocks.image.image' }),
  design: choice({
    label: 'blocks.image.design',
    options: [
      { value: 'plain', label: 'blocks.image.plain' },
      { value: 'poster', label: 'blocks.image.poster' },
      { value: 'card', label: 'blocks.image.card' },
      { value: 'overlap', label: 'blocks.image.overlap' },
      { value: 'stack', label: 'blocks.image.stack' },
    ],
    default: 'plain',
  }),
  body: richText({ label: 'blocks.image.body', when: isWorded }),
  caption: text({ label: 'blocks.image.caption', max: 300, when: (props) => !isWorded(props) }),
  link: link({ label: 'blocks.image.link' }),
  button: text({ label: 'blocks.image.button', help: 'blocks.image.button_help', max: 80, when: isWorded }),
  fit: choice({
    label: 'blocks.image.fit',
    options: [
      { value: 'cover', label: 'blocks.image.cover' },
      { value: 'contain', label: 'blocks.image.contain' },
    ],
    default: 'cover',
    group: 'more',
  }),
  shape: choice({
    label: 'blocks.image.shape',
    options: [
      { value: 'site', label: 'blocks.image.shape_site' },
      { value: 'plain', label: 'blocks.image.shape_plain' },
      { value: 'rounded', label: 'blocks.image.shape_rounded' },
      { value: 'circle', label: 'blocks.image.shape_circle' },
      { value: 'arch', label: 'blocks.image.shape_arch' },
      { value: 'frame', label: 'blocks.image.shape_frame' },
    ],
    default: 'site',
    group: 'more',
  }),
  side: choice({
    label: 'blocks.image.side',
    options: [
      { value: 'start', label: 'blocks.image.side_start' },
      { value: 'end', label: 'blocks.image.side_end' },
    ],
    default: 'start',
    group: 'more',
    when: (props) => props['design'] === 'card' || props['design'] === 'overlap',
  }),
  words: choice({
    label: 'blocks.image.words',
    options: [
      { value: 'start', label: 'blocks.image.words_top' },
      { value: 'center', label: 'blocks.image.words_middle' },
      { value: 'end', label: 'blocks.image.words_bottom' },
    ],
    default: 'end',
    group: 'more',
    when: (props) => props['design'] === 'poster',
  }),
}

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

function ImageView({ props, ctx }: BlockViewProps<Props>) {
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

/** One picture: alone, under its words, beside them, or overlapped by them. */
export const imageBlock = defineBlock({
  type: 'image',
  version: 1,
  fields,
  view: ImageView,
  css,
  samples,
  size: { width: 8, height: 8, minWidth: 1, minHeight: 1 },
  sizing: 'box',
  phone: 'pair',
  empty: { holds: (props) => props.image === undefined, message: 'blocks.image.empty' },
  group: 'basic',
  icon: 'image',
  name: 'blocks.image.name',
  keywords: 'blocks.image.keywords',
})

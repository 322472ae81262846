import { type BlockViewProps, defineBlock } from '#document/define-block.ts'
import { choice, file, image, type PropsOf, text, toggle } from '#document/fields.ts'
import { Picture } from '#document/render/picture.tsx'
import { classes } from '../classes.ts'
import { sizesOf } from '../sizes.ts'
import css from './block.css?inline'
import tile from './tile.css?inline'
import { samples } from './sample.ts'

const fields = {
  file: file({ label: 'blocks.video.file', accept: ['video/mp4', 'video/webm'] }),
  poster: image({ label: 'blocks.video.poster', help: 'blocks.video.poster_help' }),
  title: text({ label: 'blocks.video.title', help: 'blocks.video.title_help', max: 200 }),
  caption: text({ label: 'blocks.video.caption', max: 300 }),
  fit: choice({
    label: 'blocks.video.fit',
    options: [
      { value: 'cover', label: 'blocks.video.cover' },
      { value: 'contain', label: 'blocks.video.contain' },
    ],
    default: 'cover',
    group: 'more',
  }),
  captions: file({
    label: 'blocks.video.captions',
    help: 'blocks.video.captions_help',
    accept: ['text/vtt'],
    group: 'more',
  }),
  ambient: toggle({ label: 'blocks.video.ambient', help: 'blocks.video.ambient_help', group: 'more' }),
}

const island = 'video-player'

function VideoView({ props, ctx }: BlockViewProps<PropsOf<typeof fields>>) {
  const film = props.file && ctx.file(props.file)
  const poster = props.poster && ctx.image(props.poster)
  const track = props.captions && ctx.file(props.captions)
  const title = props.title.trim()
  const Player = island
  return (
    <figure className="video">
      <Player data-ambient={props.ambient ? '' : undefined} className="video-frame">
        {film ? (
          <>
            {/* Behind the film, which lets it through until it plays: as a `poster` it would be fetched at once. */}
            <Picture image={props.poster} ctx={ctx} sizes={sizesOf(ctx)} decorative />
            {/* Captions are the owner's to give: the field stands beside the film. */}
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
            <video
              className={classes(props.fit === 'contain' && 'video-whole')}
              src={film.src}
              width={poster?.width}
              height={poster?.height}
              preload="none"
              controls
              playsInline
              muted={props.ambient}
              loop={props.ambient}
              aria-label={title || props.poster?.alt || film.name}
            >
              {track ? <track kind="captions" src={track.src} srcLang={ctx.locale} default /> : null}
            </video>
            <button
              className="video-cover"
              type="button"
              hidden
              aria-label={
                title === '' ? ctx.words('block.video.play') : ctx.words('block.video.play_titled', { title })
              }
            >
              <span className="video-play">
                <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                  <path d="M7 4l13 8-13 8z" />
                </svg>
              </span>
            </button>
          </>
        ) : (
          <p className="video-missing">{ctx.words('block.video.missing')}</p>
        )}
      </Player>
      {props.caption.trim() === '' ? null : (
        <figcaption className="video-caption" {...ctx.editable('caption')}>
          {props.caption}
        </figcaption>
      )}
    </figure>
  )
}

/** A film of one's own. Nothing of it is fetched before somebody wants to see it. */
export const videoBlock = defineBlock({
  type: 'video',
  version: 1,
  fields,
  view: VideoView,
  css,
  tile,
  island,
  samples,
  size: { width: 16, height: 12, minWidth: 4, minHeight: 3 },
  sizing: 'box',
  empty: { holds: (props) => props.file === undefined, message: 'blocks.video.empty' },
  group: 'media',
  icon: 'video',
  name: 'blocks.video.name',
  keywords: 'blocks.video.keywords',
})

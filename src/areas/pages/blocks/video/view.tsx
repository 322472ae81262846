import type { BlockViewProps } from '#document/define-block.ts'
import type { PropsOf } from '#document/fields.ts'
import { Picture } from '#document/render/picture.tsx'
import { classes } from '../classes.ts'
import { sizesOf } from '../sizes.ts'
import type { fields } from './fields.ts'
export { default as css } from './block.css?inline'

export function view({ props, ctx }: BlockViewProps<PropsOf<typeof fields>>) {
  const film = props.file && ctx.file(props.file)
  const poster = props.poster && ctx.image(props.poster)
  const track = props.captions && ctx.file(props.captions)
  const title = props.title.trim()
  const Player = 'video-player'
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

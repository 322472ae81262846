import { useEffect, useRef, useState } from 'react'
import { siteType } from '#kernel/states/site-type.ts'
import { SitePicture } from '../site/site-picture.tsx'
import css from './create.module.css'

/** Width a page is laid out for, as on a desktop, in CSS pixels. */
const DESKTOP = 1280

/**
 * A real page of ours, small: laid out for a desktop, scaled to the room there is. Nothing in it runs
 * or can be reached; it is looked at. It keeps its origin, without which its fonts would not load;
 * pages of sites are another origin's and never shown here. What is no page gives way to a drawing.
 *
 * @param title what it is, for tools that list frames
 * @param ratio height by width of what is shown
 */
export function LivePage({ src, title, ratio = 0.75 }: { src: string; title: string; ratio?: number }) {
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const [state, setState] = useState<'coming' | 'there' | 'failed'>('coming')
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const scale = width / DESKTOP
  return (
    <div ref={frame} className={css.live} style={{ aspectRatio: `1 / ${ratio}` }}>
      {state === 'failed' ? (
        <SitePicture site={{ id: src, type: siteType.classic, picture: null }} />
      ) : (
        width > 0 && (
          <iframe
            src={src}
            title={title}
            aria-hidden="true"
            tabIndex={-1}
            inert
            sandbox="allow-same-origin"
            loading="lazy"
            scrolling="no"
            onLoad={({ currentTarget }) =>
              setState(currentTarget.contentDocument?.contentType === 'text/html' ? 'there' : 'failed')
            }
            className={state === 'there' ? css.liveThere : css.liveComing}
            style={{
              inlineSize: DESKTOP,
              blockSize: Math.ceil((width * ratio) / scale),
              transform: `scale(${scale})`,
            }}
          />
        )
      )}
    </div>
  )
}

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import css from './live-page.module.css'

/** Width a page is laid out for, as on a desktop, in CSS pixels. */
const DESKTOP = 1280

/** How often a page is asked whether its words are there, in milliseconds. Nothing tells of it: no script runs in it. */
const LOOKING_MS = 100

/** Whether all of a page's words have come; its pictures fill their places later. */
function isRead({ contentDocument: page }: HTMLIFrameElement): boolean {
  return page !== null && page.URL !== 'about:blank' && page.readyState !== 'loading'
}

/** What has come: a page to show, or something else. */
const whatCame = ({ contentDocument: page }: HTMLIFrameElement): 'there' | 'failed' =>
  page?.contentType === 'text/html' ? 'there' : 'failed'

/**
 * A real page of ours, small: laid out for a desktop, scaled to the room there is. Nothing in it runs
 * or can be reached; it is looked at. It keeps its origin, without which its fonts would not load; no script
 * and nothing of an owner's own code is ever in such a page. What is no page gives way to a drawing.
 *
 * @param title what it is, for tools that list frames
 * @param ratio height by width of what is shown
 * @param meanwhile what stands there until the page does
 * @param instead what stands there where it does not come
 */
export function LivePage({
  src,
  title,
  ratio = 0.75,
  meanwhile,
  instead,
  className,
}: {
  src: string
  title: string
  ratio?: number
  meanwhile?: ReactNode
  instead?: ReactNode
  className?: string
}) {
  const frame = useRef<HTMLDivElement>(null)
  const page = useRef<HTMLIFrameElement>(null)
  const [width, setWidth] = useState(0)
  const [state, setState] = useState<'coming' | 'there' | 'failed'>('coming')
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (state !== 'coming') return
    const looking = setInterval(() => {
      if (page.current && isRead(page.current)) setState(whatCame(page.current))
    }, LOOKING_MS)
    return () => clearInterval(looking)
  }, [state])
  const scale = width / DESKTOP
  return (
    <div ref={frame} className={classNames(css.live, className)} style={{ aspectRatio: `1 / ${ratio}` }}>
      {state === 'coming' ? meanwhile : state === 'failed' && instead}
      {state !== 'failed' && width > 0 && (
        <iframe
          ref={page}
          src={src}
          title={title}
          aria-hidden="true"
          tabIndex={-1}
          inert
          sandbox="allow-same-origin"
          loading="lazy"
          scrolling="no"
          onLoad={({ currentTarget }) => setState(whatCame(currentTarget))}
          className={state === 'there' ? css.there : css.coming}
          style={{
            inlineSize: DESKTOP,
            blockSize: Math.ceil((width * ratio) / scale),
            transform: `scale(${scale})`,
          }}
        />
      )}
    </div>
  )
}

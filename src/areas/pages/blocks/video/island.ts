/*
 * Lays one large button over a film and its poster until it is played, and plays ambient films while
 * they are in sight. Without it the film has the browser's own controls.
 */

class VideoPlayer extends HTMLElement {
  #watch: IntersectionObserver | undefined
  #end: AbortController | undefined

  connectedCallback(): void {
    const video = this.querySelector('video')
    const cover = this.querySelector('button')
    if (!video || !cover) return
    this.#end = new AbortController()
    const { signal } = this.#end
    // A film that does not fill its frame would have its poster on both sides.
    const poster = this.querySelector<HTMLElement>(':scope > :is(img, .cut)')
    video.addEventListener('playing', () => poster?.remove(), { signal })
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    if ('ambient' in this.dataset && !isStill && 'IntersectionObserver' in window) {
      // Its controls stay, so that anybody can stop it (WCAG 2.2.2).
      this.#watch = new IntersectionObserver(([entry]) => {
        if (entry?.isIntersecting) video.play().catch(() => {})
        else video.pause()
      })
      this.#watch.observe(this)
      return
    }
    video.controls = false
    cover.hidden = false
    cover.addEventListener(
      'click',
      () => {
        cover.hidden = true
        video.controls = true
        video.play().catch(() => {})
        video.focus()
      },
      { signal },
    )
  }

  disconnectedCallback(): void {
    this.#watch?.disconnect()
    this.#end?.abort()
  }
}

if (!customElements.get('video-player')) customElements.define('video-player', VideoPlayer)

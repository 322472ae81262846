/**
 * The film behind a section: played without sound where motion is welcome, with a button to stop
 * it (WCAG 2.2.2). Without this module the poster stays, which is the same picture standing still.
 */
class BackgroundFilm extends HTMLElement {
  connectedCallback(): void {
    const src = this.getAttribute('src')
    if (!src || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    if (!('IntersectionObserver' in window)) return
    const connection = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection
    if (connection?.saveData) return
    const film = document.createElement('video')
    film.muted = true
    film.loop = true
    film.playsInline = true
    film.src = src
    film.setAttribute('aria-hidden', 'true')
    this.append(film)
    new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting && !this.hasAttribute('stopped')) void film.play().catch(() => film.remove())
      else film.pause()
    }).observe(this)
    const { stop, play } = this.dataset
    if (!stop || !play) return
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'film-button'
    button.textContent = stop
    button.addEventListener('click', () => {
      const isStopped = this.toggleAttribute('stopped')
      button.textContent = isStopped ? play : stop
      if (isStopped) film.pause()
      else void film.play()
    })
    // Beside the film's frame, not in it: the frame's content is hidden from screen readers.
    this.closest('.backdrop')?.after(button)
  }
}

customElements.define('background-film', BackgroundFilm)

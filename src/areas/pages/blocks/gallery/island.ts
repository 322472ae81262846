/*
 * Moves through a gallery and opens its pictures large. Without it the pictures scroll by hand and
 * each opens as a file of its own.
 */

const icons = {
  close: 'M5 5l14 14M19 5L5 19',
  next: 'M9 4l8 8-8 8',
  previous: 'M15 4l-8 8 8 8',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5l11 7-11 7z',
} as const

function iconButton(
  icon: keyof typeof icons,
  label: string,
  name: string,
  act: () => void,
): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = `gallery-button ${name}`
  button.ariaLabel = label
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', icons[icon])
  svg.append(path)
  button.append(svg)
  button.addEventListener('click', act)
  return button
}

class PictureGallery extends HTMLElement {
  #list: HTMLElement | null = null
  #bar: Element | undefined
  #large: HTMLDialogElement | undefined
  #shown = 0
  #timer: ReturnType<typeof setInterval> | undefined
  #watch: IntersectionObserver | undefined
  readonly #still = matchMedia('(prefers-reduced-motion: reduce)')

  connectedCallback(): void {
    this.#list = this.querySelector('.gallery')
    if (!this.#list) return
    this.addEventListener('click', this.#open)
    this.#fillBar(this.#list)
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#open)
    this.#stop()
    this.#watch?.disconnect()
    for (const button of this.#bar?.querySelectorAll('button') ?? []) button.remove()
    this.#large?.remove()
    this.#bar = this.#large = undefined
  }

  get #items(): HTMLElement[] {
    return [...(this.#list?.children ?? [])] as HTMLElement[]
  }

  get #links(): HTMLAnchorElement[] {
    return [...this.querySelectorAll<HTMLAnchorElement>('a[data-large]')]
  }

  #words(name: string): string {
    return this.dataset[name] ?? ''
  }

  get #isRightToLeft(): boolean {
    return getComputedStyle(this).direction === 'rtl'
  }

  /** How far an item begins behind the beginning of what is in view, in the direction in which the page is read. */
  #behind(list: HTMLElement, item: HTMLElement): number {
    const view = list.getBoundingClientRect()
    const { left, right } = item.getBoundingClientRect()
    return this.#isRightToLeft ? view.right - right : left - view.left
  }

  #at(): number {
    const list = this.#list
    if (!list) return 0
    const away = this.#items.map((item) => Math.abs(this.#behind(list, item)))
    return away.indexOf(Math.min(...away))
  }

  #go(step: number): void {
    const items = this.#items
    const list = this.#list
    const target = items[(this.#at() + step + items.length) % items.length]
    if (!list || !target) return
    const by = this.#behind(list, target)
    // At its end a carousel shows several at once and cannot scroll on: then it begins again.
    const before = list.scrollLeft
    list.scrollBy({ left: this.#isRightToLeft ? -by : by })
    const atEnd = Math.abs(before) + list.clientWidth >= list.scrollWidth - 2
    if (step > 0 && by > 0 && atEnd) list.scrollTo({ left: 0 })
  }

  /** Puts its buttons into the bar, which has kept their room. */
  #fillBar(list: HTMLElement): void {
    const bar = this.querySelector('.gallery-bar')
    const position = bar?.querySelector('p')
    if (!bar || !position) return
    const say = () => {
      position.textContent = this.#words('position').replace('{number}', String(this.#at() + 1))
    }
    say()
    list.addEventListener('scrollend', say)
    bar.append(position)
    const seconds = Number(this.dataset['seconds'] ?? 0)
    if (seconds > 0) bar.append(this.#player(list, seconds, position))
    bar.append(
      iconButton('previous', this.#words('previous'), 'gallery-turn', () => {
        this.#stop()
        this.#go(-1)
      }),
      iconButton('next', this.#words('next'), 'gallery-turn', () => {
        this.#stop()
        this.#go(1)
      }),
    )
    position.ariaLive = seconds > 0 ? 'off' : 'polite'
    this.#bar = bar
  }

  /** Plays by itself where motion is welcome, while it is in sight and nobody reads or touches it. */
  #player(list: HTMLElement, seconds: number, position: HTMLElement): HTMLButtonElement {
    const toggle = iconButton('pause', this.#words('pause'), 'gallery-play', () => {
      if (this.#timer === undefined) start()
      else this.#stop()
    })
    const show = (icon: 'play' | 'pause') => {
      toggle.ariaLabel = this.#words(icon)
      toggle.querySelector('path')?.setAttribute('d', icons[icon])
      position.ariaLive = icon === 'play' ? 'polite' : 'off'
    }
    const start = () => {
      this.#timer ??= setInterval(() => {
        if (!document.hidden && !this.matches(':hover') && !this.querySelector(':focus-visible')) this.#go(1)
      }, seconds * 1000)
      show('pause')
    }
    this.#stopped = () => show('play')
    show('play')
    list.addEventListener('pointerdown', () => this.#stop())
    if (!this.#still.matches && 'IntersectionObserver' in window) {
      this.#watch = new IntersectionObserver(([entry]) => {
        if (!entry?.isIntersecting) return
        this.#watch?.disconnect()
        start()
      })
      this.#watch.observe(this)
    }
    return toggle
  }

  #stopped: () => void = () => {}

  #stop(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
    this.#stopped()
  }

  readonly #open = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-large]')
    const at = link ? this.#links.indexOf(link) : -1
    if (at < 0) return
    event.preventDefault()
    this.#stop()
    this.#large ??= this.#makeLarge()
    this.#show(at)
    this.#large.showModal()
  }

  #makeLarge(): HTMLDialogElement {
    const dialog = document.createElement('dialog')
    dialog.className = 'gallery-large'
    dialog.ariaLabel = this.#words('dialog')
    const figure = document.createElement('figure')
    const caption = document.createElement('figcaption')
    caption.ariaLive = 'polite'
    const shown = document.createElement('span')
    shown.append(document.createElement('img'))
    figure.append(shown, caption)
    const turn = (step: number) => () => this.#show(this.#shown + step)
    dialog.append(
      figure,
      iconButton('previous', this.#words('previous'), 'gallery-turn gallery-back', turn(-1)),
      iconButton('next', this.#words('next'), 'gallery-turn gallery-on', turn(1)),
      iconButton('close', this.#words('close'), 'gallery-close', () => dialog.close()),
    )
    dialog.addEventListener('keydown', (event) => {
      const forward = this.#isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
      if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') turn(event.key === forward ? 1 : -1)()
    })
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog || event.target === figure) dialog.close()
    })
    let from = 0
    dialog.addEventListener('pointerdown', (event) => (from = event.clientX))
    dialog.addEventListener('pointerup', (event) => {
      const by = event.clientX - from
      if (event.pointerType === 'touch' && Math.abs(by) > 48) turn(by < 0 === this.#isRightToLeft ? -1 : 1)()
    })
    dialog.addEventListener('close', () => this.#links[this.#shown]?.focus())
    this.append(dialog)
    return dialog
  }

  #show(index: number): void {
    const links = this.#links
    const at = (index + links.length) % links.length
    const link = links[at]
    const image = this.#large?.querySelector('img')
    const caption = this.#large?.querySelector('figcaption')
    if (!link || !image || !caption) return
    this.#shown = at
    // A picture that is cut is cut here too, by the same rules.
    const cut = link.querySelector<HTMLElement>('.cut')
    const room = image.parentElement
    if (room) {
      room.className = cut ? 'gallery-shown cut' : 'gallery-shown'
      room.style.cssText = cut?.style.cssText ?? ''
    }
    image.className = cut ? 'cut-part' : ''
    image.removeAttribute('srcset')
    image.src = link.href
    if (link.dataset['large']) {
      image.sizes = '100vw'
      image.srcset = link.dataset['large']
    }
    image.alt = link.querySelector('img')?.alt ?? ''
    const position = this.#words('enlarged').replace('{number}', String(at + 1))
    const words = link.dataset['caption']
    caption.textContent = words ? `${words} · ${position}` : position
  }
}

if (!customElements.get('picture-gallery')) customElements.define('picture-gallery', PictureGallery)

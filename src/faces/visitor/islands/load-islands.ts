/*
 * Loads the module of each kind of element when the first of its kind is nearly in sight, or is touched
 * or gets the focus before. What is clicked while it loads is clicked again once it is there.
 */

/** How far below the window an element is near: what it adds to itself then moves nothing that is seen. */
const NEAR = '50% 0px'
const TOUCHES = ['pointerdown', 'focusin'] as const

function loadWhenWanted(elements: readonly Element[], file: string): void {
  const end = new AbortController()
  let loading: Promise<unknown> | undefined
  const watch =
    'IntersectionObserver' in window
      ? new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && load(), {
          rootMargin: NEAR,
        })
      : null
  const load = (): void => {
    loading ??= import(/* @vite-ignore */ file).then(
      () => {
        watch?.disconnect()
        end.abort()
      },
      // The connection was lost: the next interaction retries.
      () => (loading = undefined),
    )
  }
  const hold = (event: MouseEvent): void => {
    const { target } = event
    const control = target instanceof Element ? target.closest<HTMLElement>('a, button') : null
    if (!loading || !control || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    void loading.then(() => control.click())
  }
  for (const element of elements) {
    for (const touch of TOUCHES) element.addEventListener(touch, load, { signal: end.signal })
    element.addEventListener('click', hold as EventListener, { capture: true, signal: end.signal })
  }
  if (!watch) return load()
  for (const element of elements) watch.observe(element)
}

const files = document.querySelector<HTMLElement>('script[data-islands]')?.dataset['islands'] ?? ''
for (const file of files.split(' ')) {
  // Each lies at `/_islands/<element>.<fingerprint>.js`.
  const name = /([a-z-]+)\.[^/]*$/.exec(file)?.[1]
  if (name) loadWhenWanted([...document.querySelectorAll(name)], file)
}

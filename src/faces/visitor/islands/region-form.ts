/*
 * Sends a form without leaving its page: what comes back takes the place of the regions that the form names, or of the
 * form's own block where something is wrong. Whatever goes wrong on the way, the browser sends it as it would have.
 */
import { swapRegions, templatesOf } from './regions/swap-regions.ts'

/** What was there is gone: the focus goes to what is wrong, else to where it was. */
function focusAgain(id: string, block: string): void {
  const within = document.querySelector(`.b-${CSS.escape(block)}`)
  const wrong = within?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')
  if (wrong && !wrong.matches('input, select, textarea')) wrong.tabIndex = -1
  const before = id === '' ? null : document.getElementById(id)
  ;(wrong ?? before)?.focus()
}

/** One sending has one name, however often it is sent: as it failed on the way, and by the browser itself. */
function nameSending(form: HTMLFormElement): void {
  if (form.querySelector('[name="_key"]') || !crypto.randomUUID) return
  const key = document.createElement('input')
  Object.assign(key, { type: 'hidden', name: '_key', value: crypto.randomUUID() })
  form.prepend(key)
}

async function send(form: HTMLFormElement, body: FormData, block: string): Promise<void> {
  const focused = document.activeElement?.id ?? ''
  const answer = await fetch(form.getAttribute('action') ?? '', {
    method: 'POST',
    body,
    headers: { 'x-regions': form.dataset['regions'] ?? '' },
  })
  const see = answer.headers.get('x-see')
  const templates = await templatesOf(answer)
  if (templates.length === 0 && see === null) throw new Error('No region came')
  if (templates.length === 0 && see !== null) return location.assign(see)
  swapRegions(templates)
  if (answer.ok) {
    form.querySelector('[name="_key"]')?.remove()
    form.reset()
  }
  focusAgain(focused, answer.ok ? '' : block)
}

customElements.define(
  'region-form',
  class extends HTMLElement {
    connectedCallback(): void {
      this.addEventListener('submit', (event) => {
        const form = event.target
        if (!(form instanceof HTMLFormElement) || !form.hasAttribute('data-regions')) return
        event.preventDefault()
        if (form.ariaBusy === 'true') return
        form.ariaBusy = 'true'
        nameSending(form)
        const body = new FormData(form, event.submitter)
        send(form, body, String(body.get('_block')))
          .catch(() => HTMLFormElement.prototype.submit.call(form))
          .finally(() => (form.ariaBusy = null))
      })
    }
  },
)

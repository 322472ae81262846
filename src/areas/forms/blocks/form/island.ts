/*
 * Helps with a form that works without it: shows what answers bring into sight, says at once what is missing, sends
 * without leaving the page, and keeps what was typed where the way is broken. What counts, the server decides.
 */
import { emailOf } from '#kernel/email.ts'
import { FILE_BYTES_MAX, type Answer, type Rule } from '../../form/form.ts'
import { holdsOf } from '../../form/logic.ts'
import { solve } from './solve.ts'

type ShownRule = Pick<Rule, 'match' | 'tests' | 'deed'>

/** Sentences of the page's language. */
interface Words {
  readonly required: string
  readonly consent: string
  readonly mail: string
  readonly file: string
  readonly failed: string
  readonly sending: string
}

/** What was fetched at the first touch, by form: a form that is drawn anew has it again. */
const fetched = new Map<string, Promise<readonly HTMLInputElement[]>>()

function hidden(name: string, value: string): HTMLInputElement {
  return Object.assign(document.createElement('input'), { type: 'hidden', name, value })
}

async function templatesIn(html: string): Promise<readonly HTMLTemplateElement[]> {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  return [...parsed.querySelectorAll<HTMLTemplateElement>('template[data-region]')]
}

/** Sends a form; `fetch` cannot tell how far it is. */
function post(form: HTMLFormElement, body: FormData, told: (share: number) => void): Promise<XMLHttpRequest> {
  const request = new XMLHttpRequest()
  request.open('POST', form.getAttribute('action') ?? '')
  request.setRequestHeader('x-regions', '')
  request.upload.addEventListener('progress', ({ loaded, total }) => told(total > 0 ? loaded / total : 0))
  return new Promise((resolve, reject) => {
    request.addEventListener('load', () => resolve(request))
    for (const end of ['error', 'abort'] as const)
      request.addEventListener(end, () => reject(new Error('The way is broken')))
    request.send(body)
  })
}

class SiteForm extends HTMLElement {
  #form: HTMLFormElement | null = null
  #rules: readonly ShownRule[] = []
  #words: Partial<Words> = {}

  connectedCallback(): void {
    const form = (this.#form = this.querySelector('form'))
    if (!form) return
    this.#rules = JSON.parse(this.dataset['rules'] ?? '[]') as readonly ShownRule[]
    this.#words = JSON.parse(this.dataset['words'] ?? '{}') as Partial<Words>
    const query = new URLSearchParams(location.search)
    for (const input of form.querySelectorAll<HTMLInputElement>('[data-query]'))
      input.value ||= query.get(input.dataset['query'] ?? '') ?? ''
    for (const touch of ['focusin', 'pointerdown'] as const)
      form.addEventListener(touch, () => void this.#fetchToken(), { once: true })
    if (fetched.has(this.#id)) void this.#fetchToken()
    form.addEventListener('input', (event) => this.#changed(event.target))
    form.addEventListener('submit', (event) => this.#submit(event))
    // A page that comes back from the browser's memory begins another sending.
    addEventListener('pageshow', ({ persisted }) => persisted && this.#field('_key')?.remove())
    this.#show()
  }

  get #id(): string {
    return this.dataset['form'] ?? ''
  }

  #field(name: string): HTMLInputElement | null {
    return this.#form?.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? null
  }

  #item(id: string): HTMLElement | null {
    return this.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`)
  }

  /** When the form was first touched, signed; where messages come in too often with a puzzle, solved meanwhile. */
  async #fetchToken(): Promise<void> {
    const ask = async (): Promise<readonly HTMLInputElement[]> => {
      const answer = await fetch(location.pathname, {
        headers: { 'x-regions': 'form-token', 'x-form': this.#id },
      })
      const [template] = await templatesIn(await answer.text())
      return [...(template?.content.querySelectorAll('input') ?? [])]
    }
    if (!fetched.has(this.#id)) fetched.set(this.#id, ask())
    try {
      for (const input of (await fetched.get(this.#id)) ?? [])
        if (!this.#field(input.name)) this.#form?.prepend(hidden(input.name, input.value))
    } catch {
      // It is sent without.
      fetched.delete(this.#id)
    }
    void this.#solve()
  }

  /** Solves a puzzle that waits. */
  async #solve(): Promise<void> {
    const proof = this.#field('form-proof')
    if (proof && !proof.value.includes('~')) proof.value = await solve(proof.value)
  }

  #changed(target: EventTarget | null): void {
    if (target instanceof Element) this.#clear(target.closest<HTMLElement>('[data-item]'))
    this.#show()
  }

  /** The answer to a field as far as the rules ask; none of what is out of sight. */
  #answer(id: string): Answer | undefined {
    const item = this.#item(id)
    if (!this.#form || item?.hidden) return undefined
    const given = new FormData(this.#form)
      .getAll(id)
      .filter((one) => typeof one === 'string' && one.trim() !== '')
    const values = given as string[]
    const [first] = values
    if (first === undefined) return undefined
    if (item?.matches('.form-choice, .form-several, .form-dropdown')) return { options: values }
    if (item?.matches('.form-consent')) return { words: '', version: 1 }
    return item?.matches('.form-number') ? Number(first.replace(',', '.')) : first
  }

  /** Shows what the answers on this page bring into sight. What hangs on earlier pages, the server has decided. */
  #show(): void {
    const holds = ({ match, tests }: Pick<Rule, 'match' | 'tests'>): boolean =>
      match === 'all'
        ? tests.every((one) => holdsOf(one, this.#answer(one.field)))
        : tests.some((one) => holdsOf(one, this.#answer(one.field)))
    const isHere = ({ tests }: Pick<Rule, 'tests'>): boolean =>
      tests.every(({ field }) => this.#form?.elements.namedItem(field) !== null)
    for (const item of this.querySelectorAll<HTMLElement>('[data-item]')) {
      const id = item.dataset['item'] ?? ''
      const about = this.#rules.filter(
        ({ deed }) => ('item' in deed ? deed.item : 'field' in deed && deed.field) === id,
      )
      const shows = about.filter(({ deed }) => deed.kind === 'show')
      const isShown = shows.length === 0 ? !item.hidden : shows.some(holds)
      if (shows.every(isHere)) this.#turn(item, isShown)
      const requires = about.filter(({ deed }) => deed.kind === 'require')
      if (requires.length > 0 && requires.every(isHere)) this.#require(item, requires.some(holds))
    }
    const seen = this.#field('form-seen')
    if (seen)
      seen.value = [...this.querySelectorAll<HTMLElement>('[data-item]:not([hidden])')]
        .map((item) => item.dataset['item'])
        .join(' ')
  }

  #turn(item: HTMLElement, isShown: boolean): void {
    if (item.hidden === !isShown) return
    item.hidden = !isShown
    for (const control of item.querySelectorAll<HTMLInputElement>('input, select, textarea'))
      control.disabled = !isShown || control.hasAttribute('data-full')
  }

  #require(item: HTMLElement, isRequired: boolean): void {
    const mark = item.querySelector<HTMLElement>('[data-mark]')
    if (!mark || mark.hidden === !isRequired) return
    mark.hidden = !isRequired
    for (const control of item.querySelectorAll<HTMLInputElement>('.input, [type="radio"]'))
      control.required = isRequired
  }

  /** What is missing on this page, or surely wrong: by field. */
  #faults(): Map<HTMLElement, string> {
    const faults = new Map<HTMLElement, string>()
    const words = this.#words
    for (const item of this.querySelectorAll<HTMLElement>('.form-item:not([hidden])')) {
      const id = item.dataset['item'] ?? ''
      const isRequired = item.querySelector<HTMLElement>('[data-mark]')?.hidden === false
      const files = item.querySelector<HTMLInputElement>('[type="file"]')
      const kept = item.querySelector('[name="form-kept"]:checked')
      const large = [...(files?.files ?? [])].find(({ size }) => size > FILE_BYTES_MAX)
      const isEmpty = files
        ? files.files?.length === 0 && !kept
        : item.matches('.form-address')
          ? this.#field(`${id}.line1`)?.value.trim() === ''
          : this.#answer(id) === undefined
      const mail = item.matches('.form-mail') ? this.#answer(id) : undefined
      if (large) faults.set(item, (words.file ?? '').replace('{name}', large.name))
      else if (isRequired && isEmpty)
        faults.set(item, (item.matches('.form-consent') ? words.consent : words.required) ?? '')
      else if (typeof mail === 'string' && emailOf(mail) === null) faults.set(item, words.mail ?? '')
    }
    return faults
  }

  #clear(item: HTMLElement | null): void {
    if (!item?.matches('.form-wrong')) return
    item.classList.remove('form-wrong')
    item.querySelector('.form-fault')?.remove()
    for (const control of item.querySelectorAll('[aria-invalid]')) control.removeAttribute('aria-invalid')
  }

  /** Says at the fields what is wrong; the first has the focus. */
  #tell(faults: ReadonlyMap<HTMLElement, string>): void {
    for (const [item, text] of faults) {
      this.#clear(item)
      const control = item.querySelector<HTMLElement>('.input, input')
      const told = Object.assign(document.createElement('p'), { className: 'form-fault', textContent: text })
      told.id = `${control?.id}-e`
      item.classList.add('form-wrong')
      item.append(told)
      control?.setAttribute('aria-invalid', 'true')
      control?.setAttribute('aria-describedby', told.id)
    }
    const [first] = faults.keys()
    first?.querySelector<HTMLElement>('.input, input')?.focus()
  }

  #submit(event: SubmitEvent): void {
    const form = this.#form
    if (!form) return
    event.preventDefault()
    if (form.ariaBusy === 'true') return
    const isBack = event.submitter?.getAttribute('value') === 'back'
    const faults = isBack ? new Map<HTMLElement, string>() : this.#faults()
    if (faults.size > 0) return this.#tell(faults)
    form.ariaBusy = 'true'
    if (!this.#field('_key') && 'randomUUID' in crypto) form.prepend(hidden('_key', crypto.randomUUID()))
    const status = this.#status(this.#words.sending ?? '')
    this.#send(form, event.submitter, status)
      .catch(() => (status.textContent = this.#words.failed ?? ''))
      .finally(() => (form.ariaBusy = null))
  }

  #status(text: string): HTMLElement {
    const old = this.querySelector<HTMLElement>('.form-status')
    const status = old ?? Object.assign(document.createElement('p'), { className: 'form-status' })
    status.setAttribute('role', 'status')
    if (!old) this.#form?.append(status)
    status.textContent = text
    return status
  }

  async #send(form: HTMLFormElement, submitter: HTMLElement | null, status: HTMLElement): Promise<void> {
    await this.#solve()
    const body = new FormData(form, submitter)
    const hasFile = [...body.values()].some((one) => typeof one !== 'string' && one.size > 0)
    const answer = await post(form, body, (share) => {
      if (hasFile) status.textContent = `${this.#words.sending} ${Math.round(share * 100)} %`
    })
    const [template] = await templatesIn(answer.responseText)
    const see = answer.getResponseHeader('x-see')
    if (!template && see !== null) return location.assign(see)
    if (!template) throw new Error('No region came')
    fetched.delete(see === null ? '' : this.#id)
    const block = template.dataset['region'] ?? ''
    document
      .querySelector(`.b-${CSS.escape(block)}`)
      ?.replaceWith(document.importNode(template.content, true))
    const now = document.querySelector<HTMLElement>(`.b-${CSS.escape(block)}`)
    // A puzzle that was asked for is solved, and the same sent again.
    const proof = now?.querySelector<HTMLInputElement>('[name="form-proof"]')
    if (answer.status === 409 && proof) return now?.querySelector('form')?.requestSubmit()
    const found = now?.querySelector<HTMLElement>('[role="alert"], [data-sent], .form-progress, .form-closed')
    if (!found) return
    found.tabIndex = -1
    found.focus()
    found.scrollIntoView({ block: 'nearest' })
  }
}

customElements.define('site-form', SiteForm)

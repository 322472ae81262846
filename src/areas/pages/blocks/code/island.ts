/* Copies the code of its block; without it the lines are selected by hand. */

class CodeCopy extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined

  async #copy(button: HTMLButtonElement, code: HTMLElement, label: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(code.textContent)
    } catch {
      getSelection()?.selectAllChildren(code)
      return
    }
    button.textContent = button.dataset['done'] ?? label
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (button.textContent = label), 2000)
  }

  connectedCallback(): void {
    const button = this.querySelector('button')
    const code = this.querySelector('code')
    // Only pages sent over TLS (and this machine's own) may write to the clipboard.
    if (!button || !code || !navigator.clipboard) return
    const label = button.textContent
    button.hidden = false
    button.ariaLive = 'polite'
    button.addEventListener('click', () => void this.#copy(button, code, label))
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer)
  }
}

if (!customElements.get('code-copy')) customElements.define('code-copy', CodeCopy)

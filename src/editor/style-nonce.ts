/**
 * The nonce of the document the editor is in, by which a style element is let in that is made as it runs;
 * undefined where the document says none. The frame of the canvas has its parent's policy, and so its nonce.
 */
export function styleNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
}

/** A style element of a document's own, with these rules in it. */
export function styleElement(document: Document, css: string): HTMLStyleElement {
  const element = document.createElement('style')
  element.nonce = styleNonce() ?? ''
  element.textContent = css
  return element
}

const SPECIAL = /["'&<>]/
const ENTITIES: { readonly [sign: string]: string } = {
  '"': '&quot;',
  "'": '&#x27;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
}
const SIGNS = new Map(Object.entries(ENTITIES).map(([sign, entity]) => [entity, sign]))

/** Text as it stands in HTML or XML, in elements and in attributes (HTML § 13.3). */
export function escapeHtml(text: string): string {
  let at = text.search(SPECIAL)
  if (at < 0) return text
  let out = ''
  let from = 0
  for (; at < text.length; at += 1) {
    const entity = ENTITIES[text.charAt(at)]
    if (entity === undefined) continue
    out += text.slice(from, at) + entity
    from = at + 1
  }
  return out + text.slice(from)
}

/** The text that {@link escapeHtml} was given. Entities that it does not write stay as they are. */
export function unescapeHtml(html: string): string {
  return html.replaceAll(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => SIGNS.get(entity) ?? entity)
}

import type { Id } from '#kernel/ids.ts'

/** One 32-bit lane of a string hash: multiply and fold, each lane from its own seed. */
function lane(text: string, seed: number): number {
  let hash = seed >>> 0
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
    hash ^= hash >>> 15
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * The same UUID for the same name, on every machine and in every release: version 8 of RFC 9562
 * (§5.8, "custom"), because a browser has no SHA-1 at hand without waiting.
 */
export function namedId(name: string): Id {
  const lanes = [0x811c9dc5, 0x9e3779b9, 0x7f4a7c15, 0x2545f491].map((seed) =>
    lane(name, seed).toString(16).padStart(8, '0'),
  )
  const hex = lanes.join('')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}

/**
 * The asset id under which a template's own picture stands in documents. The assets area answers it
 * with the file that ships: `src/templates/<template>/pictures/<name>.jpg`.
 */
export function templatePictureId(template: string, name: string): Id {
  return namedId(`portico:template-picture:${template}/${name}`)
}

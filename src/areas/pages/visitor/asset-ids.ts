/** The ids of every asset that a value names, however deep: pictures, files, backgrounds, pictures in texts. */
export function assetIdsIn(value: unknown, into: Set<string> = new Set()): Set<string> {
  if (Array.isArray(value)) {
    for (const item of value) assetIdsIn(item, into)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'asset' && typeof inner === 'string') into.add(inner)
      else assetIdsIn(inner, into)
    }
  }
  return into
}

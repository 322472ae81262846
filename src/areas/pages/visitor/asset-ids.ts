/** The ids of every asset that a value names, however deep: pictures, files, backgrounds, pictures in texts. */
export function assetIdsIn(value: unknown, into: Set<string> = new Set()): Set<string> {
  if (Array.isArray(value)) {
    for (const item of value) assetIdsIn(item, into)
  } else if (typeof value === 'object' && value !== null) {
    const record = value as { readonly [key: string]: unknown }
    for (const key in record) {
      const inner = record[key]
      if (typeof inner === 'object') assetIdsIn(inner, into)
      else if (key === 'asset' && typeof inner === 'string') into.add(inner)
    }
  }
  return into
}

/** Whether a value is a picture or file of the library, alone or as a node of a text. */
export function assetOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { asset, attrs } = value as { asset?: unknown; attrs?: { asset?: unknown } | null }
  if (typeof asset === 'string') return asset
  return typeof attrs?.asset === 'string' ? attrs.asset : undefined
}

/** The ids of all pictures and files that nodes name. */
export function assetsIn(value: unknown, found = new Set<string>()): Set<string> {
  const own = assetOf(value)
  if (own !== undefined) found.add(own)
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) assetsIn(part, found)
  return found
}

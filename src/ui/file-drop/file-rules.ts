export interface FileRefusal {
  readonly file: File
  readonly reason: 'type' | 'size'
}

/**
 * Why a file is not taken; null when it is. `types` are media types (`image/png`), families of them (`image/*`), or
 * endings (`.csv`); an empty list takes all.
 */
export function accepts(
  file: Pick<File, 'name' | 'type' | 'size'>,
  types: readonly string[],
  maxBytes?: number,
): FileRefusal['reason'] | null {
  const fits = types.some((type) => {
    if (type.startsWith('.')) return file.name.toLowerCase().endsWith(type.toLowerCase())
    if (type.endsWith('/*')) return file.type.startsWith(type.slice(0, -1))
    return file.type === type
  })
  if (types.length > 0 && !fits) return 'type'
  if (maxBytes !== undefined && file.size > maxBytes) return 'size'
  return null
}

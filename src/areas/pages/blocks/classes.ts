/** Class names that hold, in one attribute; undefined when none does, so that no empty one is written. */
export function classes(...names: readonly (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}

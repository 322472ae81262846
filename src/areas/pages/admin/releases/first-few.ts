/**
 * The first few of a list, to be named, and how many are left to be counted. One more than may be named takes no more
 * room than saying that there is one, and is named too.
 *
 * @param most so many are named
 * @param count how many there are, where not all of them are at hand
 */
export function firstFew<T>(
  all: readonly T[],
  most: number,
  count = all.length,
): { readonly named: readonly T[]; readonly rest: number } {
  const named = all.slice(0, count === most + 1 ? count : most)
  return { named, rest: count - named.length }
}

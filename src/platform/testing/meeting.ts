/**
 * Has those who race meet: each waits until so many have come, and whoever comes after them goes on at once.
 * A naive variant looks, comes here, and then acts, so that it fails on any machine and not by luck.
 *
 * @param count of those who wait for each other; each needs a connection of its own meanwhile
 * @returns what each calls on arriving
 */
export function meeting(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let here = 0
  return () => {
    here += 1
    if (here >= count) resolve()
    return promise
  }
}

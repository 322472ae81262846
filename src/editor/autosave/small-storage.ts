/*
 * The browser's smaller storages, which are written at once: for the moment in which a page goes away. Apart from what
 * reads them as a page opens and from what writes them, which comes later.
 */

/** What the keys of copies begin with. */
export const LEFT = 'portico-editor-left '

/** Runs what a browser may refuse (private windows, a full disk): then there is nothing. */
export function small<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

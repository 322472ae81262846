import { atEnd } from '#platform/testing/at-end.ts'

/**
 * What all the tests of a process share, however many files of them it runs: opened for the first that asks, closed when
 * all are over. What could not be opened fails those that ask for it, and has nothing to close.
 */
export function sharedInProcess<T extends { close(): Promise<void> }>(
  open: () => Promise<T>,
): () => Promise<T> {
  let opened: Promise<T> | undefined
  atEnd(async () => (await opened?.catch(() => undefined))?.close())
  return () => (opened ??= open())
}

import { after } from 'node:test'

type AtEnd = (close: () => Promise<void>) => void

/**
 * Has something closed when the tests of this process are over, however many files of them it runs: the process of the
 * test command says when that is (`scripts/testing/worker.mjs`), by itself a file's end is that.
 */
export const atEnd: AtEnd =
  (globalThis as unknown as Record<symbol, AtEnd | undefined>)[Symbol.for('portico.atEnd')] ??
  ((close) => after(close))

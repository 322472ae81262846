import type { Storage } from './storage.ts'

export interface CopyReport {
  /** Files carried over in this run. */
  readonly copied: number
  /** Files that were already there with the same length. */
  readonly skipped: number
  /** Bytes carried over in this run. */
  readonly bytes: number
  /** Whether every file was seen; `false` when the run was stopped. */
  readonly finished: boolean
}

export interface CopyOptions {
  /** Only keys that begin with this. */
  readonly prefix?: string
  /** Stops after the file in hand. */
  readonly signal?: AbortSignal
  readonly onFile?: (key: string, report: CopyReport) => void
}

/**
 * Carries every file of `from` over to `to`. It may be stopped at any moment and run again: a file that stands in
 * `to` with the same length is not carried twice, and since a file appears there whole or not at all, none is half.
 * Nothing is removed from either side.
 */
export async function copyAll(from: Storage, to: Storage, options: CopyOptions = {}): Promise<CopyReport> {
  let report: CopyReport = { copied: 0, skipped: 0, bytes: 0, finished: false }
  for await (const { key, bytes } of from.list(options.prefix ?? '')) {
    if (options.signal?.aborted) return report
    const there = await to.head(key)
    if (there?.bytes === bytes) {
      report = { ...report, skipped: report.skipped + 1 }
    } else {
      const file = await from.get(key)
      // A file removed since it was listed has nothing to carry.
      if (!file) continue
      const carried = await to.put(key, file.stream)
      report = { ...report, copied: report.copied + 1, bytes: report.bytes + carried }
    }
    options.onFile?.(key, report)
  }
  return { ...report, finished: true }
}

import { accessSync, constants, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeFolder } from '../config/make-folder.ts'

/** Another process holds the data folder. */
export class FolderBusyError extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another Portico process. Stop that one first, or set DATABASE_URL so that several can work together.`,
    )
    this.name = 'FolderBusyError'
  }
}

/** The data folder cannot be written by this process's user. */
export class FolderUnwritableError extends Error {
  constructor(folder: string, cause: unknown) {
    const why = cause instanceof Error ? ` (${cause.message})` : ''
    super(
      `The data folder ${folder} cannot be written${why}. Give it to the user that runs Portico, or set DATA_DIR to another one.`,
      { cause },
    )
    this.name = 'FolderUnwritableError'
  }
}

/** The disk of the database is full, and it could not begin. */
export class DatabaseFullError extends Error {
  constructor(cause: unknown) {
    super('The disk of the database is full. Free some space and start again.', { cause })
    this.name = 'DatabaseFullError'
  }
}

/** The disk that the data folder is on has no room for the little that a start writes. */
export class FolderFullError extends Error {
  constructor(folder: string, cause: unknown) {
    super(`The disk of the data folder ${folder} is full. Free some space and start again.`, { cause })
    this.name = 'FolderFullError'
  }
}

/**
 * The error of the first file in a folder, or the folder itself, that this process may not read and write; `null` when
 * there is none. One start as another user (as root, say) leaves files that the next one trips over.
 */
export function foreignFile(folder: string): Error | null {
  const usable = (path: string): void => accessSync(path, constants.R_OK | constants.W_OK)
  try {
    usable(folder)
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      usable(join(entry.parentPath, entry.name))
    }
    return null
  } catch (error) {
    if (!(error instanceof Error)) return new Error(String(error))
    return 'code' in error && error.code === 'ENOENT' ? null : error
  }
}

/** SQLite's primary result codes (sqlite.org/rescode.html). */
const BUSY = 5
const LOCKED = 6
const FULL = 13
const UNWRITABLE = new Set([3, 8, 10, 14, 23])

/**
 * Takes the data folder for this process. The embedded database itself takes no lock, and two
 * processes on one folder destroy it without an error; the kernel frees this lock when the
 * process ends, however it ends, so there are no stale ones.
 *
 * @returns a function that gives the folder back
 * @throws FolderBusyError when another process holds it
 * @throws FolderUnwritableError when this user may not write it
 * @throws FolderFullError when there is no room for the lock
 */
export function lockFolder(folder: string): () => void {
  makeFolder(folder)
  let lock: DatabaseSync | null = null
  try {
    lock = new DatabaseSync(join(folder, 'lock'))
    const held = lock
    held.exec('PRAGMA locking_mode = EXCLUSIVE')
    held.exec('BEGIN EXCLUSIVE')
    // A file that may only be read is locked for reading, which keeps nobody out: writing tells.
    held.exec('PRAGMA user_version = 1')
    return () => held.close()
  } catch (error) {
    lock?.close()
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0
    if (code === BUSY || code === LOCKED) throw new FolderBusyError(folder)
    if (code === FULL) throw new FolderFullError(folder, error)
    throw UNWRITABLE.has(code) ? new FolderUnwritableError(folder, error) : error
  }
}

import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, opendir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { DAY } from '#kernel/clock.ts'
import { refuse } from '#kernel/refusal.ts'
import { type Body, checkKey, resolveRange, type Storage, type StoredFile } from './storage.ts'

/** Unfinished files wait here; the dot keeps the folder out of every key. */
const INCOMING = '.incoming'

/**
 * Keeps files in a folder of this machine. A file is written beside its place, brought to disk, then moved into
 * place; its folder is brought to disk too, so that neither a crash nor a lost power supply leaves half a file.
 */
export async function openLocalStorage(folder: string): Promise<Storage> {
  const incoming = join(folder, INCOMING)
  await mkdir(incoming, { recursive: true, mode: 0o700 }).catch(asRefusal)
  await removeAbandoned(incoming, new Date(Date.now() - DAY))
  return new LocalStorage(folder, incoming)
}

class LocalStorage implements Storage {
  readonly #folder: string
  readonly #incoming: string

  constructor(folder: string, incoming: string) {
    this.#folder = folder
    this.#incoming = incoming
  }

  #path(key: string): string {
    return join(this.#folder, ...checkKey(key).split('/'))
  }

  async put(key: string, body: Body): Promise<number> {
    const path = this.#path(key)
    const unfinished = join(this.#incoming, randomUUID())
    try {
      const bytes = await writeDurably(unfinished, body)
      await this.#moveIntoPlace(unfinished, path)
      return bytes
    } catch (error) {
      await rm(unfinished, { force: true })
      return asRefusal(error)
    }
  }

  /** The folder, or one above it, may vanish while it is made and before the move, as the last file in it is removed. */
  async #moveIntoPlace(unfinished: string, path: string): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await rename(unfinished, path)
        await syncFolders(dirname(path), made === undefined ? dirname(path) : dirname(made))
        return
      } catch (error) {
        if (codeOf(error) !== 'ENOENT' || attempt === 10) throw error
      }
    }
  }

  async get(key: string, wanted?: { start: number; end?: number }) {
    const file = await open(this.#path(key), 'r').catch(absent)
    if (!file) return null
    try {
      const status = await file.stat()
      if (!status.isFile()) {
        await file.close()
        return null
      }
      const range = resolveRange(wanted, status.size)
      const stream =
        range.end < range.start
          ? await emptyStream(file)
          : file.createReadStream({ start: range.start, end: range.end, highWaterMark: 256 * 1024 })
      return { key, bytes: status.size, modified: status.mtime, range, stream }
    } catch (error) {
      await file.close()
      throw error
    }
  }

  async head(key: string): Promise<StoredFile | null> {
    const status = await stat(this.#path(key)).catch(absent)
    return status?.isFile() ? { key, bytes: status.size, modified: status.mtime } : null
  }

  async remove(key: string): Promise<void> {
    const path = this.#path(key)
    await rm(path, { force: true })
    for (let folder = dirname(path); folder !== this.#folder; folder = dirname(folder)) {
      const removed = await rmdir(folder).then(
        () => true,
        () => false,
      )
      if (!removed) return
    }
  }

  async *list(prefix: string): AsyncIterable<StoredFile> {
    const start = prefix.includes('/') ? join(this.#folder, dirname(`${prefix}x`)) : this.#folder
    if (prefix !== '') checkKey(`${prefix}x`)
    for await (const path of filesBelow(start)) {
      const key = relative(this.#folder, path).split(sep).join('/')
      const status = key.startsWith(prefix) ? await stat(path).catch(absent) : null
      if (status) yield { key, bytes: status.size, modified: status.mtime }
    }
  }

  removeUnfinished(before: Date): Promise<number> {
    return removeAbandoned(this.#incoming, before)
  }
}

async function writeDurably(path: string, body: Body): Promise<number> {
  const file = await open(path, 'wx', 0o600)
  let bytes = 0
  try {
    for await (const chunk of body instanceof Uint8Array ? [body] : body) {
      await writeWhole(file, chunk)
      bytes += chunk.byteLength
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return bytes
}

/** A write may take fewer bytes than it was given, most of all on a disk that is nearly full. */
async function writeWhole(file: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let done = 0; done < chunk.byteLength;) {
    const { bytesWritten } = await file.write(chunk, done)
    done += bytesWritten
  }
}

/** Brings the names in `deepest`, and in every folder above it up to `highest`, to disk. */
async function syncFolders(deepest: string, highest: string): Promise<void> {
  for (let folder = deepest; ; folder = dirname(folder)) {
    const handle = await open(folder, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
    if (folder === highest || folder === dirname(folder)) return
  }
}

async function emptyStream(file: FileHandle): Promise<Readable> {
  await file.close()
  return Readable.from([])
}

async function* filesBelow(folder: string): AsyncIterable<string> {
  const entries = await opendir(folder).catch(absent)
  if (!entries) return
  for await (const entry of entries) {
    if (entry.name.startsWith('.')) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(path)
    else if (entry.isFile()) yield path
  }
}

/** What a crash left unfinished before a moment; younger files may belong to another process's upload. */
async function removeAbandoned(incoming: string, before: Date): Promise<number> {
  let removed = 0
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    const status = await stat(path).catch(absent)
    if (!status || status.mtime >= before) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

function absent(error: unknown): null {
  if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null
  throw error
}

function asRefusal(error: unknown): never {
  const code = codeOf(error)
  if (code === 'ENOSPC' || code === 'EDQUOT') throw refuse('full', 'storage.full')
  throw error
}

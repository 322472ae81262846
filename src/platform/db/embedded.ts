import { execFile } from 'node:child_process'
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rm,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { PGlite, type Results } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { newLocalId } from '#kernel/ids.ts'
import type { EmbeddedStatements } from './embedded-statements.ts'
import { resultParsers } from './result-values.ts'

const extensions = { btree_gist, citext, pg_trgm, unaccent }

// The parts of the WASM file system that we reach into. They are internals: the version is pinned,
// and a test counts the fsync calls of a commit, so that an upgrade that moves them fails.
interface Stream {
  nfd?: number | null
  node: unknown
}
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: Stream) => number }
  realPath(node: unknown): string
}
interface Module {
  NODEFS?: NodeFileSystem
  FS?: { filesystems?: { NODEFS?: NodeFileSystem } }
}

/**
 * The Node file system with a real fsync. As shipped, PGlite runs with fsync off and its file
 * system has none: killing the process is safe, losing power is not.
 */
class DurableFolder extends NodeFS {
  override async init(pg: Parameters<NodeFS['init']>[0], options: Parameters<NodeFS['init']>[1]) {
    const result = await super.init(pg, options)
    const before = result.emscriptenOpts.preRun ?? []
    const preRun = (module: Module): void => {
      const system = module.NODEFS ?? module.FS?.filesystems?.NODEFS
      if (!system)
        throw new Error('The embedded database has moved its file system; fsync cannot be laid in.')
      system.stream_ops.fsync = (stream) => {
        if (stream.nfd != null) {
          fsyncSync(stream.nfd)
          return 0
        }
        const folder = openSync(system.realPath(stream.node), 'r')
        try {
          fsyncSync(folder)
        } finally {
          closeSync(folder)
        }
        return 0
      }
    }
    result.emscriptenOpts.preRun = [...(Array.isArray(before) ? before : [before]), preRun]
    return result
  }
}

// One process, one connection: what the database keeps of itself, the machine's own cache, or its memory, keeps too.
const fewBuffers = ['-c', 'shared_buffers=32MB']

const durable = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  ...fewBuffers,
]

/** Opens the database in a folder, which is made in this process if there is none. */
export function openFolder(folder: string): Promise<PGlite> {
  return PGlite.create({
    extensions,
    parsers: { ...resultParsers },
    fs: new DurableFolder(folder),
    startParams: durable,
  })
}

/** There is no database in the data folder yet, and none could be made. What its process wrote is the cause. */
export class DatabaseUnmadeError extends Error {
  constructor(folder: string, cause: unknown) {
    super(
      `No database could be made in the data folder ${folder}. It takes some 50 MB there, and 500 MB of memory for a moment.`,
      { cause },
    )
    this.name = 'DatabaseUnmadeError'
  }
}

const maker = fileURLToPath(new URL('./embedded-maker-process.ts', import.meta.url))
const UNFINISHED = 'database-in-making-'

/** Removes what a start that was cut off left; whoever still writes there does not hold up this one. */
function removeSoon(unfinished: string): void {
  rm(unfinished, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 }, () => {})
}

/**
 * Makes a new database beside its place, in a process of its own, and moves it there when it is whole: cut off
 * at any moment, there is a database or none. In this process the making would keep 400 MB for half a minute.
 */
async function makeFolder(within: string, place: string): Promise<void> {
  for (const name of readdirSync(within)) if (name.startsWith(UNFINISHED)) removeSoon(join(within, name))
  const unfinished = join(within, UNFINISHED + newLocalId(8))
  await promisify(execFile)(process.execPath, [maker, unfinished]).catch((error: unknown) => {
    rmSync(unfinished, { recursive: true, force: true })
    throw new DatabaseUnmadeError(within, error)
  })
  renameSync(unfinished, place)
  const folder = openSync(within, 'r')
  fsyncSync(folder)
  closeSync(folder)
}

/**
 * Opens the embedded database.
 *
 * @param folder where it lives; the caller holds the folder's lock. Without one it lives in memory.
 * @param snapshot a dump of a database to begin an in-memory one with (what tests do)
 */
export async function openEmbedded(folder?: string, snapshot?: string): Promise<PGlite> {
  if (folder !== undefined) {
    const place = join(folder, 'database')
    if (!existsSync(place)) await makeFolder(folder, place)
    return openFolder(place)
  }
  return PGlite.create({
    extensions,
    parsers: { ...resultParsers },
    startParams: [...PGlite.defaultStartParams, ...fewBuffers],
    ...(snapshot === undefined ? {} : { loadDataDir: new Blob([readFileSync(snapshot)]) }),
  })
}

const LONGEST_STRETCH_MS = 5

/**
 * Lets timers, sockets and other requests come to their turn, where queries have run for long: their
 * awaits resolve as microtasks, and a loop of them would keep everybody else waiting.
 */
export function turns(): () => Promise<void> {
  let last = performance.now()
  return async () => {
    if (performance.now() - last < LONGEST_STRETCH_MS) return
    await new Promise<void>((resolve) => setImmediate(resolve))
    last = performance.now()
  }
}

/** The embedded database as Kysely drives it for the root handle: with prepared statements, and in turns. */
export function rootOf(pglite: PGlite, statements: EmbeddedStatements, turn: () => Promise<void>) {
  type Query = <T>(text: string, values?: unknown[], options?: object) => Promise<Results<T>>
  const query =
    (on: { query: Query }, alone: <T>(work: () => Promise<T>) => Promise<T>): Query =>
    async <T>(text: string, values?: unknown[], options?: object): Promise<Results<T>> => {
      await turn()
      const prepared = values?.length ? await alone(() => statements.run<T>(text, values)) : null
      return prepared ?? on.query(text, values, options)
    }
  return {
    get closed() {
      return pglite.closed
    },
    get ready() {
      return pglite.ready
    },
    waitReady: pglite.waitReady,
    close: () => pglite.close(),
    query: query(pglite, (work) => pglite._runExclusiveTransaction(work)),
    transaction: <T>(work: (tx: unknown) => Promise<T>): Promise<T> =>
      pglite.transaction((tx) => work({ query: query(tx as { query: Query }, (within) => within()) })),
  }
}

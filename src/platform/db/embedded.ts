import { closeSync, fsyncSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type PGliteOptions, type Results } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { NodeFS } from '@electric-sql/pglite/nodefs'
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

const durable = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  // One process, one connection: what the database keeps of itself, the machine's own cache keeps too.
  '-c',
  'shared_buffers=32MB',
]

/**
 * Opens the embedded database.
 *
 * @param folder where it lives; the caller holds the folder's lock. Without one it lives in memory.
 * @param snapshot a dump of a database to begin an in-memory one with (what tests do)
 */
export async function openEmbedded(folder?: string, snapshot?: string): Promise<PGlite> {
  const options: PGliteOptions<typeof extensions> = { extensions, parsers: { ...resultParsers } }
  if (folder) {
    options.fs = new DurableFolder(join(folder, 'database'))
    options.startParams = durable
  } else if (snapshot) {
    options.loadDataDir = new Blob([readFileSync(snapshot)])
  }
  return PGlite.create(options)
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

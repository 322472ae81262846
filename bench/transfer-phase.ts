/**
 * A process of its own for one phase of the bench `import`, so that what it holds at its peak is its own: it opens the
 * database, does the one job as the queue would, and says what that took.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import { startExport } from '#areas/transfer/exports/start-export.ts'
import { exportKey } from '#areas/transfer/exports/export.ts'
import { readExport } from '#areas/transfer/exports/export.store.ts'
import { makeExport } from '#areas/transfer/exports/make-export.job.ts'
import { checkImport } from '#areas/transfer/imports/check-import.job.ts'
import { archiveKey } from '#areas/transfer/imports/import.ts'
import { insertImport, readImportRow } from '#areas/transfer/imports/import.store.ts'
import { makeImport } from '#areas/transfer/imports/make-import.ts'
import { siteOfImport } from '#areas/transfer/imports/make-import.job.ts'
import { packPlainSite } from '#faces/visitor/written/plain-export.ts'
import { visitorSite } from '#faces/visitor/visitor-site.ts'
import { newId } from '#kernel/ids.ts'
import type { Database } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import { runAsSystem, type SystemSurroundings } from '#platform/system-ctx.ts'
import { actingAs, openSurroundings, ownerOf } from './many-sites.ts'

/** What is done: a site packed, its archive looked through, a site made of it; the released site as plain files. */
export type Phase = 'pack' | 'check' | 'make' | 'plain'

/** What a process is told. */
export interface Order {
  readonly phase: Phase
  readonly env: Record<string, string>
  readonly siteId: string
  /** The archive that was packed, and the import that was checked. */
  readonly exportId: string
  readonly importId: string
}

/** What a process says. */
export interface Measured {
  readonly seconds: number
  /** The longest transaction, in milliseconds. */
  readonly longest: number
  /** How many transactions there were. */
  readonly transactions: number
  /** Resident memory before, and the most while it was done, in MB. */
  readonly before: number
  readonly peak: number
  /** Of what was written. */
  readonly bytes: number
  readonly exportId: string
  readonly importId: string
}

/** A line of the kernel's account of this process, in MB. */
function memory(line: 'VmRSS' | 'VmHWM'): number {
  const kilobytes = new RegExp(`${line}:\\s+(\\d+)`).exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
  return Number(kilobytes ?? 0) / 1024
}

/** A database whose transactions are timed. */
function timed(database: Database, times: number[]): Database {
  return {
    ...database,
    async transaction(scope, work) {
      // The lines may all be taken: the time of a transaction begins with its work.
      let from = performance.now()
      try {
        return await database.transaction(scope, (db, endWith) => {
          from = performance.now()
          return work(db, endWith)
        })
      } finally {
        times.push(performance.now() - from)
      }
    },
  }
}

async function runOnce<Input>(
  surroundings: SystemSurroundings,
  job: Job<Input>,
  input: Input,
  siteId: string | null,
): Promise<void> {
  await job.run(
    {
      jobId: newId(),
      siteId,
      attempt: 1,
      isLastAttempt: true,
      signal: new AbortController().signal,
      log: surroundings.tools.log,
      tools: surroundings.tools,
      transaction: (work) => runAsSystem(surroundings, { siteId, reason: 'bench' }, work),
      finish: async () => {},
    },
    input,
  )
}

async function follow(order: Order): Promise<Measured> {
  const surroundings = await openSurroundings(order.env)
  const { database, tools } = surroundings
  const { siteId, phase } = order
  const owner = await ownerOf(surroundings, siteId)
  const onSite = <T>(work: Parameters<typeof runAsSystem<T>>[2]): Promise<T> =>
    runAsSystem<T>(surroundings, { siteId, reason: 'bench' }, (ctx) => work(actingAs(ctx, owner)))
  const asPerson = <T>(work: Parameters<typeof runAsSystem<T>>[2]): Promise<T> =>
    runAsSystem<T>(surroundings, { siteId: null, reason: 'bench' }, (ctx) => work(actingAs(ctx, owner)))
  let { exportId, importId } = order
  let bytes = 0
  let work: (surroundings: SystemSurroundings) => Promise<void>
  if (phase === 'pack' || phase === 'plain') {
    const kind = phase === 'pack' ? 'archive' : 'plain'
    const { export: asked } = await onSite((ctx) => startExport(ctx, { siteId, kind }))
    exportId = asked.id
    const visitors = phase === 'plain' ? await visitorSite(surroundings) : null
    work = async (on) => {
      await runOnce(on, visitors ? packPlainSite(visitors) : makeExport, { exportId }, siteId)
      const made = await onSite((ctx) => readExport(ctx, exportId))
      if (made?.state !== 'ready') throw new Error(`It could not be packed: ${JSON.stringify(made?.fault)}`)
      bytes = made.bytes ?? 0
    }
  } else if (phase === 'check') {
    importId = newId()
    const archive = await tools.storage.get(exportKey(siteId, exportId))
    if (!archive) throw new Error('The archive is not there')
    bytes = await tools.storage.put(archiveKey(importId), archive.stream)
    const given = { id: importId, accountId: owner, newSiteId: newId(), fileName: 'site.zip', bytes }
    await asPerson((ctx) => insertImport(ctx, given))
    work = async (on) => {
      await runOnce(on, checkImport, { importId }, null)
      const one = await asPerson((ctx) => readImportRow(ctx, importId))
      if (one?.state !== 'checked') throw new Error(`It was refused: ${JSON.stringify(one?.fault)}`)
    }
  } else {
    await asPerson((ctx) =>
      makeImport(ctx, {
        importId,
        title: 'Brought in',
        slug: `brought-${newId()}`.slice(0, 40),
        language: 'en-US',
        country: 'US',
        currency: 'USD',
        timeZone: 'UTC',
      }),
    )
    work = async (on) => {
      await runOnce(on, siteOfImport, { importId }, null)
      const one = await asPerson((ctx) => readImportRow(ctx, importId))
      if (one?.state !== 'made') throw new Error(`No site was made: ${JSON.stringify(one?.fault)}`)
      const { rows } = await sql<{ pages: number }>`
        select count(*)::int as pages from pages where site_id = ${one.newSiteId}::uuid`.execute(
        database.root,
      )
      bytes = rows[0]?.pages ?? 0
    }
  }
  globalThis.gc?.()
  const before = memory('VmRSS')
  // The most that was held until now is forgotten: what counts begins here.
  writeFileSync('/proc/self/clear_refs', '5')
  const times: number[] = []
  const from = performance.now()
  await work({ ...surroundings, database: timed(database, times) })
  const seconds = (performance.now() - from) / 1000
  const peak = memory('VmHWM')
  await tools.images.close()
  await database.close()
  return {
    seconds,
    longest: Math.max(0, ...times),
    transactions: times.length,
    before,
    peak,
    bytes,
    exportId,
    importId,
  }
}

process.once('message', (order) => {
  void follow(order as Order).then((measured) =>
    process.send?.(measured, undefined, {}, () => process.exit(0)),
  )
})

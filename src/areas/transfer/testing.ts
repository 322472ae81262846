/** Makers for tests that take sites out and bring them in. */
import { Readable } from 'node:stream'
import { asAccount, type TestAccount } from '#areas/sites/testing.ts'
import { newId } from '#kernel/ids.ts'
import { systemClock } from '#kernel/clock.ts'
import type { ByteSource } from '#platform/archive/read-zip.ts'
import { writeZip, type ZipInput } from '#platform/archive/write-zip.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Database } from '#platform/db/database.ts'
import type { Outside } from '#platform/http/route.ts'
import type { Job, JobRun } from '#platform/jobs/job.ts'
import { runAsSystem } from '#platform/system-ctx.ts'
import { testCtx, testTools } from '#platform/testing/world.ts'

/** All bytes of a stream. */
export async function wholeOf(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const part of parts) all.push(part)
  return Buffer.concat(all)
}

/** Bytes as the reader of archives takes them. */
export const sourceOf = (bytes: Buffer): ByteSource => ({
  bytes: bytes.length,
  read: async (start, end) => Readable.from([bytes.subarray(start, end)]),
})

/** A zip file of files, as they stand. */
export function zipped(files: ReadonlyMap<string, Uint8Array>): Promise<Buffer> {
  async function* inputs(): AsyncGenerator<ZipInput> {
    for (const [name, body] of files) yield { name, body }
  }
  return wholeOf(writeZip(inputs()))
}

/** Runs work of an account on no site, in a transaction of the platform, as a request does. */
export function asPerson<T>(
  database: Database,
  account: Pick<TestAccount, 'id'>,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  const later: (() => void | Promise<void>)[] = []
  return database
    .transaction('platform', (db) =>
      work({
        ...asAccount(testCtx(db), account),
        afterCommit: (task) => void later.push(task),
      }),
    )
    .then(async (result) => {
      for (const task of later) await task()
      return result
    })
}

/** What an endpoint of several steps works with, for an account and a body. */
export async function outsideOf(
  database: Database,
  account: Pick<TestAccount, 'id'>,
  body: Buffer | null,
  siteId: string | null = null,
): Promise<Outside> {
  const transaction: Outside['transaction'] = (work) =>
    asPerson(database, account, (ctx) => work(siteId === null ? ctx : { ...ctx, site: { id: siteId } }))
  const surroundings = await transaction(async (ctx) => ctx)
  return {
    ...surroundings,
    body: body && Readable.from([body]),
    signal: new AbortController().signal,
    transaction,
  }
}

/** Runs a job once, as the queue would, for a site or for the platform. */
export async function runJob<Input>(
  database: Database,
  job: Job<Input>,
  input: Input,
  given: { siteId?: string | null; isLastAttempt?: boolean; signal?: AbortSignal } = {},
): Promise<void> {
  const { siteId = null, isLastAttempt = true, signal = new AbortController().signal } = given
  const surroundings = { database, tools: testTools(), clock: systemClock }
  const run: JobRun = {
    jobId: newId(),
    siteId,
    attempt: 1,
    isLastAttempt,
    signal,
    log: testTools().log,
    tools: testTools(),
    transaction: (work) => runAsSystem(surroundings, { siteId, reason: `job ${job.name}` }, work),
    finish: async () => {},
  }
  await job.run(run, input)
}

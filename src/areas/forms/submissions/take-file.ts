import { extname } from 'node:path'
import { takeWithinLimit, useOf } from '#areas/sites/index.ts'
import { isId, newId } from '#kernel/ids.ts'
import { Refusal, refuse } from '#kernel/refusal.ts'
import { siteOf } from '#platform/ctx.ts'
import type { Outside } from '#platform/http/route.ts'
import { scanFile, type ScanResult } from '#platform/scan/clamd.ts'
import { siteKey } from '#platform/storage/storage.ts'
import type { ComingFile, FormState } from '#platform/visitor/visitor-form.ts'
import { FILE_BYTES_MAX } from '../form/form.ts'
import { fileContent, HEAD_BYTES, isContentOf } from './file-content.ts'
import { insertFile } from './file.store.ts'

/** A file as its form finds it. */
export interface TakenFile {
  /** Null where it was not kept: it was too large, is not what its name says, or has no room in the plan. */
  readonly id: string | null
  readonly name: string
  readonly type: string
  readonly bytes: number
  readonly fault: 'kind' | 'infected' | 'room' | null
}

/** Longest name that is kept, in UTF-16 units; the ending stays. */
const NAME_MAX = 200

function shortened(name: string): string {
  if (name.length <= NAME_MAX) return name
  const ending = extname(name).slice(0, 20)
  return name.slice(0, NAME_MAX - ending.length) + ending
}

/** Has a file looked through where a scanner is set. One that does not answer keeps no message from coming in. */
async function scanned({ tools }: Outside, storageKey: string): Promise<ScanResult> {
  const address = tools.config.clamdAddress
  const file = address === null ? null : await tools.storage.get(storageKey)
  if (address === null || !file) return 'unknown'
  const result = await scanFile(address, file.stream)
  if (result === 'unknown') tools.log.warn({ storageKey }, 'the scanner told nothing of a file')
  return result
}

/**
 * Puts a file away as it comes, beside the inbox: streamed, its beginning looked into. One that is too large, or
 * is not what its name says, or in which a scanner finds something, is not kept, and told at its field once all has been read.
 */
export async function takeFile(outside: Outside, file: ComingFile): Promise<FormState> {
  if (!isId(file.rest)) throw refuse('not_found', 'not_found')
  const { storage } = outside.tools
  const id = newId(outside.clock.now())
  const siteId = siteOf(outside)
  const storageKey = siteKey(siteId, 'forms', id)
  const name = shortened(file.fileName)
  const head: Buffer[] = []
  let seen = 0
  const looking = async function* (): AsyncGenerator<Buffer> {
    for await (const piece of file.bytes) {
      if (seen < HEAD_BYTES) head.push(piece)
      seen += piece.length
      yield piece
    }
  }
  const taken = (more: Partial<TakenFile>): FormState => ({
    id: null,
    name,
    type: file.type,
    bytes: seen,
    fault: null,
    ...more,
  })
  let bytes: number
  try {
    bytes = await storage.put(storageKey, looking())
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'too_large') return taken({ bytes: FILE_BYTES_MAX + 1 })
    throw error
  }
  const type = fileContent(Buffer.concat(head).subarray(0, HEAD_BYTES))
  if (bytes === 0 || !isContentOf(type, name)) {
    await storage.remove(storageKey)
    return taken({ bytes, fault: bytes === 0 ? null : 'kind' })
  }
  if ((await scanned(outside, storageKey)) === 'infected') {
    await storage.remove(storageKey)
    return taken({ bytes, fault: 'infected' })
  }
  try {
    await outside.transaction(async (ctx) => {
      await insertFile(ctx, file.rest, { id, name, type, bytes, storageKey })
      await takeWithinLimit(ctx, 'storage', async () => (await useOf(ctx, 'storage')) ?? 0)
    })
  } catch (error) {
    if (!(error instanceof Refusal && error.kind === 'payment_required')) throw error
    await storage.remove(storageKey)
    return taken({ bytes, fault: 'room' })
  }
  return taken({ id, type, bytes })
}

import { readFile } from 'node:fs/promises'
import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { BytesAnswer, Outside } from '#platform/http/route.ts'
import type { readFontFile as endpoint } from '../contract.ts'
import { fontFiles } from '../fonts/font-files.server.ts'

/** A file of the font library; its name carries a fingerprint, so it is kept for good. @throws Refusal 404 */
export async function readFontFile(outside: Outside, input: InputOf<typeof endpoint>): Promise<BytesAnswer> {
  const path = fontFiles().get(input.name)
  if (path === undefined) throw refuse('not_found', 'not_found')
  outside.answer.header('cache-control', 'public, max-age=31536000, immutable')
  return { type: 'font/woff2', body: await readFile(path) }
}

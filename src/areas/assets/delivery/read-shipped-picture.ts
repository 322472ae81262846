import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { BytesAnswer, Outside } from '#platform/http/route.ts'
import type { readShippedPicture as endpoint } from '../contract.ts'
import { answerMedia } from './answer-media.ts'
import { cachingOf } from './kept.ts'
import { shippedPicture } from '../library/shipped.ts'

/** A picture that comes with the program, as a site would answer it. @throws Refusal 404 */
export async function readShippedPicture(
  outside: Outside,
  input: InputOf<typeof endpoint>,
): Promise<BytesAnswer> {
  if (!shippedPicture(outside.tools, input.pictureId)) throw refuse('not_found', 'not_found')
  const { accept } = outside.request.headers
  const answer = await answerMedia(outside.tools, {
    siteId: '',
    path: `/media/${input.pictureId}/${input.hash}/${input.size}`,
    accept: typeof accept === 'string' ? accept : undefined,
    range: undefined,
    read: () => Promise.reject(new Error('A shipped picture is no asset of a site')),
  })
  if (answer.status !== 200 || answer.body === null) throw refuse('not_found', 'not_found')
  const { 'content-type': type = 'application/octet-stream', ...headers } = answer.headers
  for (const [name, value] of Object.entries(headers)) outside.answer.header(name, value)
  outside.answer.header('cache-control', cachingOf(answer.kept, 'public'))
  return { type, body: answer.body }
}

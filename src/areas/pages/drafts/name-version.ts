import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { nameVersion as nameVersionEndpoint } from '../contract.ts'
import { documentAt } from './document-at.ts'
import { nameMark } from './draft.store.ts'

/** Names a version; an empty name takes the name away. */
export async function nameVersion(
  ctx: Ctx,
  input: InputOf<typeof nameVersionEndpoint>,
): Promise<OutputOf<typeof nameVersionEndpoint>> {
  const document = await documentAt(ctx, input.pageId, input.version)
  await nameMark(ctx, input.pageId, {
    version: input.version,
    document,
    name: input.name === '' ? null : input.name,
  })
  return {}
}

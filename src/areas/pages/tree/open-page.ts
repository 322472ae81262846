import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { readDraft } from '#areas/documents/index.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { openPage as openPageEndpoint } from '../contract.ts'
import { draftOf } from './draft-of.ts'
import { rowOf } from './list-pages.ts'

/** A page with the document of its draft, brought up to date. */
export async function openPage(
  ctx: Ctx,
  input: InputOf<typeof openPageEndpoint>,
): Promise<OutputOf<typeof openPageEndpoint>> {
  const page = await rowOf(ctx, input.pageId)
  const { version, document } = await readDraft(ctx, draftOf(input.pageId))
  return { page, document, version }
}

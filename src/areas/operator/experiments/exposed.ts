import type { InputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { exposed as endpoint } from '../contract.ts'
import { allowedAsking } from './allowed-asking.ts'
import { noteExposure } from './note-exposure.ts'
import { readSubjects } from './read-subjects.ts'

/** A browser showed a variant. Which one is worked out here: what a browser says of it is not asked for. */
export async function exposed(ctx: Ctx, input: InputOf<typeof endpoint>): Promise<Record<string, never>> {
  const subjects = await readSubjects(ctx.db, await allowedAsking(ctx, input.siteId))
  await noteExposure(ctx, { name: input.name, subjects })
  return {}
}

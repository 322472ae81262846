import type { Within } from '#kernel/permission.ts'
import { question } from '#kernel/point.ts'
import type { Ctx } from '../ctx.ts'

/**
 * Whether all that an input names, by the fields that a call says, is of the things with these ids; `false` too for what
 * is nowhere. Nothing is, where no area answers.
 */
export const keepsWithin = question<
  (ctx: Ctx, named: Within, input: unknown, ids: readonly string[]) => Promise<boolean>
>('platform.keeps-within', async () => false)

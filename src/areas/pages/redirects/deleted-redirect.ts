import { timingSafeEqual } from 'node:crypto'
import { secretsOf } from '#platform/auth/secrets.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import type { RedirectRow } from './redirect.contract.ts'

type Sealed = Pick<RedirectRow, 'from' | 'to' | 'status' | 'isAutomatic' | 'createdAt'>

/** What we know a deleted redirect by when it comes back: nothing of it is kept here in the meantime. */
export function sealOf(ctx: Ctx, { from, to, status, isAutomatic, createdAt }: Sealed): string {
  const told = JSON.stringify([siteOf(ctx), from, to, status, isAutomatic, createdAt])
  return secretsOf(ctx.tools.config.secretKey).hash('deleted redirect', told)
}

/** Whether a redirect was on this site just as it is told. */
export function isSealed(ctx: Ctx, told: Sealed & { readonly seal?: string | undefined }): boolean {
  const expected = Buffer.from(sealOf(ctx, told))
  const given = Buffer.from(told.seal ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

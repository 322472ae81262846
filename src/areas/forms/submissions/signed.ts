import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Id, isId } from '#kernel/ids.ts'
import { secretsOf } from '#platform/auth/secrets.ts'
import type { Outside } from '#platform/http/route.ts'

/** What a handle names: each kind has signatures of its own. */
export type HandleKind = 'step' | 'file' | 'sent' | 'confirm' | 'puzzle' | 'token'

export type Signing = Pick<Outside, 'site' | 'tools'>

/** Signs what is handed to a browser and comes back: of this site, for this use alone. */
export function signature({ site, tools }: Signing, kind: HandleKind, text: string): string {
  const key = secretsOf(tools.config.secretKey).key(`forms.${kind}`)
  return createHmac('sha256', key).update(`${site?.id}\n${text}`).digest('base64url').slice(0, 27)
}

/** Whether a signature is ours. */
export function isSigned(signing: Signing, kind: HandleKind, text: string, given: string): boolean {
  const ours = Buffer.from(signature(signing, kind, text))
  const theirs = Buffer.from(given)
  return ours.length === theirs.length && timingSafeEqual(ours, theirs)
}

/** A handle of a row: its id and our signature. @param about what it belongs to: of another it opens nothing */
export function handleOf(signing: Signing, kind: HandleKind, id: Id, about = ''): string {
  return `${id}.${signature(signing, kind, `${id}\n${about}`)}`
}

/** The row that a handle names; null where it is none of ours. */
export function readHandle(signing: Signing, kind: HandleKind, handle: string, about = ''): Id | null {
  const [id = '', given = ''] = handle.split('.')
  return isId(id) && isSigned(signing, kind, `${id}\n${about}`, given) ? id : null
}

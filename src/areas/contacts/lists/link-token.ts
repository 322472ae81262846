import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Id, isId } from '#kernel/ids.ts'
import { secretsOf } from '#platform/auth/secrets.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import type { Place } from './member.store.ts'

/** What a link of a mail does once its button is pressed. */
export type LinkKind = 'confirm' | 'leave'

/** A link as it was read, its signature not yet compared. */
export interface ReadLink extends Place {
  /** When it was made, in milliseconds. */
  readonly madeAt: number
  readonly signature: string
}

const LINK = /^([0-9a-f-]{36})\.([0-9a-f-]{36})\.([0-9a-z]{1,11})\.([\w-]{43})$/

function signed(ctx: Ctx, kind: LinkKind, place: Place & { madeAt: number }, email: string): Buffer {
  const key = secretsOf(ctx.tools.config.secretKey).key('contacts.links')
  const text = [kind, siteOf(ctx), place.listId, place.contactId, place.madeAt, email].join('\n')
  return createHmac('sha256', key).update(text).digest()
}

/**
 * Makes what a link of a mail carries: a list and a person on it, signed with the address it goes to. It does
 * not contain the address, and is invalid once the person has another.
 */
export function linkToken(ctx: Ctx, kind: LinkKind, place: Place, email: string): string {
  const madeAt = ctx.clock.now()
  const signature = signed(ctx, kind, { ...place, madeAt }, email).toString('base64url')
  return [place.listId, place.contactId, madeAt.toString(36), signature].join('.')
}

/** What a link says; `null` where it is none that we would write. */
export function readLink(token: string): ReadLink | null {
  const [, listId, contactId, made, signature] = LINK.exec(token) ?? []
  if (listId === undefined || contactId === undefined || made === undefined || signature === undefined)
    return null
  if (!isId(listId) || !isId(contactId)) return null
  const madeAt = Number.parseInt(made, 36)
  return Number.isSafeInteger(madeAt)
    ? { listId: listId as Id, contactId: contactId as Id, madeAt, signature }
    : null
}

/** Whether we made the link, for this and for who has the address. */
export function isOurs(ctx: Ctx, kind: LinkKind, link: ReadLink, email: string): boolean {
  const given = Buffer.from(link.signature, 'base64url')
  const ours = signed(ctx, kind, link, email)
  return given.length === ours.length && timingSafeEqual(given, ours)
}

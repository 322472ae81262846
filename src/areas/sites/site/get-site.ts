import type { OutputOf } from '#kernel/endpoint.ts'
import { isId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx, siteOf } from '#platform/ctx.ts'
import { readContributor } from '../contributors/contributor.store.ts'
import { peopleByIds } from '../contributors/people.ts'
import { siteAccess } from '../contributors/site-access.ts'
import { type getSite as endpoint, permissions } from '../contract.ts'
import { doorsOf, picturesOf } from '../hooks.ts'
import { readOpenInvitations } from '../invitations/invitation.store.ts'
import { readRoles } from '../roles/custom-role.store.ts'
import { cardOf } from './site-card.ts'
import { readSite } from './site.store.ts'
import { addressOf, nextStep } from './site.ts'

/** A site, and what the acting account may do on it. The preview link and an open offer are for who may use them. */
export async function getSite(ctx: Ctx): Promise<OutputOf<typeof endpoint>> {
  const siteId = siteOf(ctx)
  const { accountId } = accountOf(ctx)
  const site = await readSite(ctx, siteId)
  const access = await siteAccess(ctx, siteId)
  const place = await readContributor(ctx, siteId, accountId)
  if (!site || !access || !place) throw refuse('not_found', 'not_found')
  const own = await readRoles(ctx, siteId, place.customRoleIds)
  const pictures = await picturesOf(ctx, [siteId])
  const people = await peopleByIds(ctx, [site.ownerId])
  const [offer] = access.rights.has(permissions.siteTransfer.name)
    ? await readOpenInvitations(ctx, siteId, 'transfer')
    : []
  const viewed = access.viewingAs
  const viewedRole = viewed !== null && isId(viewed) ? (await readRoles(ctx, siteId, [viewed]))[0] : undefined
  const next = nextStep(site)
  return {
    ...cardOf(site, {
      isOwner: site.ownerId === accountId,
      roles: place.roles,
      customRoles: own.map(({ name }) => name),
      rights: access.rights,
      picture: pictures.get(siteId),
      sitesDomain: ctx.tools.config.sitesDomain,
      now: ctx.clock.now(),
    }),
    limitedRights: [...access.reach].filter(([, limit]) => limit !== null).map(([right]) => right),
    slug: site.slug,
    url: `${new URL(ctx.tools.config.appOrigin).protocol}//${addressOf(site.slug, ctx.tools.config.sitesDomain)}`,
    language: site.language,
    country: site.country,
    currency: site.currency,
    timeZone: site.timeZone,
    contactLine: site.contactLine,
    hasPassword: site.visitorPasswordHash !== null,
    legacyAddress: site.legacyAddress,
    previewKey:
      access.rights.has(permissions.siteSeeUnreleased.name) && site.effects.api === 200
        ? site.previewKey
        : null,
    isReadOnly: access.isReadOnly,
    doors: [...(await doorsOf(ctx, siteId))],
    selling: site.effects.selling,
    sending: site.effects.sending,
    next: next && { status: next.to, at: new Date(next.at).toISOString() },
    owner: { accountId: site.ownerId, name: people.get(site.ownerId)?.name ?? '' },
    me: { accountId, isOwner: site.ownerId === accountId },
    viewingAs: viewed === null ? null : { role: viewed, name: viewedRole?.name ?? viewed },
    openTransfer:
      offer && offer.expiresAt > ctx.clock.now()
        ? { id: offer.id, email: offer.email, expiresAt: new Date(offer.expiresAt).toISOString() }
        : null,
  }
}

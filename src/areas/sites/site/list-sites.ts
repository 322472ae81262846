import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { placeIn, writeCursor } from '#kernel/shapes.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import { type listSites as endpoint, permissions } from '../contract.ts'
import { rightsOf } from '../contributors/role.ts'
import { picturesOf } from '../hooks.ts'
import { cardOf } from './site-card.ts'
import { countPlaces, type PlaceCursor, readPlaces } from './place.store.ts'

function cursorOf(cursor: string | undefined): PlaceCursor | null {
  const place = placeIn(cursor, ['count', 'moment', 'id'])
  return place && { isRemoved: place[0] === 1, createdAt: place[1], id: place[2] }
}

/** The sites a person owns or contributes to: newest first, those removed last, and only for who may bring them back. */
export async function listSites(
  ctx: Ctx,
  input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const now = ctx.clock.now()
  const asked = { accountId: accountOf(ctx).accountId, search: input.search ?? '', now }
  const places = await readPlaces(ctx, { ...asked, after: cursorOf(input.cursor), limit: input.limit + 1 })
  const total = await countPlaces(ctx, asked)
  const page = places.slice(0, input.limit)
  const pictures = await picturesOf(
    ctx,
    page.flatMap(({ site }) => (site.status === siteStatus.removed ? [] : [site.id])),
  )
  const last = places.length > page.length ? page.at(-1)?.site : undefined
  return {
    items: page.map(({ site, holding, customRoles }) => {
      const rights = [...rightsOf(ctx.tools, holding)].flatMap(([right, limit]) =>
        limit === null ? right : [],
      )
      const isRemoved = site.status === siteStatus.removed
      return cardOf(site, {
        isOwner: holding.isOwner,
        roles: holding.roles,
        customRoles,
        rights: isRemoved ? rights.filter((right) => right === permissions.siteRemove.name) : rights,
        picture: pictures.get(site.id),
        sitesDomain: ctx.tools.config.sitesDomain,
        now,
      })
    }),
    next: last ? writeCursor([last.removedAt === null ? 0 : 1, last.createdAt, last.id]) : null,
    total,
  }
}

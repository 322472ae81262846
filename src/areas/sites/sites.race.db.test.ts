import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { findAccountsByIds } from '#areas/accounts/index.ts'
import { newId } from '#kernel/ids.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { accountOf, type Ctx, siteOf } from '#platform/ctx.ts'
import { meeting } from '#platform/testing/meeting.ts'
import { oneAfterOther } from '#platform/testing/one-after-other.ts'
import { openRaces, outcomes } from '#platform/testing/races.ts'
import { asAccount, bring, NO_SERVER } from '#platform/testing/world.ts'
import { changeContributor } from './contributors/change-contributor.ts'
import { countContributors, putContributor, readContributors } from './contributors/contributor.store.ts'
import { acceptInvitation } from './invitations/accept-invitation.ts'
import { leaveSite } from './contributors/leave-site.ts'
import { removeContributor } from './contributors/remove-contributor.ts'
import { siteAccess } from './contributors/site-access.ts'
import { endInvitation, readOpenInvitations } from './invitations/invitation.store.ts'
import { invite } from './invitations/invite.ts'
import { offerSite } from './invitations/offer-site.ts'
import { openInvitation } from './invitations/open-invitation.ts'
import { provesAddress } from './invitations/proves-address.ts'
import { revokeInvitation } from './invitations/revoke-invitation.ts'
import { forgetContributor } from './lifecycle/forget-contributor.ts'
import { guardOwner } from './lifecycle/guard-owner.ts'
import { siteHooks } from './hooks.ts'
import { limits } from './limits/limits.ts'
import { createRole } from './roles/create-role.ts'
import { deleteRole, isRoleOffered, readRoles } from './roles/custom-role.store.ts'
import { removeRole } from './roles/remove-role.ts'
import { createSite, newPreviewKey } from './site/create-site.ts'
import { removeSite } from './site/remove-site.ts'
import { renewPreviewKey } from './site/renew-preview-key.ts'
import { restoreSite } from './site/restore-site.ts'
import { ownedSites, readSite, updateSite } from './site/site.store.ts'
import { changeStatus } from './status/change-status.ts'
import {
  aContributor,
  anAccount,
  anInvitation,
  aSite,
  aSiteInput,
  onSiteAs,
  type TestAccount,
  tokenFor,
} from './testing.ts'
import { readEntries } from './timeline/timeline.store.ts'

const races = await openRaces()

describe('races on sites', { skip: races === null && NO_SERVER }, () => {
  let most: number | null = 3
  const limit = async () => ({ most, plan: 'Small', next: 'Large' })
  assert.ok(races)
  const { database, inside, inTurn } = races
  // What areas above do when a site's status changes is theirs to test.
  before(() => bring(limits.of({ ofSite: limit, ofAccount: limit }), siteHooks.of({})))
  after(() => races.close())

  /** People who are there before the race. */
  const people = (count: number): Promise<TestAccount[]> =>
    inside(async (ctx) => {
      const made: TestAccount[] = []
      while (made.length < count) made.push(await anAccount(ctx))
      return made
    })

  /** A site with its owner, and so many invitations that are open already. */
  async function invitedSite(
    guests: number,
  ): Promise<{ siteId: string; owner: TestAccount; tokens: string[] }> {
    most = null
    const made = await inside(async (ctx) => {
      const owner = await anAccount(ctx)
      const siteId = await aSite(ctx, owner)
      const mine = onSiteAs(ctx, owner, siteId)
      const tokens: string[] = []
      const given = { siteId, roles: ['viewer' as const], customRoleIds: [], calendars: null, endsAt: null }
      while (tokens.length < guests) {
        const { id } = await invite(mine, { ...given, email: `guest-${newId()}@example.com` })
        tokens.push(await tokenFor(mine, id))
      }
      return { siteId, owner, tokens }
    })
    most = 3
    return made
  }

  test('ten guests accept at once where two places are left: two come in', async () => {
    const { siteId, tokens } = await invitedSite(10)
    const guests = await people(10)
    const result = await outcomes(
      guests.map((guest, n) =>
        inside((ctx) => acceptInvitation(asAccount(ctx, guest), { token: tokens[n] ?? '' })),
      ),
    )
    assert.deepEqual(result, { kept: 2, codes: ['sites.limit_contributors'] })
    assert.equal(await inside((ctx) => countContributors(ctx, siteId, ctx.clock.now())), 3)
  })

  test('a naive count before the write lets more in: the test above can fail', async () => {
    const { siteId } = await invitedSite(0)
    const guests = await people(10)
    const looked = meeting(4)
    await outcomes(
      guests.map((guest) =>
        inside(async (ctx) => {
          if ((await countContributors(ctx, siteId, ctx.clock.now())) >= 3) throw new Error('full')
          await looked()
          const place = { siteId, accountId: guest.id, customRoleIds: [], calendars: null, endsAt: null }
          await putContributor(ctx, { ...place, roles: ['viewer'], now: ctx.clock.now() })
        }),
      ),
    )
    assert.ok((await inside((ctx) => countContributors(ctx, siteId, ctx.clock.now()))) > 3)
  })

  test('one account makes ten sites at once where three are allowed: three are made', async () => {
    const [owner] = await people(1)
    assert.ok(owner)
    const result = await outcomes(
      Array.from({ length: 10 }, () => inside((ctx) => createSite(asAccount(ctx, owner), aSiteInput()))),
    )
    assert.deepEqual(result, { kept: 3, codes: ['sites.limit_sites'] })
    assert.equal((await inside((ctx) => ownedSites(ctx, owner.id))).length, 3)
  })

  /** An owner with so many sites, and ten more that are removed. */
  async function withRemoved(there: number): Promise<{ owner: TestAccount; removed: string[] }> {
    most = null
    const made = await inside(async (ctx) => {
      const owner = await anAccount(ctx)
      const removed: string[] = []
      while (removed.length < 10) removed.push(await aSite(ctx, owner))
      for (const siteId of removed) await removeSite(onSiteAs(ctx, owner, siteId))
      for (let n = 0; n < there; n += 1) await aSite(ctx, owner)
      return { owner, removed }
    })
    most = 3
    return made
  }

  test('ten removed sites are brought back at once where there is room for two: two come back', async () => {
    const { owner, removed } = await withRemoved(1)
    const result = await outcomes(
      removed.map((siteId) => inside((ctx) => restoreSite(asAccount(ctx, owner), { siteId }))),
    )
    assert.deepEqual(result, { kept: 2, codes: ['sites.limit_sites'] })
    assert.equal((await inside((ctx) => ownedSites(ctx, owner.id))).length, 3)
  })

  test('a naive count before they come back lets more in: the test above can fail', async () => {
    const { owner, removed } = await withRemoved(1)
    const looked = meeting(4)
    await outcomes(
      removed.map((siteId) =>
        inside(async (ctx) => {
          if ((await ownedSites(ctx, owner.id)).length >= 3) throw new Error('full')
          await looked()
          await changeStatus(ctx, { siteId, to: siteStatus.trial, reason: 'brought_back' })
        }),
      ),
    )
    assert.ok((await inside((ctx) => ownedSites(ctx, owner.id))).length > 3)
  })

  /** Deletes an account, where nothing stands in the way; `held` runs when that was looked at. */
  async function erase(ctx: Ctx, accountId: string, held: () => Promise<unknown>): Promise<void> {
    if (await guardOwner(ctx, accountId)) throw new Error('owns sites')
    await held()
    await sql`update accounts set email = null, deleted_at = now() where id = ${accountId}`.execute(ctx.db)
  }

  /** Whether a site that is there has an owner who is there. */
  const isOwned = (siteId: string): Promise<boolean> =>
    inside(async (ctx) => {
      const site = await readSite(ctx, siteId)
      if (site?.status === siteStatus.removed) return true
      return site !== null && (await findAccountsByIds(ctx, [site.ownerId]))[0]?.isDeleted === false
    })

  /** An owner deletes their account while the operator brings back the site that they had removed. */
  async function partAndReturn(back: (ctx: Ctx, siteId: string) => Promise<unknown>): Promise<boolean> {
    const { siteId, owner } = await invitedSite(0)
    await inside((ctx) => removeSite(onSiteAs(ctx, owner, siteId)))
    const both = await oneAfterOther(
      database,
      (hold) => inside((ctx) => erase(ctx, owner.id, hold)),
      () => inside((ctx) => back(ctx, siteId)),
    )
    await Promise.allSettled(both)
    return isOwned(siteId)
  }

  test('an owner deletes their account while the operator brings their site back: no site is nobody’s', async () => {
    const isWhole = await partAndReturn((ctx, siteId) =>
      changeStatus(ctx, { siteId, to: siteStatus.trial, why: 'They asked' }),
    )
    assert.equal(isWhole, true)
  })

  test('a naive look at the owner leaves a site that is nobody’s: the test above can fail', async () => {
    const isWhole = await partAndReturn(async (ctx, siteId) => {
      const site = await readSite(ctx, siteId)
      const [owner] = await findAccountsByIds(ctx, [site?.ownerId ?? ''])
      if (owner?.isDeleted) throw new Error('gone')
      const back = {
        status: siteStatus.trial,
        removed_at: null,
        status_before: null,
        status_before_since: null,
      }
      await updateSite(ctx, siteId, back)
    })
    assert.equal(isWhole, false)
  })

  /** Gives every caller the place of an invitation, and locks nothing. */
  const seat = (ctx: Ctx, { site, invitation }: Awaited<ReturnType<typeof openInvitation>>) => {
    const { roles, customRoleIds, calendars } = invitation
    const place = { siteId: site.id, roles, customRoleIds, calendars, endsAt: null }
    return putContributor(ctx, { ...place, accountId: accountOf(ctx).accountId, now: ctx.clock.now() })
  }

  /** A guest deletes their account while they come in by an invitation, in another window. */
  async function partAndJoin(join: (ctx: Ctx, token: string) => Promise<unknown>): Promise<number> {
    const { siteId, tokens } = await invitedSite(1)
    const [guest] = await people(1)
    assert.ok(guest)
    const both = await oneAfterOther(
      database,
      (hold) =>
        inside((ctx) =>
          erase(ctx, guest.id, async () => {
            await forgetContributor(ctx, { accountId: guest.id })
            await hold()
          }),
        ),
      () => inside((ctx) => join(asAccount(ctx, guest), tokens[0] ?? '')),
    )
    await Promise.allSettled(both)
    const there = await inside((ctx) => readContributors(ctx, siteId))
    return there.filter(({ accountId }) => accountId === guest.id).length
  }

  test('a guest deletes their account as they accept an invitation: nobody holds a place who is gone', async () => {
    assert.equal(await partAndJoin((ctx, token) => acceptInvitation(ctx, { token })), 0)
  })

  test('who comes in without holding their account leaves a place behind: the test above can fail', async () => {
    const left = await partAndJoin(async (ctx, token) =>
      seat(ctx, await openInvitation(ctx, token, { lock: true })),
    )
    assert.equal(left, 1)
  })

  /** Two accept one invitation at the same moment; gives what became of it, and how many contribute beside the owner. */
  async function acceptTogether(
    join: (ctx: Ctx, token: string) => Promise<unknown>,
    count: 1 | 2,
  ): Promise<{ kept: number; codes: string[]; seats: number }> {
    const { siteId, tokens } = await invitedSite(1)
    const guests = await people(count)
    const tabs = [guests[0], guests.at(-1)].flatMap((guest) => guest ?? [])
    const result = await outcomes(
      tabs.map((guest) => inside((ctx) => join(asAccount(ctx, guest), tokens[0] ?? ''))),
    )
    const there = await inside((ctx) => countContributors(ctx, siteId, ctx.clock.now()))
    return { ...result, seats: there - 1 }
  }

  const together = [
    [2, 'two people'],
    [1, 'one person in two tabs'],
  ] as const
  for (const [count, who] of together)
    test(`${who} accept one invitation at once: one place, once`, async () => {
      const result = await acceptTogether((ctx, token) => acceptInvitation(ctx, { token }), count)
      assert.deepEqual(result, { kept: 1, codes: ['sites.link_spent'], seats: 1 })
    })

  test('who looks at an invitation without holding it gives two places by it: the tests above can fail', async () => {
    const looked = meeting(2)
    const result = await acceptTogether(async (ctx, token) => {
      const opened = await openInvitation(ctx, token)
      await looked()
      await seat(ctx, opened)
      const { siteId, id } = opened.invitation
      await endInvitation(ctx, { siteId, id }, { how: 'accepted', by: null, now: ctx.clock.now() })
    }, 2)
    assert.deepEqual(result, { kept: 2, codes: [], seats: 2 })
  })

  /** An invitation is accepted while who sent it is leaving; gives how many come in. */
  async function acceptAsSenderLeaves(join: (ctx: Ctx, token: string) => Promise<unknown>): Promise<number> {
    const { siteId } = await invitedSite(0)
    const [sender, guest] = await people(2)
    assert.ok(sender && guest)
    const token = await inside(async (ctx) => {
      await aContributor(ctx, siteId, { account: sender, roles: ['admin'] })
      const given = { roles: ['viewer' as const] }
      const one = await anInvitation(onSiteAs(ctx, sender, siteId), siteId, 'friend@example.com', given)
      return one.token
    })
    const both = await inTurn(
      (ctx) => leaveSite(onSiteAs(ctx, sender, siteId)),
      (ctx) => join(asAccount(ctx, guest), token),
    )
    await Promise.allSettled(both)
    const there = await inside((ctx) => readContributors(ctx, siteId))
    return there.filter(({ accountId }) => accountId === guest.id).length
  }

  test('an invitation is accepted as who sent it leaves: nobody comes in by it any more', async () => {
    assert.equal(await acceptAsSenderLeaves((ctx, token) => acceptInvitation(ctx, { token })), 0)
  })

  test('who looks at an invitation without holding its site comes in: the test above can fail', async () => {
    const came = await acceptAsSenderLeaves(async (ctx, token) => seat(ctx, await openInvitation(ctx, token)))
    assert.equal(came, 1)
  })

  /** An administrator renews the preview link as they are taken off; gives what they were told, and the link that opens. */
  async function renewAsTakenOff(
    renew: (ctx: Ctx) => Promise<{ previewKey: string }>,
  ): Promise<{ codes: string[]; told: string | null; opens: string | undefined }> {
    const { siteId, owner } = await invitedSite(0)
    const gone = await inside((ctx) => aContributor(ctx, siteId, { roles: ['admin'] }))
    const [takingOff, renewing] = await inTurn(
      (ctx) => removeContributor(onSiteAs(ctx, owner, siteId), { siteId, accountId: gone.id }),
      (ctx) => renew(onSiteAs(ctx, gone, siteId)),
    )
    const { codes } = await outcomes([takingOff, renewing])
    const told = await renewing.then(
      ({ previewKey }) => previewKey,
      () => null,
    )
    return { codes, told, opens: (await inside((ctx) => readSite(ctx, siteId)))?.previewKey }
  }

  test('who is just being taken off renews the preview link: they are told of none', async () => {
    const { codes, told } = await renewAsTakenOff(renewPreviewKey)
    assert.deepEqual([codes, told], [['not_found'], null])
  })

  test('who renews it without holding the site keeps a link that opens: the test above can fail', async () => {
    const { codes, told, opens } = await renewAsTakenOff(async (ctx) => {
      assert.ok(await siteAccess(ctx, siteOf(ctx)))
      const previewKey = newPreviewKey()
      await updateSite(ctx, siteOf(ctx), { preview_key: previewKey })
      return { previewKey }
    })
    assert.deepEqual([codes, told], [[], opens])
  })

  /** Somebody signs up by an invitation at the moment at which it is taken back; gives whether it proved their address. */
  async function proveAsTakenBack(
    prove: (ctx: Ctx, brought: { token: string; email: string }) => Promise<boolean>,
  ): Promise<boolean> {
    const { siteId, owner } = await invitedSite(0)
    const email = `guest-${newId()}@example.com`
    const { id, token } = await inside((ctx) =>
      anInvitation(onSiteAs(ctx, owner, siteId), siteId, email, { roles: ['viewer'] }),
    )
    const [takingBack, proving] = await inTurn(
      (ctx) => revokeInvitation(onSiteAs(ctx, owner, siteId), { siteId, invitationId: id }),
      (ctx) => prove(ctx, { token, email }),
    )
    await takingBack
    return proving
  }

  test('an invitation is taken back as somebody signs up by it: it proves nothing any more', async () => {
    assert.equal(await proveAsTakenBack(provesAddress), false)
  })

  test('who looks at it without holding it believes it: the test above can fail', async () => {
    const believed = await proveAsTakenBack(async (ctx, { token, email }) => {
      const { invitation } = await openInvitation(ctx, token)
      return invitation.email === email
    })
    assert.equal(believed, true)
  })

  /** A site with a role of its own, which is removed at the moment at which something else is done with it. */
  async function removedAs(
    first: 'removal' | 'use',
    use: (mine: Ctx, about: { siteId: string; roleId: string; accountId: string }) => Promise<unknown>,
    remove: (mine: Ctx, about: { siteId: string; roleId: string }) => Promise<unknown> = (mine, about) =>
      removeRole(mine, about),
  ): Promise<{ codes: string[]; siteId: string; owner: TestAccount }> {
    const { siteId, owner } = await invitedSite(0)
    const { roleId, accountId } = await inside(async (ctx) => {
      const role = { siteId, name: 'Baker', rights: ['pages.edit'], reach: {} }
      const { id } = await createRole(onSiteAs(ctx, owner, siteId), role)
      return { roleId: id, accountId: (await aContributor(ctx, siteId, { roles: ['viewer'] })).id }
    })
    const acts = {
      use: (mine: Ctx) => use(mine, { siteId, roleId, accountId }),
      removal: (mine: Ctx) => remove(mine, { siteId, roleId }),
    }
    const [earlier, later] = await inTurn(
      (ctx) => acts[first](onSiteAs(ctx, owner, siteId)),
      (ctx) => acts[first === 'use' ? 'removal' : 'use'](onSiteAs(ctx, owner, siteId)),
    )
    return { codes: (await outcomes([earlier, later])).codes, siteId, owner }
  }
  const bakers = (siteId: string, roleId: string) => ({
    siteId,
    roles: [],
    customRoleIds: [roleId],
    calendars: null,
    endsAt: null,
  })
  const inviteBaker = (mine: Ctx, { siteId, roleId }: { siteId: string; roleId: string }) =>
    invite(mine, { ...bakers(siteId, roleId), email: `baker-${newId()}@example.com` })
  const beBaker = (
    mine: Ctx,
    { siteId, roleId, accountId }: Record<'siteId' | 'roleId' | 'accountId', string>,
  ) => changeContributor(mine, { ...bakers(siteId, roleId), accountId })

  test('a role is removed as somebody is invited to it: it stays, or nobody is', async () => {
    assert.deepEqual((await removedAs('use', inviteBaker)).codes, ['sites.role_in_use'])
    assert.deepEqual((await removedAs('removal', inviteBaker)).codes, ['sites.unknown_role'])
  })

  test('a role is removed as somebody is given it: it stays, or they are told that it is gone', async () => {
    assert.deepEqual((await removedAs('use', beBaker)).codes, ['sites.role_in_use'])
    assert.deepEqual((await removedAs('removal', beBaker)).codes, ['sites.unknown_role'])
  })

  test('a role that is removed without holding the site leaves an invitation that nobody can take back: the test of who is invited can fail', async () => {
    const { codes, siteId, owner } = await removedAs('use', inviteBaker, async (mine, about) => {
      if (await isRoleOffered(mine, about.siteId, about.roleId)) throw new Error('offered')
      await deleteRole(mine, about.siteId, about.roleId)
    })
    assert.deepEqual(codes, [])
    await inside(async (ctx) => {
      const mine = onSiteAs(ctx, owner, siteId)
      const [open] = await readOpenInvitations(mine, siteId, 'contributor')
      await assert.rejects(revokeInvitation(mine, { siteId, invitationId: open?.id ?? '' }), {
        code: 'sites.unknown_role',
      })
    })
  })

  test('who removes a role, or gives it, without holding the site meets a fault: the test of who is given it can fail', async () => {
    const removed = await removedAs('use', beBaker, (mine, { siteId, roleId }) =>
      deleteRole(mine, siteId, roleId),
    )
    assert.deepEqual(removed.codes, ['23503'])
    const given = await removedAs('removal', async (mine, { siteId, roleId, accountId }) => {
      const [role] = await readRoles(mine, siteId, [roleId])
      assert.ok(role)
      await putContributor(mine, { ...bakers(siteId, role.id), accountId, now: mine.clock.now() })
    })
    assert.deepEqual(given.codes, ['23503'])
  })

  test('ten people want one address at once: one has it', async () => {
    const slug = `wanted-${newId().slice(-12)}`
    const owners = await people(10)
    const result = await outcomes(
      owners.map((owner) => inside((ctx) => createSite(asAccount(ctx, owner), aSiteInput({ slug })))),
    )
    assert.deepEqual(result, { kept: 1, codes: ['sites.slug_taken'] })
  })

  test('one offer is accepted by ten at once: one owner, always', async () => {
    const { siteId, owner } = await invitedSite(0)
    const token = await inside(async (ctx) => {
      const mine = onSiteAs(ctx, owner, siteId)
      const { id } = await offerSite(mine, { siteId, email: 'next@example.com' })
      return tokenFor(mine, id)
    })
    const takers = await people(10)
    const result = await outcomes(
      takers.map((taker) => inside((ctx) => acceptInvitation(asAccount(ctx, taker), { token }))),
    )
    assert.deepEqual(result, { kept: 1, codes: ['sites.link_spent'] })
    await inside(async (ctx) => {
      const site = await readSite(ctx, siteId)
      const there = await readContributors(ctx, siteId)
      assert.ok(takers.some(({ id }) => id === site?.ownerId))
      assert.deepEqual(
        there.map(({ accountId }) => accountId).toSorted(),
        [owner.id, site?.ownerId].toSorted(),
      )
    })
  })

  test('ten changes of status to the same at once: all succeed, one is made, and told once', async () => {
    const { siteId } = await invitedSite(0)
    const result = await outcomes(
      Array.from({ length: 10 }, () =>
        inside((ctx) => changeStatus(ctx, { siteId, to: siteStatus.paid, why: 'A test' })),
      ),
    )
    assert.deepEqual(result, { kept: 10, codes: [] })
    const entries = await inside((ctx) => readEntries(ctx, { siteId, before: null, limit: 50 }))
    assert.equal(entries.filter(({ what }) => what === 'sites.status_changed').length, 1)
  })

  test('two move a site from where they saw it to different places: one does, and the other is told', async () => {
    const { siteId } = await invitedSite(0)
    const from = siteStatus.trial
    const result = await outcomes(
      [siteStatus.paid, siteStatus.internal, siteStatus.expired].map((to) =>
        inside((ctx) => changeStatus(ctx, { siteId, from, to, why: 'A test' })),
      ),
    )
    assert.deepEqual(result, { kept: 1, codes: ['sites.status_meanwhile'] })
  })

  test('a removed site is brought back by ten at once: all succeed, and it is told once', async () => {
    const { siteId, owner } = await invitedSite(0)
    await inside((ctx) => removeSite(onSiteAs(ctx, owner, siteId)))
    const result = await outcomes(
      Array.from({ length: 10 }, () => inside((ctx) => restoreSite(asAccount(ctx, owner), { siteId }))),
    )
    assert.deepEqual(result, { kept: 10, codes: [] })
    const entries = await inside((ctx) => readEntries(ctx, { siteId, before: null, limit: 50 }))
    assert.equal(entries.filter(({ what }) => what === 'sites.status_changed').length, 2)
  })

  test('the database itself refuses a site without its owner’s place', async () => {
    const { siteId, owner } = await invitedSite(0)
    const taken = inside(async (ctx) => {
      await sql`delete from contributors where site_id = ${siteId} and account_id = ${owner.id}`.execute(
        ctx.db,
      )
    })
    await assert.rejects(taken, { code: '23503' })
  })
})

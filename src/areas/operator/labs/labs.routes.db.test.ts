import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import * as sites from '#areas/sites/contract.ts'
import { aContributor, aSiteInput, type TestAccount } from '#areas/sites/testing.ts'
import { betaVisitorLocales } from '#kernel/i18n/locales.ts'
import { newId } from '#kernel/ids.ts'
import { isCommerceFlagOn } from '#kernel/page-context.ts'
import { EXPIRED_SITE_IMPROVEMENTS_FLAG, siteStatus } from '#kernel/states/site-status.ts'
import * as door from '../contract.ts'
import { pageFlags } from '../experiments/page-flags.ts'
import { betaFlagsOfSite } from '../experiments/site-flags.ts'
import { type Caller, openConsole } from '../testing.ts'

const { ask, cast, close, database, inside, timelineOf } = await openConsole()
after(close)

test('contract §6: /api/labs/internal is for staff alone, at exactly this path', async () => {
  assert.equal(door.readInternalLabs.path, '/api/labs/internal')
  assert.equal(door.saveInternalLabs.path, '/api/labs/internal')
  const { operator, owner } = await cast()
  assert.equal((await ask(door.readInternalLabs, null)).status, 401)
  for (const caller of [owner, operator]) {
    assert.equal((await ask(door.readInternalLabs, caller)).status, 403)
    assert.equal((await ask(door.saveInternalLabs, caller, { features: [] })).status, 403)
  }
  const staff = { id: owner.id, isStaff: true }
  const read = await ask(door.readInternalLabs, staff)
  assert.equal(read.status, 200)
  assert.ok(read.body.features.length >= 3)
  assert.ok(read.body.features.every((one) => one.variant === 'internal' && !one.isOn))
  const saved = await ask(door.saveInternalLabs, staff, { features: ['i18nLang'] })
  assert.equal(saved.status, 200)
  const again = await ask(door.readInternalLabs, staff)
  assert.deepEqual(
    again.body.features.flatMap(({ name, isOn }) => (isOn ? [name] : [])),
    ['i18nLang'],
  )
  const wrong = await ask(door.saveInternalLabs, staff, { features: ['expired-site-improvements'] })
  assert.deepEqual([wrong.status, wrong.code], [422, 'operator.labs_unknown'])
})

test('contract §6: /api/labs/circle is for the owner and administrators of a site in the circle; 403 for everyone else', async () => {
  assert.equal(door.readCircleLabs.path, '/api/labs/circle')
  assert.equal(door.saveCircleLabs.path, '/api/labs/circle')
  const { operator, owner, siteId, admin, editor, stranger } = await cast()
  const tries = async (caller: TestAccount | Caller, site: string): Promise<number[]> => [
    (await ask(door.readCircleLabs, caller, { siteId: site })).status,
    (await ask(door.saveCircleLabs, caller, { siteId: site, features: [] })).status,
  ]
  assert.equal((await ask(door.readCircleLabs, null, { siteId })).status, 401)
  for (const caller of [owner, admin, editor, stranger, operator]) {
    assert.deepEqual(await tries(caller, siteId), [403, 403], 'not in the circle yet')
  }
  assert.equal((await ask(door.setCircle, owner, { siteId, isIn: true, why: '' })).status, 403)
  assert.equal((await ask(door.setCircle, operator, { siteId, isIn: true, why: 'They asked' })).status, 200)
  assert.deepEqual(await tries(owner, siteId), [200, 200])
  assert.deepEqual(await tries(admin, siteId), [200, 200])
  for (const caller of [editor, stranger, operator, { id: stranger.id, isStaff: true }]) {
    assert.deepEqual(await tries(caller, siteId), [403, 403])
  }
  assert.deepEqual(await tries(owner, newId()), [403, 403], 'a site that does not exist')

  await ask(door.saveCircleLabs, admin, { siteId, features: ['expired-site-improvements'] })
  const flags = await database.transaction('platform', (db) => pageFlags(db, { siteId, accountId: owner.id }))
  assert.deepEqual(flags.betaFeatureFlags, ['expired-site-improvements'])
  const ofSite = await database.transaction('platform', (db) => betaFlagsOfSite(db, siteId))
  assert.deepEqual(ofSite, ['expired-site-improvements'])

  // A feature of selling is a flag of the namespace `commerce`, as contract §§ 3 and 9 have it.
  await ask(door.saveCircleLabs, admin, { siteId, features: ['expired-site-improvements', 'currency-jpy'] })
  const selling = await database.transaction('platform', (db) =>
    pageFlags(db, { siteId, accountId: owner.id }),
  )
  assert.deepEqual(selling.betaFeatureFlags, ['expired-site-improvements'])
  assert.equal(isCommerceFlagOn({ commerceSettings: selling.commerceSettings ?? {} }, 'currency-jpy'), true)
  assert.equal(isCommerceFlagOn({ commerceSettings: selling.commerceSettings ?? {} }, 'currency-inr'), false)

  await ask(door.setCircle, operator, { siteId, isIn: false, why: '' })
  assert.deepEqual(await tries(owner, siteId), [403, 403], 'out of the circle: on the next request')
  const off = await database.transaction('platform', (db) => pageFlags(db, { siteId, accountId: owner.id }))
  assert.deepEqual(off.betaFeatureFlags, [])
  const acts = (await timelineOf(operator, siteId)).map(({ what, who }) => [what, who.kind])
  assert.deepEqual(acts.slice(0, 4), [
    ['operator.circle_left', 'operator'],
    ['operator.labs_on', 'account'],
    ['operator.labs_on', 'account'],
    ['operator.circle_joined', 'operator'],
  ])
})

test('contract §9: a site takes a flagged currency only while its flag is on, and keeps what it has', async () => {
  const { operator, owner, siteId } = await cast()
  const change = async (currency: string) => {
    const { status, code } = await ask(sites.changeSettings, owner, { siteId, currency })
    return [status, code]
  }
  const refused = [422, 'sites.currency_unoffered']
  for (const closed of ['JPY', 'XAU', 'CHW', 'HRK']) assert.deepEqual(await change(closed), refused, closed)
  assert.deepEqual(await change('CHF'), [200, undefined])
  const make = (currency: string, language = 'en-US') =>
    ask(sites.createSite, owner, { ...aSiteInput(), currency, language })
  assert.deepEqual((await make('JPY')).code, 'sites.currency_unoffered')
  assert.deepEqual((await make('CHF', betaVisitorLocales[0])).code, 'sites.language_unoffered')
  assert.equal((await make('CHF')).status, 200)

  assert.equal((await ask(door.setCircle, operator, { siteId, isIn: true, why: '' })).status, 200)
  const on = await ask(door.saveCircleLabs, owner, { siteId, features: ['currency-jpy'] })
  assert.equal(on.status, 200)
  assert.deepEqual(await change('JPY'), [200, undefined])
  assert.deepEqual(await change('INR'), refused)
  assert.equal((await ask(door.setCircle, operator, { siteId, isIn: false, why: '' })).status, 200)
  assert.deepEqual(await change('JPY'), [200, undefined], 'what it has stays')
  assert.deepEqual(await change('CHF'), [200, undefined])
  assert.deepEqual(await change('JPY'), refused)
})

test('contract §4, §6: the labs of an expired site are switched as before, what changes an expired site among them', async () => {
  const { operator, owner, siteId } = await cast()
  await ask(door.setCircle, operator, { siteId, isIn: true, why: '' })
  await ask(door.moveSite, operator, { siteId, to: siteStatus.comped, why: '' })
  await ask(door.moveSite, operator, { siteId, to: siteStatus.trial, why: '' })
  const moved = await ask(door.moveSite, operator, { siteId, to: siteStatus.expired, why: '' })
  assert.equal(moved.status, 200)
  assert.equal((await ask(door.readCircleLabs, owner, { siteId })).status, 200)
  const flags = () => inside((ctx) => betaFlagsOfSite(ctx.db, siteId))
  for (const features of [[EXPIRED_SITE_IMPROVEMENTS_FLAG], []]) {
    assert.equal((await ask(door.saveCircleLabs, owner, { siteId, features })).status, 200)
    assert.deepEqual([...(await flags())], features)
  }
  const guest = await inside((ctx) => aContributor(ctx, siteId, { roles: ['viewer'] }))
  assert.equal((await ask(door.saveCircleLabs, guest, { siteId, features: [] })).status, 403)
})

test('a site that is gone, or never was, has no flags of its own', async () => {
  const { owner } = await cast()
  const flags = await database.transaction('platform', (db) =>
    pageFlags(db, { siteId: newId(), accountId: owner.id }),
  )
  assert.deepEqual(flags.betaFeatureFlags, [])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testTools } from '#platform/testing/world.ts'
import { permissions, type Right, type RoleName, roleNames } from '../contract.ts'
import { bringLaterRights } from '../testing.ts'
import { type Holding, isWithin, narrowed, rightsOf as reachOf } from './role.ts'

const p = bringLaterRights()
const tools = testTools()
const rightsOf = (holding: Holding) => reachOf(tools, holding)

/**
 * The table of the product book (sites, contributors and permissions), as far as the product has it: who holds what,
 * beside the owner.
 */
const book: Readonly<Partial<Record<RoleName, readonly Right[]>>> = {
  website_editor: [p.pagesEdit, p.pagesCreate, p.assetsEdit, p.assetsRemove, p.pagesRelease],
  store_manager: [p.pagesEdit, p.assetsEdit],
  billing: [p.billingManage, p.signInsSee],
}

test('contract §9: every role holds what the table of the product book gives it, and nothing else', () => {
  const declared = Object.values(permissions)
  for (const role of roleNames) {
    const held = new Set(declared.filter(({ roles }) => roles.has(role)))
    const expected =
      role === 'owner'
        ? declared
        : role === 'admin'
          ? declared.filter((right) => right !== p.siteTransfer)
          : [p.siteSeeUnreleased, ...(book[role] ?? [])]
    assert.deepEqual(held, new Set(expected), role)
  }
})

const holding = { isOwner: false, roles: [], calendars: null, ownRoles: [] }

test('roles add up', () => {
  const rights = rightsOf({ ...holding, roles: ['analytics_viewer', 'comment_moderator'] })
  assert.deepEqual([...rights.keys()].toSorted(), [
    p.analyticsSee.name,
    p.commentsModerate.name,
    p.siteSeeUnreleased.name,
  ])
})

test('drafting and releasing are rights of their own', () => {
  const drafter = rightsOf({
    ...holding,
    ownRoles: [{ rights: [p.pagesEdit.name, p.pagesCreate.name], reach: {} }],
  })
  assert.ok(drafter.has(p.pagesEdit.name) && !drafter.has(p.pagesRelease.name))
})

test('a role reaches the calendars it names; two roles reach both; one without limit reaches all', () => {
  const one = rightsOf({ ...holding, roles: ['scheduling_editor'], calendars: ['a'] })
  assert.deepEqual(one.get(p.schedulingEdit.name), ['a'])
  assert.equal(one.get(p.siteSeeUnreleased.name), null)
  const own = { rights: [p.schedulingEdit.name], reach: { calendar: ['b'] } }
  const both = rightsOf({ ...holding, roles: ['scheduling_editor'], calendars: ['a'], ownRoles: [own] })
  assert.deepEqual(both.get(p.schedulingEdit.name), ['a', 'b'])
  const wide = rightsOf({ ...holding, roles: ['scheduling_editor'], calendars: null, ownRoles: [own] })
  assert.equal(wide.get(p.schedulingEdit.name), null)
})

test('a role of the site’s own limits content by collection and nothing else', () => {
  const rights = rightsOf({
    ...holding,
    ownRoles: [{ rights: [p.postsEdit.name, p.ordersSee.name], reach: { collection: ['journal'] } }],
  })
  assert.deepEqual(rights.get(p.postsEdit.name), ['journal'])
  assert.equal(rights.get(p.ordersSee.name), null)
})

test('a stored role never gives the owner’s right, nor one that no longer exists', () => {
  const rights = rightsOf({
    ...holding,
    roles: ['owner', 'emperor'],
    ownRoles: [{ rights: [p.siteTransfer.name, 'moon.own'], reach: {} }],
  })
  assert.deepEqual([...rights.keys()], [p.siteSeeUnreleased.name])
})

test('within: no right more, none wider', () => {
  const admin = rightsOf({ ...holding, roles: ['admin'] })
  const owner = rightsOf({ ...holding, isOwner: true })
  const limited = rightsOf({ ...holding, roles: ['scheduling_admin'], calendars: ['a'] })
  const other = rightsOf({ ...holding, roles: ['scheduling_admin'], calendars: ['b'] })
  assert.ok(isWithin(admin, owner) && !isWithin(owner, admin))
  assert.ok(isWithin(limited, admin) && !isWithin(admin, limited))
  assert.ok(!isWithin(limited, other))
})

test('what is looked at through other rights reaches no further than either', () => {
  const all = rightsOf({ ...holding, roles: ['admin'] })
  const journal = rightsOf({
    ...holding,
    ownRoles: [{ rights: [p.postsEdit.name], reach: { collection: ['journal'] } }],
  })
  const both = rightsOf({
    ...holding,
    ownRoles: [{ rights: [p.postsEdit.name], reach: { collection: ['journal', 'news'] } }],
  })
  const reach = (through: typeof all, own: typeof all) => narrowed(through, own).get(p.postsEdit.name)
  assert.deepEqual([reach(all, journal), reach(journal, all)], [['journal'], ['journal']])
  assert.deepEqual([reach(both, journal), reach(all, all)], [['journal'], null])
  assert.equal(narrowed(all, journal).has(p.ordersSee.name), false)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { permissions as p, rightNames, type RoleName, roleNames } from '../contract.ts'
import { isWithin, rightsOf, rightsOfRole } from './role.ts'

/**
 * The table of the product book (sites, contributors and permissions), in its own columns and
 * rows: a point is the whole row, a word part of it.
 */
const columns: readonly RoleName[] = [
  'owner', 'admin', 'website_editor', 'store_manager', 'campaigns_editor',
  'scheduling_admin', 'scheduling_editor', 'scheduling_viewer',
  'analytics_viewer', 'billing', 'comment_moderator', 'viewer',
] // prettier-ignore
const book = `
transfer                | ● |   |   |      |   |     |      |     |   |   |   |
remove, manage          | ● | ● |   |      |   |     |      |     |   |   |   |
plan, sign-ins          | ● | ● |   |      |   |     |      |     |   | ● |   |
pages, posts, assets    | ● | ● | ● | edit |   |     |      |     |   |   |   |
release                 | ● | ● | pages | products | | |    |     |   |   |   |
selling                 | ● | ● | see | ●  |   |     |      |     |   |   |   |
campaigns               | ● | ● |   |      | edit |  |      |     |   |   |   |
appointments            | ● | ● |   |      |   | all | edit | see |   |   |   |
analytics               | ● | ● |   |      |   |     |      |     | ● |   |   |
comments                | ● | ● | ● |      |   |     |      |     |   |   | ● |
unreleased              | ● | ● | ● | ●    | ● | ●   | ●    | ●   | ● | ● | ● | ●
`

/** The rights behind each row, and behind each word in it. */
const rows: Readonly<Record<string, Readonly<Record<string, readonly { name: string }[]>>>> = {
  transfer: { '●': [p.siteTransfer] },
  'remove, manage': {
    '●': [
      p.siteRemove, p.contributorsManage, p.domainsManage, p.codeEdit, p.siteSettings, p.stylesEdit,
      p.discountsManage, p.paymentsManage, p.siteExport, p.siteImport,
    ],
  },
  'plan, sign-ins': { '●': [p.billingManage, p.signInsSee] },
  'pages, posts, assets': {
    '●': [p.pagesEdit, p.pagesCreate, p.postsEdit, p.postsCreate, p.assetsEdit, p.assetsRemove, p.formsManage],
    edit: [p.pagesEdit, p.postsEdit, p.assetsEdit],
  },
  release: { '●': [p.pagesRelease, p.productsRelease], pages: [p.pagesRelease], products: [p.productsRelease] },
  selling: {
    '●': [
      p.productsEdit, p.ordersSee, p.ordersManage, p.customersManage, p.shippingManage, p.membersManage,
      p.invoicesManage,
    ],
    see: [p.ordersSee],
  },
  campaigns: { '●': [p.campaignsEdit, p.campaignsSend], edit: [p.campaignsEdit] },
  appointments: {
    '●': [p.schedulingSee, p.schedulingEdit, p.schedulingManage],
    all: [p.schedulingSee, p.schedulingEdit, p.schedulingManage],
    edit: [p.schedulingSee, p.schedulingEdit],
    see: [p.schedulingSee],
  },
  analytics: { '●': [p.analyticsSee] },
  comments: { '●': [p.commentsModerate] },
  unreleased: { '●': [p.siteSeeUnreleased] },
} // prettier-ignore

test('contract §9: every role holds what the table of the product book gives it, and nothing else', () => {
  const expected = new Map(roleNames.map((role) => [role, new Set<string>()]))
  const named = new Set<string>()
  for (const line of book.trim().split('\n')) {
    const [row = '', ...cells] = line.split('|').map((cell) => cell.trim())
    const meanings = rows[row]
    assert.ok(meanings, row)
    for (const right of meanings['●'] ?? []) named.add(right.name)
    columns.forEach((role, at) => {
      const cell = cells[at] ?? ''
      if (cell === '') return
      const rights = meanings[cell]
      assert.ok(rights, `${row}: ${cell}`)
      for (const right of rights) expected.get(role)?.add(right.name)
    })
  }
  assert.deepEqual([...named].toSorted(), [...rightNames].toSorted(), 'every right stands in the table')
  for (const role of roleNames) {
    assert.deepEqual([...rightsOfRole[role]].toSorted(), [...(expected.get(role) ?? [])].toSorted(), role)
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

test('draft but not release, and sending alone, are rights of their own', () => {
  const drafter = rightsOf({
    ...holding,
    ownRoles: [{ rights: [p.pagesEdit.name, p.pagesCreate.name], collections: null, calendars: null }],
  })
  assert.ok(drafter.has(p.pagesEdit.name) && !drafter.has(p.pagesRelease.name))
  assert.ok(!rightsOfRole.campaigns_editor.has(p.campaignsSend.name))
})

test('a role reaches the calendars it names; two roles reach both; one without limit reaches all', () => {
  const one = rightsOf({ ...holding, roles: ['scheduling_editor'], calendars: ['a'] })
  assert.deepEqual(one.get(p.schedulingEdit.name)?.calendars, ['a'])
  assert.equal(one.get(p.siteSeeUnreleased.name)?.calendars, null)
  const own = { rights: [p.schedulingEdit.name], collections: null, calendars: ['b'] }
  const both = rightsOf({ ...holding, roles: ['scheduling_editor'], calendars: ['a'], ownRoles: [own] })
  assert.deepEqual(both.get(p.schedulingEdit.name)?.calendars, ['a', 'b'])
  const wide = rightsOf({ ...holding, roles: ['scheduling_editor'], calendars: null, ownRoles: [own] })
  assert.equal(wide.get(p.schedulingEdit.name)?.calendars, null)
})

test('a role of the site’s own limits content by collection and nothing else', () => {
  const rights = rightsOf({
    ...holding,
    ownRoles: [{ rights: [p.postsEdit.name, p.ordersSee.name], collections: ['journal'], calendars: null }],
  })
  assert.deepEqual(rights.get(p.postsEdit.name)?.collections, ['journal'])
  assert.equal(rights.get(p.ordersSee.name)?.collections, null)
})

test('a stored role never gives the owner’s right, nor one that no longer exists', () => {
  const rights = rightsOf({
    ...holding,
    roles: ['owner', 'emperor'],
    ownRoles: [{ rights: [p.siteTransfer.name, 'moon.own'], collections: null, calendars: null }],
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

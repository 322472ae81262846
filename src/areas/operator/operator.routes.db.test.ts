import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { insertHold } from '#platform/mail/mail-hold.store.ts'
import { insertMail, NO_SITE } from '#platform/mail/mail.store.ts'
import * as door from './contract.ts'
import { type Caller, openConsole } from './testing.ts'

const { answer, ask, cast, close, database, inside, origin } = await openConsole()
after(close)

test('contract §6: getId answers { data: id }, a pseudonym: the same each time, another for each account', async () => {
  assert.equal(door.getRecordingId.path, '/api/commerce/fullstory/getId')
  assert.equal((await ask(door.getRecordingId, null)).status, 401)
  const { owner, stranger } = await cast()
  const mine = await ask(door.getRecordingId, owner)
  assert.deepEqual(Object.keys(mine.body), ['data'])
  assert.match(mine.body.data, /^[0-9a-f]{32}$/)
  assert.ok(!mine.body.data.includes(owner.id.replaceAll('-', '')))
  assert.deepEqual((await ask(door.getRecordingId, owner)).body, mine.body)
  assert.notDeepEqual((await ask(door.getRecordingId, stranger)).body, mine.body)
})

const token = 'k'.repeat(43)

/** A mail that waits to be sent, with a link in it that lets its reader in. */
const aMail = (id: string, address: string, siteId = NO_SITE): Parameters<typeof insertMail>[1] => ({
  siteId,
  id,
  kind: 'accounts.reset',
  urgency: 'telling',
  messageId: `<${id}@example.com>`,
  from: { name: 'Portico', address: 'no-reply@example.com' },
  to: { name: '', address },
  replyTo: null,
  subject: 'Choose a new password',
  html: `<a href="${origin}/reset-password#${token}">Choose</a>`,
  plain: `${origin}/reset-password#${token}`,
  headers: {},
  attachments: [],
  locale: 'en-US',
  state: 'queued',
})

test('mails that are held are let go by an operator, once', async () => {
  const { operator, stranger } = await cast()
  assert.equal((await ask(door.resumeMails, stranger, { waiting: 'send' })).status, 403)
  const none = await ask(door.resumeMails, operator, { waiting: 'send' })
  assert.deepEqual([none.status, none.code], [409, 'operator.mails_not_held'])
  await inside((ctx) => insertHold(ctx.db))
  assert.equal((await ask(door.resumeMails, operator, { waiting: 'nothing' as 'send' })).status, 422)
  assert.equal((await ask(door.resumeMails, operator, { waiting: 'send' })).status, 200)
  assert.equal((await ask(door.resumeMails, operator, { waiting: 'send' })).status, 409)
  // Without a mail server nothing could leave, and nothing is said of it.
  await inside((ctx) => insertHold(ctx.db))
  assert.equal((await ask(door.readMailHold, operator, {})).body.since, null)
  await ask(door.resumeMails, operator, { waiting: 'give_up' })
})

test('mails are listed, opened without their secrets, and sent again where they failed', async () => {
  const { operator } = await cast()
  const address = `somebody-${newId()}@example.com`
  const ids = await inside(async (ctx) => {
    const made = [newId(), newId()]
    for (const [n, id] of made.entries()) {
      await insertMail(ctx.db, aMail(id, address))
      if (n === 0)
        await sql`update mails set state = 'failed', settled_at = now(), answer = '550 no' where id = ${id}`.execute(
          ctx.db,
        )
    }
    return made
  })
  const listed = await ask(door.listMails, operator, { address: address.toUpperCase() })
  assert.deepEqual(listed.body.items.map(({ id }) => id).toSorted(), ids.toSorted())
  const earliest = await ask(door.listMails, operator, { address, direction: 'ascending' })
  assert.deepEqual(
    earliest.body.items.map(({ id }) => id),
    listed.body.items.map(({ id }) => id).toReversed(),
  )
  assert.ok(listed.body.counts.failed >= 1)
  const opened = await ask(door.openMail, operator, { mailId: ids[0] })
  assert.ok(!JSON.stringify(opened.body).includes(token))
  assert.match(opened.body.plain, /reset-password#•+$/)
  assert.equal((await ask(door.resendMail, operator, { mailId: ids[0], siteId: null })).status, 200)
  const again = await ask(door.resendMail, operator, { mailId: ids[0], siteId: null })
  assert.deepEqual([again.status, again.code], [409, 'operator.mail_not_failed'])
  await sql`delete from mails where to_address = ${address}`.execute(database.root)
  await sql`delete from jobs.job where name = 'mail.send' and data->'input'->>'mailId' = ${ids[0]}`.execute(
    database.root,
  )
})

test('a mail is shown as a page in which nothing runs, kept by nobody, to operators alone', async () => {
  const { operator, owner, siteId } = await cast()
  const address = `somebody-${newId()}@example.com`
  const [mailId, ofSite] = [newId(), newId()]
  await inside(async (ctx) => {
    await insertMail(ctx.db, aMail(mailId, address))
    await insertMail(ctx.db, aMail(ofSite, address, siteId))
  })
  assert.equal((await ask(door.showMail, null, { mailId })).status, 401)
  assert.equal((await ask(door.showMail, owner, { mailId: ofSite, siteId })).status, 403)
  assert.equal((await ask(door.showMail, operator, { mailId: newId() })).status, 404)
  assert.equal((await ask(door.showMail, operator, { mailId: ofSite })).status, 404)
  const shown = await answer(door.showMail, operator, { mailId })
  assert.equal(shown.status, 200)
  assert.equal(shown.headers['content-type'], 'text/html; charset=utf-8')
  assert.equal(shown.headers['cache-control'], 'no-store')
  const policy = String(shown.headers['content-security-policy']).split('; ')
  assert.ok(policy.includes('sandbox') && policy.includes(`default-src 'none'`))
  assert.ok(policy.includes(`frame-ancestors 'self'`))
  assert.ok(!policy.some((rule) => rule.startsWith('script-src')))
  assert.match(shown.text, /^<a href="[^"]+\/reset-password#•+">Choose<\/a>$/)
  assert.ok(!shown.text.includes(token))
  assert.equal((await answer(door.showMail, operator, { mailId: ofSite, siteId })).text, shown.text)
  await sql`delete from mails where to_address = ${address}`.execute(database.root)
})

test('an announcement is shown in its time, to everybody, until each puts it away', async () => {
  const { operator, owner, stranger } = await cast()
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const given = { title: 'Maintenance', text: '', tone: 'info', link: null, startsAt: at(-1), endsAt: at(1) }
  assert.equal((await ask(door.createAnnouncement, owner, given)).status, 403)
  const backwards = await ask(door.createAnnouncement, operator, { ...given, endsAt: at(-2) })
  assert.equal(backwards.status, 422)
  const made = await ask(door.createAnnouncement, operator, given)
  const late = await ask(door.createAnnouncement, operator, { ...given, startsAt: at(1), endsAt: at(2) })
  const over = await ask(door.createAnnouncement, operator, { ...given, startsAt: at(-2), endsAt: at(-1) })
  const shown = async (caller: Caller) =>
    (await ask(door.currentAnnouncements, caller)).body.announcements.map(({ id }) => id)
  const mine = [made, late, over].map(({ body }) => body.id)
  assert.deepEqual(
    (await shown(owner)).filter((id) => mine.includes(id)),
    [made.body.id],
  )
  assert.equal((await ask(door.dismissAnnouncement, owner, { announcementId: made.body.id })).status, 200)
  assert.equal((await ask(door.dismissAnnouncement, owner, { announcementId: made.body.id })).status, 200)
  assert.ok(!(await shown(owner)).includes(made.body.id))
  assert.ok((await shown(stranger)).includes(made.body.id))
  for (const id of mine) await ask(door.removeAnnouncement, operator, { announcementId: id })
  assert.equal((await ask(door.dismissAnnouncement, owner, { announcementId: made.body.id })).status, 404)
})

test('the address for help is the operator’s to set, and everybody’s to read', async () => {
  const { operator, owner } = await cast()
  assert.equal((await ask(door.changeSupport, owner, { address: 'a@example.com' })).status, 403)
  assert.equal((await ask(door.changeSupport, operator, { address: 'Help@Example.com' })).status, 200)
  assert.deepEqual((await ask(door.readSupport, owner)).body, { address: 'help@example.com' })
  await ask(door.changeSupport, operator, { address: null })
  assert.deepEqual((await ask(door.readSupport, owner)).body, { address: null })
})

test('health tells of database, disk, queue, versions and migrations; storage of files', async () => {
  const { operator } = await cast()
  const { status, body } = await ask(door.readHealth, operator)
  assert.equal(status, 200)
  assert.ok(body.database.bytes > 1_000_000)
  assert.match(body.database.version, /^\d+/)
  assert.ok(body.database.took >= 0)
  assert.ok((body.disk?.size ?? 0) > (body.disk?.free ?? 0))
  assert.ok(body.migrations.count >= 5)
  assert.match(body.migrations.last, /^\d{4}_/)
  assert.equal(body.isRecordingConfigured, false)
  assert.ok(body.sites.length > 0)
  const { siteId } = await cast()
  await inside((ctx) =>
    sql`update sites set status = ${siteStatus.internal} where id = ${siteId}`.execute(ctx.db),
  )
  const counted = await ask(door.readHealth, operator)
  assert.equal(
    counted.body.sites.some(({ status: one }) => one === siteStatus.internal),
    false,
    'sites.md: an internal site is hidden from counts',
  )
  const storage = await ask(door.readStorage, operator)
  assert.equal(storage.status, 200)
  assert.equal(storage.body.kind, 'folder')
})

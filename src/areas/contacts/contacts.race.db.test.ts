import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import { meeting } from '#platform/testing/meeting.ts'
import { NO_SERVER, racingDatabase } from '#platform/testing/world.ts'
import { contactOfEmail, insertContact, insertMainEmail } from './contact/contact.store.ts'
import { findOrMakeContact } from './contact/find-or-make-contact.ts'
import { MOST_LISTS } from './contract.ts'
import { askToConfirm } from './lists/ask-to-confirm.job.ts'
import { createList } from './lists/create-list.ts'
import { joinList } from './lists/join-list.ts'
import { insertList, readLists } from './lists/list.store.ts'
import { aSiteOf, joining, onSite } from './testing.ts'

const database = await racingDatabase()
const ten = Array.from({ length: 10 }, (_, at) => at)

describe('races on contacts', { skip: database === null && NO_SERVER }, () => {
  assert.ok(database)
  after(() => database.close())
  const count = async (table: string, siteId: string): Promise<number> => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)} where site_id = ${siteId}`.execute(database.root)
    return rows[0]?.n ?? 0
  }

  test('one address is met ten times at once: there is one contact, which all of them get', async () => {
    const siteId = await aSiteOf(database)
    const met = { email: 'noor@example.com', givenName: 'Noor', place: '/order' }
    const found = await Promise.all(
      ten.map(() => onSite(database, siteId, (ctx) => findOrMakeContact(ctx, met))),
    )
    assert.equal(new Set(found.map(({ contactId }) => contactId)).size, 1)
    assert.equal(found.filter(({ isNew }) => isNew).length, 1)
    assert.deepEqual([await count('contacts', siteId), await count('contact_emails', siteId)], [1, 1])
  })

  test('who looks and then writes is turned away by the address: the test above can fail', async () => {
    const siteId = await aSiteOf(database)
    const looked = meeting(4)
    const naive = await Promise.allSettled(
      ten.slice(0, 4).map(() =>
        onSite(database, siteId, async (ctx) => {
          const found = await contactOfEmail(ctx, 'noor@example.com')
          await looked()
          if (found !== undefined) return
          const contactId = newId()
          await insertContact(ctx, contactId)
          await insertMainEmail(ctx, contactId, 'noor@example.com')
        }),
      ),
    )
    assert.ok(naive.every(({ status }) => status === 'fulfilled'))
    assert.equal(await count('contacts', siteId), 4)
  })

  test('one address joins a list ten times at once: it is on it once, agreed once, and gets one mail', async () => {
    const siteId = await aSiteOf(database)
    const { id: listId } = await onSite(database, siteId, (ctx) =>
      createList(ctx, { siteId, name: 'News', publicName: 'News', isConfirmedByMail: true }),
    )
    await Promise.all(ten.map(() => onSite(database, siteId, (ctx) => joinList(ctx, joining(listId)))))
    const contactId = await onSite(database, siteId, (ctx) => contactOfEmail(ctx, joining(listId).email))
    assert.ok(contactId)
    await Promise.all(
      ten.map(() => onSite(database, siteId, (ctx) => askToConfirm(ctx, { listId, contactId }))),
    )
    for (const table of ['list_members', 'consents', 'mails'])
      assert.equal(await count(table, siteId), 1, table)
  })

  test('ten lists are made at once where three have room: three are', async () => {
    const siteId = await aSiteOf(database)
    const list = (name: string) => ({ name, publicName: name, isConfirmedByMail: true })
    await onSite(database, siteId, async (ctx) => {
      for (let at = 0; at < MOST_LISTS - 3; at += 1) await insertList(ctx, list(`List ${at}`))
    })
    const made = await Promise.allSettled(
      ten.map((at) => onSite(database, siteId, (ctx) => createList(ctx, { siteId, ...list(`New ${at}`) }))),
    )
    assert.equal(made.filter(({ status }) => status === 'fulfilled').length, 3)
    assert.equal((await onSite(database, siteId, readLists)).length, MOST_LISTS)
  })

  test('who counts and then writes goes over the limit: the test above can fail', async () => {
    const siteId = await aSiteOf(database)
    const list = (name: string) => ({ name, publicName: name, isConfirmedByMail: true })
    const most = 1
    const counted = meeting(4)
    await Promise.all(
      ten.slice(0, 4).map((at) =>
        onSite(database, siteId, async (ctx) => {
          const lists = await readLists(ctx)
          await counted()
          if (lists.length < most) await insertList(ctx, list(`New ${at}`))
        }),
      ),
    )
    assert.ok((await onSite(database, siteId, readLists)).length > most)
  })
})

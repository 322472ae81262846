import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { anAccount, aSite, onSiteAs } from '#areas/sites/testing.ts'
import { rolledBack, testCtx, sharedDatabase } from '#platform/testing/world.ts'
import { giveConsent } from '../consent/give-consent.ts'
import { listContacts } from '../book/list-contacts.ts'
import type { Ctx } from '#platform/ctx.ts'
import { aSiteOf, onSite } from '../testing.ts'
import { changeContact } from './change-contact.ts'
import { findContacts } from './find-contacts.ts'
import { findOrMakeContact } from './find-or-make-contact.ts'
import { readEntries } from './read-entries.ts'

function onOwnSite(work: (ctx: Ctx, siteId: string) => Promise<void>): Promise<void> {
  return rolledBack('platform', async (db) => {
    const platform = testCtx(db)
    const owner = await anAccount(platform)
    const siteId = await aSite(platform, owner)
    await work(onSiteAs(platform, owner, siteId), siteId)
  })
}

const noor = { email: 'noor@example.com', place: '/order' }

test('what a contact lacks is filled, what it has is never overwritten, and what differs is told once', () =>
  onOwnSite(async (ctx, siteId) => {
    const { contactId, isNew } = await findOrMakeContact(ctx, { ...noor, givenName: 'Noor' })
    assert.ok(isNew)
    const again = { ...noor, givenName: 'Nora', familyName: 'Berg', company: 'Halm', phone: '+41441234567' }
    for (const _ of [1, 2]) assert.deepEqual(await findOrMakeContact(ctx, again), { contactId, isNew: false })
    const contact = (await findContacts(ctx, [contactId])).get(contactId)
    assert.deepEqual(
      [contact?.givenName, contact?.familyName, contact?.company, contact?.phones, contact?.emails],
      ['Noor', '', 'Halm', ['+41441234567'], ['noor@example.com']],
    )
    const { items } = await readEntries(ctx, { siteId, contactId, limit: 50 })
    assert.deepEqual(
      items.map(({ values }) => [values['field'], values['value'], values['place']]).toSorted(),
      [
        ['familyName', 'Berg', '/order'],
        ['givenName', 'Nora', '/order'],
      ],
    )
  }))

test('contacts are searched by name, company and address, narrowed by tag, and read page by page', () =>
  onOwnSite(async (ctx, siteId) => {
    const ids: string[] = []
    for (let at = 0; at < 5; at += 1)
      ids.push(
        (await findOrMakeContact(ctx, { email: `p${at}@example.com`, familyName: `Li_${at}`, place: '' }))
          .contactId,
      )
    await changeContact(ctx, { siteId, contactId: ids[2] ?? '', tags: ['Wholesale', 'wholesale', 'VIP'] })
    const list = (given: object) => listContacts(ctx, { siteId, search: '', limit: 50, ...given })
    const found = async (given: object) => (await list(given)).items.map(({ id }) => id)
    assert.deepEqual(await found({ search: 'li_3' }), [ids[3]])
    assert.deepEqual(await found({ search: 'P4@' }), [ids[4]])
    assert.deepEqual(await found({ search: '%' }), [])
    assert.deepEqual(await found({ tag: 'Wholesale' }), [ids[2]])
    assert.deepEqual((await list({ tag: 'VIP' })).items[0]?.tags, ['Wholesale', 'VIP'])
    const seen: string[] = []
    let cursor: string | null | undefined
    while (cursor !== null) {
      const page = await list({ limit: 2, ...(cursor === undefined ? {} : { cursor }) })
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.next
    }
    assert.deepEqual(seen.toSorted(), ids.toSorted())
  }))

test('a site adds to the ledger of consents, and can change nothing in it', async () => {
  const database = await sharedDatabase()
  const siteId = await aSiteOf(database)
  await onSite(database, siteId, async (ctx) => {
    const { contactId } = await findOrMakeContact(ctx, noor)
    await giveConsent(ctx, {
      contactId,
      channel: 'sms',
      purpose: 'reminders',
      address: '+41441234567',
      listId: null,
      place: '/book',
      words: 'Remind me.',
      wordsVersion: 1,
      language: 'en-US',
      basis: 'asked',
      proof: '',
    })
  })
  for (const change of [sql`update consents set words = 'Anything.'`, sql`delete from consents`])
    await assert.rejects(
      onSite(database, siteId, (ctx) => change.execute(ctx.db)),
      (error) => (error as { code?: string }).code === '42501',
    )
})

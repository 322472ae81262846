import assert from 'node:assert/strict'
import { readTimeline } from '#areas/sites/index.ts'
import { anAccount, aSite, onSiteAs } from '#areas/sites/testing.ts'
import { outsideIn } from '#platform/testing/outside-in.ts'
import { asAccount, testRolledBack as test, testCtx } from '#platform/testing/world.ts'
import { findOrMakeContact } from '../contact/find-or-make-contact.ts'
import { exportContacts } from './export-contacts.ts'

test('R-50, R-51: contacts leave after a fresh proof alone, inert in spreadsheets, and the site’s timeline says so', async (db) => {
  const platform = testCtx(db)
  const owner = await anAccount(platform)
  const siteId = await aSite(platform, owner)
  const ctx = onSiteAs(platform, owner, siteId)
  await findOrMakeContact(ctx, { email: 'noor@example.com', givenName: '=1+1', place: '' })
  const exported = async () =>
    (await readTimeline(ctx, { siteId, limit: 50 })).items.filter(({ what }) => what === 'contacts.exported')
  await assert.rejects(
    exportContacts(outsideIn(asAccount(ctx, owner, { provedAt: 0 }))),
    (error) => (error as { code?: string }).code === 'prove_again',
  )
  assert.equal((await exported()).length, 0)
  const { body } = await exportContacts(outsideIn(ctx))
  const [, line] = String(body).split('\r\n')
  assert.match(line ?? '', /^noor@example\.com,'=1\+1,/)
  assert.equal((await exported()).length, 1)
})

import assert from 'node:assert/strict'
import { newId } from '#kernel/ids.ts'
import { insertMail, NO_SITE } from '#platform/mail/mail.store.ts'
import { outsideIn } from '#platform/testing/outside-in.ts'
import { testRolledBack as test, testCtx } from '#platform/testing/world.ts'
import { showMail } from './show-mail.ts'

test('a mail that is looked at asks no other host for anything, and tells none where it was looked at', async (db) => {
  const ctx = testCtx(db)
  const mailId = newId()
  await insertMail(db, {
    siteId: NO_SITE,
    id: mailId,
    kind: 'accounts.reset',
    urgency: 'telling',
    messageId: `<${mailId}@example.com>`,
    from: { name: 'Portico', address: 'no-reply@example.com' },
    to: { name: '', address: 'somebody@example.com' },
    replyTo: null,
    subject: 'Hello',
    html: '<img src="https://elsewhere.example/seen.png">',
    plain: 'Hello',
    headers: {},
    attachments: [],
    locale: 'en-US',
    state: 'queued',
  })
  const headers: Record<string, string> = {}
  const answer = { ...ctx.answer, header: (name: string, value: string) => void (headers[name] = value) }
  await showMail(outsideIn(ctx, { answer }), { mailId })
  const policy = headers['content-security-policy'] ?? ''
  assert.match(policy, /^default-src 'none'; /)
  assert.doesNotMatch(policy, /https?:|\*/)
  assert.equal(headers['referrer-policy'], 'no-referrer')
})

import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { sql } from 'kysely'
import { release } from '#areas/releases/index.ts'
import { defineVisitorMail } from '#platform/mail/mail-type.ts'
import { readMail } from '#platform/mail/mail.store.ts'
import { button, heading } from '#platform/mail/parts.ts'
import { sendToVisitor } from '#platform/mail/send-mail.ts'
import { mailSender } from '#platform/mail/site-mail.ts'
import { bring } from '#platform/testing/world.ts'
import { testOnBlankSite as test, type PagesWorld } from '../testing.ts'

const receipt = defineVisitorMail<{ readonly number: string }>({
  name: 'test.receipt',
  audience: 'visitor',
  urgency: 'waited-for',
  sample: { number: '7' },
  render: ({ number }, words) => ({
    subject: `${words('page.menu')} ${number}`,
    preview: number,
    parts: [heading(words('page.footer_navigation')), button(number, 'https://example.com/')],
  }),
})

/** What is written of a visitor's mail of a site that is called so and says so how it is reached. */
async function mailOf({ ctx, siteId }: PagesWorld, contactLine: string) {
  await sql`
    update sites set title = 'Käserei, Halm', language = 'de-DE', contact_line = ${contactLine}
    where id = ${siteId}`.execute(ctx.db)
  const to = { address: 'ada@example.com' }
  const mail = await readMail(
    ctx.db,
    siteId,
    await sendToVisitor(ctx, receipt, { to, input: { number: '7' } }),
  )
  assert.ok(mail)
  return mail
}

describe('a mail to a visitor', () => {
  test('is in the site’s language and colours, from the site by its title, and answered to its contact line', async (world) => {
    const { ctx, siteId } = world
    await release(ctx, { siteId, styles: true, note: '' })
    await sql`
      update released set facts = jsonb_set(facts, '{styles,palette}',
        '{"paper":"#ffffff","tint":"#102030","accent":"#abcdef","shade":"#333333","ink":"#000000"}')
      where site_id = ${siteId} and kind = 'styles'`.execute(ctx.db)
    const mail = await mailOf(world, 'Schreiben Sie an info@halm.example.')
    assert.deepEqual(
      [mail.locale, mail.from, mail.replyTo],
      ['de-DE', { name: 'Käserei, Halm', address: ctx.tools.config.mailFrom.address }, 'info@halm.example'],
    )
    assert.match(mail.html, /lang="de-DE".*#102030.*Käserei, Halm.*#abcdef/s)
  })

  test('is answered to its sender where the contact line has no address, or several', async (world) => {
    for (const line of ['', 'Call 123', 'a@halm.example or b@halm.example'])
      assert.equal((await mailOf(world, line)).replyTo, null, line)
  })

  test('is from who an area says it is from', async (world) => {
    bring(mailSender.of(async (_ctx, { name }) => ({ name, address: 'hello@halm.example', replyTo: null })))
    assert.equal((await mailOf(world, 'info@halm.example')).from.address, 'hello@halm.example')
    bring(
      mailSender.of(async () => ({
        name: 'A\r\nBcc: x@y.example',
        address: 'hello@halm.example',
        replyTo: null,
      })),
    )
    await assert.rejects(mailOf(world, ''), { code: 'mail.header' })
  })
})

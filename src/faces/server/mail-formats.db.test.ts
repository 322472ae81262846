import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { packagedPack } from '#kernel/i18n/packs.server.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import type { MailType } from '#platform/mail/mail-type.ts'
import { rolledBack, testCtx, testTools } from '#platform/testing/world.ts'
import { areas } from './areas.ts'
import { formatsOnPacks } from './formats.ts'
import { ownerWords } from './words.ts'

// Contract §5 in what is sent: mails are the pages whose dates the server writes. The app and the visitor's pages are
// drawn where they are read, on that browser's own data.

const told: string[] = []
const log = { error: (_: object, text: string) => void told.push(text) } as Parameters<
  typeof formatsOnPacks
>[0]

function mailNamed(name: string): MailType {
  const found = areas.flatMap(({ mails }) => mails).find((mail) => mail.name === name)
  assert.ok(found?.audience === 'owner', name)
  return found
}

/** What a mail says in a locale, from its sample, with packs that are read so. */
async function said(name: string, locale: string, read = packagedPack): Promise<string> {
  let plain = ''
  const tools = { ...testTools(), words: ownerWords, formats: formatsOnPacks(log, read) }
  await rolledBack('platform', async (db) => {
    const mail = mailNamed(name)
    const id = await sendMail({ ...testCtx(db), site: null, tools }, mail, {
      to: { address: 'ada@example.com' },
      input: mail.sample,
      locale,
    })
    const { rows } = await sql<{ plain: string }>`select plain from mails where id = ${id}`.execute(db)
    plain = rows[0]?.plain ?? ''
  })
  return plain
}

test('contract §5: a mail’s dates are those of its locale’s pack, in the reader’s zone', async () => {
  assert.match(await said('sites.invitation', 'de-DE'), /4\. Dezember 2026/)
  assert.match(await said('sites.invitation', 'de-DE'), /1\. Februar 2027/)
  assert.match(await said('sites.offer', 'ja-JP'), /2026年12月4日/)
  assert.match(await said('accounts.new-device', 'fr-FR'), /20 novembre 2026/)
  assert.match(await said('sites.offer', 'pt-BR'), /4 de dezembro de 2026/)
  assert.deepEqual(told, [])
})

test('contract §5: where a pack does not load, the mail goes on in the default locale, and it is told', async () => {
  const broken = (language: string) =>
    language === 'it' ? Promise.reject(new Error('the disk is gone')) : packagedPack(language)
  const plain = await said('sites.invitation', 'it-IT', broken)
  assert.match(plain, /December 4, 2026/)
  // The words are none of the pack's.
  assert.ok(plain.includes(ownerWords('it-IT')('site_mail.invitation.button')))
  assert.deepEqual(told.splice(0), ['Unable to load i18n cldr pack it'])
})

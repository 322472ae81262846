import assert from 'node:assert/strict'
import { test } from 'node:test'
import { OpenFeature } from '@openfeature/server-sdk'
import { sql } from 'kysely'
import { aSegment } from '#areas/operator/testing.ts'
import { changeStatus } from '#areas/sites/index.ts'
import { newId } from '#kernel/ids.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { testCtx, testDatabase } from '#platform/testing/world.ts'
import { aReleasedSite, heardOfAll, itsId, visitorsOfTests } from './testing.ts'

// What visitors see of a site where a flag decides it, and that a flag acts at once, also on what is kept.

const database = await testDatabase()
// Chosen while its flag was on.
const { slug: japanese } = await aReleasedSite(
  { title: 'Kingfisher Inn' },
  sql`update sites set language = 'ja-JP' where id = ${itsId}`,
  false,
)

async function anExpiredSite(given: Parameters<typeof aReleasedSite>[0]): Promise<string> {
  const change = sql`update sites set contact_line = 'Write to Mira.' where id = ${itsId}`
  const { id: siteId, slug } = await aReleasedSite(given, change, false)
  for (const to of [siteStatus.trial, siteStatus.expired])
    await database.transaction('platform', (db) => changeStatus(testCtx(db), { siteId, to, why: 'A test' }))
  return slug
}
const expired = await anExpiredSite({ title: 'Kestrel Books', language: 'de-CH' })
/** Another expired site, of which nothing is ever switched on by itself. */
const beside = await anExpiredSite({ title: 'Heron Maps' })
const { street } = await visitorsOfTests()

const read = async (slug: string): Promise<string> => (await street.ask(slug, '/')).text

/** Switches a toggle for every site; gives the page that has to follow it. */
async function flag(name: string, isOn: boolean, host: string, follows: RegExp): Promise<string> {
  const segments = JSON.stringify([aSegment({ true: 100 })])
  await database.transaction('platform', async (db) => {
    await sql`
      insert into experiments (name, salt, type, sticky_by, control, segments, is_active, created_at, changed_at)
      values (${name}, ${newId()}, 'FEATURE_TOGGLE', 'site', 'false', ${segments}::jsonb, ${isOn}, now(), now())
      on conflict (name) do update set is_active = ${isOn}`.execute(db)
  })
  await heardOfAll(database)
  const text = await read(host)
  assert.match(text, follows)
  return text
}

test('contract §5: a beta locale is a site’s only where its flag is on', async () => {
  assert.match(await read(japanese), /<html lang="en-US"/)
  const text = await flag('beta.visitor-locale-ja-jp', true, japanese, /<html lang="ja-JP"/)
  assert.match(text, /[\u3040-\u30ff]/, 'and its words are Japanese')
  await flag('beta.visitor-locale-ja-jp', false, japanese, /<html lang="en-US"/)
})

test('contract §4: EXPIRED changes what a visitor is told only while expired-site-improvements is on', async () => {
  assert.doesNotMatch(await read(expired), /Write to Mira\./)
  const text = await flag('beta.expired-site-improvements', true, expired, /Write to Mira\./)
  assert.match(text, /Kestrel Books/)
  assert.match(text, /jederzeit wieder da/, 'when it may be back: any day')
  // A year on is when the site is removed: its owner's to know, and no day on which it may be back.
  const words = text.replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, ' ')
  assert.doesNotMatch(words, /\d{2}\.\d{2}\.\d{4}|\d{1,2}\. \p{L}+ \d{4}/u, 'no date is promised')
  await flag('beta.expired-site-improvements', false, expired, /^(?!.*Write to Mira\.)/s)
})

test('contract §6: what a site of the circle tries, its visitors are told, and no other site’s', async () => {
  const tries = (isOn: boolean) =>
    database.transaction('platform', async (db) => {
      const siteId = sql`(select id from sites where slug = ${expired})`
      if (isOn) {
        await sql`insert into labs_circle (site_id, joined_at) values (${siteId}, now())`.execute(db)
        await sql`insert into labs_site_features (site_id, feature, switched_at) values (${siteId}, 'expired-site-improvements', now())`.execute(
          db,
        )
      } else {
        await sql`delete from labs_site_features where site_id = ${siteId}`.execute(db)
        await sql`delete from labs_circle where site_id = ${siteId}`.execute(db)
      }
    })
  await tries(true)
  await heardOfAll(database)
  assert.match(await read(expired), /Write to Mira\./)
  assert.doesNotMatch(await read(beside), /Write to Mira\./)
  await tries(false)
  await heardOfAll(database)
  assert.doesNotMatch(await read(expired), /Write to Mira\./)
})

test('contract §5: the words of a site are pseudo-localised while a flag of that name is on for it', async () => {
  assert.match(await read(japanese), /<title>Kingfisher Inn is coming soon</)
  const text = await flag('beta.i18nLang', true, japanese, /<title>\[/)
  assert.match(text, /<title>\[Kingfisher Inn íš/, 'what its owner wrote stays')
  assert.doesNotMatch(text, /i18nLang|coming soon/, 'and no visitor is told of the flag')
  await flag('beta.i18nLang', false, japanese, /<title>Kingfisher Inn is coming soon</)
})

test('contract §3: the server asks what decides a visitor’s page through OpenFeature, about the site, and a broken toggle is off with its text', async () => {
  const asked: { name: string; about: unknown; value: unknown; said: string }[] = []
  OpenFeature.addHooks({
    finally: ({ flagKey, context }, { value, errorMessage = '' }) => {
      asked.push({ name: flagKey, about: context.targetingKey, value, said: errorMessage })
    },
  })
  try {
    await sql`
      insert into experiments (name, salt, type, sticky_by, control, segments, is_active, created_at, changed_at)
      values ('beta.broken', ${newId()}, 'FEATURE_TOGGLE', 'site', 'false', '[{}]'::jsonb, true, now(), now())`.execute(
      database.root,
    )
    await flag('beta.expired-site-improvements', false, expired, /^(?!.*Write to Mira\.)/s)
    await flag('beta.expired-site-improvements', true, expired, /Write to Mira\./)
    const site = asked.find(({ name }) => name === 'beta.expired-site-improvements')?.about
    assert.match(String(site), /^[0-9a-f-]{36}$/)
    assert.deepEqual(
      asked.findLast(({ name, about }) => name === 'beta.expired-site-improvements' && about === site),
      { name: 'beta.expired-site-improvements', about: site, value: true, said: '' },
    )
    assert.deepEqual(
      asked.findLast(({ name }) => name === 'beta.broken'),
      {
        name: 'beta.broken',
        about: site,
        value: false,
        said: 'The specified feature has an invalid server-side definition',
      },
    )
  } finally {
    OpenFeature.clearHooks()
  }
})

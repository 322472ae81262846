import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { aSite, anAccount, type TestAccount } from '#areas/sites/testing.ts'
import type { AssetRow } from '../contract.ts'
import { newId } from '#kernel/ids.ts'
import type { Database } from '#platform/db/database.ts'
import { testCtx, sharedDatabase, testTools } from '#platform/testing/world.ts'
import { changeAsset } from '../library/change-asset.ts'
import { onSiteOf, send } from '../testing.ts'
import { answerMedia } from './answer-media.ts'
import { renditionFolder } from '../library/rendition.ts'
import { resolveAssets } from './resolve-assets.ts'
import { type SocialChoice, socialKey } from './social-picture.ts'

/** Four upright stripes of a quarter of the width each. */
const STRIPES = { red: '#ff0000', green: '#00ff00', blue: '#0000ff', white: '#ffffff' } as const
type Stripe = keyof typeof STRIPES

let database: Database
let owner: TestAccount
let siteId: string
const tools = testTools()
const key = socialKey(tools.config.secretKey)

/** The stripes, with the lower half darkened, so that top and bottom can be told apart. */
async function striped(width: number, height: number): Promise<Buffer> {
  const quarter = Math.round(width / 4)
  const part = (background: string, wide: number, high: number) =>
    sharp({ create: { width: wide, height: high, channels: 3, background } })
      .png()
      .toBuffer()
  const stripes = await Promise.all(
    Object.values(STRIPES).map(async (colour, index) => ({
      input: await part(colour, quarter, height),
      left: quarter * index,
      top: 0,
    })),
  )
  const flat = await sharp(await part('#000000', quarter * 4, height))
    .composite(stripes)
    .png()
    .toBuffer()
  const below = Math.floor(height / 2)
  const shade = await sharp({
    create: {
      width: quarter * 4,
      height: height - below,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0.5 },
    },
  })
    .png()
    .toBuffer()
  return sharp(flat)
    .composite([{ input: shade, left: 0, top: below }])
    .png()
    .toBuffer()
}

const upload = async (bytes: Uint8Array, name = 'stripes.png'): Promise<AssetRow> =>
  (await send(database, owner, siteId, bytes, name)).asset

const picture = (choice: SocialChoice, signed = key) =>
  onSiteOf(database, owner, siteId, async (ctx) =>
    (await resolveAssets(ctx, [choice.asset])).social(choice, signed),
  )

const ask = (path: string, of = siteId) =>
  answerMedia(tools, {
    siteId: of,
    path,
    accept: 'image/avif,image/webp,*/*',
    range: undefined,
    read: (work) => onSiteOf(database, owner, of, work),
  })

/** What is seen, read in the middle of each tenth of the width: which stripe, and whether dark. */
async function seen(bytes: Buffer, y: number): Promise<string[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  return Array.from({ length: 10 }, (_, tenth) => {
    const at = (y * info.width + tenth * 120 + 60) * info.channels
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    const most = Math.max(red, green, blue)
    const lit = [red, green, blue].map((one) => (one > most / 2 ? 1 : 0)).join('')
    const name = { '100': 'red', '010': 'green', '001': 'blue', '111': 'white' }[lit] ?? lit
    return most > 190 ? name : `dark ${name}`
  })
}

async function made(choice: SocialChoice): Promise<Buffer> {
  const social = await picture(choice)
  assert.ok(social)
  assert.deepEqual([social.width, social.height, social.type], [1200, 630, 'image/jpeg'])
  const { status, headers, kept, body } = await ask(social.path)
  assert.equal(status, 200)
  assert.equal(headers['content-type'], 'image/jpeg')
  assert.equal(kept, 'for_ever')
  assert.equal(headers['vary'], undefined)
  assert.ok(Buffer.isBuffer(body))
  const { format, width, height } = await sharp(body).metadata()
  assert.deepEqual([format, width, height], ['jpeg', 1200, 630])
  return body
}

const filesOf = async (assetId: string): Promise<string[]> => {
  const folder = renditionFolder(siteId, assetId)
  const names: string[] = []
  for await (const file of tools.storage.list(`${folder}/`)) names.push(file.key.slice(folder.length + 1))
  return names.filter((name) => name.startsWith('social-'))
}

const tenths = (...runs: readonly (readonly [Stripe | `dark ${Stripe}`, number])[]): string[] =>
  runs.flatMap(([name, times]) => Array.from({ length: times }, () => name))

before(async () => {
  database = await sharedDatabase()
  ;({ owner, siteId } = await database.transaction('platform', async (db) => {
    const ctx = testCtx(db)
    const account = await anAccount(ctx)
    return { owner: account, siteId: await aSite(ctx, account, { beginning: { from: 'blank' } }) }
  }))
})
after(() => tools.images.close())

test('its cut is followed, and what the proportions leave of it lies around the focal point', async () => {
  const { id: asset } = await upload(await striped(2000, 2000))
  const whole = await made({ asset })
  assert.deepEqual(await seen(whole, 200), await seen(await made({ asset, focal: { x: 0.1, y: 0.5 } }), 200))
  // From the middle: half of what is seen lies above it.
  assert.deepEqual((await seen(whole, 200)).slice(0, 2), ['red', 'red'])
  assert.deepEqual((await seen(whole, 400)).slice(0, 2), ['dark red', 'dark red'])

  const above = await made({ asset, focal: { x: 0.5, y: 0 } })
  assert.equal((await seen(above, 620))[0], 'dark red')
  assert.equal((await seen(above, 500))[0], 'red')

  // The right half, from which nothing of the left is taken.
  const right = await made({ asset, crop: { x: 0.5, y: 0, width: 0.5, height: 1 } })
  assert.deepEqual(await seen(right, 100), tenths(['blue', 5], ['white', 5]))
  // Two flat stripes high: the sides go, around the point.
  const flat = { x: 0, y: 0, width: 1, height: 0.25 }
  assert.deepEqual(await seen(await made({ asset, crop: flat, focal: { x: 0, y: 0 } }), 300), [
    ...tenths(['red', 5], ['green', 5]),
  ])
  assert.deepEqual(await seen(await made({ asset, crop: flat, focal: { x: 1, y: 0 } }), 300), [
    ...tenths(['blue', 5], ['white', 5]),
  ])
})

test('a small picture and an animation become as large; a drawing stands for nothing', async () => {
  const small = await upload(await striped(40, 21), 'small.png')
  assert.deepEqual((await seen(await made({ asset: small.id }), 100)).slice(0, 2), ['red', 'red'])
  const still = await upload(
    await sharp(await striped(80, 80))
      .gif()
      .toBuffer(),
    'still.gif',
  )
  await made({ asset: still.id })
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"><path d="M0 0h8"/></svg>'
  const drawing = await upload(Buffer.from(svg), 'line.svg')
  assert.equal(await picture({ asset: drawing.id }), undefined)
  assert.equal(await picture({ asset: newId() }), undefined)
})

test('its words are those of the place, then of the library; none where it says nothing', async () => {
  const { id: asset } = await upload(await striped(60, 60), 'words.png')
  const change = (said: object) =>
    onSiteOf(database, owner, siteId, (ctx) => changeAsset(ctx, { siteId, assetId: asset, ...said }))
  await change({ alt: 'Four stripes' })
  assert.equal((await picture({ asset }))?.alt, 'Four stripes')
  assert.equal((await picture({ asset, alt: 'A flag' }))?.alt, 'A flag')
  assert.equal((await picture({ asset, decorative: true }))?.alt, '')
  const middle = await picture({ asset })
  await change({ isDecorative: true, focal: { x: 0, y: 0 } })
  const above = await picture({ asset })
  assert.equal(above?.alt, '')
  assert.notEqual(above?.path, middle?.path, 'its focal point in the library, where the place has none')
  const place = { x: 0.5, y: 0.5 }
  assert.equal((await picture({ asset, focal: place }))?.path, middle?.path)
})

test('only what we signed is made, once, and kept', async () => {
  const { id: asset } = await upload(await striped(400, 400), 'guarded.png')
  const other = await upload(await striped(404, 400), 'other.png')
  const social = await picture({ asset })
  const foreign = await picture({ asset }, socialKey('another secret key of an instance, long enough'))
  assert.ok(social && foreign)
  const { path } = social
  const [, signature = ''] = /-([\w-]{22})\.jpg$/.exec(path) ?? []
  for (const wrong of [
    path.replace(/social-\d+-\d+-/, 'social-1-1-'),
    path.replace(signature, signature.split('').toReversed().join('')),
    path.replace(`-${signature}`, ''),
    path.replace('.jpg', '.png'),
    path.replace(`/media/${asset}/`, `/media/${other.id}/`),
    path.replace(/\/social-(\d+)/, '/social-0$1'),
    foreign.path,
  ]) {
    assert.notEqual(wrong, path)
    assert.equal((await ask(wrong)).status, 404, wrong)
  }
  assert.deepEqual([await filesOf(asset), await filesOf(other.id)], [[], []])
  const [first, second] = await Promise.all([ask(path), ask(path)])
  assert.deepEqual(first.body, second.body)
  const kept = await filesOf(asset)
  assert.equal(kept.length, 1)
  assert.deepEqual((await ask(path)).body, first.body)
  assert.deepEqual(await filesOf(asset), kept)
})

test('the address is of one site: signed or not, another site has no such picture', async () => {
  const { id: asset } = await upload(await striped(100, 100), 'ours.png')
  const social = await picture({ asset })
  const elsewhere = await database.transaction('platform', (db) => aSite(testCtx(db), owner))
  assert.equal((await ask(social?.path ?? '', elsewhere)).status, 404)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LocaleData, PackChecksumError, PackLoadError, checkPacks, packagedPack } from './packs.server.ts'

test('contract §5: locale data packs load per language, once, when first asked for', async () => {
  const read: string[] = []
  const data = new LocaleData({
    read: (language) => {
      read.push(language)
      return packagedPack(language)
    },
  })
  await Promise.all([data.formats('de-CH'), data.formats('de-CH')])
  await data.formats('de-AT')
  await data.formats('en-US')
  assert.deepEqual([...new Set(read)], ['de', 'en'])
  assert.equal(read.filter((language) => language === 'en').length, 1)
  assert.ok(read.length <= 3)
})

test('contract §5: a pack that fails is told by its text and language, and the page goes on in the default locale', async () => {
  const told: Error[] = []
  const data = new LocaleData({
    read: (language) => (language === 'sv' ? Promise.reject(new Error('disk')) : packagedPack(language)),
    onError: (error) => void told.push(error),
  })
  const formats = await data.formats('sv-SE', 'Europe/Stockholm')
  assert.equal(formats.locale, 'en-US')
  assert.equal(formats.timeZone, 'Europe/Stockholm')
  assert.equal(formats.number(1234.5), '1,234.5')
  assert.equal(told.length, 1)
  assert.ok(told[0] instanceof PackLoadError)
  assert.equal(told[0].message, 'Unable to load i18n cldr pack sv')
  assert.equal(told[0].language, 'sv')
  assert.match(String(told[0].cause), /disk/)
  await assert.rejects(data.load('sv-SE'), /^PackLoadError: Unable to load i18n cldr pack sv$/)
})

test('a pack that failed once is tried again', async () => {
  let broken = true
  const data = new LocaleData({
    read: (language) => (broken ? Promise.reject(new Error('busy')) : packagedPack(language)),
  })
  assert.equal((await data.formats('fr-FR')).locale, 'en-US')
  broken = false
  assert.equal((await data.formats('fr-FR')).locale, 'fr-FR')
})

test('even without any data the page goes on', async () => {
  const told: Error[] = []
  const data = new LocaleData({
    read: () => Promise.reject(new Error('nothing')),
    onError: (error) => void told.push(error),
  })
  const formats = await data.formats('it-IT')
  assert.equal(formats.locale, 'en-US')
  assert.equal(formats.currency('1234.5', 'USD'), '$1,234.50')
  assert.deepEqual(
    told.map((error) => error.message),
    ['Unable to load i18n cldr pack it', 'Unable to load i18n cldr pack en'],
  )
})

test('contract §5: a pack whose checksum does not match has a message of its own, and fails the build', async () => {
  const other = async (language: string) => {
    const pack = JSON.parse(await packagedPack(language)) as { checksum: string }
    assert.match(pack.checksum, /^[0-9a-f]+$/)
    pack.checksum = '00000000'
    return JSON.stringify(pack)
  }
  await assert.rejects(new LocaleData({ read: other }).load('de-DE'), (error: Error) => {
    assert.ok(error instanceof PackChecksumError)
    assert.match(error.message, /^Resource pack checksum mismatch for language de\b/)
    return true
  })
  await assert.rejects(checkPacks(other), PackChecksumError)
  // A page goes on all the same.
  const told: Error[] = []
  const mixed = new LocaleData({
    read: (language) => (language === 'de' ? other(language) : packagedPack(language)),
    onError: (error) => void told.push(error),
  })
  assert.equal((await mixed.formats('de-DE')).locale, 'en-US')
  assert.ok(told[0] instanceof PackChecksumError)
})

test('contract §5: the packs of every locale are there and fit; one that is missing fails the build', async () => {
  await checkPacks()
  const without = (language: string) =>
    language === 'fi' ? Promise.reject(new Error('ENOENT')) : packagedPack(language)
  await assert.rejects(checkPacks(without), /Unable to load i18n cldr pack fi/)
})

test('packagedPack reads languages, and no other path', async () => {
  for (const language of ['../package', 'de.json', '', 'DE', 'resource']) {
    await assert.rejects(packagedPack(language), /No language/)
  }
})

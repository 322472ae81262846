import assert from 'node:assert/strict'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { packagedPack } from '#kernel/i18n/packs.server.ts'
import { buildIfStale, checkLanguages, isStale } from './build.mjs'

test('contract §5: the build takes the words and the locale data of every language', async () => {
  await checkLanguages()
})

test('contract §5: a missing translation file, and a pack that is missing or does not fit, fail the build', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-words-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const words = join('faces', 'visitor', 'words', 'visitor')
  cpSync(new URL('../src/faces/visitor/words/visitor', import.meta.url), join(folder, words), {
    recursive: true,
  })
  rmSync(join(folder, words, 'fi-FI.po'))
  await assert.rejects(checkLanguages(folder), /^\w*Error: Missing translation file for locale fi-FI/)

  const without = (language) =>
    language === 'tr' ? Promise.reject(new Error('ENOENT')) : packagedPack(language)
  await assert.rejects(checkLanguages(undefined, without), /Unable to load i18n cldr pack tr/)

  const ofAnotherVersion = async (language) =>
    language === 'da'
      ? (await packagedPack(language)).replace(/"checksum":"[^"]+"/, '"checksum":"of another version"')
      : packagedPack(language)
  await assert.rejects(
    checkLanguages(undefined, ofAnotherVersion),
    /Resource pack checksum mismatch for language da/,
  )
})

test('a build that is cut off leaves nothing that passes for built, for the version before neither', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-build-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'src'))
  const checkOut = (version) => writeFileSync(join(folder, 'src', 'app.ts'), version)
  const app = join(folder, 'build', 'admin')
  const write = () => mkdirSync(app, { recursive: true })
  checkOut('before')
  assert.equal(await buildIfStale(folder, write), true)
  assert.equal(await buildIfStale(folder, write), false)
  assert.equal(isStale(folder), false)

  checkOut('after')
  const cutOff = () => {
    rmSync(app, { recursive: true })
    throw new Error('no room left')
  }
  await assert.rejects(buildIfStale(folder, cutOff), /no room left/)
  assert.equal(isStale(folder), true)
  checkOut('before')
  assert.equal(isStale(folder), true, 'the version before has no app any more')
  assert.equal(await buildIfStale(folder, write), true)
  assert.equal(isStale(folder), false)
})

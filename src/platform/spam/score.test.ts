import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { assertInAMoment } from '#kernel/testing.ts'
import { linksIn, SPAM_FROM, weighSpam, type Signs } from './score.ts'
import { LEARNT_FROM, spamChance, wordsOf, type WordCounts } from './words.ts'

const nothingLearnt: WordCounts = { messages: { spam: 0, wanted: 0 }, words: new Map() }
const honest: Signs = {
  isTrapFilled: false,
  hasToken: true,
  took: 40_000,
  texts: ['Are you open on Monday?'],
  repeats: 0,
  fromNetwork: 1,
  toForm: 1,
  hasProof: false,
  counts: nothingLearnt,
}
const learnt = (spam: number, wanted: number): WordCounts => ({
  messages: { spam, wanted },
  words: new Map([
    ['casino', { spam: spam * 0.8, wanted: 0 }],
    ['カジノ', { spam: spam * 0.8, wanted: 0 }],
    ['monday', { spam: 0, wanted: wanted * 0.6 }],
    ['you', { spam: spam * 0.5, wanted: wanted * 0.5 }],
  ]),
})
const verdictOf = (signs: Partial<Signs>) => weighSpam({ ...honest, ...signs })

test('an honest message has no reasons', () => {
  assert.deepEqual(verdictOf({}), { verdict: 'new', score: 0, reasons: [] })
})

test('no sign decides alone, whatever it is', () => {
  const alone: Partial<Signs>[] = [
    { isTrapFilled: true },
    { hasToken: false, took: null },
    { took: 0 },
    { texts: ['https://a.example '.repeat(500)] },
    { repeats: 10_000 },
    { texts: ['casino カジノ'], counts: learnt(500, 500) },
  ]
  for (const signs of alone) {
    const { verdict, score, reasons } = verdictOf(signs)
    assert.equal(verdict, 'new', JSON.stringify(signs))
    assert.ok(score > 0 && score < SPAM_FROM)
    assert.equal(reasons.length, 1)
  }
})

test('signs add up, and the heaviest is named first', () => {
  const bot = verdictOf({ isTrapFilled: true, hasToken: false, took: null })
  assert.deepEqual(bot, {
    verdict: 'spam',
    score: 5,
    reasons: [
      { sign: 'trap', weight: 4 },
      { sign: 'no-token', weight: 1 },
    ],
  })
  assert.equal(verdictOf({ hasToken: false, took: null, repeats: 6 }).verdict, 'spam')
  assert.equal(
    verdictOf({ took: 100, texts: ['www.a.example www.b.example https://c.example'] }).verdict,
    'new',
  )
})

test('past the rate a message without its proof lies under Spam, and with it does not', () => {
  for (const past of [{ fromNetwork: 11 }, { toForm: 101 }]) {
    assert.equal(verdictOf(past).verdict, 'spam')
    assert.equal(verdictOf({ ...past, hasProof: true }).verdict, 'new')
    // Kind words are no proof.
    assert.equal(verdictOf({ ...past, texts: ['monday'], counts: learnt(500, 500) }).verdict, 'spam')
  }
  assert.equal(verdictOf({ fromNetwork: 10, toForm: 100 }).verdict, 'new')
})

test('words count only once a site has sorted fifty of each kind', () => {
  const texts = ['CASINO for you']
  assert.equal(spamChance(texts, learnt(LEARNT_FROM, LEARNT_FROM - 1)), null)
  assert.equal(spamChance(texts, learnt(LEARNT_FROM - 1, LEARNT_FROM)), null)
  assert.ok((spamChance(texts, learnt(LEARNT_FROM, LEARNT_FROM)) ?? 0) > 0.9)
  assert.ok((spamChance(['See you on Monday'], learnt(50, 50)) ?? 1) < 0.1)
  assert.equal(spamChance(['never seen'], learnt(50, 50)), 0.5)
})

test('what is surely wanted weighs against a sign, and what is surely not adds to one', () => {
  const counts = learnt(100, 100)
  const signs = { isTrapFilled: true, hasToken: false, took: null, counts }
  assert.equal(verdictOf({ ...signs, texts: ['Monday'] }).verdict, 'new')
  assert.equal(verdictOf({ counts, texts: ['casino'], hasToken: false, repeats: 0 }).verdict, 'spam')
})

test('far more spam than other messages does not make every word spam', () => {
  const chance = spamChance(['you'], learnt(100_000, 50)) ?? 1
  assert.ok(Math.abs(chance - 0.5) < 0.01, String(chance))
})

test('words of any script are parted, each once, in one form', () => {
  assert.deepEqual(wordsOf(['Hello, HELLO ｈｅｌｌｏ!']), ['hello'])
  assert.ok(wordsOf(['オンラインカジノで遊ぶ']).includes('カジノ') || wordsOf(['カジノ']).includes('カジノ'))
  assert.ok(wordsOf(['Купить дёшево']).includes('дёшево'))
  assert.ok(wordsOf(['ฉันรักภาษาไทย']).length > 1)
})

test('links are counted as addresses and as marks of other programs', () => {
  assert.equal(linksIn('https://a.ch http://b.ch www.c.ch [url=d] <a href=e>'), 5)
  assert.equal(linksIn('Our site has no link, wwwhat'), 0)
})

test('R-43: long texts of one letter are weighed in a moment', () => {
  for (const letter of ['a', '(', '<', ' ', 'の', 'ﷺ'])
    assertInAMoment(() => {
      verdictOf({ texts: [letter.repeat(100_000)], counts: learnt(50, 50) })
    })
})

test('any signs give a verdict that its score explains', () => {
  fc.assert(
    fc.property(
      fc.record({
        isTrapFilled: fc.boolean(),
        hasToken: fc.boolean(),
        took: fc.option(fc.nat(100_000)),
        texts: fc.array(fc.string({ unit: 'binary' })),
        repeats: fc.nat(20),
        fromNetwork: fc.nat(20),
        toForm: fc.nat(200),
        hasProof: fc.boolean(),
      }),
      (signs) => {
        const { verdict, score, reasons } = weighSpam({ ...signs, counts: learnt(60, 60) })
        const isHeld = reasons.some(({ sign, weight }) => sign === 'rate' && weight >= SPAM_FROM)
        assert.equal(verdict === 'spam', isHeld || score >= SPAM_FROM)
        assert.ok(Number.isFinite(score))
      },
    ),
  )
})

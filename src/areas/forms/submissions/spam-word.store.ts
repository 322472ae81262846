import { sql } from 'kysely'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { wordsOf, type WordCount, type WordCounts } from '#platform/spam/words.ts'
import { tables } from '../schema.ts'

/** The row that counts messages. */
const MESSAGES = ''

/** What the filter of the context's site has learnt of the words of texts. */
export async function readWordCounts(ctx: Ctx, texts: readonly string[]): Promise<WordCounts> {
  const rows = await tables(ctx)
    .selectFrom('form_spam_words')
    .select(['word', 'wanted', 'unwanted'])
    .where('site_id', '=', siteOf(ctx))
    .where(sql<boolean>`word = any(${[MESSAGES, ...wordsOf(texts)]}::text[])`)
    .execute()
  const counts = new Map(
    rows.map(({ word, wanted, unwanted }): [string, WordCount] => [word, { wanted, spam: unwanted }]),
  )
  const messages = counts.get(MESSAGES) ?? { wanted: 0, spam: 0 }
  counts.delete(MESSAGES)
  return { messages, words: counts }
}

/** Counts the words of a message as wanted or not, once each. In their order, so that two who learn wait for one another. */
export async function countWords(ctx: Ctx, texts: readonly string[], isSpam: boolean): Promise<void> {
  const words = [MESSAGES, ...wordsOf(texts)].toSorted()
  await sql`
    insert into form_spam_words (site_id, word, wanted, unwanted)
    select ${siteOf(ctx)}, word, ${isSpam ? 0 : 1}, ${isSpam ? 1 : 0} from unnest(${words}::text[]) as word order by word
    on conflict (site_id, word) do update
      set wanted = form_spam_words.wanted + excluded.wanted, unwanted = form_spam_words.unwanted + excluded.unwanted`.execute(
    ctx.db,
  )
}

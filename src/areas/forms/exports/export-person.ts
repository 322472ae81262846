import { Readable } from 'node:stream'
import { record } from '#areas/sites/index.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import { askProof } from '#platform/auth/ask-proof.ts'
import type { BytesAnswer, Outside } from '#platform/http/route.ts'
import type { exportPerson as endpoint } from '../inbox/inbox.contract.ts'
import { readColumns } from '../inbox/read-columns.ts'
import { formsOfSender } from '../inbox/sender.store.ts'
import { asJson } from './as-json.ts'
import { rowsOf } from './rows-of.ts'

/**
 * Everything that one address sent with any form of the site, as JSON, what lies under spam and in the trash too
 * . Sensitive answers are opened one by one.
 *
 * @throws Refusal 401 `prove_again`
 */
export async function exportPerson(
  outside: Outside,
  { email }: InputOf<typeof endpoint>,
): Promise<BytesAnswer> {
  const columns = await outside.transaction(async (ctx) => {
    askProof(ctx)
    await record(ctx, { what: 'forms.person_exported' })
    return readColumns(ctx, await formsOfSender(ctx, email))
  })
  const openOf = (formId: string) => (columns.get(formId) ?? []).filter(({ sensitive }) => !sensitive)
  outside.answer.header('cache-control', 'no-store')
  return {
    type: 'application/json',
    body: Readable.from(asJson(openOf, rowsOf(outside, { email }))),
    fileName: 'answers.json',
  }
}

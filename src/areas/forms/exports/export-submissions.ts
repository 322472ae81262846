import { Readable } from 'node:stream'
import { record } from '#areas/sites/index.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import { slugOf } from '#kernel/slug-of.ts'
import { refuse } from '#kernel/refusal.ts'
import { askProof } from '#platform/auth/ask-proof.ts'
import type { BytesAnswer, Outside } from '#platform/http/route.ts'
import { readForm } from '../builder/form.store.ts'
import type { exportSubmissions as endpoint } from '../inbox/inbox.contract.ts'
import { readColumns } from '../inbox/read-columns.ts'
import { asCsv } from './as-csv.ts'
import { asJson } from './as-json.ts'
import { asZip } from './as-zip.ts'
import { rowsOf } from './rows-of.ts'

/**
 * Messages of a form as CSV or JSON, or their files as a zip, written while they are read. Answers to
 * sensitive fields leave in none of them: each is opened one by one. The site's timeline says who took them.
 *
 * @throws Refusal 401 `prove_again`; 404
 */
export async function exportSubmissions(
  outside: Outside,
  { formId, as, email }: InputOf<typeof endpoint>,
): Promise<BytesAnswer> {
  const { title, columns } = await outside.transaction(async (ctx) => {
    askProof(ctx)
    const form = await readForm(ctx, formId)
    if (!form) throw refuse('not_found', 'not_found')
    await record(ctx, { what: 'forms.exported', values: { form: form.title } })
    const all = (await readColumns(ctx, [formId])).get(formId) ?? []
    return { title: form.title, columns: all.filter(({ sensitive }) => !sensitive) }
  })
  const choice = { formId, ...(email === undefined ? {} : { email: email.trim().toLowerCase() }) }
  outside.answer.header('cache-control', 'no-store')
  const name = slugOf(title, { fallback: 'form', isAscii: true })
  if (as === 'zip') {
    const files = rowsOf(outside, { ...choice, hasFiles: true })
    return {
      type: 'application/zip',
      body: Readable.from(asZip(outside, columns, files)),
      fileName: `${name}-files.zip`,
    }
  }
  const rows = rowsOf(outside, choice)
  return as === 'csv'
    ? { type: 'text/csv; charset=utf-8', body: Readable.from(asCsv(columns, rows)), fileName: `${name}.csv` }
    : {
        type: 'application/json',
        body: Readable.from(asJson(() => columns, rows)),
        fileName: `${name}.json`,
      }
}

import type { ColumnType, Generated } from 'kysely'
import type { Ctx } from '#platform/ctx.ts'
import type { FormSettings } from './builder/form.contract.ts'
import type { Form } from './form/form.ts'
import type { SubmissionState } from './inbox/inbox.contract.ts'

/** A JSON column: read as a value, written as text (`json(value)`). */
type Json<T> = ColumnType<T, string, string>

type Tables = {
  forms: {
    site_id: string
    id: string
    title: string
    definition: Json<Form>
    version: Generated<number>
    settings: Json<FormSettings>
    told_at: Generated<Date | null>
    created_at: Date
    updated_at: Date
    updated_by: string | null
    deleted_at: Date | null
    deleted_by: string | null
  }
  form_editions: {
    site_id: string
    id: string
    form_id: string
    version: number
    title: string
    definition: Json<Form>
    created_at: Date
  }
  form_recipients: {
    site_id: string
    form_id: string
    id: string
    email: string
    is_default: boolean
    token_hash: string | null
    asked_at: Date | null
    confirmed_at: Date | null
    created_at: Date
  }
  form_places: { site_id: string; form_id: string; option_id: string; taken: number }
  submissions: {
    site_id: string
    id: string
    form_id: string
    edition_id: string
    key: string
    reference: string
    state: SubmissionState
    state_before: SubmissionState | null
    has_places: Generated<boolean>
    is_followed: Generated<boolean>
    is_test: Generated<boolean>
    answers: Json<Readonly<Record<string, unknown>>>
    sealed: Buffer | null
    sender: string | null
    email: string | null
    words: string
    has_files: Generated<boolean>
    page_path: string
    page_id: string | null
    language: string
    score: Generated<number>
    signs: Json<readonly { readonly sign: string; readonly weight: number }[]>
    network_hash: string | null
    sending: string | null
    said: string | null
    contact_id: string | null
    tags: Generated<string[]>
    assignee: string | null
    is_mail_failed: Generated<boolean>
    sent_at: Date
    state_at: Date
  }
  form_respondents: { site_id: string; form_id: string; person: string; submission_id: string }
  submission_files: {
    site_id: string
    id: string
    form_id: string
    submission_id: string | null
    field: Generated<string>
    name: string
    type: string
    bytes: ColumnType<string, number, number>
    storage_key: string
    created_at: Date
  }
  submission_notes: {
    site_id: string
    id: string
    submission_id: string
    text: string
    created_by: string | null
    created_at: Date
  }
  submission_replies: {
    site_id: string
    id: string
    submission_id: string
    subject: string
    text: string
    mail_id: string
    state: Generated<'waiting' | 'sent' | 'failed'>
    created_by: string | null
    created_at: Date
  }
  form_steps: {
    site_id: string
    id: string
    form_id: string
    edition_id: string
    entries: Json<unknown>
    created_at: Date
  }
  form_proofs: { site_id: string; puzzle: string; expires_at: Date }
  form_digests: { site_id: string; form_id: string; email: string; submission_id: string; due_at: Date }
  submission_mails: { site_id: string; mail_id: string; submission_id: string }
  inbox_views: {
    site_id: string
    id: string
    name: string
    query: Json<Readonly<Record<string, string>>>
    created_by: string | null
    created_at: Date
  }
  form_spam_words: {
    site_id: string
    word: string
    wanted: Generated<number>
    unwanted: Generated<number>
  }
}

/** The area's tables, seen through the transaction of a context. */
export const tables = (ctx: Pick<Ctx, 'db'>) => ctx.db.withTables<Tables>()

import type { Id } from '#kernel/ids.ts'
import { secretsOf } from '#platform/auth/secrets.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import type { Answers } from '../form/form.ts'
import { readAnswers, storedAnswers } from '../form/stored-answers.ts'

const PURPOSE = 'forms.answers'

/** What a seal is bound to: sealed answers open in the message alone that they were sealed for. */
const about = (ctx: Ctx, submissionId: Id): string => `${siteOf(ctx)}/${submissionId}`

/** Seals the answers to sensitive fields for the column `submissions.sealed`; `null` where there are none. */
export function seal(ctx: Ctx, submissionId: Id, answers: Answers): Buffer | null {
  if (answers.size === 0) return null
  const text = JSON.stringify(storedAnswers(answers))
  return Buffer.from(secretsOf(ctx.tools.config.secretKey).seal(PURPOSE, about(ctx, submissionId), text))
}

/**
 * Opens the answers that {@link seal} sealed for a message of the context's site.
 *
 * @throws Error where they were sealed for another message, with another key, or changed since
 */
export function unseal(ctx: Ctx, submissionId: Id, sealed: Uint8Array | null): Answers {
  if (sealed === null) return new Map()
  const secrets = secretsOf(ctx.tools.config.secretKey)
  const text = secrets.open(PURPOSE, about(ctx, submissionId), Buffer.from(sealed).toString('utf8'))
  return readAnswers(JSON.parse(text) as Record<string, unknown>)
}

/** All answers of a stored message, sensitive ones among them: for rules and places; never to be shown. */
export function allAnswers(
  ctx: Ctx,
  {
    id,
    answers,
    sealed,
  }: {
    readonly id: Id
    readonly answers: Readonly<Record<string, unknown>>
    readonly sealed: Uint8Array | null
  },
): Answers {
  return new Map([...readAnswers(answers), ...unseal(ctx, id, sealed)])
}

import { columnsOf, cellOf } from '../form/columns.ts'
import { fieldsOf } from '../form/form.ts'
import type { MailedAnswer, MailedMessage } from '../emails/message-mail.ts'
import type { Followed } from './followed.ts'

/** Longest answer in a mail, in UTF-16 units; the rest is read in the inbox. */
const ANSWER_MAX = 5_000

/** The answers of a message as a mail shows them: sensitive ones and files are read in the inbox. */
export function mailedAnswers({
  edition,
  answers,
}: Pick<Followed, 'edition' | 'answers'>): readonly MailedAnswer[] {
  const columns = new Map(columnsOf([edition]).map((column) => [column.id, column]))
  return fieldsOf(edition).flatMap((field): MailedAnswer[] => {
    const { id, label, kind } = field
    const answer = answers.get(id)
    if (field.sensitive === true) return [{ label, kind, text: null }]
    const column = columns.get(id)
    if (answer === undefined || !column) return []
    if (kind === 'file') return [{ label, kind, text: null }]
    return [{ label, kind, text: String(cellOf(column, answer)).slice(0, ANSWER_MAX) }]
  })
}

/** A message as a mail shows it. @param inbox where messages are read */
export function mailedMessage(followed: Omit<Followed, 'chosen'>, inbox: string): MailedMessage {
  const { message, said } = followed
  return {
    reference: message.reference,
    sender: said.sender,
    answers: mailedAnswers(followed),
    link: `${inbox}?message=${message.id}`,
    page: message.page,
    isTest: message.isTest,
  }
}

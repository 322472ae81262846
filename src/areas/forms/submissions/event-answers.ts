import { fieldsOf, type Answers, type Form } from '../form/form.ts'

/** The answers of a message as an event carries them. */
export function eventAnswers(form: Form, answers: Answers) {
  return fieldsOf(form).flatMap((field) => {
    const answer = answers.get(field.id)
    return answer === undefined || field.sensitive === true
      ? []
      : [{ field: field.id, label: field.label, answer: answer as unknown }]
  })
}

import { visitorForms } from '#platform/visitor/visitor-form.ts'
import { FILE_BYTES_MAX } from '../form/form.ts'
import { sendForm } from './send-form.ts'
import { takeFile } from './take-file.ts'

/** Forms arrive at `/_/forms/ID`. */
export const sentForms = visitorForms.of({
  name: 'forms',
  files: { most: FILE_BYTES_MAX, take: takeFile },
  run: sendForm,
})

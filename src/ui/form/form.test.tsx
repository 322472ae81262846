import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { z } from 'zod'
import { TextField } from '../text-field/text-field.tsx'
import { Field, Form, FormSection } from './form.tsx'
import { useForm } from './use-form.ts'

function Example() {
  const form = useForm({
    schema: z.object({ name: z.string().min(2) }),
    defaultValues: { name: 'Oak' },
    onSubmit: () => {},
  })
  return (
    <Form form={form} label="Site">
      <FormSection title="Basics">
        <Field of={form} name="name">
          {(bind) => <TextField label="Name" {...bind} />}
        </Field>
      </FormSection>
    </Form>
  )
}

test('a form starts with its values, its alert region empty, and the browser’s own checks off', () => {
  const html = renderToStaticMarkup(<Example />)
  assert.match(html, /<form[^>]*novalidate=""/i)
  assert.match(html, /role="alert"[^>]*><\/div>/)
  assert.match(html, /value="Oak"/)
  assert.match(html, /<fieldset.*<legend[^>]*>Basics/)
})

import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Written by a serialiser: these are its habits, and none is a fault.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'require-sri': 'off',
    'tel-non-breaking': 'off',
    'attr-quotes': 'off',
    'no-implicit-button-type': 'off',
  },
})

/** What is wrong with a document, in a line each. */
export async function validateHtml(html: string): Promise<string[]> {
  const report = await validator.validateString(html)
  return report.results.flatMap((result) =>
    result.messages.map(
      (message) => `${message.ruleId} at ${message.line}:${message.column}: ${message.message}`,
    ),
  )
}

import { HtmlValidate } from 'html-validate'

/** The rules of the standard. Those left out are about how a writer spells what parses the same, and about spaces in telephone numbers. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'tel-non-breaking': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
    // A filter answers at each input, and has nothing to submit.
    'wcag/h32': 'off',
  },
})

/** Returns what is not valid in a document. */
export const faultsOf = async (html: string): Promise<readonly string[]> => {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${String(selector)})`),
  )
}

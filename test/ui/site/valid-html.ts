import { HtmlValidate, type RuleConfig } from 'html-validate'

/** The rules of the standard, without those about spelling that parses the same and spaces in numbers. */
const rules: RuleConfig = {
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
}

const checkedBy =
  (validator: HtmlValidate) =>
  async (html: string): Promise<readonly string[]> => {
    const { results } = await validator.validateString(html)
    return results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${String(selector)})`),
    )
  }

const validator = new HtmlValidate({ extends: ['html-validate:recommended'], rules })

/** Returns what is not valid in a document. */
export const faultsOf = checkedBy(validator)

/** Returns the faults of a document that shows parts of other pages with their headings and landmarks. */
export const previewFaultsOf = checkedBy(
  new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: { ...rules, 'heading-level': 'off', 'unique-landmark': 'off', 'wcag/h71': 'off' },
  }),
)

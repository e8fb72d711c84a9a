import * as fc from 'fast-check'
import type { JsonSchema } from '#adapters/shape/shape.ts'

/** The schemas a document names, by their names. */
type Named = Readonly<Record<string, JsonSchema>>

const MAX_ITEMS = 3
const LAST_DAY = new Date('9999-12-31T00:00:00Z')

/** Characters of one, two and four bytes of UTF-16, some of them not in NFC by themselves. */
const letters = fc.constantFrom(...Array.from('aZ0 .-ñÑüß漢字😀𝒜'), 'e\u0301')

const countOf = (text: string): number => Array.from(text).length

const day = fc
  .date({ min: new Date(0), max: LAST_DAY, noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

/** The pattern without negative lookaheads, which have no generator; results are filtered by the complete pattern. */
const withoutLookaheads = (pattern: string): string => {
  const from = pattern.indexOf('(?!')
  if (from < 0) return pattern
  let depth = 0
  for (let at = from; at < pattern.length; at += 1) {
    const sign = pattern.charAt(at)
    if (sign === '\\') at += 1
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (depth === 0) return withoutLookaheads(pattern.slice(0, from) + pattern.slice(at + 1))
  }
  throw new Error(`an open group in ${pattern}`)
}

/** Text as the document describes it: in NFC, its length in characters. */
const textOf = ({
  pattern = '',
  minLength = 0,
  maxLength = 64,
  format,
}: JsonSchema): fc.Arbitrary<string> => {
  const rule = new RegExp(pattern, 'u')
  const matching = fc.stringMatching(new RegExp(withoutLookaheads(pattern), 'u'), {
    size: 'xsmall',
    maxLength: 2 * maxLength,
  })
  const written = (min: number) => fc.string({ unit: letters, minLength: min, maxLength })
  // Only for patterns that accept any script; others would reject nearly all.
  const isOpen = rule.test('ñ漢😀')
  const drawn = isOpen ? fc.oneof(matching, written(minLength), written(maxLength)) : matching
  return (format === 'date' ? day : drawn)
    .map((text) => text.normalize('NFC'))
    .filter((text) => rule.test(text) && countOf(text) >= minLength && countOf(text) <= maxLength)
}

const objectOf = (
  { properties = {}, required = [], anyOf = [{}] }: JsonSchema,
  named: Named,
): fc.Arbitrary<unknown> =>
  fc
    .record(
      Object.fromEntries(
        Object.entries(properties)
          .filter(([, part]) => part.not === undefined)
          .map(([key, part]) => [key, ofSchema(part, named)]),
      ),
      { requiredKeys: [...required], noNullPrototype: true },
    )
    .filter((value) => anyOf.some((form) => (form.required ?? []).every((key) => Object.hasOwn(value, key))))

/** Any value that a JSON schema (keywords of `JsonSchema`) permits. Throws for an unknown schema. */
export const ofSchema = (schema: JsonSchema, named: Named): fc.Arbitrary<unknown> => {
  if (schema.$ref !== undefined) {
    const found = named[schema.$ref.split('/').at(-1) ?? '']
    if (found === undefined) throw new Error(`no schema ${schema.$ref}`)
    return ofSchema(found, named)
  }
  const forms = schema.oneOf ?? (schema.properties === undefined ? schema.anyOf : undefined)
  if (forms !== undefined) return fc.oneof(...forms.map((form) => ofSchema(form, named)))
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'string':
      return textOf(schema)
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 0 })
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(ofSchema(schema.items ?? {}, named), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 0, MAX_ITEMS),
      })
    case 'object':
      return objectOf(schema, named)
    default:
      throw new Error(`cannot draw from ${JSON.stringify(schema)}`)
  }
}

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { customVersions } from '#core/template/page-request.ts'
import type { TemplateField, TemplateRequest } from '#core/template/template-field.ts'
import { FIELD_ON, fieldsOf, isValueOf, partsOf, withValues } from '#core/template/template-field.ts'
import { publicPageRequest, shopPageRequest } from '#test/arbitraries/template.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const request: fc.Arbitrary<TemplateRequest> = fc.oneof(
  shopPageRequest.map(([asked]) => asked),
  publicPageRequest,
)

/** The value that a form sends for a field as it is. */
const sentFor = (field: TemplateField): string | null => {
  if (field.kind === 'choice') return field.value
  return field.isOn ? FIELD_ON : null
}

const valueFor = (field: TemplateField): fc.Arbitrary<string | null> =>
  field.kind === 'choice' ? fc.constantFrom(...field.options) : fc.constantFrom(FIELD_ON, null)

/** A request with a value for each of its fields. */
const setRequest = request.chain((asked) =>
  fc
    .tuple(...fieldsOf(asked).map((field) => valueFor(field).map((value) => [field.name, value] as const)))
    .map((values) => ({ asked, values: new Map(values) })),
)

describe('withValues', () => {
  it('changes nothing when a form is sent as it is (GRD-14)', () =>
    forAll(request, (asked) => {
      const sent = new Map(fieldsOf(asked).map((field) => [field.name, sentFor(field)]))
      expect(withValues(asked, (name) => sent.get(name) ?? null)).toEqual(asked)
    }))

  it('sets what is sent: a flag on or off, a list full or empty, one of some values; the rest stays (GRD-14)', () =>
    forAll(setRequest, ({ asked, values }) => {
      const before = partsOf(asked)
      const set = withValues(asked, (name) => values.get(name) ?? null)
      expect(set.endpoint).toBe(asked.endpoint)
      for (const [name, part] of Object.entries(partsOf(set))) {
        const value = values.get(name)
        if (value === undefined) expect(part).toEqual(before[name])
        else if (typeof part === 'boolean') expect(part).toBe(value === FIELD_ON)
        else if (Array.isArray(part)) expect(part).toEqual(value === FIELD_ON ? before[name] : [])
        else expect(part).toBe(value)
      }
    }))
})

describe('isValueOf', () => {
  it('accepts what a form sends, and nothing else (GRD-14)', () =>
    forAllWith(
      { examples: [[{ endpoint: 'savings-calculator', query: { customVersion: customVersions[0] } }, 'ON']] },
      request,
      fc.string(),
      (asked, other) => {
        for (const field of fieldsOf(asked)) {
          expect(isValueOf(field, sentFor(field))).toBe(true)
          const options = field.kind === 'choice' ? field.options : [FIELD_ON]
          expect(isValueOf(field, other)).toBe(options.includes(other))
        }
      },
    ))
})

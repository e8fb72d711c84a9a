import { either as E } from 'fp-ts'
import { STREET_MAX, UNIT_MAX, parseZip } from '#core/address/address.ts'
import type { LookupResult } from '#core/address/lookup-result.ts'
import type { AddressSuggestion } from '#core/address/suggestion.ts'
import type { FieldFailure, FieldReaders, Reader } from '#core/shared/reader.ts'
import { listField, recordField, textField, integerField } from '#core/shared/reader.ts'

/** Most suggestions in a valid response. */
const SUGGESTIONS_MAX = 500
const RESULTS_MAX = 50
const ENTRIES_MAX = 100_000

/** Returns a decoder of text that may be empty. */
const possiblyEmptyField =
  (max: number): Reader<string> =>
  (value, field) =>
    value === '' ? E.right('') : textField(max)(value, field)

/** Returns a decoder of text that may be empty or missing. */
const optionalField =
  (max: number): Reader<string> =>
  (value, field) =>
    value === undefined || value === null ? E.right('') : possiblyEmptyField(max)(value, field)

const zipField: Reader<string> = (value, field) => {
  const text = textField(10)(value, field)
  if (E.isLeft(text)) return text
  return E.isRight(parseZip(text.right))
    ? text
    : E.left({ _tag: 'FieldInvalid', field, problem: 'unknownValue', given: null })
}

/** Decodes a record whose fields may be missing; a missing field is `undefined`. */
const optionalRecord =
  <A extends object>(readers: FieldReaders<A>): Reader<A> =>
  (value, field) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return recordField(readers)(value, field)
    const missing = Object.fromEntries(Object.keys(readers).map((key) => [key, undefined]))
    return recordField(readers)({ ...missing, ...value }, field)
  }

/** A suggestion with the field names of the service. */
type Suggested = {
  readonly street_line: string
  readonly secondary: string
  readonly entries: number
  readonly city: string
  readonly state: string
  readonly zipcode: string
}

const suggested = recordField({
  suggestions: listField(
    recordField<Suggested>({
      street_line: textField(STREET_MAX),
      secondary: possiblyEmptyField(UNIT_MAX),
      entries: integerField(0, ENTRIES_MAX),
      city: textField(60),
      state: textField(2),
      zipcode: zipField,
    }),
    SUGGESTIONS_MAX,
  ),
})

type Components = {
  readonly primary_number: string
  readonly street_predirection: string
  readonly street_name: string
  readonly street_suffix: string
  readonly street_postdirection: string
  readonly secondary_designator: string
  readonly secondary_number: string
  readonly zipcode: string
}

const results = listField(
  recordField({
    components: optionalRecord<Components>({
      primary_number: optionalField(20),
      street_predirection: optionalField(10),
      street_name: textField(STREET_MAX),
      street_suffix: optionalField(20),
      street_postdirection: optionalField(10),
      secondary_designator: optionalField(UNIT_MAX),
      secondary_number: optionalField(UNIT_MAX),
      zipcode: zipField,
    }),
  }),
  RESULTS_MAX,
)

const inOne = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

const resultOf = ({ components }: { readonly components: Components }): LookupResult => ({
  street: inOne(
    components.primary_number,
    components.street_predirection,
    components.street_name,
    components.street_suffix,
    components.street_postdirection,
  ),
  apt: inOne(components.secondary_designator, components.secondary_number),
  zip: components.zipcode,
})

/** Decodes the suggestions of a response; one invalid field makes the response invalid. */
export const readSuggestions = (answer: unknown): E.Either<FieldFailure, readonly AddressSuggestion[]> =>
  E.map(({ suggestions }: { readonly suggestions: readonly Suggested[] }) =>
    suggestions.map(({ street_line, zipcode, secondary, entries, city, state }) => ({
      streetLine: street_line,
      secondary,
      entries,
      city,
      state,
      zip: zipcode,
    })),
  )(suggested(answer, ''))

/** Decodes the results of a street-address look-up as street, apt and zip (ADR-14). */
export const readResults = (answer: unknown): E.Either<FieldFailure, readonly LookupResult[]> =>
  E.map((found: readonly { readonly components: Components }[]) => found.map(resultOf))(results(answer, ''))

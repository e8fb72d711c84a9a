import type fastCheck from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { either as E } from 'fp-ts'
import type { Context, Validation } from 'io-ts'
import { Type, appendContext, failure, success } from 'io-ts'
import { PLAIN_TEXT, characterCount, cleanText, isPlainText } from '#core/shared/text.ts'

/** A JSON schema (2020-12), limited to the keywords that the combinators write. */
export type JsonSchema = {
  readonly $ref?: string
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: 'date'
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: JsonSchema
  readonly minItems?: number
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly not?: JsonSchema
}

type Described = { readonly schema: (schemaOf?: SchemaOf) => JsonSchema }

/** Returns the schema of a part for use in a larger schema: in full, or as a reference. */
export type SchemaOf = (part: Described) => JsonSchema

export const inlined: SchemaOf = (part) => part.schema()

/** Tests pass fast-check in, so that it never reaches a browser. */
export type FastCheck = typeof fastCheck

/** One kind of encoded value. Codec, JSON schema and arbitrary have one definition and describe the same `A`. */
export type Shape<A> = {
  readonly codec: Type<A, unknown>
  readonly schema: (schemaOf?: SchemaOf) => JsonSchema
  readonly arbitrary: (fc: FastCheck) => Arbitrary<A>
}

export const codecOf = <A>(
  name: string,
  validate: (value: unknown, context: Context) => Validation<A>,
  encode: (value: A) => unknown = (value) => value,
): Type<A, unknown> =>
  new Type<A, unknown>(name, (value): value is A => E.isRight(validate(value, [])), validate, encode)

const NOWHERE: Context = []

/** Validates a part of a value. Only a failure builds the error path, because most values are valid. */
export const validatePart = <A>(
  shape: Shape<A>,
  value: unknown,
  key: string,
  context: Context,
): Validation<A> => {
  const decoded = shape.codec.validate(value, NOWHERE)
  if (E.isRight(decoded)) return decoded
  const here = appendContext(context, key, shape.codec)
  return E.left(decoded.left.map((error) => ({ ...error, context: here.concat(error.context) })))
}

type Bounds = { readonly min: number; readonly max: number }

/** Checks whether text has at most `max` characters, as JSON schema counts them: a surrogate pair is one character. */
const isUpTo = (value: string, max: number): boolean =>
  value.length <= max || (value.length <= 2 * max && characterCount(value) <= max)

/** Checks whether text has at least `min` characters, counted in the same way. */
const isFrom = (value: string, min: number): boolean =>
  value.length >= min && (min < 2 || characterCount(value) >= min)

/** A fast check: such text is always printable and in NFC. */
const PRINTABLE_ASCII = /^[ -~]*$/

/** `pattern` comes from the core constructor of the text. It is anchored and has the same meaning with the flag `u`. */
type TextRule = Bounds & { readonly pattern?: RegExp; readonly format?: 'date' }

/** Describes printable NFC text of `min` to `max` characters in `pattern` (S17). Cleans the text first (VAL-05). */
export const text = ({ min, max, pattern, format }: TextRule): Shape<string> => {
  const isLike = (value: string): boolean =>
    isFrom(value, min) && isUpTo(value, max) && (pattern === undefined || pattern.test(value))
  const fits = (value: string): boolean => isLike(value) && isPlainText(value)
  return {
    codec: codecOf('text', (value, context) => {
      if (typeof value !== 'string') return failure(value, context)
      if (PRINTABLE_ASCII.test(value)) return isLike(value) ? success(value) : failure(value, context)
      const read = [value.normalize('NFC'), cleanText(value)].find(fits)
      return read === undefined ? failure(value, context) : success(read)
    }),
    schema: () => ({
      type: 'string',
      minLength: min,
      maxLength: max,
      pattern: (pattern ?? PLAIN_TEXT).source,
      ...(format === undefined ? {} : { format }),
    }),
    arbitrary: (fc) =>
      (pattern === undefined
        ? fc.string({ unit: 'grapheme', minLength: min, maxLength: Math.min(max, 24) })
        : fc.stringMatching(pattern)
      )
        .map((value) => value.normalize('NFC'))
        .filter(fits),
  }
}

/** Any text, for values that were validated before. */
export const string: Shape<string> = {
  codec: codecOf('string', (value, context) =>
    typeof value === 'string' ? success(value) : failure(value, context),
  ),
  schema: () => ({ type: 'string' }),
  arbitrary: (fc) => fc.string(),
}

/** Describes an integer within bounds. */
export const integer = ({ min, max }: Bounds): Shape<number> => ({
  codec: codecOf('integer', (value, context) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max
      ? success(value)
      : failure(value, context),
  ),
  schema: () => ({ type: 'integer', minimum: min, maximum: max }),
  arbitrary: (fc) => fc.integer({ min, max }),
})

/** Describes one of the given values, compared with `===`. */
export const literal = <A extends string | boolean>(...values: readonly A[]): Shape<A> => ({
  codec: codecOf('literal', (value, context) => {
    const known = values.find((candidate) => candidate === value)
    return known === undefined ? failure(value, context) : success(known)
  }),
  schema: () => ({ type: typeof values[0], enum: [...new Set(values)] }),
  arbitrary: (fc) => fc.constantFrom(...values),
})

export const boolean: Shape<boolean> = literal<boolean>(true, false)

/** Query boolean: `true` or `false`. A key without a value is true, as the specification's `?returnTaxes`. */
export const flag: Shape<boolean> = {
  codec: codecOf(
    'flag',
    (value, context) =>
      value === 'true' || value === '' || value === 'false'
        ? success(value !== 'false')
        : failure(value, context),
    String,
  ),
  schema: () => ({ type: 'string', enum: ['true', 'false', ''] }),
  arbitrary: (fc) => fc.boolean(),
}

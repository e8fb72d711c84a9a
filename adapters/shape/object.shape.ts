import { either as E } from 'fp-ts'
import { failure, success } from 'io-ts'
import type { Shape } from './shape.ts'
import { codecOf, inlined, validatePart } from './shape.ts'

/** The shape of each property of `A`. Optional properties accept `undefined`. */
type Properties<A> = {
  readonly [K in keyof A]-?: Shape<{} extends Pick<A, K> ? A[K] | undefined : A[K]>
}

/** Checks whether a value is a JSON object: neither an array nor a class instance. */
export const isPlainObject = (value: unknown): value is object => {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

const own = (value: object, key: string): unknown =>
  Object.hasOwn(value, key) ? (value as Readonly<Record<string, unknown>>)[key] : undefined

const withoutMissing = (entries: readonly (readonly [string, unknown])[]): object =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined))

const propertiesOf = <A extends object>(
  properties: Properties<A>,
  accepts: (value: object, known: ReadonlyMap<string, Shape<unknown>>) => boolean,
  additionalProperties: boolean,
): Shape<A> => {
  const parts = Object.entries<Shape<unknown>>(properties as Record<string, Shape<unknown>>)
  const known = new Map(parts)
  return {
    codec: codecOf<A>(
      'object',
      (value, context) => {
        if (!isPlainObject(value) || !accepts(value, known)) return failure(value, context)
        const result: Record<string, unknown> = {}
        for (const [key, shape] of parts) {
          const decoded = validatePart(shape, own(value, key), key, context)
          if (E.isLeft(decoded)) return decoded
          if (decoded.right !== undefined) result[key] = decoded.right
        }
        return success(result as A)
      },
      (value) => withoutMissing(parts.map(([key, shape]) => [key, shape.codec.encode(own(value, key))])),
    ),
    schema: (schemaOf = inlined) => ({
      type: 'object',
      properties: Object.fromEntries(parts.map(([key, shape]) => [key, schemaOf(shape)])),
      required: parts.filter(([, shape]) => !shape.codec.is(undefined)).map(([key]) => key),
      additionalProperties,
    }),
    arbitrary: (fc) =>
      fc
        .record(Object.fromEntries(parts.map(([key, shape]) => [key, shape.arbitrary(fc)])))
        .map((record) => withoutMissing(Object.entries(record)) as A),
  }
}

const hasOnly = (value: object, known: ReadonlyMap<string, unknown>): boolean => {
  for (const key of Object.keys(value)) if (!known.has(key)) return false
  return true
}

/** Describes an object of exactly these properties. Any other key, including `__proto__`, is refused (S17). */
export const object = <A extends object>(properties: Properties<A>): Shape<A> =>
  propertiesOf(properties, hasOnly, false)

/** Describes the same object with at least one property. */
export const notEmpty = <A extends object>(base: Shape<A>): Shape<A> => ({
  codec: codecOf<A>(
    'notEmpty',
    (value, context) =>
      isPlainObject(value) && Object.keys(value).length === 0
        ? failure(value, context)
        : base.codec.validate(value, context),
    (value) => base.codec.encode(value),
  ),
  schema: (schemaOf) => {
    const schema = base.schema(schemaOf)
    return { ...schema, anyOf: Object.keys(schema.properties ?? {}).map((key) => ({ required: [key] })) }
  },
  arbitrary: (fc) => base.arbitrary(fc).filter((value) => Object.keys(value).length > 0),
})

/** Describes these properties of an object that may have others, such as the headers of a call. */
export const looseObject = <A extends object>(properties: Properties<A>): Shape<A> =>
  propertiesOf(properties, () => true, true)

/** Describes one of several objects, discriminated by the value of `key`. */
export const tagged = <A extends object, K extends keyof A & string>(
  key: K,
  variants: {
    readonly [V in A[K] & string]: Shape<Extract<A, { readonly [P in K]: V }>>
  },
): Shape<A> => {
  const known = new Map(Object.entries<Shape<A>>(variants as unknown as Record<string, Shape<A>>))
  const variantOf = (value: unknown): Shape<A> | undefined => {
    const tag = isPlainObject(value) ? own(value, key) : undefined
    return typeof tag === 'string' ? known.get(tag) : undefined
  }
  return {
    codec: codecOf<A>(
      'tagged',
      (value, context) => variantOf(value)?.codec.validate(value, context) ?? failure(value, context),
      (value) => variantOf(value)?.codec.encode(value),
    ),
    schema: (schemaOf = inlined) => ({ oneOf: [...known.values()].map((variant) => schemaOf(variant)) }),
    arbitrary: (fc) => fc.oneof(...[...known.values()].map((variant) => variant.arbitrary(fc))),
  }
}

const withKey = (value: object, from: string, to: string): object =>
  Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) => [key === from ? to : key, part]),
  )

/** Describes the same object whose property `key` has another name in messages. */
export const renamed = <A extends object>(base: Shape<A>, key: keyof A & string, name: string): Shape<A> => ({
  codec: codecOf<A>(
    'renamed',
    (value, context) =>
      isPlainObject(value) && !Object.hasOwn(value, key)
        ? base.codec.validate(withKey(value, name, key), context)
        : failure(value, context),
    (value) => withKey(base.codec.encode(value) as object, key, name),
  ),
  schema: (schemaOf) => {
    const { properties = {}, required = [], ...schema } = base.schema(schemaOf)
    return {
      ...schema,
      properties: withKey(properties, key, name) as typeof properties,
      required: required.map((one) => (one === key ? name : one)),
    }
  },
  arbitrary: base.arbitrary,
})

import type { Arbitrary } from 'fast-check'
import { either as E } from 'fp-ts'
import { failure, success } from 'io-ts'
import type { FastCheck, Shape } from './shape.ts'
import { codecOf, inlined, validatePart } from './shape.ts'

/** Describes a list of at most `max` values. */
export const list = <A>(item: Shape<A>, { max }: { readonly max: number }): Shape<readonly A[]> => ({
  codec: codecOf<readonly A[]>(
    'list',
    (value, context) => {
      if (!Array.isArray(value) || value.length > max) return failure(value, context)
      const items: A[] = []
      for (const [index, entry] of value.entries()) {
        const decoded = validatePart(item, entry, String(index), context)
        if (E.isLeft(decoded)) return decoded
        items.push(decoded.right)
      }
      return success(items)
    },
    (values) => values.map((value) => item.codec.encode(value)),
  ),
  schema: (schemaOf = inlined) => ({ type: 'array', items: schemaOf(item), maxItems: max }),
  arbitrary: (fc) => fc.array(item.arbitrary(fc), { maxLength: Math.min(max, 3) }),
})

/** Describes a list of at least one and at most `max` values. */
export const someOf = <A>(item: Shape<A>, { max }: { readonly max: number }): Shape<readonly [A, ...A[]]> => {
  const values = list(item, { max })
  return {
    ...refined<readonly A[], readonly [A, ...A[]]>(
      values,
      E.fromPredicate(
        (found): found is readonly [A, ...A[]] => found.length > 0,
        () => null,
      ),
    ),
    schema: (schemaOf) => ({ ...values.schema(schemaOf), minItems: 1 }),
  }
}

/** Describes a value or null. */
export const nullable = <A>(shape: Shape<A>): Shape<A | null> => ({
  codec: codecOf<A | null>(
    'nullable',
    (value, context) => (value === null ? success(null) : shape.codec.validate(value, context)),
    (value) => (value === null ? null : shape.codec.encode(value)),
  ),
  schema: (schemaOf = inlined) => ({ anyOf: [schemaOf(shape), { type: 'null' }] }),
  arbitrary: (fc) => fc.option(shape.arbitrary(fc)),
})

/** Describes a property that may be missing from its object. Null does not count as missing. */
export const optional = <A>(shape: Shape<A>): Shape<A | undefined> => ({
  codec: codecOf<A | undefined>(
    'optional',
    (value, context) => (value === undefined ? success(undefined) : shape.codec.validate(value, context)),
    (value) => (value === undefined ? undefined : shape.codec.encode(value)),
  ),
  schema: (schemaOf = inlined) => schemaOf(shape),
  arbitrary: (fc) => fc.option(shape.arbitrary(fc), { nil: undefined }),
})

/** Accepts only null. */
export const nil: Shape<null> = {
  codec: codecOf('nil', (value, context) => (value === null ? success(null) : failure(value, context))),
  schema: () => ({ type: 'null' }),
  arbitrary: (fc) => fc.constant(null),
}

/** Describes one of two mutually exclusive forms without a property that names the form. */
export const either = <A, B>(one: Shape<A>, other: Shape<B>): Shape<A | B> => ({
  codec: codecOf<A | B>(
    'either',
    (value, context) => (one.codec.is(value) ? one : other).codec.validate(value, context),
    (value) => (one.codec.is(value) ? one.codec.encode(value) : other.codec.encode(value)),
  ),
  schema: (schemaOf = inlined) => ({ oneOf: [schemaOf(one), schemaOf(other)] }),
  arbitrary: (fc) => fc.oneof(one.arbitrary(fc), other.arbitrary(fc)),
})

/** A property that is always missing: the body of a call without one. */
export const none: Shape<undefined> = {
  codec: codecOf('none', (value, context) =>
    value === undefined ? success(undefined) : failure(value, context),
  ),
  schema: () => ({ not: {} }),
  arbitrary: (fc) => fc.constant(undefined),
}

/**
 * Describes the values of `base` that a core constructor accepts, as it returns them. `raw` generates the input of the
 * arbitrary if `base` would rarely give a valid one.
 */
export const refined = <A, B extends A>(
  base: Shape<A>,
  parse: (value: A) => E.Either<unknown, B>,
  raw: (fc: FastCheck) => Arbitrary<A> = base.arbitrary,
): Shape<B> => ({
  codec: codecOf<B>(
    'refined',
    (value, context) => {
      const decoded = base.codec.validate(value, context)
      if (E.isLeft(decoded)) return decoded
      const parsed = parse(decoded.right)
      return E.isRight(parsed) ? parsed : failure(value, context)
    },
    (value) => base.codec.encode(value),
  ),
  schema: base.schema,
  arbitrary: (fc) =>
    raw(fc)
      .map(parse)
      .filter(E.isRight)
      .map((parsed) => parsed.right),
})

/** Describes the same encoded form as another type, by two inverse functions. */
export const imap = <A, B>(base: Shape<A>, from: (value: A) => B, to: (value: B) => A): Shape<B> => ({
  codec: codecOf<B>(
    'imap',
    (value, context) => {
      const decoded = base.codec.validate(value, context)
      return E.isRight(decoded) ? success(from(decoded.right)) : decoded
    },
    (value) => base.codec.encode(to(value)),
  ),
  schema: base.schema,
  arbitrary: (fc) => base.arbitrary(fc).map(from),
})

/** Describes the same values under the core's branded type, if the core has no constructor for it. */
export const branded = <B extends A, A = unknown>(base: Shape<A>): Shape<B> =>
  ({ ...base }) as unknown as Shape<B>

/** Describes branded values as plain values, for core fields without a brand. */
export const unbranded = <A, B extends A>(base: Shape<B>): Shape<A> => base as unknown as Shape<A>

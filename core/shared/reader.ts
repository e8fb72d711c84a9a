import { either as E } from 'fp-ts'
import type { Cents } from './money.ts'
import { MAX_CENTS } from './money.ts'
import { parsePlainText } from './plain-text.ts'
import { isPlainText } from './text.ts'

/** Reasons why a field from outside is invalid. */
export type FieldProblem =
  | 'missing'
  | 'notARecord'
  | 'notAList'
  | 'tooMany'
  | 'notText'
  | 'empty'
  | 'tooLong'
  | 'unreadable'
  | 'notAFlag'
  | 'notWhole'
  | 'outOfRange'
  | 'unknownValue'
  | 'unknownField'
  | 'notADate'

/**
 * The path of an invalid field and the reason. `given` is the value of a number or of a listed name, or the kind of an
 * invisible character; never free text.
 */
export type FieldFailure = {
  readonly _tag: 'FieldInvalid'
  readonly field: string
  readonly problem: FieldProblem
  readonly given: string | null
}

/** Reads unknown JSON as an `A`. `field` is its path. Never throws. */
export type Reader<A> = (value: unknown, field: string) => E.Either<FieldFailure, A>

export const invalid = (
  field: string,
  problem: FieldProblem,
  given: string | null = null,
): E.Either<FieldFailure, never> => E.left({ _tag: 'FieldInvalid', field, problem, given })

const GIVEN_MAX = 40

/** Reads text of one to `max` characters without invisible ones. */
export const textField =
  (max: number): Reader<string> =>
  (value, field) => {
    if (typeof value !== 'string') return invalid(field, 'notText')
    if (value.trim() === '') return invalid(field, 'empty')
    if (value.length > max) return invalid(field, 'tooLong')
    const plain = parsePlainText(value)
    return E.isRight(plain) ? plain : invalid(field, 'unreadable', plain.left.kind)
  }

export const flagField: Reader<boolean> = (value, field) =>
  typeof value === 'boolean' ? E.right(value) : invalid(field, 'notAFlag')

/** Reads an integer from `min` to `max`. Refuses fractions, NaN, infinities and negative zero. */
export const integerField =
  (min: number, max: number): Reader<number> =>
  (value, field) => {
    if (typeof value !== 'number') return invalid(field, 'notWhole')
    if (!Number.isSafeInteger(value) || Object.is(value, -0))
      return invalid(field, 'notWhole', Object.is(value, -0) ? '-0' : String(value))
    return value < min || value > max ? invalid(field, 'outOfRange', String(value)) : E.right(value)
  }

/** Reads a non-negative amount in integer cents. */
export const centsField: Reader<Cents> = (value, field) =>
  E.map((amount) => amount as Cents)(integerField(0, MAX_CENTS)(value, field))

/** Reads one of the names of a closed list. */
export const oneOfField =
  <A extends string>(names: readonly A[]): Reader<A> =>
  (value, field) => {
    const known = names.find((name) => name === value)
    if (known !== undefined) return E.right(known)
    const isShown = typeof value === 'string' && value.length <= GIVEN_MAX && isPlainText(value)
    return invalid(field, 'unknownValue', isShown ? value : null)
  }

/** Reads null, or a value with `reader`. */
export const nullField =
  <A>(reader: Reader<A>): Reader<A | null> =>
  (value, field) =>
    value === null ? E.right(null) : reader(value, field)

/** Reads a list of at most `max` elements. */
export const listField =
  <A>(reader: Reader<A>, max: number): Reader<readonly A[]> =>
  (value, field) => {
    if (!Array.isArray(value)) return invalid(field, 'notAList')
    if (value.length > max) return invalid(field, 'tooMany')
    const read: A[] = []
    for (const [index, item] of value.entries()) {
      const one = reader(item, `${field}[${index}]`)
      if (E.isLeft(one)) return one
      read.push(one.right)
    }
    return E.right(read)
  }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the path of a field of a record. */
export const pathOf = (record: string, key: string): string => (record === '' ? key : `${record}.${key}`)

/** Reads a field that may be missing from its record. */
export type OptionalReader<A> = Reader<A> & { readonly isOptional: true }

/** Lets a field be missing from its record. Null does not count as missing. */
export const optionalField = <A>(reader: Reader<A>): OptionalReader<A> =>
  Object.assign<Reader<A>, { readonly isOptional: true }>((value, field) => reader(value, field), {
    isOptional: true,
  })

/** A reader for each field of `A`: an optional one for each optional field. A missing reader does not compile. */
export type FieldReaders<A> = {
  readonly [K in keyof A]-?: {} extends Pick<A, K>
    ? OptionalReader<Exclude<A[K], undefined>>
    : Reader<A[K]> & { readonly isOptional?: never }
}

/** Reads a record with a reader for each field. Drops other fields; an optional field may be missing. */
export const recordField =
  <A extends object>(readers: FieldReaders<A>): Reader<A> =>
  (value, field) => {
    if (!isRecord(value)) return invalid(field, 'notARecord')
    const read: Partial<A> = {}
    for (const key of Object.keys(readers) as (keyof A & string)[]) {
      const path = pathOf(field, key)
      const reader: Reader<A[keyof A & string]> & { readonly isOptional?: true } = readers[key]
      if (!Object.hasOwn(value, key)) {
        if (reader.isOptional === true) continue
        return invalid(path, 'missing')
      }
      const one = reader(value[key], path)
      if (E.isLeft(one)) return one
      read[key] = one.right
    }
    return E.right(read as A)
  }

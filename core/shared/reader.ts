import { either as E } from 'fp-ts'
import type { Cents } from './money.ts'
import { MAX_CENTS } from './money.ts'
import { isPlainText } from './text.ts'

/** What is wrong with a field of data from outside. */
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

/** Which field, by its path, and what is wrong with it. `given` is the value of a number or of a name of a list, never free text. */
export type FieldFailure = {
  readonly _tag: 'FieldInvalid'
  readonly field: string
  readonly problem: FieldProblem
  readonly given: string | null
}

/** Reads unknown JSON as an `A`; `field` is where it stands. Never throws. */
export type Reader<A> = (value: unknown, field: string) => E.Either<FieldFailure, A>

const invalid = (
  field: string,
  problem: FieldProblem,
  given: string | null = null,
): E.Either<FieldFailure, never> => E.left({ _tag: 'FieldInvalid', field, problem, given })

const GIVEN_MAX = 40

/** Text of which nothing is hidden, of one to `max` characters. */
export const textField =
  (max: number): Reader<string> =>
  (value, field) => {
    if (typeof value !== 'string') return invalid(field, 'notText')
    if (value.trim() === '') return invalid(field, 'empty')
    if (value.length > max) return invalid(field, 'tooLong')
    return isPlainText(value) ? E.right(value) : invalid(field, 'unreadable')
  }

export const flagField: Reader<boolean> = (value, field) =>
  typeof value === 'boolean' ? E.right(value) : invalid(field, 'notAFlag')

/** A whole number from `min` to `max`; fractions, NaN, infinities and negative zero are none. */
export const wholeField =
  (min: number, max: number): Reader<number> =>
  (value, field) => {
    if (typeof value !== 'number') return invalid(field, 'notWhole')
    if (!Number.isSafeInteger(value) || Object.is(value, -0))
      return invalid(field, 'notWhole', Object.is(value, -0) ? '-0' : String(value))
    return value < min || value > max ? invalid(field, 'outOfRange', String(value)) : E.right(value)
  }

/** An amount of nothing or more, in whole cents. */
export const centsField: Reader<Cents> = (value, field) =>
  E.map((amount) => amount as Cents)(wholeField(0, MAX_CENTS)(value, field))

/** One of the names of a closed list. */
export const oneOfField =
  <A extends string>(names: readonly A[]): Reader<A> =>
  (value, field) => {
    const known = names.find((name) => name === value)
    if (known !== undefined) return E.right(known)
    const isShown = typeof value === 'string' && value.length <= GIVEN_MAX && isPlainText(value)
    return invalid(field, 'unknownValue', isShown ? value : null)
  }

/** What `reader` reads, or null. */
export const nullField =
  <A>(reader: Reader<A>): Reader<A | null> =>
  (value, field) =>
    value === null ? E.right(null) : reader(value, field)

/** A list of at most `max`. */
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

/** A record of these fields, each its own; what else stands in it is left behind. */
export const recordField =
  <A extends object>(readers: { readonly [K in keyof A]: Reader<A[K]> }): Reader<A> =>
  (value, field) => {
    if (!isRecord(value)) return invalid(field, 'notARecord')
    const read: Partial<A> = {}
    for (const key of Object.keys(readers) as (keyof A & string)[]) {
      const path = field === '' ? key : `${field}.${key}`
      if (!Object.hasOwn(value, key)) return invalid(path, 'missing')
      const one = readers[key](value[key], path)
      if (E.isLeft(one)) return one
      read[key] = one.right
    }
    return E.right(read as A)
  }

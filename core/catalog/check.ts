import { either as E } from 'fp-ts'
import type { Cents } from '../shared/money.ts'
import { isCents } from '../shared/money.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import { parsePlainDate } from '../shared/plain-date.ts'
import { isPlainText } from '../shared/text.ts'
import type { CatalogFailure } from './catalog.failure.ts'

declare const checked: unique symbol

/** Tells what is wrong with a value at a path, null when it is an `A` (CAT-01). */
export type Check<A> = {
  (value: unknown, path: string): CatalogFailure | null
  /** Ties the check to the type it stands for; never there. */
  readonly [checked]?: A
}

/** A value that a check accepts, as the type the check stands for; else what is wrong with it. */
export const accept = <A>(check: Check<A>, value: unknown): E.Either<CatalogFailure, A> => {
  const failure = check(value, '')
  return failure === null ? E.right(value as A) : E.left(failure)
}

const TEXT_MAX = 120

/** A value as a failure shows it: what JSON would hide is written out, objects are named by their type. */
export const shown = (value: unknown): string => {
  if (Object.is(value, -0)) return '-0'
  if (typeof value === 'string') return value.slice(0, TEXT_MAX)
  return typeof value === 'number' || typeof value === 'boolean' || value === null
    ? String(value)
    : typeof value
}

export const refuse = (tag: CatalogFailure['_tag'], path: string, value: unknown): CatalogFailure => ({
  _tag: tag,
  path,
  value: shown(value),
})

const checkIf =
  <A>(tag: CatalogFailure['_tag'], isRight: (value: unknown) => boolean): Check<A> =>
  (value, path) =>
    isRight(value) ? null : refuse(tag, path, value)

/** Whole cents from `least` on: no fraction, no NaN, no infinity, no negative zero. */
export const centsFrom = (least: number): Check<Cents> =>
  checkIf('NotCents', (value) => typeof value === 'number' && isCents(value) && value >= least)

export const wholeNumber = (min: number, max: number): Check<number> =>
  checkIf(
    'NotAWholeNumber',
    (value) =>
      Number.isInteger(value) && !Object.is(value, -0) && Number(value) >= min && Number(value) <= max,
  )

const checkText = checkIf<never>(
  'TextUnsafe',
  (value) =>
    typeof value === 'string' &&
    value.length > 0 &&
    value.length <= TEXT_MAX &&
    isPlainText(value) &&
    !/\p{Cf}/u.test(value),
)

/** Text of 1 to 120 characters without control, bidirectional or zero-width characters, plain or the name of something. */
export const text = <A extends string = string>(): Check<A> => checkText

export const boolean: Check<boolean> = checkIf('NotABoolean', (value) => typeof value === 'boolean')

export const date: Check<PlainDate> = checkIf(
  'NotADate',
  (value) => typeof value === 'string' && E.isRight(parsePlainDate(value)),
)

export const oneOf = <A extends string>(values: readonly A[]): Check<A> =>
  checkIf('KindUnknown', (value) => typeof value === 'string' && values.some((known) => known === value))

export const nullable =
  <A>(check: Check<A>): Check<A | null> =>
  (value, path) =>
    value === null ? null : check(value, path)

const at = (path: string, key: string | number): string => (path === '' ? String(key) : `${path}.${key}`)

/** Values, each of them right. */
export const listOf =
  <A>(check: Check<A>): Check<readonly A[]> =>
  (value, path) => {
    if (!Array.isArray(value)) return refuse('NotAList', path, value)
    for (const [index, item] of value.entries()) {
      const failure = check(item, at(path, index))
      if (failure !== null) return failure
    }
    return null
  }

/** One value or more, each of them right. */
export const listOfSome =
  <A>(check: Check<A>): Check<readonly [A, ...A[]]> =>
  (value, path) =>
    Array.isArray(value) && value.length === 0 ? refuse('ListEmpty', path, value) : listOf(check)(value, path)

const own = (value: object, key: string): unknown =>
  Object.getOwnPropertyDescriptor(value, key)?.value as unknown

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A check of each field of `A`. */
export type FieldChecks<A> = { readonly [K in keyof A]-?: Check<A[K]> }

/** Exactly the fields of `A`, each of them right. */
export const fields =
  <A extends object>(checks: FieldChecks<A>): Check<A> =>
  (value, path) => {
    if (!isObject(value)) return refuse('NotAnObject', path, value)
    for (const [key, check] of Object.entries<Check<unknown>>(checks)) {
      const failure = check(own(value, key), at(path, key))
      if (failure !== null) return failure
    }
    const foreign = Object.keys(value).find((key) => !Object.hasOwn(checks, key))
    return foreign === undefined ? null : refuse('FieldUnknown', at(path, foreign), own(value, foreign))
  }

/** The checks of each kind of `A`, by the value of the field that tells them apart. */
export type KindChecks<A, K extends keyof A> = {
  readonly [V in A[K] & string]: FieldChecks<Omit<Extract<A, { readonly [P in K]: V }>, K>>
}

/** One of the kinds of `A`, told apart by a field. */
export const tagged =
  <A extends object, K extends keyof A & string>(key: K, kinds: KindChecks<A, K>): Check<A> =>
  (value, path) => {
    if (!isObject(value)) return refuse('NotAnObject', path, value)
    const kind = own(value, key)
    const known = Object.entries<object>(kinds).find(([name]) => name === kind)
    return known === undefined
      ? refuse('KindUnknown', at(path, key), kind)
      : fields<object>({ [key]: oneOf([known[0]]), ...known[1] })(value, path)
  }

import { either as E } from 'fp-ts'
import { isCents } from '../shared/money.ts'
import { parsePlainDate } from '../shared/plain-date.ts'
import { isPlainText } from '../shared/text.ts'
import type { CatalogFailure } from './catalog.failure.ts'

/** What is wrong with a value, null when nothing is (CAT-01). */
export type Check = (value: unknown, path: string) => CatalogFailure | null

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
  (tag: CatalogFailure['_tag'], isRight: (value: unknown) => boolean): Check =>
  (value, path) =>
    isRight(value) ? null : refuse(tag, path, value)

/** Whole cents from `least` on: no fraction, no NaN, no infinity, no negative zero. */
export const centsFrom = (least: number): Check =>
  checkIf('NotCents', (value) => typeof value === 'number' && isCents(value) && value >= least)

export const wholeNumber = (min: number, max: number): Check =>
  checkIf(
    'NotAWholeNumber',
    (value) =>
      Number.isInteger(value) && !Object.is(value, -0) && Number(value) >= min && Number(value) <= max,
  )

/** Text of 1 to 120 characters without control, bidirectional or zero-width characters. */
export const text: Check = checkIf(
  'TextUnsafe',
  (value) =>
    typeof value === 'string' &&
    value.length > 0 &&
    value.length <= TEXT_MAX &&
    isPlainText(value) &&
    !/\p{Cf}/u.test(value),
)

export const boolean: Check = checkIf('NotABoolean', (value) => typeof value === 'boolean')

export const date: Check = checkIf(
  'NotADate',
  (value) => typeof value === 'string' && E.isRight(parsePlainDate(value)),
)

export const oneOf = (values: readonly string[]): Check =>
  checkIf('KindUnknown', (value) => typeof value === 'string' && values.includes(value))

export const nullable =
  (check: Check): Check =>
  (value, path) =>
    value === null ? null : check(value, path)

const at = (path: string, key: string | number): string => (path === '' ? String(key) : `${path}.${key}`)

/** At least `least` values, each of them right. */
export const listOf =
  (check: Check, least = 0): Check =>
  (value, path) => {
    if (!Array.isArray(value)) return refuse('NotAList', path, value)
    if (value.length < least) return refuse('ListEmpty', path, value)
    for (const [index, item] of value.entries()) {
      const failure = check(item, at(path, index))
      if (failure !== null) return failure
    }
    return null
  }

const own = (value: object, key: string): unknown =>
  Object.getOwnPropertyDescriptor(value, key)?.value as unknown

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Exactly these fields, each of them right. */
export const fields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value, path) => {
    if (!isObject(value)) return refuse('NotAnObject', path, value)
    for (const [key, check] of Object.entries(checks)) {
      const failure = check(own(value, key), at(path, key))
      if (failure !== null) return failure
    }
    const foreign = Object.keys(value).find((key) => !Object.hasOwn(checks, key))
    return foreign === undefined ? null : refuse('FieldUnknown', at(path, foreign), own(value, foreign))
  }

/** One of several kinds of object, told apart by a field. */
export const tagged =
  (key: string, kinds: Readonly<Record<string, Readonly<Record<string, Check>>>>): Check =>
  (value, path) => {
    if (!isObject(value)) return refuse('NotAnObject', path, value)
    const kind = own(value, key)
    const checks = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
    return checks === undefined
      ? refuse('KindUnknown', at(path, key), kind)
      : fields({ [key]: oneOf([String(kind)]), ...checks })(value, path)
  }

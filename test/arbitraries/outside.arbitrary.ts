import * as fc from 'fast-check'
import { anyText } from './text.arbitrary.ts'

/** Characters that no field of text may hold: control, bidirectional, zero-width and half characters. */
export const invisible: fc.Arbitrary<string> = fc.constantFrom(
  '\u0000',
  '\n',
  '\u061C',
  '\u200B',
  '\u200D',
  '\u200F',
  '\u202E',
  '\u2060',
  '\u2066',
  '\uD800',
  '\uFEFF',
)

/** Numbers that are no count and no amount. */
export const noCount: fc.Arbitrary<number> = fc.constantFrom(
  Number.NaN,
  Infinity,
  -Infinity,
  -0,
  0.5,
  -1.5,
  2 ** 53,
)

/** Any value of JSON or of a program. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything({ withBigInt: true, withNullPrototype: true, withDate: true }),
  anyText,
  noCount,
)

/** A record with one field at any depth replaced by another value; `path` names the field. */
export type Spoilt = { readonly value: unknown; readonly path: string }

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const pathsOf = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] =>
  isBranch(value)
    ? Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...pathsOf(inner, [...path, key])])
    : []

const replaced = (value: unknown, [key = '', ...rest]: readonly string[], by: unknown): unknown => {
  if (!isBranch(value)) return value
  const inner = rest.length === 0 ? by : replaced(value[key], rest, by)
  if (Array.isArray(value)) return value.map((item: unknown, at) => (String(at) === key ? inner : item))
  if (inner === undefined) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
  return { ...value, [key]: inner }
}

/** Valid values with one field replaced by a symbol, which is never data, or removed. */
export const spoiltOf = (good: fc.Arbitrary<unknown>): fc.Arbitrary<Spoilt> =>
  good.chain((value) =>
    fc
      .tuple(fc.constantFrom(...pathsOf(value)), fc.constantFrom(undefined, Symbol.for('none')))
      .filter(([path, by]) => by !== undefined || !/^\d+$/.test(path.at(-1) ?? ''))
      .map(([path, by]) => ({
        value: replaced(value, path, by),
        path: path.map((key, at) => (/^\d+$/.test(key) ? `[${key}]` : at === 0 ? key : `.${key}`)).join(''),
      })),
  )

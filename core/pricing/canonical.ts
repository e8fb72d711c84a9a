import { either as E } from 'fp-ts'

/** A value without canonical text, and its path: `lines.0.quantity`. */
export type NotCanonical = {
  readonly _tag: 'NotCanonical'
  readonly reason: 'number' | 'type' | 'depth'
  readonly path: string
}

/** Plain data with exactly one canonical text: integers, no fractions, no undefined values. */
export type Canonical =
  | null
  | boolean
  | number
  | string
  | readonly Canonical[]
  | { readonly [key: string]: Canonical }

/** Maximum nesting of a value: more than any quote needs, and safe for the stack. */
export const CANONICAL_DEPTH = 32

type Written = E.Either<NotCanonical, string>

const refuse = (reason: NotCanonical['reason'], path: readonly string[]): Written =>
  E.left({ _tag: 'NotCanonical', reason, path: path.join('.') })

const writeNumber = (value: number, path: readonly string[]): Written =>
  Number.isSafeInteger(value) && !Object.is(value, -0) ? E.right(String(value)) : refuse('number', path)

type Part = { readonly before: string; readonly key: string; readonly value: unknown }

const writeParts = (
  parts: readonly Part[],
  [open, close]: readonly [string, string],
  path: readonly string[],
): Written => {
  const texts: string[] = []
  for (const { before, key, value } of parts) {
    const written = write(value, [...path, key])
    if (E.isLeft(written)) return written
    texts.push(before + written.right)
  }
  return E.right(`${open}${texts.join(',')}${close}`)
}

const isPlainRecord = (value: object): value is Readonly<Record<string, unknown>> => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

const writeRecord = (value: Readonly<Record<string, unknown>>, path: readonly string[]): Written => {
  const parts = Object.keys(value)
    .toSorted()
    .map((key) => ({ before: `${JSON.stringify(key)}:`, key, value: value[key] }))
  return writeParts(parts, ['{', '}'], path)
}

const write = (value: unknown, path: readonly string[]): Written => {
  if (path.length > CANONICAL_DEPTH) return refuse('depth', path)
  if (value === null || typeof value === 'boolean' || typeof value === 'string')
    return E.right(JSON.stringify(value))
  if (typeof value === 'number') return writeNumber(value, path)
  if (Array.isArray(value)) {
    const parts = Array.from(value, (part: unknown, index) => ({
      before: '',
      key: String(index),
      value: part,
    }))
    return writeParts(parts, ['[', ']'], path)
  }
  if (typeof value === 'object' && isPlainRecord(value)) return writeRecord(value, path)
  return refuse('type', path)
}

/**
 * Returns a value's canonical text: JSON without blanks, keys in UTF-16 order, integers only. Different values have
 * different texts. Lone surrogates are escaped, so encodings don't matter (PRC-30). Fails with `NotCanonical`.
 */
export const canonicalText = (value: unknown): Written => write(value, [])

/** Checks whether two values have the same canonical text. A value without one equals nothing (PRC-30). */
export const isSameData = (a: unknown, b: unknown): boolean => {
  const [one, other] = [canonicalText(a), canonicalText(b)]
  return E.isRight(one) && E.isRight(other) && one.right === other.right
}

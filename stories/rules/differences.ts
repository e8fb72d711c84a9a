import type { Comparison } from './properties/cart-property.ts'

/** A place in two values, such as `lines.0.quantity`, and what each of them has there. */
export type Difference = { readonly place: string; readonly actual: string; readonly expected: string }

const at = (value: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(value, key) ? value[key] : undefined

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Returns the places in which the two sides of a comparison differ. */
export const differences = (
  { actual, expected }: Record<keyof Comparison, unknown>,
  place = '',
): readonly Difference[] => {
  if (isBranch(actual) && isBranch(expected) && Array.isArray(actual) === Array.isArray(expected)) {
    const keys = new Set([...Object.keys(actual), ...Object.keys(expected)])
    return [...keys].flatMap((key) =>
      differences(
        { actual: at(actual, key), expected: at(expected, key) },
        place === '' ? key : `${place}.${key}`,
      ),
    )
  }
  return Object.is(actual, expected)
    ? []
    : [{ place, actual: JSON.stringify(actual) ?? '', expected: JSON.stringify(expected) ?? '' }]
}

import * as fc from 'fast-check'
import { quote } from '#core/pricing/quote.ts'
import type { SealInput } from '#core/pricing/seal.ts'
import { withTradeInCredit } from '#core/pricing/trade-in-credit.ts'
import { ZERO } from '#core/shared/money.ts'
import { accepted } from './accepted.ts'
import { buyer, richInput } from '#stories/rules/arbitraries/catalog.arbitrary.ts'
import { amount } from '#stories/rules/arbitraries/money.arbitrary.ts'
import { quoteInput } from '#stories/rules/arbitraries/quote.arbitrary.ts'

/** The price of a cart over a catalogue, with whose cart it is and what is known of its buyer. */
export const sealInput: fc.Arbitrary<SealInput> = fc
  .tuple(fc.oneof(quoteInput, richInput), buyer, fc.uuid(), fc.oneof(fc.constant(ZERO), amount(100_000)))
  .map(([input, facts, cartId, credit]) => ({
    cartId,
    quote: withTradeInCredit(accepted(quote({ ...input, buyer: facts })), credit),
    lines: input.lines,
    buyer: facts,
    taxRate: input.taxRate,
  }))

type Leaf = string | number | boolean | null
type Path = readonly (string | number)[]

/** The paths of the leaves of plain data. */
export const leavesOf = (value: unknown, path: Path = []): readonly Path[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...path, key]))
    : [path]

const flipped = (leaf: Leaf): Leaf => {
  if (typeof leaf === 'number') return leaf > 0 ? leaf - 1 : leaf + 1
  if (typeof leaf === 'string') return leaf.replace(/.?$/u, (last) => (last === 'a' ? 'b' : 'a'))
  return leaf === null ? 0 : !leaf
}

/** Plain data with one leaf changed. */
export const withFlip = <A>(value: A, [key, ...rest]: Path): A => {
  if (key === undefined) return flipped(value as Leaf) as A
  const part = (value as Readonly<Record<string, unknown>>)[key]
  return (
    Array.isArray(value)
      ? value.with(Number(key), withFlip(part, rest))
      : Object.fromEntries(
          Object.entries(value as object).map(([name, own]) => [
            name,
            name === key ? withFlip(own, rest) : own,
          ]),
        )
  ) as A
}

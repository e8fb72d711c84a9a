import * as fc from 'fast-check'
import type { Canonical } from '#core/pricing/canonical.ts'
import { isSameData } from '#core/pricing/canonical.ts'
import type { Ledger } from '#core/pricing/ledger.ts'
import { LEDGER_MONTHS_MAX, ledger } from '#core/pricing/ledger.ts'
import type { Quote, QuoteInput } from '#core/pricing/quoted.ts'
import { quote } from '#core/pricing/quote.ts'
import type { Why } from '#core/pricing/why.ts'
import { why } from '#core/pricing/why.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { LAST_CHANGE } from '../arbitraries/catalog.arbitrary.ts'
import { printedAsTable } from '../arbitraries/cart-table.ts'
import { linesOver } from '../arbitraries/quote.arbitrary.ts'

/** Carts that a property compares. The first one is the cart that it is about. */
export type Carts = readonly [QuoteInput, ...QuoteInput[]]

/** What the core computes, and what it must be. */
export type Comparison = { readonly actual: Canonical; readonly expected: Canonical }

/** A property of every cart's price: its sentence with rule ids, the tested carts, and what it compares. */
export type CartProperty = {
  readonly name: string
  readonly carts: fc.Arbitrary<Carts>
  readonly compare: (carts: Carts) => Comparison
}

/** Properties by the id that a link names. Ids have lower-case letters and hyphens only. */
export type CartProperties = Readonly<Record<string, CartProperty>>

/** Creates a property of one cart. */
export const ofCart = (
  name: string,
  cart: fc.Arbitrary<QuoteInput>,
  compare: (input: QuoteInput) => Comparison,
): CartProperty => ({ name, carts: fc.tuple(cart), compare: ([input]) => compare(input) })

/** Creates a property of a cart and a second one that is made from it. */
export const ofTwoCarts = (
  name: string,
  carts: fc.Arbitrary<readonly [QuoteInput, QuoteInput]>,
  compare: (input: QuoteInput, other: QuoteInput) => Comparison,
): CartProperty => ({ name, carts, compare: ([input, other = input]) => compare(input, other) })

/** Checks whether a property holds for the compared carts. */
export const holds = ({ actual, expected }: Comparison): boolean => isSameData(actual, expected)

/** Compares with an empty list: what violates a property. */
export const none = (violations: readonly Canonical[]): Comparison => ({ actual: violations, expected: [] })

type Answer<A> =
  | { readonly _tag: 'Left'; readonly left: unknown }
  | { readonly _tag: 'Right'; readonly right: A }

const accepted = <A>(answer: Answer<A>): A => {
  if (answer._tag === 'Right') return answer.right
  throw new TypeError(`the core refuses a cart that it must accept: ${JSON.stringify(answer.left)}`)
}

/** Returns the quote of a cart that has one. Throws for any other cart. */
export const quoted = (input: QuoteInput): Quote => accepted(quote(input))

/** Returns the derivation of a cart that has a price. Throws for any other cart. */
export const explained = (input: QuoteInput): Why => accepted(why(input))

/** The first day of the service in ledgers, the last of a month. No amount depends on it. */
export const START = '2026-12-31' as PlainDate

/** Returns the ledger of a cart over five years. Throws for a cart without a price. */
export const ledgerOf = (input: QuoteInput): Ledger => accepted(ledger(input, LEDGER_MONTHS_MAX, START))

/** The months of a ledger. */
export const ledgerMonths = Array.from({ length: LEDGER_MONTHS_MAX }, (_, index) => index + 1)

/** The months up to the one after the last change of a drawn cart. */
export const months = Array.from({ length: LAST_CHANGE }, (_, index) => index + 1)

/** Returns the monthly price of a quote in a month, in cents with tax. */
export const quotedMonth = ({ monthly, later }: Quote, month: number): number =>
  later.findLast(({ fromMonth }) => fromMonth <= month)?.monthly.total ?? monthly.total

/** Draws a cart, and the same cart with more lines of offers that it does not have. */
export const withMoreLines = (
  carts: fc.Arbitrary<QuoteInput>,
): fc.Arbitrary<readonly [QuoteInput, QuoteInput]> =>
  carts.chain((input) =>
    linesOver(input.offers).map((added) => {
      const isNew = ({ offerId }: (typeof added)[number]): boolean =>
        !input.lines.some((line) => line.offerId === offerId)
      return [input, printedAsTable({ ...input, lines: [...input.lines, ...added.filter(isNew)] })] as const
    }),
  )

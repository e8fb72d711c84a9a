import { function as F, option as O } from 'fp-ts'
import type { LineChange } from '../../cart/concurrent-changes.ts'
import { lineChanges } from '../../cart/concurrent-changes.ts'
import type { CartLine } from '../../cart/cart.ts'
import { hasPlan } from '../../cart/cart.ts'
import type { OfferId } from '../../catalog/offer.ts'
import { UNKNOWN_BUYER } from '../../catalog/condition.ts'
import { knownBuyer } from '../../localization/known-buyer.ts'
import { portsIn } from '../../phone/ports-in.ts'
import { withPastDue } from '../../pricing/past-due.ts'
import type { Quote, QuoteInput } from '../../pricing/quoted.ts'
import { quote } from '../../pricing/quote.ts'
import { withTradeInCredit } from '../../pricing/trade-in-credit.ts'
import type { SaleStep } from '../../routes/sale-step.ts'
import { isCheckoutStep } from '../../routes/sale-step.ts'
import type { Cents } from '../../shared/money.ts'
import { ZERO, basisPoints } from '../../shared/money.ts'
import { offersIn } from './sale.cart-updates.ts'
import type { SaleContext } from './sale.context.ts'
import type { SaleSnapshot } from './sale.selectors.ts'

/** The lines of a cart or of a quote. */
type Lines = readonly Pick<CartLine, 'offerId' | 'quantity'>[]

/** The offers and the session by which lines are priced for this visitor. */
export type Pricing = Pick<SaleContext, 'offers' | 'answer'>

export const selectPricing = ({ context: { offers, answer } }: SaleSnapshot): Pricing => ({ offers, answer })

/** Returns the input from which lines are priced for this visitor; null before the offers are loaded. */
export const quoteInputOf = ({ offers, answer }: Pricing, lines: Lines): QuoteInput | null => {
  if (offers === null) return null
  const { catalog } = offers
  const session = answer?.sessionInfo ?? null
  return {
    catalogVersion: catalog.version,
    offers: catalog.offers,
    bundles: catalog.bundles,
    lines,
    taxRate: session?.serviceAddress.taxRate ?? basisPoints(0),
    buyer: {
      ...(session === null ? UNKNOWN_BUYER : knownBuyer(session)),
      portsIn: portsIn(offers.phoneLines ?? [], lines),
    },
  }
}

/** Prices lines on their own, for this visitor; null before the offers are loaded. */
export const quoteLines = (pricing: Pricing, lines: Lines): Quote | null => {
  const input = quoteInputOf(pricing, lines)
  return input === null ? null : F.pipe(quote(input), O.fromEither, O.toNullable)
}

/** Returns the credit for telephones in trade that the provider answered: it alone knows their models (MOB-41). */
const creditIn = ({ cart }: Pick<SaleContext, 'cart'>): Cents => cart.saved?.quote.tradeInCredit ?? ZERO

/**
 * Prices the lines of an order, with the unpaid balance of the proven account and a credit for telephones in trade;
 * null before the offers are loaded (PAY-09, MOB-41).
 */
const quoteOrder = (pricing: Pricing, lines: Lines, credit: Cents): Quote | null => {
  const priced = quoteLines(pricing, lines)
  const { account } = pricing.answer?.sessionInfo ?? {}
  return priced === null ? null : withTradeInCredit(withPastDue(priced, account?.pastDue), credit)
}

/** Prices the wanted cart like the provider, with the saved cart's credit; null before the offers are loaded. */
export const runningQuote = (context: SaleContext): Quote | null =>
  quoteOrder(context, context.cart.wanted, creditIn(context))

/** Prices one offer alone, for its card. */
export const quoteSingleOffer = (pricing: Pricing, offerId: OfferId): Quote | null =>
  quoteLines(pricing, [{ offerId, quantity: 1 }])

/** The changes of the saved cart that were made elsewhere, with its price before and after them. */
export type ChangesElsewhere = {
  readonly lines: readonly LineChange[]
  /** Null if one of the earlier offers is not sold any more. */
  readonly before: Quote | null
  readonly now: Quote
}

/** Returns the changes that the visitor of this tab neither made nor accepted (CRT-16); null if nothing changed. */
export const changesElsewhere = (context: SaleContext): ChangesElsewhere | null => {
  const { saved, accepted } = context.cart
  if (saved === null) return null
  const lines = lineChanges(accepted, saved.cart.lines)
  return lines.length === 0
    ? null
    : { lines, before: quoteOrder(context, accepted, creditIn(context)), now: saved.quote }
}

/** Returns the changes that the visitor has to review; null while an order is in progress or placed. */
export const selectChangesToReview = ({ context }: SaleSnapshot): ChangesElsewhere | null =>
  context.journeys.order === null ? changesElsewhere(context) : null

/** What the price of an order depends on: the lines to price, or the price that the provider answered. */
export type OrderFacts = Pricing & {
  readonly wanted: Lines | null
  readonly answered: Quote | null
  readonly credit: Cents
}

/** Returns what the price of the order at a step depends on; without lines and an answer where no price is shown. */
export const selectOrderFacts = (snapshot: SaleSnapshot, step: SaleStep | null): OrderFacts => {
  const { cart, journeys } = snapshot.context
  const isShown = journeys.order === null || journeys.order === 'placed'
  const isConfigured = step === 'configure' && hasPlan(cart.wanted, offersIn(snapshot.context))
  const isAnswered = isShown && step !== null && isCheckoutStep(step)
  return {
    ...selectPricing(snapshot),
    wanted: isShown && (isConfigured || step === 'customize') ? cart.wanted : null,
    answered: isAnswered ? (cart.saved?.quote ?? null) : null,
    credit: creditIn(snapshot.context),
  }
}

/** Returns the price of an order; null where no price is shown. */
export const orderQuote = ({ wanted, answered, credit, ...pricing }: OrderFacts): Quote | null =>
  wanted === null ? answered : quoteOrder(pricing, wanted, credit)

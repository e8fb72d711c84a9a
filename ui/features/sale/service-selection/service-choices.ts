import type { CartLine } from '#core/cart/cart.ts'
import { quantityOf } from '#core/cart/cart.ts'
import type { LineOfBusiness, Offer, OfferId } from '#core/catalog/offer.ts'
import { offersOfLine, offersOfRole } from '#core/catalog/offer.ts'
import type { Pricing } from '#core/journeys/sale/sale.pricing.ts'
import { quoteInputOf } from '#core/journeys/sale/sale.pricing.ts'
import { offerPriceIn } from '#core/pricing/offer-price.ts'
import type { Cents } from '#core/shared/money.ts'

/** The plans of one line of business, in catalogue order. Never empty. */
export type ServiceChoice = {
  readonly line: LineOfBusiness
  readonly plans: readonly [Offer, ...Offer[]]
}

/** The price of a quantity of a plan within a selection, in cents in the first month before tax. */
export type ChoicePrice = { readonly quantity: number; readonly monthly: Cents }

/** The plan that is selected in each line of business; null or missing for none. */
export type Selection = Readonly<Partial<Record<LineOfBusiness, OfferId | null>>>

/** Lists an address's lines of business with plans, in offer order. Empty without an internet plan. */
export const serviceChoicesOf = (offers: readonly Offer[]): readonly ServiceChoice[] => {
  const lines = new Set(offers.map(({ lineOfBusiness }) => lineOfBusiness))
  const choices = [...lines].flatMap((line): readonly ServiceChoice[] => {
    const [first, ...others] = offersOfRole(offersOfLine(offers, line), 'plan')
    return first === undefined ? [] : [{ line, plans: [first, ...others] }]
  })
  return choices.some(({ line }) => line === 'Internet') ? choices : []
}

/** Returns the initial selection: the cart's plans, else the first internet plan. */
export const initialSelection = (choices: readonly ServiceChoice[], wanted: readonly CartLine[]): Selection =>
  Object.fromEntries(
    choices.map(({ line, plans }) => {
      const held = plans.find(({ id }) => quantityOf(wanted, id) > 0)
      return [line, held?.id ?? (line === 'Internet' ? plans[0].id : null)]
    }),
  )

/** Returns the lines for a selection. A plan retains its quantity; a deselected one has quantity zero. */
export const linesOfSelection = (
  choices: readonly ServiceChoice[],
  selection: Selection,
  wanted: readonly CartLine[],
): readonly CartLine[] =>
  choices.flatMap(({ line, plans }) => {
    const chosen = plans.find(({ id }) => id === selection[line])
    if (chosen !== undefined) {
      const held = plans.reduce((most, { id }) => Math.max(most, quantityOf(wanted, id)), 1)
      return [{ offerId: chosen.id, quantity: Math.min(held, chosen.limit) }]
    }
    return plans.flatMap(({ id }) => (quantityOf(wanted, id) > 0 ? [{ offerId: id, quantity: 0 }] : []))
  })

/** Returns a plan's price with the rest of the selection; null before the offers load (PRC-03). */
export const choicePrice = (
  pricing: Pricing,
  choices: readonly ServiceChoice[],
  selection: Selection,
  wanted: readonly CartLine[],
  { id, lineOfBusiness }: Offer,
): ChoicePrice | null => {
  const lines = linesOfSelection(choices, { ...selection, [lineOfBusiness]: id }, wanted)
  const input = quoteInputOf(
    pricing,
    lines.filter(({ quantity }) => quantity > 0),
  )
  const price = input && offerPriceIn(input, id)
  return price && { quantity: quantityOf(lines, id), monthly: price.first }
}

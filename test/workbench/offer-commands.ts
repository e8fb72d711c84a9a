import { either as E } from 'fp-ts'
import { catalog } from '#adapters/brand/cometa/catalog.ts'
import { labelFacts } from '#adapters/brand/cometa/label.ts'
import { terms } from '#adapters/brand/cometa/terms.ts'
import { type CartLine, EMPTY_LINES, setQuantity } from '#core/cart/cart.ts'
import { findOffer, linesOfBusiness, type OfferId } from '#core/catalog/offer.ts'
import { offersStateOf } from '#core/catalog/offers-state.ts'
import { oneTimeOf, recurringOf } from '#core/catalog/price.ts'
import { labelsOf } from '#core/label/labels.ts'
import { usableCoupon } from '#core/pricing/usable-coupon.ts'
import { cartOptions, cartUsage, readCart } from './cart-input.ts'
import { type Command, oneOf, type Problem, refused } from './command.ts'
import { money, table, words } from './written.ts'

const offerNotSold = (offerId: string): E.Either<Problem, never> => {
  const failure = { _tag: 'OfferNotSold', offerId }
  return refused(failure)
}

const offerIds = catalog.offers.map(({ id }) => id)

export const offerCommand: Command = {
  area: 'catalog',
  summary: 'what an offer of the catalogue is',
  usage: `offer <offer>\nOffers: ${offerIds.join(', ')}`,
  example: 'offer internet-gig',
  options: {},
  run: ([typed = '']) => {
    const offer = findOffer(catalog.offers, typed as OfferId)
    if (offer === undefined) return offerNotSold(typed)
    const { id, name, role, lineOfBusiness, limit, promotions } = offer
    const rows = [
      ['name', name],
      ['kind', `${words(role)} of ${lineOfBusiness}`],
      ['monthly', money(recurringOf(offer))],
      ['once', money(oneTimeOf(offer))],
      ['at most', String(limit)],
      ['promotions', promotions.map((promotion) => promotion.id).join(', ') || 'none'],
    ]
    const text = `${id}\n${table(rows)}\n\nCAT-01  as catalogue ${catalog.version} has it`
    return E.right({ text, answer: offer, derivation: { rule: 'CAT-01', catalogVersion: catalog.version } })
  },
}

export const offersCommand: Command = {
  area: 'offers-state',
  summary: 'which offers a line of business has',
  usage: `offers ${linesOfBusiness.join('|')}`,
  example: 'offers Internet',
  options: {},
  run: ([typed]) => {
    const line = oneOf('a line of business', linesOfBusiness, typed)
    if (E.isLeft(line)) return line
    const state = offersStateOf(catalog.offers)
    if (E.isLeft(state)) return refused(state.left)
    const ids = state.right.idsByLos[line.right]
    return E.right({
      text: `${ids.join('\n')}\n\nOFS-01  the offers of ${line.right}, in the order of the catalogue`,
      answer: ids,
      derivation: { rule: 'OFS-01', lineOfBusiness: line.right },
    })
  },
}

export const cartCommand: Command = {
  area: 'cart',
  summary: 'what a cart holds after offers are put in one after the other',
  usage: 'cart <offer>[:<quantity>] … (the quantity 0 takes an offer out)',
  example: 'cart internet-500 wifi-pod:2 internet-gig',
  options: cartOptions,
  run: (positionals, values) => {
    const input = readCart(positionals, values)
    if (E.isLeft(input)) return input
    let lines: readonly CartLine[] = EMPTY_LINES
    for (const { offerId, quantity } of input.right.lines) {
      const changed = setQuantity(lines, catalog.offers, offerId, quantity)
      if (E.isLeft(changed)) return refused(changed.left)
      lines = changed.right
    }
    const text = lines.map(({ offerId, quantity }) => `${quantity} ${offerId}`).join('\n') || 'nothing'
    return E.right({
      text: `${text}\n\nCRT-01, CRT-02, CRT-05  an offer takes the place of the one of its choice; add-ons leave with their plan`,
      answer: lines,
      derivation: { rule: 'CRT-01', put: input.right.lines },
    })
  },
}

export const couponCommand: Command = {
  area: 'coupon',
  summary: 'what a coupon takes off a cart',
  usage: `coupon <code> ${cartUsage}\nCodes: ${terms.coupons.map(({ code }) => code).join(', ')}`,
  example: 'coupon LATINO10 internet-gig tv-stream-latino',
  options: cartOptions,
  run: ([typed, ...offers], values) => {
    const code = oneOf(
      'a coupon',
      terms.coupons.map((coupon) => String(coupon.code)),
      typed,
    )
    if (E.isLeft(code)) return code
    const input = readCart(offers, values)
    if (E.isLeft(input)) return input
    const found = terms.coupons.find((coupon) => coupon.code === code.right)
    if (found === undefined) return refused({ _tag: 'CouponUnknown' })
    const applied = usableCoupon(found, input.right)
    if (E.isLeft(applied)) return refused(applied.left)
    const { productId, off, netPrice } = applied.right
    return E.right({
      text: `${money(off)} off ${productId}, which costs ${money(netPrice)} for ${found.months} months\n\nCPN-04, CPN-10  because ${found.coupon.parentId} is in the cart`,
      answer: applied.right,
      derivation: { rule: 'CPN-04', coupon: found.coupon.couponName, months: found.months },
    })
  },
}

export const labelCommand: Command = {
  area: 'label',
  summary: 'what the consumer label of a plan says',
  usage: 'label <plan>',
  example: 'label internet-gig',
  options: {},
  run: ([typed = '']) => {
    const labels = labelsOf(catalog, labelFacts)
    if (E.isLeft(labels)) return refused(labels.left)
    const plan = oneOf(
      'a plan with a label',
      labels.right.map(({ offerId }) => String(offerId)),
      typed,
    )
    if (E.isLeft(plan)) return plan
    const label = labels.right.find(({ offerId }) => offerId === plan.right)
    if (label === undefined) return refused({ _tag: 'LabelMissing' })
    const { planId, price, oneTimeFees, latencyMs, speed } = label
    const rows = [
      ['plan id', planId],
      ['monthly', money(price.monthly)],
      ...price.later.map(({ fromMonth, monthly }) => [`from month ${fromMonth}`, money(monthly)]),
      ...oneTimeFees.map(({ name, amount }) => [name, `${money(amount)} once`]),
      ['speed', `${speed.downMbps} Mbps down, ${speed.upMbps} Mbps up`],
      ['latency', `${latencyMs} ms`],
    ]
    const derivation = { rule: 'LBL-01', catalogVersion: catalog.version }
    return E.right({
      text: `${table(rows)}\n\nLBL-01, LBL-03  of catalogue ${catalog.version}`,
      answer: label,
      derivation,
    })
  },
}

import { either as E } from 'fp-ts'
import { quantityOf } from '#core/cart/cart.ts'
import type { CartLine } from '#core/cart/cart.ts'
import type { Offer, OfferId } from '#core/catalog/offer.ts'
import { findOffer } from '#core/catalog/offer.ts'
import { readNumberCheck } from '#core/phone/number-check.ts'
import type { PhoneDetails } from '#core/phone/phone-details.ts'
import { phoneDetails } from '#core/phone/phone-details.ts'
import type { PhoneLinesFailure } from '#core/phone/phone-lines.failure.ts'
import { heldPhoneDetails, isSameLine, withPhoneDetails } from '#core/phone/phone-lines.ts'
import type { LineNumber } from '#core/phone/phone-number.ts'
import { decidePortability } from '#core/phone/portability.ts'
import { toldPortability } from '#core/phone/told-portability.ts'
import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import type { Answer, Engine, SessionCall } from './call.ts'
import { refuse } from './call.ts'
import type { Provider } from './handler.ts'
import { freeNumbers, numberRecord } from './phones/number-plan.ts'
import { infoOf, offersOf, soldLines } from './pricing.ts'
import { changeHandler } from './standing.ts'

/** How many numbers are offered at a time. */
const OFFERED = 3

const REFUSALS: Record<PhoneLinesFailure['_tag'], RefusalCode> = {
  LineNotInCart: 'PLAN_MISSING',
  LineTwice: 'QUANTITY_OUT_OF_RANGE',
  TooManyLines: 'QUANTITY_OUT_OF_RANGE',
  NumberTwice: 'QUANTITY_OUT_OF_RANGE',
}

/** Whether an offer gives a line that has a number: a telephone at home, or a mobile one. */
const hasNumber = (offer: Offer | undefined): offer is Offer =>
  offer?.role === 'plan' && (offer.lineOfBusiness === 'Voice' || offer.lineOfBusiness === 'Mobile')

const stateOf = (call: SessionCall): string => infoOf(call).serviceAddress.state

/** The plan of a line, once it is in the cart. */
const lineOffer = (call: SessionCall, id: OfferId, lines: readonly CartLine[]): Answer<Offer> => {
  const offer = findOffer(offersOf(call), id)
  if (!hasNumber(offer)) return refuse('OFFER_UNKNOWN')
  return quantityOf(lines, id) > 0 ? E.right(offer) : refuse('PLAN_MISSING')
}

/** The numbers found portable, the newest first: one a line, no more than there are lines. */
const withPortable = (
  kept: readonly PhoneDetails[],
  found: PhoneDetails,
  lines: readonly CartLine[],
): readonly PhoneDetails[] => {
  const others = kept.filter(
    (old) => !isSameLine(old, found) && old.telephoneNumber !== found.telephoneNumber,
  )
  return heldPhoneDetails([found, ...others], lines)
}

/**
 * The details of a line as they may be kept (PHN-06): a number that is brought along was found portable for it in this session, a new
 * one is of those that are free at the address.
 */
const keptDetails = (
  call: SessionCall,
  portable: readonly PhoneDetails[],
  given: PhoneDetails,
): Answer<PhoneDetails> => {
  const { phoneProductId, lineId, telephoneNumber: number, portingFlag } = given
  if (!portingFlag)
    return number === null || freeNumbers(stateOf(call)).includes(number)
      ? E.right(given)
      : refuse('STEP_MISSING')
  const isFound = portable.some((one) => isSameLine(one, given) && one.telephoneNumber === number)
  if (number !== null && !isFound) return refuse('STEP_MISSING')
  const portability = { decision: 'portable', reason: 'portable' } as const
  const kept = number === null ? null : { number, portability }
  const details = phoneDetails({ phoneProductId, lineId, wish: 'keepNumber', kept })
  return E.isLeft(details) ? refuse('BAD_REQUEST') : details
}

const offeredAt = (call: SessionCall, taken: readonly PhoneDetails[]): readonly LineNumber[] =>
  freeNumbers(stateOf(call))
    .filter((free) => taken.every(({ telephoneNumber }) => telephoneNumber !== free))
    .slice(0, OFFERED)

type PhoneHandlers = Pick<Provider, 'verifyPhoneNumber' | 'phonePortability' | 'updatePhoneDetails'>

export const phoneHandlers = (engine: Engine): PhoneHandlers => ({
  verifyPhoneNumber: changeHandler(engine, async (call, { telephoneNumber }) => {
    const lines = soldLines(call)
    if (!lines.some(({ offerId }) => hasNumber(findOffer(offersOf(call), offerId))))
      return refuse('PLAN_MISSING')
    const { status } = numberRecord(telephoneNumber, 'Mobile', stateOf(call))
    const { phones } = await call.tx.checkoutFactsOf(call.session.owner)
    return E.right({ telephoneNumber, status, offered: offeredAt(call, heldPhoneDetails(phones, lines)) })
  }),

  phonePortability: changeHandler(engine, async (call, request) => {
    const { phoneProductId, lineId, telephoneNumber } = request
    const lines = soldLines(call)
    const offer = lineOffer(call, phoneProductId, lines)
    if (E.isLeft(offer)) return offer
    const record = numberRecord(telephoneNumber, offer.right.lineOfBusiness, stateOf(call))
    const check = readNumberCheck({ telephoneNumber }, { telephoneNumber, status: record.status })
    if (E.isLeft(check)) return refuse('BAD_REQUEST')
    const portability = toldPortability(decidePortability(telephoneNumber, check.right, record.details))
    if (portability.isPortable) {
      const { owner } = call.session
      const facts = await call.tx.checkoutFactsOf(owner)
      const portable = withPortable(facts.portable, { ...request, portingFlag: true }, lines)
      await call.tx.saveCheckoutFacts(owner, { ...facts, portable })
    }
    const carrier = portability.isPortable ? record.carrier : null
    return E.right({ phoneProductId, lineId, telephoneNumber, portability, carrier })
  }),

  updatePhoneDetails: changeHandler(engine, async (call, { phoneDetails: given }) => {
    const { owner } = call.session
    const lines = soldLines(call)
    const facts = await call.tx.checkoutFactsOf(owner)
    const details: PhoneDetails[] = []
    for (const one of given) {
      const offer = lineOffer(call, one.phoneProductId, lines)
      if (E.isLeft(offer)) return offer
      const kept = keptDetails(call, facts.portable, one)
      if (E.isLeft(kept)) return kept
      details.push(kept.right)
    }
    const phones = withPhoneDetails(facts.phones, details, lines)
    if (E.isLeft(phones)) return refuse(REFUSALS[phones.left._tag])
    await call.tx.saveCheckoutFacts(owner, { ...facts, phones: phones.right })
    return E.right({ phoneDetails: phones.right })
  }),
})

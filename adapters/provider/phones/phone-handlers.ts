import { either as E } from 'fp-ts'
import { quantityOf } from '#core/cart/cart.ts'
import type { CartLine } from '#core/cart/cart.ts'
import type { Offer, OfferId } from '#core/catalog/offer.ts'
import { findOffer } from '#core/catalog/offer.ts'
import { itemsForPhones } from '#core/phone/mobile-ports.ts'
import { readNumberCheck } from '#core/phone/number-check.ts'
import type { PhoneDetails } from '#core/phone/phone-details.ts'
import { phoneDetails } from '#core/phone/phone-details.ts'
import type { PhoneLinesFailure } from '#core/phone/phone-lines.ts'
import { heldPhoneDetails, isSameLine, withPhoneDetails } from '#core/phone/phone-lines.ts'
import type { LineNumber } from '#core/phone/phone-number.ts'
import { decidePortability } from '#core/phone/portability.ts'
import type { PhoneFailure } from '#core/phone/phone.failure.ts'
import { phoneLinePorts } from '#core/phone/ports-in.ts'
import { transferPinUntil } from '#core/phone/transfer-pin.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { portabilitySummary } from '#core/phone/portability-summary.ts'
import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import type { Answer, Engine, SessionCall } from '../call/call.ts'
import { refuse, sessionHandler } from '../call/call.ts'
import type { ProviderHandlers } from '../call/handler.ts'
import { freeNumbers, numberRecord } from './number-plan.ts'
import { withPromotedDevices } from '../facts/promoted-devices.ts'
import { withCart } from '../cart/cart-handlers.ts'
import { changedShop, offersOf, sellableCart, sellableLines, sessionInfoOf } from '../facts/pricing.ts'
import { mayShop, mutationHandler } from '../facts/sale-progress.ts'
import { todayOf } from '../facts/visits.ts'

/** How many numbers are offered at a time. */
const OFFERED = 3

const REFUSALS: Record<PhoneLinesFailure['_tag'], RefusalCode> = {
  LineNotInCart: 'PLAN_MISSING',
  LineTwice: 'QUANTITY_OUT_OF_RANGE',
  TooManyLines: 'QUANTITY_OUT_OF_RANGE',
  NumberTwice: 'QUANTITY_OUT_OF_RANGE',
}

/** Checks whether an offer is a line with a number: a telephone at home or a mobile line. */
const hasNumber = (offer: Offer | undefined): offer is Offer =>
  offer?.role === 'plan' && (offer.lineOfBusiness === 'Voice' || offer.lineOfBusiness === 'Mobile')

const placeOf = (call: SessionCall) => sessionInfoOf(call).serviceAddress

/** Returns the plan of a line if the cart contains it. */
const lineOffer = (call: SessionCall, id: OfferId, lines: readonly CartLine[]): Answer<Offer> => {
  const offer = findOffer(offersOf(call), id)
  if (!hasNumber(offer)) return refuse('OFFER_UNKNOWN')
  return quantityOf(lines, id) > 0 ? E.right(offer) : refuse('PLAN_MISSING')
}

/** Adds a portable number to those found before, newest first: one for each line in the cart. */
const withPortable = (
  earlier: readonly PhoneDetails[],
  found: PhoneDetails,
  lines: readonly CartLine[],
): readonly PhoneDetails[] => {
  const others = earlier.filter(
    (old) => !isSameLine(old, found) && old.telephoneNumber !== found.telephoneNumber,
  )
  return heldPhoneDetails([found, ...others], lines)
}

const pinOf = (
  call: SessionCall,
  { phoneProductId, transferPinUntil: until }: PhoneDetails,
): E.Either<PhoneFailure, PlainDate | null> => {
  const lineOfBusiness = findOffer(offersOf(call), phoneProductId)?.lineOfBusiness ?? 'Voice'
  return transferPinUntil(lineOfBusiness, until ?? null, todayOf(call))
}

/**
 * Checks the details of a line before they are saved (PHN-06, PHN-09): a ported number was found portable for the line
 * in this session and its transfer PIN is valid, and a new number is one of the free numbers of the address.
 */
const checkedDetails = (
  call: SessionCall,
  portable: readonly PhoneDetails[],
  given: PhoneDetails,
): Answer<PhoneDetails> => {
  const { phoneProductId, lineId, telephoneNumber: number, portingFlag } = given
  const pin = pinOf(call, given)
  if (!portingFlag)
    return number === null || freeNumbers(placeOf(call)).includes(number)
      ? E.right(given)
      : refuse('STEP_MISSING')
  const isFound = portable.some((one) => isSameLine(one, given) && one.telephoneNumber === number)
  if (number !== null && !isFound) return refuse('STEP_MISSING')
  const portability = { decision: 'portable', reason: 'portable' } as const
  const kept = number === null ? null : { number, portability }
  const details = phoneDetails({ phoneProductId, lineId, wish: 'keepNumber', kept })
  if (E.isLeft(details) || E.isLeft(pin)) return refuse('BAD_REQUEST')
  return E.right(pin.right === null ? details.right : { ...details.right, transferPinUntil: pin.right })
}

const offeredAt = (call: SessionCall, taken: readonly PhoneDetails[]): readonly LineNumber[] =>
  freeNumbers(placeOf(call))
    .filter((free) => taken.every(({ telephoneNumber }) => telephoneNumber !== free))
    .slice(0, OFFERED)

type PhoneHandlers = Pick<
  ProviderHandlers,
  'phoneOptions' | 'verifyPhoneNumber' | 'phonePortability' | 'updatePhoneDetails'
>

export const phoneHandlers = (engine: Engine): PhoneHandlers => ({
  phoneOptions: sessionHandler(engine, async (call) => {
    if (!mayShop(call)) return refuse('STEP_MISSING')
    const lines = sellableLines(call)
    if (!lines.some(({ offerId }) => hasNumber(findOffer(offersOf(call), offerId))))
      return refuse('PLAN_MISSING')
    const { phones } = await call.tx.checkoutFactsOf(call.session.owner)
    const held = heldPhoneDetails(phones, lines)
    return E.right({ offered: offeredAt(call, held), phoneDetails: held })
  }),

  verifyPhoneNumber: mutationHandler(engine, async (call, { telephoneNumber }) => {
    const lines = sellableLines(call)
    if (!lines.some(({ offerId }) => hasNumber(findOffer(offersOf(call), offerId))))
      return refuse('PLAN_MISSING')
    const { status } = numberRecord(telephoneNumber, 'Mobile', placeOf(call).state)
    const { phones } = await call.tx.checkoutFactsOf(call.session.owner)
    return E.right({ telephoneNumber, status, offered: offeredAt(call, heldPhoneDetails(phones, lines)) })
  }),

  phonePortability: mutationHandler(engine, async (call, request) => {
    const { phoneProductId, lineId, telephoneNumber } = request
    const lines = sellableLines(call)
    const offer = lineOffer(call, phoneProductId, lines)
    if (E.isLeft(offer)) return offer
    const record = numberRecord(telephoneNumber, offer.right.lineOfBusiness, placeOf(call).state)
    const check = readNumberCheck({ telephoneNumber }, { telephoneNumber, status: record.status })
    if (E.isLeft(check)) return refuse('BAD_REQUEST')
    const portability = portabilitySummary(decidePortability(telephoneNumber, check.right, record.details))
    if (portability.isPortable) {
      const { owner } = call.session
      const facts = await call.tx.checkoutFactsOf(owner)
      const portable = withPortable(facts.portable, { ...request, portingFlag: true }, lines)
      await call.tx.saveCheckoutFacts(owner, { ...facts, portable })
    }
    const carrier = portability.isPortable ? record.carrier : null
    return E.right({ phoneProductId, lineId, telephoneNumber, portability, carrier })
  }),

  updatePhoneDetails: mutationHandler(engine, async (call, { phoneDetails: given }) => {
    const { owner } = call.session
    const lines = sellableLines(call)
    const facts = await call.tx.checkoutFactsOf(owner)
    const details: PhoneDetails[] = []
    for (const one of given) {
      const offer = lineOffer(call, one.phoneProductId, lines)
      if (E.isLeft(offer)) return offer
      const checked = checkedDetails(call, facts.portable, one)
      if (E.isLeft(checked)) return checked
      details.push(checked.right)
    }
    const phones = withPhoneDetails(facts.phones, details, lines)
    if (E.isLeft(phones)) return refuse(REFUSALS[phones.left._tag])
    await call.tx.saveCheckoutFacts(owner, { ...facts, phones: phones.right })
    const session = { ...call.session, phoneLines: phoneLinePorts(phones.right) }
    await call.tx.saveSession(session)
    const { items } = sellableCart(call)
    const promoted = await withPromotedDevices(call, { lines, items: itemsForPhones(items, details) })
    const changed = await withCart({ ...call, session }, promoted)
    return E.right({ phoneDetails: phones.right, ...(await changedShop({ ...call, ...changed })) })
  }),
})

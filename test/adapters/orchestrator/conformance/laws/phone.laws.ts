import { expect } from 'vitest'
import type { OfferId } from '#core/catalog/offer.ts'
import type { PhoneDetails } from '#core/phone/phone-details.ts'
import type { LineNumber } from '#core/phone/phone-number.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import {
  GIG,
  MOBILE,
  agreedTo,
  answerOf,
  fillDetails,
  holdFirstWindow,
  keyNamed,
  localizeAt,
  payWith,
  refusalOf,
} from '#test/builders/provider.builder.ts'
import type { Harness, Laws } from '../harness.ts'

const HOME = 'home-phone' as OfferId

/** Fictitious telephone numbers, by the provider's decision about them at an address in Florida. */
const numbers = {
  portable: '3055550134',
  portableToo: '7865550112',
  ownCustomer: '3055550161',
  frozen: '3055550172',
  inactive: '3055550183',
  unassigned: '3055550194',
  outside: '2145550134',
  tollFree: '8005550134',
  premium: '9005550134',
} as Readonly<Record<string, string>> as Record<
  | 'portable'
  | 'portableToo'
  | 'ownCustomer'
  | 'frozen'
  | 'inactive'
  | 'unassigned'
  | 'outside'
  | 'tollFree'
  | 'premium',
  LineNumber
>

const withLines = async (harness: Harness, lines = 2): Promise<Orchestrator> => {
  const visitor = harness.visitor()
  await localizeAt(visitor)
  await answerOf(visitor.addOffer({ offerId: GIG }))
  await answerOf(visitor.addOffer({ offerId: HOME }))
  await answerOf(visitor.addCartItem({ offerId: MOBILE, quantity: lines, lineOfBusiness: 'Mobile' }))
  return visitor
}

const ask = (visitor: Orchestrator, telephoneNumber: LineNumber, phoneProductId = HOME, lineId = 'casa') =>
  visitor.phonePortability({ phoneProductId, telephoneNumber, lineId })

/** The last day of a transfer PIN, after the day of every test. */
const PIN_UNTIL = '2090-12-31' as PlainDate

const line = (given: Partial<PhoneDetails> = {}): PhoneDetails => ({
  phoneProductId: MOBILE,
  lineId: 'uno',
  telephoneNumber: null,
  portingFlag: false,
  ...given,
})

export const phoneLaws: Laws = {
  'checks numbers only with a telephone line in the cart (PHN-08)': async (harness) => {
    const visitor = harness.visitor()
    await localizeAt(visitor)
    await answerOf(visitor.addOffer({ offerId: GIG }))
    const { portable: telephoneNumber } = numbers
    expect(await refusalOf(visitor.verifyPhoneNumber({ telephoneNumber }))).toBe('PLAN_MISSING')
    expect(await refusalOf(ask(visitor, telephoneNumber))).toBe('PLAN_MISSING')
    expect(await refusalOf(visitor.updatePhoneDetails({ phoneDetails: [line()] }))).toBe('PLAN_MISSING')
    for (const unfit of [GIG, 'nothing' as OfferId]) {
      expect(await refusalOf(ask(visitor, telephoneNumber, unfit))).toBe('OFFER_UNKNOWN')
      const phoneDetails = [line({ phoneProductId: unfit })]
      expect(await refusalOf(visitor.updatePhoneDetails({ phoneDetails }))).toBe('OFFER_UNKNOWN')
    }
    const buyer = await withLines(harness)
    const { status, offered } = await answerOf(buyer.verifyPhoneNumber({ telephoneNumber }))
    expect(status).toBe('active')
    expect(new Set(offered).size).toBeGreaterThan(0)
    for (const free of offered)
      expect((await answerOf(buyer.verifyPhoneNumber({ telephoneNumber: free }))).status).toBe('unassigned')
  },
  'gives one reason code for every number that cannot be ported (PHN-05, PHN-07)': async (harness) => {
    const visitor = await withLines(harness)
    const told = async (number: LineNumber, product = HOME) => {
      const { portability, carrier } = await answerOf(ask(visitor, number, product))
      return { ...portability, carrier }
    }
    const open = await told(numbers.portable)
    expect(open).toMatchObject({ isPortable: true, reason: 'portable' })
    expect(open.carrier).not.toBeNull()
    const shut = { isPortable: false, reason: 'notPortable', carrier: null }
    const { ownCustomer, frozen, inactive, unassigned, outside } = numbers
    for (const number of [ownCustomer, frozen, inactive, unassigned, outside])
      expect(await told(number)).toEqual(shut)
    expect(await told(numbers.tollFree)).toEqual({ ...shut, reason: 'tollFree' })
    expect(await told(numbers.premium)).toEqual({ ...shut, reason: 'premium' })
    // A mobile number belongs to any area.
    expect((await told(outside, MOBILE)).isPortable).toBe(true)
  },
  'ports a number only for the line and session of its check (PHN-06)': async (harness) => {
    const [visitor, other] = [await withLines(harness), await withLines(harness)]
    const kept = line({ telephoneNumber: numbers.portable, portingFlag: true, transferPinUntil: PIN_UNTIL })
    const save = (who: Orchestrator, ...phoneDetails: readonly PhoneDetails[]) =>
      who.updatePhoneDetails({ phoneDetails })
    expect(await refusalOf(save(visitor, kept))).toBe('STEP_MISSING')
    await answerOf(ask(visitor, numbers.frozen, MOBILE, 'uno'))
    expect(await refusalOf(save(visitor, { ...kept, telephoneNumber: numbers.frozen }))).toBe('STEP_MISSING')
    await answerOf(ask(visitor, numbers.portable, MOBILE, 'uno'))
    expect(await refusalOf(save(visitor, { ...kept, lineId: 'dos' }))).toBe('STEP_MISSING')
    expect(await refusalOf(save(visitor, { ...kept, telephoneNumber: numbers.portableToo }))).toBe(
      'STEP_MISSING',
    )
    expect(await refusalOf(save(other, kept))).toBe('STEP_MISSING')
    expect((await answerOf(visitor.checkout({}))).phoneDetails).toEqual([])
    expect(await answerOf(save(visitor, kept))).toMatchObject({ phoneDetails: [kept] })
    expect((await answerOf(visitor.checkout({}))).phoneDetails).toEqual([kept])
    expect((await answerOf(other.checkout({}))).phoneDetails).toEqual([])
  },
  'stores as many lines as the cart has, each once and with a unique number (PHN-08)': async (harness) => {
    const visitor = await withLines(harness)
    const save = (...phoneDetails: readonly PhoneDetails[]) => visitor.updatePhoneDetails({ phoneDetails })
    const [uno, dos, tres] = [line(), line({ lineId: 'dos' }), line({ lineId: 'tres' })]
    expect(await refusalOf(save(uno, dos, tres))).toBe('QUANTITY_OUT_OF_RANGE')
    expect(await refusalOf(save(uno, uno))).toBe('QUANTITY_OUT_OF_RANGE')
    await answerOf(save(uno, dos))
    expect(await refusalOf(save(tres))).toBe('QUANTITY_OUT_OF_RANGE')
    const { offered } = await answerOf(visitor.verifyPhoneNumber({ telephoneNumber: numbers.portable }))
    const [free = numbers.portable] = offered
    const chosen = { ...dos, telephoneNumber: free }
    expect(await refusalOf(save({ ...uno, telephoneNumber: free }, chosen))).toBe('QUANTITY_OUT_OF_RANGE')
    expect((await answerOf(save(chosen))).phoneDetails).toEqual([uno, chosen])
    const taken = { ...uno, telephoneNumber: numbers.portable }
    expect(await refusalOf(save(taken))).toBe('STEP_MISSING')
    expect(await refusalOf(save({ ...uno, portingFlag: true }))).toBe('BAD_REQUEST')
    await answerOf(visitor.addCartItem({ offerId: MOBILE, quantity: 1, lineOfBusiness: 'Mobile' }))
    expect((await answerOf(visitor.checkout({}))).phoneDetails).toEqual([uno])
  },
  'ports a mobile number only with a transfer PIN that is valid today (PHN-09)': async (harness) => {
    const visitor = await withLines(harness)
    await answerOf(ask(visitor, numbers.portable, MOBILE, 'uno'))
    await answerOf(ask(visitor, numbers.portableToo))
    const ported = line({ telephoneNumber: numbers.portable, portingFlag: true })
    const expired = { ...ported, transferPinUntil: '2020-01-01' as PlainDate }
    for (const details of [ported, expired])
      expect(await refusalOf(visitor.updatePhoneDetails({ phoneDetails: [details] }))).toBe('BAD_REQUEST')
    const home = { ...ported, phoneProductId: HOME, lineId: 'casa', telephoneNumber: numbers.portableToo }
    const valid = { ...ported, transferPinUntil: PIN_UNTIL }
    const { phoneDetails } = await answerOf(visitor.updatePhoneDetails({ phoneDetails: [home, valid] }))
    expect(phoneDetails).toEqual([home, valid])
  },
  'offers the numbers of new lines and returns the saved ones, to the session alone (PHN-08, PHN-10)': async (
    harness,
  ) => {
    const [visitor, other] = [await withLines(harness), await withLines(harness)]
    const { offered, phoneDetails } = await answerOf(visitor.phoneOptions())
    expect([phoneDetails, new Set(offered).size]).toEqual([[], offered.length])
    const [free] = offered
    if (free === undefined) throw new Error('no number is offered')
    const chosen = line({ telephoneNumber: free })
    await answerOf(ask(visitor, numbers.portable, HOME, 'casa'))
    const kept = line({
      phoneProductId: HOME,
      lineId: 'casa',
      telephoneNumber: numbers.portable,
      portingFlag: true,
    })
    const saved = await answerOf(visitor.updatePhoneDetails({ phoneDetails: [chosen, kept] }))
    expect(saved.offers.phoneLines).toEqual([
      { phoneProductId: MOBILE, portingFlag: false },
      { phoneProductId: HOME, portingFlag: true },
    ])
    expect(await answerOf(visitor.getOffers({ featuredOffersOnly: false }))).toEqual(saved.offers)
    expect(saved.cart.quote).toEqual((await answerOf(visitor.cart())).quote)
    const after = await answerOf(visitor.phoneOptions())
    expect(after.phoneDetails).toEqual([chosen, kept])
    expect(after.offered).not.toContain(free)
    expect((await answerOf(other.phoneOptions())).phoneDetails).toEqual([])
    const buyer = harness.visitor()
    await localizeAt(buyer)
    expect(await refusalOf(buyer.phoneOptions())).toBe('PLAN_MISSING')
  },
  'prints the number of each line in the receipt (PHN-06, PHN-08)': async (harness) => {
    const visitor = await withLines(harness, 1)
    await answerOf(ask(visitor, numbers.portable))
    const kept = line({
      phoneProductId: HOME,
      lineId: 'casa',
      telephoneNumber: numbers.portable,
      portingFlag: true,
    })
    await answerOf(visitor.updatePhoneDetails({ phoneDetails: [kept, line()] }))
    await fillDetails(visitor)
    await payWith(harness, visitor)
    await holdFirstWindow(visitor)
    const agreed = agreedTo(await answerOf(visitor.cartSummary({ returnTaxes: true })))
    expect(await answerOf(visitor.order({ key: keyNamed('with-numbers'), ...agreed }))).toMatchObject({
      receipt: {
        phones: [
          { offerId: HOME, lineId: 'casa', number: numbers.portable, isPorted: true },
          { offerId: MOBILE, lineId: 'uno', number: null, isPorted: false },
        ],
      },
    })
  },
}

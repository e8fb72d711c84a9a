import { expect } from 'vitest'
import type { OfferId } from '#core/catalog/offer.ts'
import type { PhoneDetails } from '#core/phone/phone-details.ts'
import type { LineNumber } from '#core/phone/phone-number.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import { GIG, MOBILE, answerOf, localizeAt, refusalOf } from '#test/builders/provider.builder.ts'
import type { Harness, Law } from '../harness.ts'

const HOME = 'home-phone' as OfferId

/** Numbers of the block that belongs to nobody, by what the provider makes of them at an address in Florida. */
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

const line = (given: Partial<PhoneDetails> = {}): PhoneDetails => ({
  phoneProductId: MOBILE,
  lineId: 'uno',
  telephoneNumber: null,
  portingFlag: false,
  ...given,
})

export const phoneLaws: readonly Law[] = [
  {
    name: 'checks numbers only with a telephone line in the cart (PHN-08)',
    check: async (harness) => {
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
  },
  {
    name: 'gives one reason code for every number that cannot be ported (PHN-05, PHN-07)',
    check: async (harness) => {
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
      // A mobile number is at home anywhere.
      expect((await told(outside, MOBILE)).isPortable).toBe(true)
    },
  },
  {
    name: 'ports a number only for the line and session of its check (PHN-06)',
    check: async (harness) => {
      const [visitor, other] = [await withLines(harness), await withLines(harness)]
      const kept = line({ telephoneNumber: numbers.portable, portingFlag: true })
      const save = (who: Orchestrator, ...phoneDetails: readonly PhoneDetails[]) =>
        who.updatePhoneDetails({ phoneDetails })
      expect(await refusalOf(save(visitor, kept))).toBe('STEP_MISSING')
      await answerOf(ask(visitor, numbers.frozen, MOBILE, 'uno'))
      expect(await refusalOf(save(visitor, { ...kept, telephoneNumber: numbers.frozen }))).toBe(
        'STEP_MISSING',
      )
      await answerOf(ask(visitor, numbers.portable, MOBILE, 'uno'))
      expect(await refusalOf(save(visitor, { ...kept, lineId: 'dos' }))).toBe('STEP_MISSING')
      expect(await refusalOf(save(visitor, { ...kept, telephoneNumber: numbers.portableToo }))).toBe(
        'STEP_MISSING',
      )
      expect(await refusalOf(save(other, kept))).toBe('STEP_MISSING')
      expect((await answerOf(visitor.checkout({}))).phoneDetails).toEqual([])
      expect(await answerOf(save(visitor, kept))).toEqual({ phoneDetails: [kept] })
      expect((await answerOf(visitor.checkout({}))).phoneDetails).toEqual([kept])
      expect((await answerOf(other.checkout({}))).phoneDetails).toEqual([])
    },
  },
  {
    name: 'stores as many lines as the cart has, each once and with a unique number (PHN-08)',
    check: async (harness) => {
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
  },
]

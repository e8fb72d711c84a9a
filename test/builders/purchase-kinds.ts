import type { OfferId } from '#core/catalog/offer.ts'
import type { LineNumber } from '#core/phone/phone-number.ts'
import { hasPlaces } from '#core/schedule/window.ts'
import { agreedTo, answerOf, type BuiltProvider, keyNamed, localizeAt } from './provider.builder.ts'
import type { PurchaseDriver } from './purchase.ts'

export type Visitor = ReturnType<BuiltProvider['visitor']>

const HOME = 'home-phone' as OfferId

/** The visit is agreed by telephone (SCH-04). */
export const byPhone = (visitor: Visitor): Partial<PurchaseDriver> => ({
  chooseVisit: () => Promise.resolve(),
  order: async () => {
    const agreed = agreedTo(await answerOf(visitor.cart()))
    await answerOf(visitor.order({ key: keyNamed('by-phone'), ...agreed, visitByPhone: true }))
  },
})

/** The home phone ports the number of another carrier (PHN-06). */
export const portingIn = (visitor: Visitor): Partial<PurchaseDriver> => ({
  confirmCart: async () => {
    await answerOf(visitor.addOffer({ offerId: HOME }))
    const telephoneNumber = '3055550134' as LineNumber
    const line = { phoneProductId: HOME, lineId: 'casa', telephoneNumber }
    await answerOf(visitor.phonePortability(line))
    await answerOf(visitor.updatePhoneDetails({ phoneDetails: [{ ...line, portingFlag: true }] }))
  },
})

/** A site visit at a home whose network is still to come (SCH-03). */
export const siteVisit = (visitor: Visitor): Partial<PurchaseDriver> => ({
  findAddress: async () => void (await localizeAt(visitor, 'preSale')),
  chooseVisit: async () => {
    const { windows } = await answerOf(visitor.sroSchedule())
    const free = windows.find(hasPlaces)
    if (free === undefined) throw new Error('no window has a place')
    await answerOf(visitor.chooseSroWindow({ windowId: free.id }))
  },
})

import { describe, expect, it } from 'vitest'
import { type CheckoutFacts, NO_FACTS, type OrderDetails } from '#adapters/provider/store/store.checkout.ts'
import type { Store } from '#adapters/provider/store/store.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import type { LineNumber } from '#core/phone/phone-number.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import { ownerNamed, withSessions } from './store-records.ts'

const ana = ownerNamed('ana')
const luis = ownerNamed('luis')

const phones = [
  {
    phoneProductId: 'home-phone' as OfferId,
    lineId: 'casa',
    telephoneNumber: '3055550134' as LineNumber,
    portingFlag: true,
  },
  { phoneProductId: 'mobile-unlimited' as OfferId, lineId: 'uno', telephoneNumber: null, portingFlag: false },
]

const acceptance = {
  agreements: [{ id: 'service-terms', version: '2026-11' }],
  acceptedAt: START_OF_TESTS,
  transactionId: 'e-sign-1',
}

const facts: CheckoutFacts = {
  billing: { paperlessBilling: true, monthlyBillingNotification: false },
  acceptance,
  portable: phones.slice(0, 1),
  phones,
  referral: { referralCode: 'AMIGA-7', customerReferralId: null },
  checkpoint: { at: START_OF_TESTS, missing: ['payment', 'visit'] },
}

const details: OrderDetails = {
  orderNumber: '4K7MP-9QRTX' as OrderNumber,
  salesChannel: 'resiEtail',
  billing: facts.billing,
  acceptance,
  phones,
  referral: facts.referral,
  visitKind: 'siteVisit',
}

/** The contract of every store of checkouts and of the details of orders. */
export const checkoutStoreContract = (name: string, makeStore: () => Store | Promise<Store>): void => {
  describe(`${name} as a store of checkouts`, () => {
    it('returns the facts of a checkout as last saved, and none before', async () => {
      const store = await makeStore()
      await withSessions(store, 'ana', 'luis')
      expect(await store.transaction((tx) => tx.checkoutFactsOf(ana))).toEqual(NO_FACTS)
      for (const saved of [facts, { ...NO_FACTS, referral: facts.referral }, facts]) {
        await store.transaction((tx) => tx.saveCheckoutFacts(ana, saved))
        expect(await store.transaction((tx) => tx.checkoutFactsOf(ana))).toEqual(saved)
      }
      expect(await store.transaction((tx) => tx.checkoutFactsOf(luis))).toEqual(NO_FACTS)
    })

    it('returns the complete details of an order to its owner only, also after its session (S14)', async () => {
      const store = await makeStore()
      await withSessions(store, 'ana')
      expect(await store.transaction((tx) => tx.orderDetailsOf(ana))).toBeNull()
      for (const saved of [details, { ...details, referral: null, visitKind: null }]) {
        await store.transaction((tx) => tx.saveOrderDetails(ana, saved))
        expect(await store.transaction((tx) => tx.orderDetailsOf(ana))).toEqual(saved)
      }
      await store.transaction((tx) => tx.saveCheckoutFacts(ana, facts))
      await store.transaction((tx) => tx.deleteSession(ana))
      expect(await store.transaction((tx) => tx.checkoutFactsOf(ana))).toEqual(NO_FACTS)
      expect(await store.transaction((tx) => tx.orderDetailsOf(ana))).not.toBeNull()
      expect(await store.transaction((tx) => tx.orderDetailsOf(luis))).toBeNull()
    })

    it('rolls both back when the work throws (I3)', async () => {
      const store = await makeStore()
      await withSessions(store, 'ana')
      const thrown = store.transaction(async (tx) => {
        await tx.saveCheckoutFacts(ana, facts)
        await tx.saveOrderDetails(ana, details)
        throw new Error('changed my mind')
      })
      await expect(thrown).rejects.toThrow('changed my mind')
      expect(await store.transaction((tx) => tx.checkoutFactsOf(ana))).toEqual(NO_FACTS)
      expect(await store.transaction((tx) => tx.orderDetailsOf(ana))).toBeNull()
    })
  })
}

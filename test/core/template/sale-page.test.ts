import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { confirmationPages } from '#core/checkout/confirmation-page.ts'
import { outcomeKinds } from '#core/localization/outcome-kind.ts'
import { type PaymentPage, paymentPages } from '#core/payment/payment-page.ts'
import { saleSteps } from '#core/routes/sale-step.ts'
import { plainShopEndpoints, postedEndpoints } from '#core/template/endpoint.ts'
import type { PageFacts } from '#core/template/page-facts.ts'
import { salePages } from '#core/template/sale-page-table.ts'
import { pageOf } from '#core/template/sale-page.ts'
import { serviceAddress } from '#test/arbitraries/localization.arbitrary.ts'
import { externalChecks } from '#test/arbitraries/template.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const plans = cometa.catalog.offers.filter(({ role }) => role === 'plan').map(({ id }) => id)

const facts: fc.Arbitrary<PageFacts> = fc.record({
  address: serviceAddress,
  outcome: fc.constantFrom(...outcomeKinds),
  pages: fc.record({
    schedule: fc.constant('installation'),
    payment: fc.constantFrom(...paymentPages),
    confirmation: fc.constantFrom(...confirmationPages),
  }),
  isOrdered: fc.boolean(),
  vParam: fc.string(),
  isBulkIncluded: fc.boolean(),
  plans: fc.subarray(plans),
  lines: fc.subarray(plans.map((offerId) => ({ offerId, quantity: 1 }))),
  coupons: fc.subarray(['LATINO10', 'WIFI-TRES'] as never[]),
  installOptions: fc.constantFrom(null, []),
  installKind: fc.constantFrom(null, 'self', 'professional'),
  windows: fc.constantFrom(null, []),
  visitKind: fc.constantFrom('installation', 'siteVisit'),
  hasMobile: fc.boolean(),
  settlesBalance: fc.boolean(),
  externalCheck: externalChecks,
})

describe('pageOf', () => {
  it('requests the payment page again when the balance that it shows changes (PAY-08, TPL-16)', () =>
    forAll(facts, (given) => {
      const paidOn = (payment: PaymentPage): PageFacts => ({ ...given, pages: { ...given.pages, payment } })
      expect(pageOf('payment', paidOn('auto-payment'))?.request).toMatchObject({
        body: {
          hasDelinquentBalance: given.settlesBalance,
          eligibleForExternalCreditCheck: given.externalCheck.eligibleForExternalCreditCheck,
        },
      })
      for (const page of ['auto-payment', 'pre-payment'] as const) {
        const [owing, settled] = [true, false].map((settlesBalance) =>
          pageOf('payment', { ...paidOn(page), settlesBalance }),
        )
        expect(owing?.key).not.toBe(settled?.key)
      }
    }))

  it('requests the confirmation of an order, and none before there is one (CHK-22, TPL-16)', () =>
    forAll(facts, (given) => {
      const endpoint = pageOf('confirmation', given)?.request.endpoint
      expect(endpoint).toBe(given.isOrdered ? given.pages.confirmation : undefined)
    }))

  it('requests the page of each step by its own row, again when its facts change and only then (TPL-16)', () =>
    forAll(facts, fc.constantFrom(...saleSteps), (known, step) => {
      const page = pageOf(step, known)
      if (page === null) return
      const row = salePages[page.request.endpoint]
      expect(row.request(known)).toEqual(page.request)
      expect(pageOf(step, structuredClone(known))?.key).toBe(page.key)
      if (step === 'configure') {
        const others = plans.filter((id) => !known.plans.includes(id))
        expect(pageOf(step, { ...known, plans: others })?.key).not.toBe(page.key)
      }
    }))

  it('has a row for every endpoint of the shop, with a request of that endpoint', () =>
    forAll(facts, fc.constantFrom(...postedEndpoints, ...plainShopEndpoints), (known, endpoint) => {
      expect(salePages[endpoint].request(known).endpoint).toBe(endpoint)
      expect(saleSteps).toContain(salePages[endpoint].step)
    }))
})

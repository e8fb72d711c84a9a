import { describe, expect, it } from 'vitest'
import { pageModelOver } from '#adapters/orchestrator/lazy-page-models.ts'
import { selectPageModel } from '#core/journeys/page-model/page-model.selectors.ts'
import { experimentVariants } from '#core/experiments/experiment.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import type { PaymentRequest } from '#core/ports/checkout-orchestrator.ts'
import { answerOf, buildProvider, fixedFlags } from '#test/builders/provider.builder.ts'
import { bankPayment, buy, cardPayment, usualPurchase } from '#test/builders/purchase.ts'
import { atCheckout, buildSale, saleDriver } from '#test/builders/sale.builder.ts'
import { waitForState } from '#test/builders/actor-progress.ts'

/** A sale that records its payments and its requests for page models. */
const watched = (built = buildProvider()) => {
  const visitor = built.visitor()
  const payments: PaymentRequest[] = []
  const orchestrator: Orchestrator = {
    ...visitor,
    validatePayment: (request) => {
      payments.push(request)
      return visitor.validatePayment(request)
    },
  }
  const { sale } = buildSale({ built, orchestrator, loadPageModel: pageModelOver(visitor) })
  return { sale, payments, visitor }
}

const methods = { card: cardPayment(), bank: bankPayment() } as const

describe('the payment of a sale', () => {
  it.each([
    ['card', false],
    ['card', true],
    ['bank', false],
    ['bank', true],
  ] as const)(
    'by %s states its purpose, with automatic payments %s (PAY-03, CHK-21)',
    async (kind, isAutoPay) => {
      const { sale, payments, visitor } = watched()
      const purchase = { ...usualPurchase, install: 'self', isAutoPay, payment: methods[kind] } as const
      await buy(saleDriver(sale), purchase, { through: 'acceptAgreements' })
      expect(await answerOf(visitor.checkout({}))).toMatchObject({
        recurring: isAutoPay,
        showAgreement: true,
        postAgreementsSuccess: true,
        externalCheckPiaRequired: false,
        deliquentBalanceApplied: false,
      })
      await buy(saleDriver(sale), purchase, { from: 'pay' })
      const purpose = { delinquentPaymentAmount: 0, autopay: isAutoPay, delinquent: false, initial: true }
      expect(payments.map(({ paymentInformation }) => paymentInformation)).toEqual([
        kind === 'card' ? { ...purpose, zip: '33130' } : purpose,
      ])
      sale.stop()
    },
  )

  it.each([
    ['no number', { addressOneYear: false, identification: null }, true, true],
    ['a year at the address', { addressOneYear: true, identification: null }, false, false],
  ] as const)(
    'with automatic payments and %s says whether a credit check can remove the deposit (RSK-05, TPL-10)',
    async (_, risk, externalCheckPiaRequired, isOpen) => {
      const { sale, visitor } = watched()
      const purchase = { ...usualPurchase, install: 'self', isAutoPay: true, risk } as const
      await buy(saleDriver(sale), purchase, { through: 'acceptAgreements' })
      expect(await answerOf(visitor.checkout({}))).toMatchObject({ externalCheckPiaRequired })
      const shown = await waitForState(sale.pages, (state) => selectPageModel(state, 'auto-payment') !== null)
      const ids = selectPageModel(shown, 'auto-payment')?.blocks.map(({ id }) => id)
      expect(ids?.includes('credit-check')).toBe(isOpen)
      sale.stop()
    },
  )

  it.each(experimentVariants.autoPayTargetActivity)(
    'is automatic only where that is offered: %s (EXP-05)',
    async (autoPayTargetActivity) => {
      const isOffered = autoPayTargetActivity === 'control'
      const { sale, visitor } = watched(buildProvider({ flags: fixedFlags({ autoPayTargetActivity }) }))
      await buy(
        saleDriver(sale),
        { ...usualPurchase, isAutoPay: true, install: 'self' },
        { through: 'acceptAgreements' },
      )
      const { context } = await atCheckout(sale, (snapshot) => snapshot.matches({ filling: 'payment' }))
      expect(context.agreements.some(({ grants }) => grants === 'automaticPayments')).toBe(isOffered)
      expect(context.isAutoPay).toBe(isOffered)
      expect(await answerOf(visitor.checkout({}))).toMatchObject({ recurring: isOffered })
      sale.stop()
    },
  )
})

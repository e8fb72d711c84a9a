import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { findOffer } from '#core/catalog/offer.ts'
import { oneTimeOf } from '#core/catalog/price.ts'
import {
  isRestoring,
  isSaved,
  quoteSingleOffer,
  selectCart,
  selectChangesToReview,
  selectDepositDue,
  selectDepositPrice,
  selectInstallPrices,
  selectOffers,
  selectOrderQuote,
  selectOutcome,
  selectServiceAddress,
  selectStep,
} from '#core/journeys/sale/sale.selectors.ts'
import type { SaleStep } from '#core/routes/sale-step.ts'
import { saleSteps } from '#core/routes/sale-step.ts'
import { DEPOSIT } from '#test/builders/provider.builder.ts'
import type { PurchaseStep } from '#test/builders/purchase.ts'
import { buy, purchaseSteps, usualPurchase } from '#test/builders/purchase.ts'
import { buildSale, saleDriver } from '#test/builders/sale.builder.ts'

/** The sale's step before any step of a purchase, and after each. */
const stepAfter: Readonly<Record<PurchaseStep, SaleStep>> = {
  findAddress: 'products',
  choosePlan: 'configure',
  addItems: 'configure',
  confirmCart: 'checkout',
  giveDetails: 'payment',
  pay: 'schedule',
  chooseVisit: 'schedule',
  order: 'confirmation',
}

const depositBuyer = { ...usualPurchase, risk: { addressOneYear: false, identification: null } }

describe('the selectors of a sale', () => {
  it('begin without step, price or address', () => {
    const snapshot = buildSale().sale.actor.getSnapshot()
    expect(selectStep(snapshot)).toBe('address')
    expect(selectOutcome(snapshot).kind).toBe('enterAddress')
    expect([
      selectServiceAddress(snapshot),
      selectDepositPrice(snapshot),
      selectDepositDue(snapshot),
    ]).toEqual([null, null, null])
    expect([selectOffers(snapshot), selectInstallPrices(snapshot)]).toEqual([[], []])
    expect(selectOrderQuote(snapshot, 'configure')).toBeNull()
    expect(isRestoring(snapshot)).toBe(false)
  })

  it.each([usualPurchase, depositBuyer])('follow a purchase step by step', async (purchase) => {
    const { sale } = buildSale()
    const driver = saleDriver(sale)
    for (const step of purchaseSteps) {
      await buy(driver, purchase, { from: step, through: step })
      const snapshot = sale.actor.getSnapshot()
      expect(selectStep(snapshot), step).toBe(stepAfter[step])
      expect(selectServiceAddress(snapshot), step).toMatchObject({ zip: usualPurchase.address.zip })
      expect(selectChangesToReview(snapshot), step).toBeNull()
      if (step !== 'choosePlan') expect(isSaved(snapshot), step).toBe(true)
    }
    sale.stop()
  })

  it('price the wanted cart while it is configured, and the saved one in the checkout', async () => {
    const { sale } = buildSale()
    await buy(saleDriver(sale), usualPurchase, { through: 'addItems' })
    const snapshot = sale.actor.getSnapshot()
    const { saved } = selectCart(snapshot)
    for (const step of saleSteps)
      expect(selectOrderQuote(snapshot, step), step).toEqual(
        ['configure', 'checkout', 'payment', 'schedule'].includes(step) ? saved?.quote : null,
      )
    expect(selectOrderQuote(snapshot, null)).toBeNull()
    sale.stop()
  })

  it('price the installations and the deposit as their offers alone', async () => {
    const { sale } = buildSale()
    await buy(saleDriver(sale), depositBuyer, { through: 'giveDetails' })
    const snapshot = sale.actor.getSnapshot()
    const prices = selectInstallPrices(snapshot)
    expect(prices.map(({ kind }) => kind)).toEqual(['professional', 'self'])
    const offer = findOffer(cometa.catalog.offers, DEPOSIT)
    const amount = offer && oneTimeOf(offer)
    expect([selectDepositPrice(snapshot), selectDepositDue(snapshot)]).toEqual([amount, amount])
    expect(quoteSingleOffer(snapshot.context, DEPOSIT)?.oneTime.total).toBe(amount)
    sale.stop()
  })
})

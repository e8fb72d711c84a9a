import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { findOffer, type OfferId } from '#core/catalog/offer.ts'
import { oneTimeOf } from '#core/catalog/price.ts'
import { lineEffect, priceInCart, selectConfiguration } from '#core/journeys/sale/configure.selectors.ts'
import {
  isRestoring,
  isSaved,
  selectCart,
  selectDepositDue,
  selectDepositPrice,
  selectExit,
  selectInstallPrices,
  selectOffers,
  selectOutcome,
  selectServiceAddress,
  selectStart,
  selectStep,
} from '#core/journeys/sale/sale.selectors.ts'
import {
  orderQuote,
  quoteSingleOffer,
  selectChangesToReview,
  selectOrderFacts,
} from '#core/journeys/sale/sale.pricing.ts'
import { checkoutSteps, type SaleStep, saleSteps } from '#core/routes/sale-step.ts'
import { DEPOSIT, MOBILE, POD } from '#test/builders/provider.builder.ts'
import { buy, type PurchaseStep, purchaseSteps, usualPurchase } from '#test/builders/purchase.ts'
import { buildSale, cartSaved, localized, saleDriver } from '#test/builders/sale.builder.ts'

/** The sale's step before any step of a purchase, and after each. */
const stepAfter: Readonly<Record<PurchaseStep, SaleStep>> = {
  findAddress: 'products',
  choosePlan: 'configure',
  addItems: 'configure',
  confirmCart: 'checkout',
  enterCustomer: 'checkout',
  answerRisk: 'checkout',
  chooseInstall: 'checkout',
  acceptAgreements: 'schedule',
  chooseVisit: 'payment',
  pay: 'payment',
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
    expect(orderQuote(selectOrderFacts(snapshot, 'configure'))).toBeNull()
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
      expect(orderQuote(selectOrderFacts(snapshot, step)), step).toEqual(
        ['configure', 'customize', ...checkoutSteps].includes(step) ? saved?.quote : null,
      )
    expect(orderQuote(selectOrderFacts(snapshot, null))).toBeNull()
    sale.stop()
  })

  it('preserve what prices depend on while the cart is being saved, so that nothing is priced or rendered again', async () => {
    const { sale } = buildSale()
    await buy(saleDriver(sale), usualPurchase, { through: 'choosePlan' })
    const seen = { configurations: new Set<unknown>(), wanted: new Set<unknown>() }
    const see = (): void => {
      const { offers, answer, wanted } = selectConfiguration(sale.actor.getSnapshot())
      seen.wanted.add(wanted)
      seen.configurations.add(offers).add(answer)
    }
    sale.actor.send({ type: 'item.changed', offerId: POD, quantity: 1 })
    see()
    sale.subscribe(see)
    await cartSaved(sale)
    see()
    expect(isSaved(sale.actor.getSnapshot())).toBe(true)
    expect([seen.wanted.size, seen.configurations.size]).toEqual([1, 2])
    sale.stop()
  })

  it('price the installations and the deposit as their offers alone', async () => {
    const { sale } = buildSale()
    await buy(saleDriver(sale), depositBuyer, { through: 'acceptAgreements' })
    const snapshot = sale.actor.getSnapshot()
    const prices = selectInstallPrices(snapshot)
    expect(prices.map(({ kind }) => kind)).toEqual(['professional', 'self'])
    const offer = findOffer(cometa.catalog.offers, DEPOSIT)
    const amount = offer && oneTimeOf(offer)
    expect([selectDepositPrice(snapshot), selectDepositDue(snapshot)]).toEqual([amount, amount])
    expect(quoteSingleOffer(snapshot.context, DEPOSIT)?.oneTime.total).toBe(amount)
    sale.stop()
  })

  it('price an item inside the wanted cart, and predict that internet makes lines more expensive (PRC-16)', async () => {
    const { sale } = buildSale()
    await buy(saleDriver(sale), usualPurchase, { through: 'addItems' })
    const snapshot = sale.actor.getSnapshot()
    const configuration = selectConfiguration(snapshot)
    const pods = snapshot.context.cart.saved?.quote.lines.find(({ offerId }) => offerId === POD)
    expect(priceInCart(configuration, POD, 2)?.first).toBe(pods?.monthly.net)
    expect(priceInCart(configuration, 'no-such-offer' as OfferId, 1)).toBeNull()
    expect(lineEffect(configuration)).toBeNull()
    for (const quantity of [1, 2]) {
      sale.actor.send({ type: 'item.changed', offerId: MOBILE, quantity })
      await cartSaved(sale)
      expect(lineEffect(selectConfiguration(sale.actor.getSnapshot())), `${quantity} lines`).toMatchObject({
        lines: 2,
        together: 6_000,
        alone: 3_000,
      })
    }
    sale.stop()
  })

  it('start a live session at its plans, and leave the store only where the answer says so (LOC-18, LOC-22)', async () => {
    const { sale } = buildSale()
    expect([selectStart(sale.actor.getSnapshot()), selectExit(sale.actor.getSnapshot())]).toEqual([
      null,
      null,
    ])
    await localized(sale)
    expect([selectStart(sale.actor.getSnapshot()), selectExit(sale.actor.getSnapshot())]).toEqual([
      'products',
      null,
    ])
    await localized(sale, 'webLead')
    expect(selectExit(sale.actor.getSnapshot())).not.toBeNull()
    sale.stop()
  })
})

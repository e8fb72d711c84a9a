import { describe, expect, it } from 'vitest'
import { devices } from '#adapters/brand/cometa/devices/devices.ts'
import { ownerOf } from '#adapters/provider/call/session-names.ts'
import { createMemoryStore } from '#adapters/provider/memory/memory-store.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { either as E, taskEither as TE } from 'fp-ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import type { MobileCartItem } from '#core/mobile/mobile-item.ts'
import { TRADE_IN_BONUS } from '#core/mobile/trade-in.ts'
import type { LineNumber } from '#core/phone/phone-number.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import { ledger } from '#core/pricing/ledger.ts'
import { quoteLedger } from '#core/pricing/quote-ledger.ts'
import { totalsOf } from '#core/pricing/quote.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import {
  DISCOUNTED_SKU,
  PHONE_SKU,
  TRADE_IN_IMEI,
  UNLIMITED,
  WATCH_SKU,
  mobileItem,
  ownPhoneItem,
  tradeInPhone,
  tradeInPlan,
  watchItem,
} from '#test/builders/mobile.builder.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import type { BuiltProvider } from '#test/builders/provider.builder.ts'
import {
  agreedTo,
  answerOf,
  answerRisk,
  buildProvider,
  codeSent,
  keyNamed,
  portDriver,
  readyBuyer,
  sha256,
} from '#test/builders/provider.builder.ts'
import { buy, usualPurchase } from '#test/builders/purchase.ts'

const START = '2026-12-01' as PlainDate
const FIVE_HUNDRED = 'internet-500' as OfferId
const UNITS = 5
/** The last day of the transfer PIN, after the day of every test. */
const transferPinUntil = '2090-12-31' as PlainDate

const named = (item: MobileCartItem, nickname: string | null): MobileCartItem => ({
  ...item,
  productDetail: { ...item.productDetail, nickname },
})

/** An item as the order has it: without its nickname, and with the end of the IMEI in trade. */
const asOrdered = (item: MobileCartItem): MobileCartItem => {
  const { servicePlans } = item.productDetail
  const shortened = servicePlans.map((plan) =>
    plan.type === 'TradeIn' ? { ...plan, tradeInImei: TRADE_IN_IMEI.slice(-4) } : plan,
  )
  return { ...item, productDetail: { ...item.productDetail, nickname: null, servicePlans: shortened } }
}

const items = [
  ownPhoneItem({ portsIn: true }),
  named(mobileItem({ term: 36, others: [tradeInPlan()] }), 'Ana'),
  watchItem(),
]

/** The items with the promotions that the provider gives them: the telephone in trade earns a larger credit. */
const sold = items.map((item) =>
  item.sku === PHONE_SKU
    ? { ...item, productDetail: { ...item.productDetail, promotion: 'tradeInPromo' } }
    : item,
)

/** Puts the devices and mobile lines into the cart, and transfers the number of the first line. */
const addMobile = async (visitor: Orchestrator): Promise<void> => {
  const { version } = (await answerOf(visitor.cart())).cart
  await answerOf(visitor.setMobileItems({ version, items }))
  const line = {
    phoneProductId: UNLIMITED,
    lineId: '1',
    telephoneNumber: '3055550134' as LineNumber,
  }
  await answerOf(visitor.phonePortability(line))
  await answerOf(
    visitor.updatePhoneDetails({ phoneDetails: [{ ...line, portingFlag: true, transferPinUntil }] }),
  )
}

const orderDevices = async (built: BuiltProvider) => {
  const visitor = built.visitor()
  const driver = { ...portDriver(built, visitor), confirmCart: () => addMobile(visitor) }
  const purchase = { ...usualPurchase, plan: FIVE_HUNDRED, items: [], install: 'self' as const }
  await buy(driver, purchase, { through: 'pay' })
  const [before, offers] = [
    await answerOf(visitor.cart()),
    await answerOf(visitor.getOffers({ featuredOffersOnly: false })),
  ]
  const snapshot = await answerOf(visitor.sessionInfo())
  await buy(driver, purchase, { from: 'order' })
  const { receipt } = await answerOf(visitor.sessionInfo())
  if (receipt === null) throw new Error('no order')
  const owner = ownerOf(sha256, snapshot.sessionId)
  return { visitor, owner, before, offers, receipt, taxRate: snapshot.sessionInfo.serviceAddress.taxRate }
}

/** A buyer of mobile lines alone, before the order. */
const readyMobileBuyer = async (built: BuiltProvider, bought: readonly MobileCartItem[]) => {
  const visitor = built.visitor()
  const driver = portDriver(built, visitor)
  await driver.findAddress(usualPurchase)
  const { cart } = await answerOf(visitor.cart())
  const mobile = await answerOf(visitor.setMobileItems({ version: cart.version, items: bought }))
  await answerOf(visitor.addCustomer(usualPurchase.customer))
  await answerRisk(visitor, true)
  const { agreements } = await answerOf(visitor.getAgreements({ id: cart.id }))
  await answerOf(visitor.acceptAgreements({ agreements }))
  await driver.pay(usualPurchase)
  const { progress } = await answerOf(visitor.sessionInfo())
  return { visitor, driver, mobile, progress, order: () => driver.order(usualPurchase) }
}

const openShop = () => {
  const store = createMemoryStore()
  const unitsOf = async (sku: string) => (await store.transaction((tx) => tx.stockOf([sku]))).get(sku) ?? null
  return { built: buildProvider({ store, devices, config: { unitsPerVariant: UNITS } }), unitsOf }
}

describe('an order of internet, two mobile lines, a telephone on instalments with one in trade, and a watch', () => {
  it('costs the same in the cart, the ledger, the order and the receipt (PRC-11, MOB-17, MOB-31, MOB-41, MOB-42, I5)', async () => {
    const { built, unitsOf } = openShop()
    const { visitor, owner, before, offers, receipt, taxRate } = await orderDevices(built)
    // By hand: internet with lines 30, three lines 90, the telephone 30.56 despite the trade-in, the watch 299.99 once;
    // Florida taxes 6 %, except on internet.
    expect(totalsOf(before.quote)).toEqual({ monthly: 157_79, dueToday: 475_78 })
    expect(receipt.quote).toEqual(before.quote)
    expect((await answerOf(visitor.cart())).quote).toEqual(receipt.quote)
    const { catalog } = offers
    const priced = accepted(
      ledger(
        {
          catalogVersion: catalog.version,
          offers: catalog.offers,
          bundles: catalog.bundles,
          lines: before.cart.lines,
          taxRate,
        },
        60,
        START,
      ),
    )
    expect(priced.totals).toEqual(quoteLedger(receipt.quote, START).totals)
    const instalments = priced.months.map(({ parts }) => parts.instalment)
    expect(instalments.reduce((total, paid) => total + paid, 0)).toBe(1_099_99)
    expect([instalments[34], instalments[35], instalments[36]]).toEqual([30_56, 30_39, 0])
    const phone = { offerId: UNLIMITED, lineId: '1', number: '3055550134', isPorted: true }
    expect(receipt.phones).toEqual([phone])
    expect((await answerOf(visitor.mobileCart())).items).toMatchObject(sold)
    expect([await unitsOf(PHONE_SKU), await unitsOf(WATCH_SKU)]).toEqual([UNITS - 1, UNITS - 1])
    const details = await built.store.transaction((tx) => tx.orderDetailsOf(owner))
    expect(details?.mobileItems).toEqual(sold.map(asOrdered))
    // The credit comes later: it is in no amount above.
    expect(receipt.quote.tradeInCredit).toBe(tradeInPhone.value + TRADE_IN_BONUS + 200_00)
    const messages = await built.store.transaction((tx) =>
      tx.claimMessages(built.clock.now(), built.clock.now(), 100),
    )
    expect(JSON.stringify([receipt, details, messages])).not.toContain(TRADE_IN_IMEI)
    expect(built.errors).toEqual([])
  })

  it('gives a promotion never more often than it has uses, and confirms the new price with the others (CPN-14)', async () => {
    const USES = 3
    const limited = {
      ...cometa,
      site: {
        ...cometa.site,
        devicePromos: cometa.site.devicePromos.map((promo) => ({ ...promo, uses: USES })),
      },
    }
    const built = buildProvider({ devices, brand: () => limited })
    const phone = mobileItem({ portsIn: true, sku: DISCOUNTED_SKU })
    const count = 2 * USES
    const ordering = []
    for (let index = 0; index < count; index += 1) {
      const { visitor } = await readyBuyer(built, { installKind: 'self', isVisitByPhone: true })
      const { version } = (await answerOf(visitor.cart())).cart
      await answerOf(visitor.setMobileItems({ version, items: [phone] }))
      ordering.push({ visitor, agreed: agreedTo(await answerOf(visitor.cart())) })
    }
    const ends = await Promise.all(
      ordering.map(async ({ visitor, agreed }, index) => {
        const first = await visitor.order({ key: keyNamed(`promotion-${index}`), ...agreed })()
        if (E.isRight(first)) return 'promoted'
        if (first.left._tag !== 'PriceMoved') return first.left._tag
        const { quote, seal } = first.left
        expect(totalsOf(quote).dueToday).toBeGreaterThan(agreed.expected.dueToday)
        const again = { key: keyNamed(`regular-${index}`), expected: totalsOf(quote), seal }
        return (await answerOf(visitor.order(again))).state
      }),
    )
    expect(ends.toSorted()).toEqual([
      ...Array.from({ length: count - USES }, () => 'placed'),
      ...Array.from({ length: USES }, () => 'promoted'),
    ])
    const { promos } = await answerOf(ordering[0]?.visitor.mobileCart() ?? TE.left('no buyer'))
    expect(promos.map(({ code, isSpent }) => [code, isSpent])).toEqual([
      ['deviceDiscount', true],
      ['tradeInPromo', false],
    ])
    expect(built.errors).toEqual([])
  })

  it('moves a ported number to its line, and requires one that is missing (MOB-39, PHN-11)', async () => {
    const { built } = openShop()
    const ported = [ownPhoneItem({ portsIn: true }), ownPhoneItem({ portsIn: true }), ownPhoneItem()]
    const { visitor, mobile, order } = await readyMobileBuyer(built, ported)
    expect(mobile.ports.map(({ need }) => need)).toEqual(['number', 'number'])
    const line = {
      phoneProductId: UNLIMITED,
      lineId: 'line-2',
      telephoneNumber: '3055550134' as LineNumber,
    }
    await answerOf(visitor.phonePortability(line))
    const details = { ...line, portingFlag: true, transferPinUntil }
    await answerOf(visitor.updatePhoneDetails({ phoneDetails: [details] }))
    expect((await answerOf(visitor.mobileCart())).ports.map(({ need }) => need)).toEqual([
      'number',
      'nothing',
    ])
    await order()
    const { receipt } = await answerOf(visitor.sessionInfo())
    const orderNumber = receipt?.orderNumber as OrderNumber
    const statesOn = async () => {
      await answerOf(visitor.requestOrderCode({ orderNumber, channel: 'email' }))
      const { ports = [] } = await answerOf(visitor.lookUpOrder({ orderNumber, code: await codeSent(built) }))
      return ports.map(({ lineId, lastDigits, state }) => [lineId, lastDigits, state])
    }
    const needed = ['line-1', null, 'numberNeeded']
    expect(await statesOn()).toEqual([['line-2', '0134', 'underWay'], needed])
    built.clock.advance(5 * 86_400_000)
    expect(await statesOn()).toEqual([['line-2', '0134', 'done'], needed])
    expect(built.errors).toEqual([])
  })

  it('has neither the installation nor the visit of an internet plan that left the cart (CRT-05, CHK-24)', async () => {
    const { built } = openShop()
    const { visitor } = await readyBuyer(built)
    const { version } = (await answerOf(visitor.cart())).cart
    const { cart } = await answerOf(visitor.setMobileItems({ version, items: [ownPhoneItem()] }))
    const plans = cart.cart.lines.filter(({ offerId }) => offerId === UNLIMITED)
    const alone = await answerOf(visitor.modifyCart({ version: cart.cart.version, lines: plans }))
    expect(alone.cart.lines).toEqual(plans)
    await portDriver(built, visitor).order(usualPurchase)
    const { receipt, sessionId } = await answerOf(visitor.sessionInfo())
    expect(receipt).toMatchObject({ installKind: 'none', visit: null })
    expect(await built.store.transaction((tx) => tx.reservationOf(ownerOf(sha256, sessionId)))).toBeNull()
  })
})

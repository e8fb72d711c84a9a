import { either as E } from 'fp-ts'
import { expect } from 'vitest'
import type { OfferId } from '#core/catalog/offer.ts'
import { withRatePlan } from '#core/mobile/line-item.ts'
import { byTheGigIds } from '#core/mobile/by-the-gig-offers.ts'
import { byTheGigMonthly } from '#core/mobile/mobile-plan.ts'
import { TRADE_IN_BONUS, tradeInTotal } from '#core/mobile/trade-in.ts'
import type { TradeInModel } from '#core/mobile/trade-in-model.ts'
import { ZERO, add } from '#core/shared/money.ts'
import type { MobileCartItem, ServicePlan } from '#core/mobile/mobile-item.ts'
import { withLineIds } from '#core/phone/mobile-ports.ts'
import type { LineNumber } from '#core/phone/phone-number.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import {
  BLOCKED_IMEI,
  DISCOUNTED_SKU,
  NO_DEAL_SKU,
  PHONE_SKU,
  SOLD_OUT_SKU,
  TRADE_IN_IMEI,
  UNLIMITED,
  earphonesItem,
  mobileItem,
  ownPhoneItem,
  servicePlan,
  tradeInPhone,
  tradeInPlan,
  watchItem,
} from '#test/builders/mobile.builder.ts'
import {
  GIG,
  agreedTo,
  answerOf,
  keyNamed,
  localizeAt,
  readyBuyer,
  refusalOf,
} from '#test/builders/provider.builder.ts'
import type { Harness, Laws } from '../harness.ts'

const PLUS = 'mobile-unlimited-plus' as OfferId
const INSURANCE = 'mobile-insurance'

const shopper = async ({ visitor }: Pick<Harness, 'visitor'>): Promise<Orchestrator> => {
  const shopping = visitor()
  await localizeAt(shopping)
  await answerOf(shopping.addOffer({ offerId: GIG }))
  return shopping
}

const versionOf = async (shopping: Orchestrator): Promise<number> =>
  (await answerOf(shopping.cart())).cart.version

const put = async (shopping: Orchestrator, items: readonly MobileCartItem[]) =>
  answerOf(shopping.setMobileItems({ version: await versionOf(shopping), items }))

const quantities = (lines: readonly { readonly offerId: OfferId; readonly quantity: number }[]) =>
  Object.fromEntries(lines.map(({ offerId, quantity }) => [offerId, quantity]))

const phoneMonthly = `device:${PHONE_SKU}:instalments-36`

/** A buyer who can order these devices, with a self-installation. */
const deviceBuyer = async (harness: Harness, items: readonly MobileCartItem[], card?: string) => {
  const { visitor } = await readyBuyer(harness, {
    installKind: 'self',
    isVisitByPhone: true,
    ...(card === undefined ? {} : { card }),
  })
  await put(visitor, items)
  const agreed = agreedTo(await answerOf(visitor.cart()))
  return { visitor, order: () => visitor.order({ key: keyNamed('devices'), ...agreed }) }
}

export const mobileLaws: Laws = {
  'derives the lines of the cart from its devices and mobile lines, and sells their offers to this cart alone (MOB-30, MOB-31)':
    async (harness) => {
      const shopping = await shopper(harness)
      const items = [
        ownPhoneItem({ portsIn: true }),
        mobileItem({ term: 36, others: [servicePlan('InsurancePlan', INSURANCE)] }),
        watchItem(),
        earphonesItem(),
      ]
      const answer = await put(shopping, items)
      const watch = `device:${items[2]?.sku}:once`
      const earphones = `device:${items[3]?.sku}:once`
      const expected = { [UNLIMITED]: 3, [phoneMonthly]: 1, [INSURANCE]: 1, [watch]: 1, [earphones]: 1 }
      expect(quantities(answer.cart.cart.lines)).toEqual({ [GIG]: 1, ...expected })
      expect(answer.items).toEqual(withLineIds(items))
      expect(answer.next).toEqual({ step: 'next-steps', reason: 'HomeOrderFirst' })
      expect(await answerOf(shopping.mobileCart())).toMatchObject({ items, next: answer.next })
      const idsOf = async (visitor: Orchestrator) => {
        const { catalog } = await answerOf(visitor.getOffers({ featuredOffersOnly: false }))
        return catalog.offers.map(({ id }) => id)
      }
      expect(answer.offers.catalog.offers.map(({ id }) => id)).toEqual(await idsOf(shopping))
      expect(await idsOf(shopping)).toEqual(expect.arrayContaining(Object.keys(expected)))
      const others = await idsOf(await shopper(harness))
      for (const id of [phoneMonthly, watch, earphones, INSURANCE, ...Object.values(byTheGigIds)])
        expect(others).not.toContain(id)
      const emptied = await put(shopping, [])
      expect(quantities(emptied.cart.cart.lines)).toEqual({ [GIG]: 1 })
    },
  'keeps the number of each line when an equal one before it is removed, by either call (MOB-39)': async (
    harness,
  ) => {
    const shopping = await shopper(harness)
    const line = ownPhoneItem({ portsIn: true })
    const { items } = await put(shopping, [line, line, mobileItem(), line])
    const ported = async (lineId: string, telephoneNumber: LineNumber) => {
      const details = { phoneProductId: UNLIMITED, lineId, telephoneNumber }
      await answerOf(shopping.phonePortability(details))
      const transferPinUntil = '2099-01-01' as PlainDate
      await answerOf(
        shopping.updatePhoneDetails({
          phoneDetails: [{ ...details, portingFlag: true, transferPinUntil }],
        }),
      )
    }
    await ported('line-2', '3055550134' as LineNumber)
    await ported('line-4', '3055550135' as LineNumber)
    const numbers = async () =>
      (await answerOf(shopping.mobileCart())).ports.map(({ lineId, number }) => [lineId, number])
    await put(shopping, items.slice(1))
    expect(await numbers()).toEqual([
      ['line-1', '3055550134'],
      ['line-3', '3055550135'],
    ])
    const { cart } = await answerOf(shopping.cart())
    const lines = cart.lines.filter(({ offerId }) => !offerId.startsWith('device:'))
    await answerOf(shopping.modifyCart({ version: cart.version, lines }))
    expect(await numbers()).toEqual([
      ['line-1', '3055550134'],
      ['line-2', '3055550135'],
    ])
  },
  'prices instalments to the cent, with a last one that differs (MOB-17, CAT-04)': async (harness) => {
    const { offers } = await put(await shopper(harness), [mobileItem({ term: 36 })])
    const phone = offers.catalog.offers.find(({ id }) => id === phoneMonthly)
    expect(phone?.prices).toEqual([{ type: 'PaymentPlan', amount: 30_56, months: 36, last: 30_39 }])
    expect(35 * 30_56 + 30_39).toBe(1_099_99)
  },
  'shares the gigabytes of By the Gig among the lines at the price of the plan (MOB-02, MOB-31)': async (
    harness,
  ) => {
    const shopping = await shopper(harness)
    const own = ownPhoneItem({ ratePlan: byTheGigIds.plan })
    await put(shopping, [own, own, own])
    const extra = { offerId: byTheGigIds.extra, quantity: 4, lineOfBusiness: 'Mobile' as const }
    const { quote, cart } = await answerOf(shopping.addCartItem(extra))
    const mobile = quote.lines.filter(({ lineOfBusiness }) => lineOfBusiness === 'Mobile')
    const monthly = mobile.reduce((total, line) => total + line.monthly.net, 0)
    expect(E.right(monthly)).toEqual(byTheGigMonthly(5, 3))
    expect(quantities(cart.lines)).toMatchObject({ [byTheGigIds.plan]: 3, [byTheGigIds.first]: 1 })
    // No change of the lines leaves the plan without its first gigabyte.
    const lines = cart.lines.filter(({ offerId }) => offerId !== byTheGigIds.first)
    const after = await answerOf(shopping.modifyCart({ version: cart.version, lines }))
    expect(after.quote.monthly).toEqual(quote.monthly)
  },
  'carries a change of the lines over to devices and mobile lines (MOB-31)': async (harness) => {
    const shopping = await shopper(harness)
    const { cart } = await put(shopping, [mobileItem({ term: 36 }), watchItem(), ownPhoneItem()])
    const without = cart.cart.lines.filter(({ offerId }) => offerId !== phoneMonthly)
    const left = await answerOf(shopping.modifyCart({ version: cart.cart.version, lines: without }))
    expect(quantities(left.cart.lines)[UNLIMITED]).toBe(2)
    expect((await answerOf(shopping.mobileCart())).items).toMatchObject([watchItem(), ownPhoneItem()])
    await answerOf(shopping.addOffer({ offerId: PLUS }))
    const { items } = await answerOf(shopping.mobileCart())
    expect(items).toMatchObject([watchItem({ ratePlan: PLUS }), ownPhoneItem({ ratePlan: PLUS })])
    await answerOf(shopping.removeOffer({ id: GIG }))
    const alone = await answerOf(shopping.mobileCart())
    expect([alone.items, alone.cart.cart.lines]).toEqual([[], []])
    expect(alone.next.step).toBe('add-mobile-line')
  },
  'refuses devices and mobile lines that cannot be sold, and leaves the cart as it was (MOB-32)': async (
    harness,
  ) => {
    const shopping = await shopper(harness)
    await put(shopping, [watchItem()])
    const before = await answerOf(shopping.mobileCart())
    const { version } = before.cart.cart
    const refused = (items: readonly MobileCartItem[], at = version) =>
      refusalOf(shopping.setMobileItems({ version: at, items }))
    const lines = (count: number) => Array.from({ length: count }, () => ownPhoneItem())
    const gigabyte = servicePlan('InsurancePlan', byTheGigIds.extra)
    expect(await refused([mobileItem()], version - 1)).toBe('CART_STALE')
    expect(await refused(lines(11))).toBe('QUANTITY_OUT_OF_RANGE')
    expect(await refused(Array.from({ length: 11 }, () => earphonesItem()))).toBe('QUANTITY_OUT_OF_RANGE')
    expect(await refused([mobileItem({ sku: 'no-such-telephone' })])).toBe('OFFER_UNKNOWN')
    expect(await refused([mobileItem({ type: 'TABLET' })])).toBe('OFFER_UNKNOWN')
    expect(await refused([mobileItem({ term: 24 })])).toBe('OFFER_UNKNOWN')
    expect(await refused([mobileItem({ ratePlan: GIG })])).toBe('OFFER_UNKNOWN')
    expect(await refused([mobileItem({ others: [gigabyte] })])).toBe('OFFER_UNKNOWN')
    expect(await refused([mobileItem({ ratePlan: null })])).toBe('MOBILE_ITEM_INVALID')
    expect(await refused([{ ...mobileItem(), simType: null }])).toBe('MOBILE_ITEM_INVALID')
    expect(await refused([mobileItem(), ownPhoneItem({ ratePlan: PLUS })])).toBe('MOBILE_ITEM_INVALID')
    expect(await refused([watchItem({ sku: SOLD_OUT_SKU })])).toBe('OUT_OF_STOCK')
    expect(await refused(Array.from({ length: 6 }, () => mobileItem()))).toBe('OUT_OF_STOCK')
    expect(await answerOf(shopping.mobileCart())).toEqual(before)
    const without = harness.visitor()
    await localizeAt(without)
    const plus = { version: await versionOf(without), items: [ownPhoneItem({ ratePlan: PLUS })] }
    expect(await refusalOf(without.setMobileItems(plus))).toBe('PLAN_MISSING')
  },
  'offers what a telephone is worth with its bonus, names each condition it does not meet, and takes no blocked one (MOB-12, MOB-13, MOB-40)':
    async (harness) => {
      const shopping = await shopper(harness)
      const { models } = await answerOf(harness.visitor().tradeInModels())
      const model = models[0] as TradeInModel
      const answers = { paidOff: true, powersOn: true, noLiquidDamage: true, factoryReset: true }
      const request = { modelId: model.id, imei: '49-015420-323751-8', answers }
      const offered = await answerOf(shopping.tradeInOffer(request))
      if (offered.state !== 'offered') throw new Error('no offer')
      expect(offered).toMatchObject({ value: model.value, bonus: TRADE_IN_BONUS })
      expect(offered.offer.imei).toBe(TRADE_IN_IMEI)
      expect(tradeInTotal(offered.offer)).toEqual(E.right(add(model.value, TRADE_IN_BONUS)))
      const wet = { ...answers, noLiquidDamage: false, paidOff: false }
      expect(await answerOf(shopping.tradeInOffer({ ...request, answers: wet }))).toEqual({
        state: 'conditionsUnmet',
        value: model.value,
        unmet: ['paidOff', 'noLiquidDamage'],
      })
      const blocked = { ...request, imei: BLOCKED_IMEI }
      expect(await answerOf(shopping.tradeInOffer(blocked))).toEqual({ state: 'blocked' })
      const refused = (changed: Partial<typeof request>) =>
        refusalOf(shopping.tradeInOffer({ ...request, ...changed }))
      expect(await refused({ modelId: 'no-such-model' })).toBe('OFFER_UNKNOWN')
      expect(await refused({ imei: '490154203237519' })).toBe('MOBILE_ITEM_INVALID')
    },
  'credits a telephone in trade after the order, and changes neither the price nor another item (MOB-40, MOB-41)':
    async (harness) => {
      const shopping = await shopper(harness)
      const { models } = await answerOf(shopping.tradeInModels())
      const model = models[0] as TradeInModel
      const credit = add(model.value, TRADE_IN_BONUS)
      const { cart: before } = await put(shopping, [mobileItem({ sku: NO_DEAL_SKU, term: 36 }), watchItem()])
      expect(before.quote.tradeInCredit).toBeUndefined()
      const trading = [
        mobileItem({ sku: NO_DEAL_SKU, term: 36, others: [tradeInPlan(TRADE_IN_IMEI, model)] }),
        watchItem(),
      ]
      const { cart, items } = await put(shopping, trading)
      expect([items, cart.cart.lines]).toEqual([withLineIds(trading), before.cart.lines])
      expect(cart.quote).toEqual({ ...before.quote, tradeInCredit: credit })
      const { version } = cart.cart
      const refusedFor = (plan: ServicePlan, other = watchItem()) =>
        refusalOf(
          shopping.setMobileItems({
            version,
            items: [mobileItem({ sku: NO_DEAL_SKU, term: 36, others: [plan] }), other],
          }),
        )
      expect(await refusedFor(tradeInPlan(BLOCKED_IMEI, model))).toBe('TRADE_IN_BLOCKED')
      expect(await refusedFor(tradeInPlan('123', model))).toBe('MOBILE_ITEM_INVALID')
      expect(await refusedFor({ ...tradeInPlan(), planId: 'trade-in:no-such-model' })).toBe('OFFER_UNKNOWN')
      const again = watchItem({ others: [tradeInPlan(TRADE_IN_IMEI, model)] })
      expect(await refusedFor(tradeInPlan(TRADE_IN_IMEI, model), again)).toBe('MOBILE_ITEM_INVALID')
      expect((await answerOf(shopping.mobileCart())).items).toMatchObject(trading)
      const left = cart.cart.lines.filter(({ offerId }) => offerId !== `device:${NO_DEAL_SKU}:instalments-36`)
      const without = await answerOf(shopping.modifyCart({ version, lines: left }))
      expect(without.quote.tradeInCredit).toBeUndefined()
    },
  'takes a discount off the price of a device while its criteria hold, and adds that of a trade-in to the credit (CPN-07, CPN-14, MOB-41)':
    async (harness) => {
      const shopping = await shopper(harness)
      const trading = mobileItem({ term: 36, others: [tradeInPlan()] })
      const promotionOf = ({ items }: { readonly items: readonly MobileCartItem[] }) =>
        items[0]?.productDetail.promotion
      const regular = await put(shopping, [mobileItem({ term: 36 })])
      const promoted = await put(shopping, [trading])
      const { off } = promoted.promos.find(({ code }) => code === 'tradeInPromo') ?? { off: ZERO }
      expect([promotionOf(regular), promotionOf(promoted)]).toEqual([null, 'tradeInPromo'])
      const priceIn = ({ offers }: typeof promoted) =>
        offers.catalog.offers.find(({ role }) => role === 'device')?.prices
      expect(off).toBeGreaterThan(0)
      expect(priceIn(promoted)).toEqual(priceIn(regular))
      const { tradeInCredit, ...due } = promoted.cart.quote
      expect(due).toEqual({ ...regular.cart.quote, lines: due.lines })
      const credit = add(add(tradeInPhone.value, TRADE_IN_BONUS), off)
      expect(tradeInCredit).toBe(credit)
      const discounted = await put(shopping, [mobileItem({ portsIn: true, sku: DISCOUNTED_SKU })])
      const full = await put(shopping, [mobileItem({ sku: DISCOUNTED_SKU })])
      const discount = discounted.promos.find(({ code }) => code === 'deviceDiscount')?.off ?? ZERO
      expect(promotionOf(discounted)).toBe('deviceDiscount')
      expect(discounted.cart.quote.dueToday).toBeLessThan(full.cart.quote.dueToday - discount)
      const both = mobileItem({ portsIn: true, sku: DISCOUNTED_SKU, others: [tradeInPlan()] })
      expect(priceIn(await put(shopping, [both]))).toEqual(priceIn(discounted))
      const lost = await put(shopping, withRatePlan([trading], byTheGigIds.plan))
      expect([promotionOf(lost), priceIn(lost)]).toEqual([null, priceIn(regular)])
      const named = {
        ...mobileItem(),
        productDetail: { ...mobileItem().productDetail, promotion: 'tradeInPromo' },
      }
      expect(promotionOf(await put(shopping, [named]))).toBeNull()
    },
  'leads mobile lines alone to their order, which has no installation (CRT-04, CHK-24, MOB-05, MOB-38)':
    async ({ visitor }) => {
      const alone = visitor()
      await localizeAt(alone)
      expect((await answerOf(alone.mobileCart())).next.step).toBe('add-mobile-line')
      const accessories = await put(alone, [earphonesItem()])
      expect(accessories.next.step).toBe('add-mobile-line')
      expect((await answerOf(alone.sessionInfo())).progress.hasPlan).toBe(false)
      const { next, cart } = await put(alone, [
        ownPhoneItem(),
        { ...mobileItem(), fulfillmentMethod: 'STORE_PICKUP' },
      ])
      expect(next).toEqual({ step: 'finalize-mobile-order', reason: 'MobileAlone' })
      expect(cart.delivery).toEqual(['SHIPPING', 'STORE_PICKUP'])
      const { progress } = await answerOf(alone.sessionInfo())
      expect([progress.hasPlan, progress.installKind]).toEqual([true, 'none'])
      expect(await refusalOf(alone.chooseInstallOption({ kind: 'self' }))).toBe('PLAN_MISSING')
      await answerOf(alone.addOffer({ offerId: GIG }))
      expect((await answerOf(alone.sessionInfo())).progress.installKind).toBeNull()
      expect((await answerOf(alone.mobileCart())).next.step).toBe('next-steps')
    },
  'sells no more devices than are in stock (MOB-33)': async (harness) => {
    const two = [mobileItem(), mobileItem({ term: 36 })]
    const isInStock = async () => {
      const query = { deviceCategory: 'DEVICE' as const, includeByod: false }
      const { devices } = await answerOf(harness.visitor().devices(query))
      return devices.flatMap(({ variants }) => variants).find(({ sku }) => sku === PHONE_SKU)?.inStock
    }
    expect(await isInStock()).toBe(true)
    const [first, second, last] = [
      await deviceBuyer(harness, [...two, ...two]),
      await deviceBuyer(harness, two),
      await deviceBuyer(harness, two),
    ]
    expect((await answerOf(first.order())).state).toBe('placed')
    const refused = await second.order()()
    const name = 'Apple iPhone 17 Pro, Azul profundo, 256 GB'
    expect(refused).toMatchObject({
      left: { code: 'OUT_OF_STOCK', soldOut: [{ sku: PHONE_SKU, name }] },
    })
    expect((await answerOf(second.visitor.mobileCart())).items).toMatchObject(two)
    await put(second.visitor, [mobileItem()])
    const agreed = agreedTo(await answerOf(second.visitor.cart()))
    const again = second.visitor.order({ key: keyNamed('one'), ...agreed })
    expect((await answerOf(again)).state).toBe('placed')
    expect(await refusalOf(last.order())).toBe('OUT_OF_STOCK')
    expect(await isInStock()).toBe(false)
  },
  'returns the devices of a declined order to stock (MOB-33)': async (harness) => {
    const five = Array.from({ length: 5 }, () => mobileItem())
    const [declined, other] = [
      await deviceBuyer(harness, five, '4000000000000002'),
      await deviceBuyer(harness, five),
    ]
    expect((await answerOf(declined.order())).state).toBe('declined')
    expect((await answerOf(other.order())).state).toBe('placed')
  },
  'trades a telephone in with one order: every other offer, cart and order of it is refused, and its own order is not (MOB-43)':
    async (harness) => {
      const imei = '490154203237526'
      const trading = [mobileItem({ others: [tradeInPlan(imei)] })]
      const [first, second] = [await deviceBuyer(harness, trading), await deviceBuyer(harness, trading)]
      const third = await shopper(harness)
      const before = await answerOf(second.visitor.mobileCart())
      const placed = await answerOf(first.order())
      expect(placed.state).toBe('placed')
      expect(await answerOf(first.order())).toEqual(placed)
      const refusal = { left: { code: 'TRADE_IN_OPEN', imeiEnding: imei.slice(-4) } }
      expect(await second.order()()).toMatchObject(refusal)
      const answers = { paidOff: true, powersOn: true, noLiquidDamage: true, factoryReset: true }
      const typed = imei.replace(/^(..)(.{6})/, '$1-$2-')
      const offer = { modelId: tradeInPhone.id, imei: typed, answers }
      expect(await third.tradeInOffer(offer)()).toMatchObject(refusal)
      const version = await versionOf(third)
      const spaced = [mobileItem({ others: [tradeInPlan(typed)] })]
      expect(await third.setMobileItems({ version, items: spaced })()).toMatchObject(refusal)
      expect((await answerOf(third.mobileCart())).items).toEqual([])
      expect(await answerOf(second.visitor.mobileCart())).toEqual(before)
      await put(second.visitor, [mobileItem()])
      const agreed = agreedTo(await answerOf(second.visitor.cart()))
      const without = second.visitor.order({ key: keyNamed('without'), ...agreed })
      expect((await answerOf(without)).state).toBe('placed')
    },
  'places exactly one of several concurrent orders that trade in the same telephone (MOB-43)': async (
    harness,
  ) => {
    const trading = [watchItem({ others: [tradeInPlan('490154203237534')] })]
    const buyers = await Promise.all(Array.from({ length: 4 }, () => deviceBuyer(harness, trading)))
    const endings = await Promise.all(buyers.map((buyer) => buyer.order()()))
    const codes = endings.map((ending) =>
      E.isRight(ending) ? ending.right.state : 'code' in ending.left ? ending.left.code : ending.left._tag,
    )
    expect(codes.toSorted()).toEqual(['TRADE_IN_OPEN', 'TRADE_IN_OPEN', 'TRADE_IN_OPEN', 'placed'])
  },
  'gives the telephone in trade of a declined order back (MOB-43)': async (harness) => {
    const trading = [mobileItem({ others: [tradeInPlan('490154203237542')] })]
    const [declined, other] = [
      await deviceBuyer(harness, trading, '4000000000000002'),
      await deviceBuyer(harness, trading),
    ]
    expect((await answerOf(declined.order())).state).toBe('declined')
    expect((await answerOf(other.order())).state).toBe('placed')
  },
}

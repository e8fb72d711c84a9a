import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { type LineOfBusiness, linesOfBusiness } from '#core/catalog/offer.ts'
import { appearanceLimits, deviceFamilies } from '#core/mobile/device-appearance.ts'
import { type Imei, parseImei } from '#core/mobile/imei.ts'
import { type Instalments, instalmentsOf, MAX_TERM } from '#core/mobile/instalments.ts'
import { type MobileCartItem, type ServicePlan, simTypes } from '#core/mobile/mobile-item.ts'
import { fulfillmentMethods } from '#core/mobile/fulfillment.ts'
import { itemTypes } from '#core/mobile/product-detail.ts'
import { mobileAccountTypes, type MobileVisitor } from '#core/mobile/mobile-visitor.ts'
import type { DevicePrice } from '#core/mobile/device-price.ts'
import type { ProductDetail } from '#core/mobile/product-detail.ts'
import { deviceBrands, deviceCategories, parseProductDetail } from '#core/mobile/product-detail.ts'
import { parseTradeInOffer, type TradeInOffer } from '#core/mobile/trade-in.ts'
import { ZERO } from '#core/shared/money.ts'
import { accepted } from './accepted.ts'
import { digits } from './card.arbitrary.ts'
import { amount } from '#stories/rules/arbitraries/money.arbitrary.ts'

export const visitor: fc.Arbitrary<MobileVisitor> = fc.oneof(
  fc.constant({ kind: 'anonymous' as const }),
  fc.record({
    kind: fc.constant('signedIn' as const),
    accountType: fc.constantFrom(...mobileAccountTypes),
    linesHeld: fc.nat(10),
  }),
)

export const inCart: fc.Arbitrary<readonly LineOfBusiness[]> = fc.subarray([...linesOfBusiness])

/** The digit that follows fourteen others: every second from the right is doubled, two digits of that are added up. */
export const imeiCheckDigit = (fourteen: string): string => {
  const counted = Array.from(fourteen, (digit, at) =>
    Number(at % 2 === 1 ? '0246813579'.charAt(Number(digit)) : digit),
  )
  return String((10 - (counted.reduce((total, value) => total + value, 0) % 10)) % 10)
}

export const imei: fc.Arbitrary<Imei> = digits(14).map((first) =>
  accepted(parseImei(first + imeiCheckDigit(first))),
)

export const term: fc.Arbitrary<number> = fc.integer({ min: 1, max: MAX_TERM })

/** Payments of prices that a term can split. */
export const instalments: fc.Arbitrary<Instalments> = fc
  .tuple(fc.oneof(amount(200_000), amount()), term)
  .map(([price, months]) => instalmentsOf(price, months))
  .filter(E.isRight)
  .map(({ right }) => right)

const devicePrice: fc.Arbitrary<DevicePrice> = fc.oneof(
  fc.record({
    id: fc.constant('recurring' as const),
    originalPrice: amount(20_000),
    term,
  }),
  fc.record({
    id: fc.constant('oneTime' as const),
    originalPrice: amount(200_000),
    term: fc.constant(null),
  }),
)

const url = fc.constantFrom('/devices/front.avif', 'https://cdn.cometa.example/back.avif')

const colorNames = ['Azul', 'Negro', 'Lavanda', 'Titanio natural']

const free = fc.constant({ id: 'oneTime' as const, originalPrice: ZERO, term: null })

const appearance = fc.record({
  family: fc.constantFrom(...Object.values(deviceFamilies).flat()),
  width: fc.integer(appearanceLimits),
  height: fc.integer(appearanceLimits),
  parts: fc.nat(appearanceLimits.parts),
})

const variantsOf = (colors: readonly string[], price: fc.Arbitrary<DevicePrice>) =>
  fc
    .array(
      fc.record({
        color: fc.record({ name: fc.constantFrom(...colors) }),
        capacity: fc.option(fc.constantFrom('128 GB', '1 TB')),
        images: fc.record({ hero: fc.record({ url }), primary: fc.record({ url }) }),
        prices: fc.array(price, { maxLength: 4 }),
        inStock: fc.boolean(),
      }),
      { maxLength: 4 },
    )
    .map((variants) => variants.map((variant, at) => ({ sku: `sku-${at}`, ...variant })))

/** Devices whose variants have few, equal or no prices more often than chance has them; some are the customer's own. */
export const productDetail: fc.Arbitrary<ProductDetail> = fc
  .record({
    colors: fc.subarray(colorNames, { minLength: 1 }),
    itemType: fc.constantFrom('NEW' as const, 'NEW' as const, 'BYOD' as const),
  })
  .chain(({ colors, itemType }) =>
    fc.record({
      itemType: fc.constant(itemType),
      category: fc.constantFrom(...deviceCategories),
      brand: fc.constantFrom(...deviceBrands),
      name: fc.constantFrom('Galaxy Z Fold6', 'Journey V', 'Edge & “más”', 'Pixel 9'),
      description: fc.constantFrom('Un teléfono.', 'Pantalla plegable <7.6 in>.'),
      appearance,
      colors: fc.tuple(
        ...colors.map((name) =>
          fc.record({ name: fc.constant(name), swatch: fc.constantFrom('#303237', '#f3f2ec') }),
        ),
      ),
      variants: variantsOf(colors, itemType === 'BYOD' ? free : devicePrice),
      deals: fc.subarray(['deviceDiscount', 'tradeInPromo']),
    }),
  )
  .map((detail) => accepted(parseProductDetail(detail)))

const name = fc.constantFrom('linea-1', 'María', 'promo 2026')

const servicePlans = (withRate: boolean, isOwn: boolean): fc.Arbitrary<readonly ServicePlan[]> =>
  fc
    .tuple(
      fc.subarray([
        'ActivationFee' as const,
        'InsurancePlan' as const,
        ...(isOwn ? [] : ['PaymentPlan' as const]),
      ]),
      fc.option(imei),
    )
    .map(([types, tradeInImei]) => [
      ...(withRate ? [{ type: 'RatePlan' as const, planId: 'unlimited', tradeInImei: null }] : []),
      ...types.map((type) => ({ type, planId: type, tradeInImei: null })),
      ...(tradeInImei === null || isOwn || !withRate
        ? []
        : [{ type: 'TradeIn' as const, planId: 'trade', tradeInImei }]),
    ])

export const mobileCartItem: fc.Arbitrary<MobileCartItem> = fc
  .record({ type: fc.constantFrom(...deviceCategories), itemType: fc.constantFrom(...itemTypes) })
  .chain(({ type, itemType }) => {
    const hasLine = type !== 'ACCESSORIES'
    return fc.record({
      itemType: fc.constant(itemType),
      type: fc.constant(type),
      sku: name,
      simType: hasLine ? fc.constantFrom(...simTypes) : fc.constant(null),
      productDetail: fc.record({
        servicePlans: servicePlans(hasLine, itemType === 'BYOD'),
        nickname: fc.option(name),
        portInfo: hasLine ? fc.option(fc.record({ portingFlag: fc.boolean() })) : fc.constant(null),
        promotion: fc.option(name),
      }),
      fulfillmentMethod: fc.constantFrom(...fulfillmentMethods),
    })
  })

export const tradeInOffer: fc.Arbitrary<TradeInOffer> = fc
  .record({
    devicePriceOfferResponse: fc.record({
      offerID: name,
      subscriberID: name,
      promotions: fc.record({
        promotionResponse: fc.array(fc.record({ total: amount(80_000) }), { maxLength: 5 }),
      }),
    }),
    assurantEquipmentID: name,
    imei,
  })
  .map((offer) => accepted(parseTradeInOffer(offer)))

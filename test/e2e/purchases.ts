import type { Page } from '@playwright/test'
import { parseAddressForm } from '#core/address/address-form.ts'
import type { Address } from '#core/address/address.ts'
import type { CartLine } from '#core/cart/cart.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { RiskSubmission } from '#core/journeys/checkout/details/details.events.ts'
import type { Channel } from '#core/session/session.ts'
import type { Cents } from '#core/shared/money.ts'
import { cents } from '#core/shared/money.ts'
import { byBank, newcomer } from '#stories/stage/buyer.ts'
import { mobileItem, ownPhoneItem, tradeInPlan, watchItem } from '#test/builders/mobile.builder.ts'
import type { Purchase } from '#test/builders/purchase.ts'
import { usualPurchase } from '#test/builders/purchase.ts'
import type { InputDevice } from './input-device.ts'
import { keyboard, mouse, touch } from './input-device.ts'
import type { Amounts } from './screens.ts'

/** A purchase on a page: its device, its screen and its amounts, calculated by hand. */
export type PagePurchase = {
  readonly name: string
  readonly device: (page: Page) => InputDevice
  readonly context: {
    readonly viewport: { readonly width: number; readonly height: number }
    readonly hasTouch: boolean
    readonly colorScheme: 'light' | 'dark'
  }
  readonly purchase: Purchase
  /** Axe inspects each of its screens. */
  readonly isInspected?: true
  /** Before an installation and a deposit are known. */
  readonly configured: Amounts
  /** Complete, and the month after the promotion. */
  readonly complete: Amounts & { readonly later: Amounts['monthly'] }
  /** The credit for a telephone in trade, after the order. */
  readonly credit?: Cents
  readonly paidWith: string
  /** The channel whose page opens the sale; by default the front door. */
  readonly channel?: Channel
}

const addressOf = (street: string, unit: string, zip: string): Address => {
  const address = parseAddressForm({ street, unit, zip })
  if (address._tag === 'Left') throw new Error(`${street} is no address`)
  return address.right
}

const items = (...lines: readonly (readonly [id: string, quantity: number])[]): readonly CartLine[] =>
  lines.map(([id, quantity]) => ({ offerId: id as OfferId, quantity }))

export const purchases: readonly PagePurchase[] = [
  {
    name: 'internet alone by keyboard at 1440 px',
    device: keyboard,
    context: { viewport: { width: 1440, height: 900 }, hasTouch: false, colorScheme: 'light' },
    purchase: { ...usualPurchase, items: items(['advanced-wifi', 1], ['wifi-pod', 2]) },
    // Florida, 6 %: 70.00 + 10.60 + 6.36; a technician 68.90.
    configured: { monthly: cents(86_96), today: cents(86_96) },
    complete: { monthly: cents(86_96), today: cents(155_86), later: cents(116_96) },
    paidWith: 'Visa terminada en 1111',
  },
  {
    name: 'internet, television, telephone and two mobile lines from an account by mouse at 1440 px',
    device: mouse,
    context: { viewport: { width: 1440, height: 900 }, hasTouch: false, colorScheme: 'light' },
    purchase: {
      ...usualPurchase,
      address: addressOf('900 Main Street', 'Apt 4B', '77002'),
      items: items(['tv-stream', 1], ['disney-premium', 1], ['home-phone', 1], ['mobile-unlimited-plus', 2]),
      install: 'self',
      risk: newcomer,
      payment: byBank,
    },
    // Texas, 6.25 %: 40.00 + 42.50 + 14.86 + 15.94 + 63.75 in the first year, then 100.00 and 85.00; deposit 50.00.
    configured: { monthly: cents(177_05), today: cents(177_05) },
    complete: { monthly: cents(177_05), today: cents(227_05), later: cents(258_30) },
    paidWith: 'Cuenta de cheques terminada en 6789',
  },
  {
    name: 'internet in the express channel by touch at 360 px',
    device: touch,
    context: { viewport: { width: 360, height: 740 }, hasTouch: true, colorScheme: 'light' },
    channel: 'express',
    purchase: { ...usualPurchase, items: items(['advanced-wifi', 1]), install: 'self' },
    // Florida, 6 %: 70.00 + 10.60.
    configured: { monthly: cents(80_60), today: cents(80_60) },
    complete: { monthly: cents(80_60), today: cents(80_60), later: cents(110_60) },
    paidWith: 'Visa terminada en 1111',
  },
  {
    name: 'internet and three mobile lines by mouse at a zoom of 400 % in the dark',
    device: mouse,
    context: { viewport: { width: 320, height: 256 }, hasTouch: false, colorScheme: 'dark' },
    isInspected: true,
    purchase: {
      ...usualPurchase,
      plan: 'internet-500' as OfferId,
      items: items(['mobile-unlimited-plus', 3]),
      risk: {
        addressOneYear: false,
        identification: { type: 'SSN', number: '219099999' },
      } as RiskSubmission,
    },
    // Florida, 6 %: 30.00 + 106.00 in the first year, then 80.00 + 127.20; a technician 68.90.
    configured: { monthly: cents(136_00), today: cents(136_00) },
    complete: { monthly: cents(136_00), today: cents(204_90), later: cents(207_20) },
    paidWith: 'Visa terminada en 1111',
  },
  {
    name: 'internet, three mobile lines, a telephone on instalments with one in trade and a watch by touch at 360 px in the dark',
    device: touch,
    context: { viewport: { width: 360, height: 740 }, hasTouch: true, colorScheme: 'dark' },
    purchase: {
      ...usualPurchase,
      items: [],
      mobileItems: [
        mobileItem({ term: 36, others: [tradeInPlan()] }),
        { ...ownPhoneItem({ portsIn: true }), fulfillmentMethod: 'NONE' },
        watchItem(),
      ],
    },
    // Florida, 6 %: 40.00 + 95.40 + 32.39, the watch 317.99; a technician 68.90; Internet Gig 100.00 after a year.
    // The trade-in lowers no price: its 560.00, the bonus of 100.00 and the promotion of 200.00 come later.
    configured: { monthly: cents(167_79), today: cents(485_78) },
    complete: { monthly: cents(167_79), today: cents(554_68), later: cents(227_79) },
    credit: cents(860_00),
    paidWith: 'Visa terminada en 1111',
  },
]

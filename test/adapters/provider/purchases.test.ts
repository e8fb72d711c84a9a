import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { CartLine } from '#core/cart/cart.ts'
import type { Bundle, OfferId } from '#core/catalog/offer.ts'
import type { InstallKind } from '#core/checkout/install-option.ts'
import type { OutcomeKind } from '#core/localization/outcome-kind.ts'
import { outcomeOf } from '#core/localization/outcome.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import { totalsOf } from '#core/pricing/quote.ts'
import type { Channel } from '#core/session/session.ts'
import { proveAccountOf, proveInSale } from '#test/builders/account.builder.ts'
import {
  GIG,
  POD,
  answerOf,
  buildProvider,
  localizeAt,
  portDriver,
  type BuiltProvider,
} from '#test/builders/provider.builder.ts'
import type { Purchase, PurchaseDriver } from '#test/builders/purchase.ts'
import { portingIn, siteVisit } from '#test/builders/purchase-kinds.ts'
import { addressWithOutcome, buy, usualPurchase } from '#test/builders/purchase.ts'
import { pathOf, permittedPath } from '#ui/app/journey-paths.ts'
import { buildSale, saleDriver } from '#test/builders/sale.builder.ts'

type Kind = {
  readonly name: string
  readonly outcome: OutcomeKind
  readonly channel?: Channel
  readonly plan: string
  readonly items?: readonly (readonly [id: string, quantity: number])[]
  readonly coupon?: string
  /** Proves the account at the address with a code. */
  readonly provesAccount?: true
  /** Differs from the purchase by calls alone in these steps. */
  readonly differently?: (visitor: Orchestrator) => Partial<PurchaseDriver>
  readonly install?: InstallKind
  readonly isAutoPay?: true
  /** The month of the first year and today, in cents with tax, computed by hand. Florida 6 %, Texas 6.25 %. */
  readonly monthly: number
  readonly dueToday: number
}

const servicesOf = (id: string): Pick<Kind, 'plan' | 'items'> => {
  const bundle = cometa.catalog.bundles.find((known) => known.id === id)
  const [plan, ...others] = (bundle as Bundle).offers
  return { plan, items: others.map((offerId) => [offerId, 1] as const) }
}

const kinds: readonly Kind[] = [
  { name: 'internet alone', outcome: 'serviceable', plan: 'internet-gig', monthly: 70_00, dueToday: 70_00 },
  {
    name: 'internet, television and telephone',
    outcome: 'serviceable',
    plan: 'internet-gig',
    items: [
      ['tv-stream', 1],
      ['home-phone', 1],
    ],
    monthly: 128_30,
    dueToday: 128_30,
  },
  {
    name: 'internet with two mobile lines',
    outcome: 'serviceable',
    plan: 'internet-500',
    items: [['mobile-unlimited', 2]],
    monthly: 93_60,
    dueToday: 93_60,
  },
  {
    name: 'a bundle, at a home that is ready',
    outcome: 'bundle',
    ...servicesOf('bundle-signature'),
    monthly: 166_60,
    dueToday: 166_60,
  },
  {
    name: 'a bundle before the network is there',
    outcome: 'preSale',
    ...servicesOf('bundle-latino'),
    monthly: 125_10,
    dueToday: 125_10,
  },
  {
    name: 'what a building includes, and nothing else',
    outcome: 'bulkIncluded',
    plan: 'internet-gig',
    monthly: 0,
    dueToday: 0,
  },
  {
    name: 'television with what a building includes',
    outcome: 'bulkIncluded',
    plan: 'internet-gig',
    items: [['tv-stream', 1]],
    monthly: 42_50,
    dueToday: 42_50,
  },
  {
    name: 'a selection of services at a home that is ready',
    outcome: 'serviceSelection',
    plan: 'internet-500',
    items: [['home-phone', 1]],
    monthly: 65_90,
    dueToday: 65_90,
  },
  {
    name: 'a bundle in the retail channel',
    outcome: 'serviceable',
    channel: 'etail',
    ...servicesOf('bundle-stream'),
    monthly: 91_50,
    dueToday: 91_50,
  },
  {
    name: 'internet in the express channel',
    outcome: 'serviceable',
    channel: 'express',
    plan: 'internet-gig',
    monthly: 70_00,
    dueToday: 70_00,
  },
  {
    name: 'internet, television, telephone and two mobile lines',
    outcome: 'serviceable',
    plan: 'internet-gig',
    items: [
      ['tv-stream', 1],
      ['home-phone', 1],
      ['mobile-unlimited', 2],
    ],
    monthly: 161_90,
    dueToday: 161_90,
  },
  {
    name: 'internet with automatic payments',
    outcome: 'serviceable',
    plan: 'internet-gig',
    isAutoPay: true,
    monthly: 70_00,
    dueToday: 70_00,
  },
  {
    name: 'a telephone with the number of another carrier',
    outcome: 'serviceable',
    plan: 'internet-gig',
    differently: portingIn,
    monthly: 85_90,
    dueToday: 85_90,
  },
  {
    name: 'internet after a site visit',
    outcome: 'preSale',
    plan: 'internet-gig',
    install: 'professional',
    differently: siteVisit,
    monthly: 70_00,
    dueToday: 138_90,
  },
  {
    name: 'a coupon on a bundle',
    outcome: 'serviceable',
    ...servicesOf('bundle-stream'),
    coupon: 'LATINO10',
    monthly: 80_90,
    dueToday: 80_90,
  },
  {
    name: 'an existing customer without a proof',
    outcome: 'existingCustomer',
    plan: 'internet-gig',
    monthly: 70_00,
    dueToday: 70_00,
  },
  {
    name: 'an existing customer with two more pods and an unpaid balance of $45.20',
    outcome: 'existingCustomer',
    provesAccount: true,
    plan: 'internet-gig',
    items: [['wifi-pod', 2]],
    // The account has two mobile lines, so Gig costs 40.00 in its first year.
    monthly: 46_36,
    dueToday: 91_56,
  },
  {
    name: 'an existing customer who adds television and a line to the internet of the account',
    outcome: 'existingCustomer',
    provesAccount: true,
    plan: 'tv-stream',
    items: [['mobile-unlimited', 1]],
    // Television costs 40.00 and the third line 30.00; what the account has is not charged again.
    monthly: 74_20,
    dueToday: 119_40,
  },
]

const purchaseOf = ({ outcome, plan, items = [], install = 'self', isAutoPay }: Kind): Purchase => ({
  ...usualPurchase,
  address: addressWithOutcome(outcome),
  plan: plan as OfferId,
  items: items.map(([id, quantity]): CartLine => ({ offerId: id as OfferId, quantity })),
  install,
  isAutoPay,
})

/** The calls of a buyer of this kind: its channel, and its coupon before the details. */
const driverOf = (built: BuiltProvider, visitor: Orchestrator, kind: Kind): PurchaseDriver => ({
  ...portDriver(built, visitor),
  findAddress: async () => {
    await localizeAt(visitor, kind.outcome, kind.channel)
    if (kind.provesAccount === true) await proveAccountOf(built, visitor)
  },
  confirmCart: async () => {
    if (kind.coupon !== undefined) await answerOf(visitor.applyPromotion({ code: kind.coupon }))
  },
  ...kind.differently?.(visitor),
})

const receiptOf = async (visitor: Pick<Orchestrator, 'sessionInfo'>) => {
  const { receipt } = await answerOf(visitor.sessionInfo())
  if (receipt === null) throw new Error('no order')
  return receipt
}

describe('a purchase of each kind', () => {
  it.each(kinds)(
    'is ordered by calls alone at its price: $name (PRC-01, PRC-10, CAT-11, CRT-20, PAY-08)',
    async (kind) => {
      const built = buildProvider()
      const visitor = built.visitor()
      await buy(driverOf(built, visitor, kind), purchaseOf(kind))
      const { quote } = await receiptOf(visitor)
      expect(totalsOf(quote)).toEqual({ monthly: kind.monthly, dueToday: kind.dueToday })
      expect((await answerOf(visitor.cart())).quote).toEqual(quote)
      expect(built.errors).toEqual([])
    },
  )

  it.each(kinds.filter(({ coupon, differently }) => coupon === undefined && differently === undefined))(
    'has the same receipt from the pages: $name (I5)',
    async (kind) => {
      const built = buildProvider()
      const { sale, orchestrator } = buildSale({ built, ...(kind.channel && { channel: kind.channel }) })
      const { plan, items } = purchaseOf(kind)
      const driver = saleDriver(sale)
      await buy(
        {
          ...driver,
          findAddress: async (purchase) => {
            await driver.findAddress(purchase)
            if (kind.provesAccount === true) await proveInSale(built, sale, orchestrator)
            // The page of an existing customer comes before the offers.
            if (sale.step() === 'outcome') sale.request('products')
          },
          choosePlan: async () =>
            sale.actor.send({ type: 'services.chosen', lines: [{ offerId: plan, quantity: 1 }, ...items] }),
        },
        purchaseOf(kind),
      )
      const { quote } = await receiptOf(orchestrator)
      expect(totalsOf(quote)).toEqual({ monthly: kind.monthly, dueToday: kind.dueToday })
      sale.stop()
    },
  )

  it('continues on another device at the same price (CRT-14)', async () => {
    const built = buildProvider()
    const [here, there] = [built.visitor(), built.visitor()]
    const purchase: Purchase = { ...usualPurchase, install: 'self' }
    await buy(portDriver(built, here), purchase, { through: 'addItems' })
    const { saved } = await answerOf(here.persistCart({ withCode: true }))
    if (!saved?.transfer) throw new Error('no saved cart')
    await localizeAt(there)
    await answerOf(there.restorePersistentCart({ id: saved.transfer.code }))
    await buy(portDriver(built, there), purchase, { from: 'enterCustomer' })
    const { quote } = await receiptOf(there)
    expect(quote.lines.map(({ offerId, quantity }) => [offerId, quantity])).toEqual([
      [GIG, 1],
      [POD, 2],
      ['install-self', 1],
    ])
    expect(totalsOf(quote)).toEqual({ monthly: 76_36, dueToday: 76_36 })
  })

  it.each([
    ['express' as const, false, 'attos/express-address', '/express-payment'],
    ['express' as const, true, 'attos/express-address', '/express-payment'],
    ['dotcom' as const, true, 'attos/address', '/auto-payment'],
    ['etail' as const, false, 'attos/address', '/pre-payment'],
  ])(
    'pays in channel %s with automatic payments %s on the page of that sale alone (PAY-06)',
    async (channel, isAutoPay, call, path) => {
      const built = buildProvider()
      const visitor = built.visitor()
      const called: string[] = []
      const orchestrator: Orchestrator = {
        ...visitor,
        localize: (request) => {
          called.push('attos/address')
          return visitor.localize(request)
        },
        expressAddress: (request) => {
          called.push('attos/express-address')
          return visitor.expressAddress(request)
        },
      }
      const { sale } = buildSale({ built, orchestrator, channel })
      const purchase: Purchase = { ...usualPurchase, isAutoPay, install: 'self', items: [] }
      await buy(
        {
          ...saleDriver(sale),
          choosePlan: async ({ plan }) =>
            sale.actor.send({ type: 'services.chosen', lines: [{ offerId: plan, quantity: 1 }] }),
        },
        purchase,
        { through: 'acceptAgreements' },
      )
      expect(called).toEqual([call])
      expect(pathOf(sale, sale.step())).toBe(path)
      for (const other of ['/pre-payment', '/express-payment', '/auto-payment'])
        expect(permittedPath(sale, other)).toBe(path)
      await buy(saleDriver(sale), purchase, { from: 'pay' })
      expect((await receiptOf(visitor)).quote.dueToday).toBe(70_00)
      sale.stop()
    },
  )

  it('orders at an express address, and pays on the express page (ADR-16, PAY-06)', async () => {
    const built = buildProvider()
    const visitor = built.visitor()
    const purchase: Purchase = { ...usualPurchase, install: 'self', items: [] }
    const express: PurchaseDriver = {
      ...portDriver(built, visitor),
      findAddress: async ({ address }) => {
        const answer = await answerOf(visitor.expressAddress({ address, channel: 'dotcom' }))
        expect(outcomeOf(answer).kind).toBe('serviceable')
        await answerOf(visitor.addProgramDetails({ programs: ['SNAP'] }))
      },
    }
    await buy(express, purchase, { through: 'acceptAgreements' })
    const { prePayment } = await answerOf(visitor.checkout({ channel: 'express' }))
    expect(prePayment.page).toBe('express-payment')
    await buy(express, purchase, { from: 'pay' })
    expect(totalsOf((await receiptOf(visitor)).quote)).toEqual({ monthly: 70_00, dueToday: 70_00 })
  })
})

import { describe, expect, it } from 'vitest'
import type { OfferId } from '#core/catalog/offer.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import { LEDGER_MONTHS_MAX } from '#core/pricing/ledger.ts'
import { isSamePrice } from '#core/pricing/quote.ts'
import type { Quote } from '#core/pricing/quoted.ts'
import { subtract } from '#core/shared/money.ts'
import { mobileItem, ownPhoneItem } from '#test/builders/mobile.builder.ts'
import { buildPortal, demoIds } from '#test/builders/portal-accounts.builder.ts'
import { GIG, answerOf, portDriver } from '#test/builders/provider.builder.ts'
import { buy, type Purchase, usualPurchase } from '#test/builders/purchase.ts'

const DAY_MS = 86_400_000

type Kind = {
  readonly name: string
  readonly purchase?: Partial<Purchase>
  readonly before?: (visitor: Orchestrator) => Promise<unknown>
  readonly campaign?: string
}

const line = (offerId: string, quantity = 1) => ({ offerId: offerId as OfferId, quantity })

const kinds: readonly Kind[] = [
  { name: 'internet alone', purchase: { items: [] } },
  {
    name: 'equipment and an add-on with a price for new customers',
    purchase: { items: [line('wifi-pod', 3), line('security-suite')] },
  },
  {
    name: 'a bundle of three services',
    purchase: {
      plan: 'internet-500' as OfferId,
      items: [line('tv-mi-plan-latino'), line('home-phone'), line('xumo-own')],
    },
  },
  {
    name: 'a bundle with a coupon',
    purchase: { items: [line('tv-stream-latino'), line('advanced-wifi')] },
    before: (visitor) => answerOf(visitor.applyPromotion({ code: 'LATINO10' })),
  },
  { name: 'a visit of a campaign', purchase: { items: [] }, campaign: 'gig-5-year-internet-price-guarantee' },
  {
    name: 'mobile lines and a telephone in instalments',
    purchase: { items: [] },
    before: async (visitor) => {
      const { version } = (await answerOf(visitor.cart())).cart
      return answerOf(
        visitor.setMobileItems({
          version,
          items: [ownPhoneItem({ portsIn: false }), mobileItem({ term: 36 })],
        }),
      )
    },
  },
]

/** The months of a price that a quote of services also has. */
const withoutOnce = ({ later, monthly, ...quote }: Quote): Quote => ({
  ...quote,
  monthly,
  dueToday: monthly.total,
  later: later.filter(({ fromMonth }) => fromMonth <= LEDGER_MONTHS_MAX + 1),
})

describe('the account of an order', () => {
  it.each(kinds)(
    'bills $name at the price of the order, in every month (PTL-13, PTL-23)',
    async ({ purchase, before, campaign }) => {
      const portal = await buildPortal()
      const visitor = portal.visitor()
      const bought = { ...usualPurchase, plan: GIG, install: 'self' as const, ...purchase }
      const driver = {
        ...portDriver(portal, visitor),
        findAddress: async ({ address }: Purchase) =>
          void (await answerOf(
            visitor.localize({
              address,
              channel: 'dotcom',
              returnNearbyMatch: true,
              ...(campaign === undefined ? {} : { campaign }),
            }),
          )),
        confirmCart: async () => void (await before?.(visitor)),
      }
      await buy(driver, bought)
      const { receipt } = await answerOf(visitor.sessionInfo())
      if (receipt === null) throw new Error('no order')
      const accountId = await portal.provider.accountOfOrder(receipt.orderNumber, receipt.emailAddress)
      const holder = portal.signedIn(accountId ?? demoIds.julia)
      const { quote, bills, balance } = await answerOf(holder.accountSummary())
      if (quote === null) throw new Error('no price')
      expect(quote.monthly).toEqual(receipt.quote.monthly)
      expect(isSamePrice(quote, withoutOnce(receipt.quote))).toBe(true)
      const installed = receipt.quote.lines.filter(
        ({ role }) => role === 'installation' || role === 'deposit',
      )
      const apart = installed.reduce((all, { oneTime }) => all + oneTime.total, 0)
      expect(bills.map(({ total }) => total)).toEqual([subtract(receipt.quote.dueToday, apart as never)])
      expect(balance).toBe(0)
      portal.clock.advance(31 * DAY_MS)
      const later = await answerOf(holder.accountSummary())
      expect(later.bills[0]?.total).toBe(receipt.quote.monthly.total)
      expect(later.balance).toBe(receipt.quote.monthly.total)
      expect(portal.errors).toEqual([])
    },
  )
})

import { waitFor } from 'xstate'
import type { Address } from '#core/address/address.ts'
import type { CheckoutEvent } from '#core/journeys/checkout/checkout.events.ts'
import type { CheckoutSnapshot } from '#core/journeys/checkout/checkout.selectors.ts'
import type { LocalizationEvent } from '#core/journeys/localization/localization.events.ts'
import type { SaleEvent } from '#core/journeys/sale/sale.events.ts'
import type { SaleSnapshot } from '#core/journeys/sale/sale.selectors.ts'
import { isSaved } from '#core/journeys/sale/sale.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { hasPlaces } from '#core/schedule/window.ts'
import type { PurchaseDriver } from './purchase.ts'
import { acceptedIn } from './purchase.ts'

/** An event of a buyer, and the machine that receives it. */
export type SentEvent =
  | { readonly to: 'sale'; readonly event: SaleEvent }
  | { readonly to: 'localization'; readonly event: LocalizationEvent }
  | { readonly to: 'checkout'; readonly event: CheckoutEvent }

/** Sends an event of a buyer. Resolves when it is sent. */
export type SendEvent = (sent: SentEvent) => Promise<void> | void

/** Sends events to the machines of a sale, each at once. */
export const sendTo =
  ({ actor, localization, checkout }: Sale): SendEvent =>
  (sent) => {
    if (sent.to === 'sale') actor.send(sent.event)
    else if (sent.to === 'localization') localization.send(sent.event)
    else checkout.send(sent.event)
  }

/** Submits an address and waits for its outcome, and for the offers where something is sold. */
export const localizedAt = async (
  sale: Sale,
  address: Address,
  send: SendEvent = sendTo(sale),
): Promise<void> => {
  await send({ to: 'localization', event: { type: 'address.submitted', address } })
  await waitFor(sale.localization, (snapshot) => !snapshot.matches({ resolution: 'resolving' }))
  await waitFor(sale.shopping, (snapshot) => !snapshot.matches('loading'))
}

/** Waits until the provider has the cart as the visitor wants it. */
export const cartSaved = async (sale: Sale): Promise<SaleSnapshot['context']> =>
  (await waitFor(sale.actor, isSaved)).context

export const atCheckout = (sale: Sale, isThere: (snapshot: CheckoutSnapshot) => boolean) =>
  waitFor(sale.checkout, isThere)

/** Carries out a purchase by events of the machines of a sale, without a screen. */
export const saleDriver = (sale: Sale, send: SendEvent = sendTo(sale)): PurchaseDriver => ({
  findAddress: ({ address }) => localizedAt(sale, address, send),
  choosePlan: async ({ plan }) => send({ to: 'sale', event: { type: 'plan.chosen', offerId: plan } }),
  addItems: async ({ items }) => {
    for (const item of items) await send({ to: 'sale', event: { type: 'item.changed', ...item } })
    await cartSaved(sale)
  },
  confirmCart: async () => {
    await send({ to: 'sale', event: { type: 'configuration.confirmed' } })
    await atCheckout(sale, (snapshot) => snapshot.matches('filling'))
  },
  giveDetails: async ({ install: kind, customer, risk, isAutoPay }) => {
    await send({ to: 'checkout', event: { type: 'installOption.chosen', kind } })
    const { context } = await atCheckout(
      sale,
      (snapshot) =>
        snapshot.context.installKind === kind &&
        !snapshot.matches({ filling: { details: 'choosingInstall' } }),
    )
    const agreements = acceptedIn({ isAutoPay }, context.agreements)
    await send({ to: 'checkout', event: { type: 'details.submitted', customer, risk, agreements } })
    await atCheckout(
      sale,
      (snapshot) => snapshot.matches({ filling: 'schedule' }) || snapshot.matches({ filling: 'payment' }),
    )
  },
  pay: async ({ payment }) => {
    await send({ to: 'checkout', event: { type: 'payment.submitted', payment } })
    await atCheckout(sale, (snapshot) => !snapshot.matches({ filling: { payment: { form: 'saving' } } }))
  },
  chooseVisit: async () => {
    const { context } = await atCheckout(sale, (snapshot) =>
      snapshot.matches({ filling: { schedule: 'choosing' } }),
    )
    const open = context.windows?.find(hasPlaces)
    if (open === undefined) throw new Error('no window has a place')
    await send({ to: 'checkout', event: { type: 'window.chosen', windowId: open.id } })
    await atCheckout(sale, (snapshot) => snapshot.context.visit?.id === open.id)
    await send({ to: 'checkout', event: { type: 'visit.confirmed' } })
  },
  // The payment has ordered already, unless it is stored or not needed.
  order: async () => {
    if (sale.checkout.getSnapshot().matches('filling'))
      await send({ to: 'checkout', event: { type: 'order.confirmed' } })
    await atCheckout(sale, (snapshot) => snapshot.matches('placed'))
  },
})

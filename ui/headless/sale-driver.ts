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
import type { Purchase, PurchaseDriver } from './purchase.ts'
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

const toCheckout = (event: CheckoutEvent): SentEvent => ({ to: 'checkout', event })

/** The events of a purchase that depend on what the buyer chooses. */
export const buyerEvents = {
  findAddress: ({ address }: Pick<Purchase, 'address'>): SentEvent => ({
    to: 'localization',
    event: { type: 'address.submitted', address },
  }),
  choosePlan: ({ plan }: Purchase): SentEvent => ({
    to: 'sale',
    event: { type: 'plan.chosen', offerId: plan },
  }),
  chooseInstall: ({ install }: Purchase) => toCheckout({ type: 'installOption.chosen', kind: install }),
  /** The agreements are those of the checkout. */
  submitDetails: ({ customer, risk, isAutoPay }: Purchase, { checkout }: Sale) => {
    const agreements = acceptedIn({ isAutoPay }, checkout.getSnapshot().context.agreements)
    return toCheckout({ type: 'details.submitted', customer, risk, agreements })
  },
  pay: ({ payment }: Purchase) => toCheckout({ type: 'payment.submitted', payment }),
}

/** Submits an address and waits for its outcome, and for the offers where something is sold. */
export const localizedAt = async (
  sale: Sale,
  address: Address,
  send: SendEvent = sendTo(sale),
): Promise<void> => {
  await send(buyerEvents.findAddress({ address }))
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
  choosePlan: async (purchase) => send(buyerEvents.choosePlan(purchase)),
  addItems: async ({ items }) => {
    for (const item of items) await send({ to: 'sale', event: { type: 'item.changed', ...item } })
    await cartSaved(sale)
  },
  confirmCart: async () => {
    await send({ to: 'sale', event: { type: 'configuration.confirmed' } })
    await atCheckout(sale, (snapshot) => snapshot.matches('filling'))
  },
  // One event submits the details together.
  enterCustomer: () => Promise.resolve(),
  answerRisk: () => Promise.resolve(),
  chooseInstall: async (purchase) => {
    await send(buyerEvents.chooseInstall(purchase))
    await atCheckout(
      sale,
      (snapshot) =>
        snapshot.context.installKind === purchase.install &&
        !snapshot.matches({ filling: { details: 'choosingInstall' } }),
    )
  },
  acceptAgreements: async (purchase) => {
    await send(buyerEvents.submitDetails(purchase, sale))
    await atCheckout(
      sale,
      (snapshot) => snapshot.matches('filling') && !snapshot.matches({ filling: 'details' }),
    )
  },
  chooseVisit: async () => {
    const { context } = await atCheckout(sale, (snapshot) =>
      snapshot.matches({ filling: { schedule: 'choosing' } }),
    )
    const open = context.windows?.find(hasPlaces)
    if (open === undefined) throw new Error('no window has a place')
    await send(toCheckout({ type: 'window.chosen', windowId: open.id }))
    await atCheckout(sale, (snapshot) => snapshot.context.visit?.id === open.id)
    await send(toCheckout({ type: 'visit.confirmed' }))
  },
  pay: async (purchase) => {
    await send(buyerEvents.pay(purchase))
    await atCheckout(sale, (snapshot) => !snapshot.matches({ filling: { payment: { form: 'saving' } } }))
  },
  // The payment has ordered already, unless it is stored or not needed.
  order: async () => {
    if (sale.checkout.getSnapshot().matches('filling')) await send(toCheckout({ type: 'order.confirmed' }))
    await atCheckout(sale, (snapshot) => snapshot.matches('placed'))
  },
})

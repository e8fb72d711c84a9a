import type { Sale } from '#core/journeys/sale/sale.ts'
import { hasPlaces } from '#core/schedule/window.ts'
import { buyerEvents, sendTo } from '#ui/headless/sale-driver.ts'
import { type Purchase, usualPurchase } from './purchase.ts'
import { isShopStep } from '#core/routes/sale-step.ts'

const shop = (sale: Sale, purchase: Purchase): void => {
  const { actor, shopping } = sale
  const send = sendTo(sale)
  const { failure, offers } = actor.getSnapshot().context
  // Nothing is sold at this address: the buyer tries another.
  if (offers?.catalog.offers.length === 0) return void sale.request('address')
  if (shopping.getSnapshot().context.failure !== null) return shopping.send({ type: 'retry.requested' })
  if (failure !== null) return actor.send({ type: 'retry.requested' })
  if (shopping.getSnapshot().matches({ open: 'choosing' })) return void send(buyerEvents.choosePlan(purchase))
  return actor.send({ type: 'configuration.confirmed' })
}

const checkOut = (sale: Sale, purchase: Purchase): void => {
  const { checkout } = sale
  const send = sendTo(sale)
  const now = checkout.getSnapshot()
  const { installKind, windows, visit, missing } = now.context
  if (now.matches('priceMoved')) return checkout.send({ type: 'price.accepted' })
  if (now.matches({ filling: { details: 'choosingInstall' } })) return
  if (now.matches({ filling: 'details' }) && missing.length > 0)
    return checkout.send({ type: 'retry.requested' })
  if (now.matches({ filling: 'details' }) && installKind === null)
    return void send(buyerEvents.chooseInstall(purchase))
  if (now.matches({ filling: 'details' })) return void send(buyerEvents.submitDetails(purchase, sale))
  const free = windows?.find(hasPlaces)
  const isChoosing =
    now.matches({ filling: { schedule: 'choosing' } }) ||
    now.matches({ filling: { payment: { hold: { lost: 'choosing' } } } })
  if (isChoosing && visit === null && free !== undefined)
    return checkout.send({ type: 'window.chosen', windowId: free.id })
  if (now.matches({ filling: { schedule: 'choosing' } })) return checkout.send({ type: 'visit.confirmed' })
  if (now.matches({ filling: 'payment' })) return void send(buyerEvents.pay(purchase))
  return checkout.send({ type: 'retry.requested' })
}

/** Sends what a buyer does next at the step of the sale, until there is an order. */
export const takeNextStep = (sale: Sale, purchase: Purchase = usualPurchase): void => {
  const step = sale.step()
  if (step === 'address') void sendTo(sale)(buyerEvents.findAddress(purchase))
  else if (step === 'outcome') sale.localization.send({ type: 'form.reopened' })
  else if (isShopStep(step)) shop(sale, purchase)
  else if (sale.actor.getSnapshot().matches({ journey: 'expired' })) sale.request('address')
  else if (!sale.checkout.getSnapshot().matches('placed')) checkOut(sale, purchase)
}

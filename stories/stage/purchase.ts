import { waitFor } from 'xstate'
import type { OfferId } from '#core/catalog/offer.ts'
import { orderPhase } from '#core/journeys/checkout/checkout.selectors.ts'
import type { OutcomeKind } from '#core/localization/outcome-kind.ts'
import type { LineNumber } from '#core/phone/phone-number.ts'
import type { Purchase, PurchaseDriver, PurchasePart } from '#ui/headless/purchase.ts'
import { carryOut } from '#ui/headless/purchase.ts'
import { saleDriver } from '#ui/headless/sale-driver.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { addressWithOutcome, byCard, usualPurchase } from './buyer.ts'
import type { Stage } from './stage.ts'

export const HOME_PHONE = 'home-phone' as OfferId

/** Chooses the plan and its services with one event, as a page of services does. */
export const servicesDriver = (sale: Sale): PurchaseDriver => {
  const driver = saleDriver(sale)
  return {
    ...driver,
    choosePlan: async ({ plan, items }) =>
      sale.actor.send({ type: 'services.chosen', lines: [{ offerId: plan, quantity: 1 }, ...items] }),
    addItems: (purchase) => driver.addItems({ ...purchase, items: [] }),
  }
}

/** What a buyer of a story chooses. */
export type StagePurchase = Partial<
  Pick<Purchase, 'items' | 'install' | 'isAutoPay' | 'risk' | 'payment'>
> & {
  readonly outcome?: OutcomeKind
  /** A telephone line whose number comes from another carrier. */
  readonly portsIn?: OfferId
}

/** Saves the number of a line as one that comes from another carrier. */
const portIn = async ({ provider: { visitor }, sale }: Stage, phoneProductId: OfferId): Promise<void> => {
  const line = { phoneProductId, lineId: 'casa', telephoneNumber: '3055550134' as LineNumber }
  await visitor.phonePortability(line)()
  const saved = await visitor.updatePhoneDetails({ phoneDetails: [{ ...line, portingFlag: true }] })()
  const cart = await visitor.cart()()
  const offers = await visitor.getOffers({ featuredOffersOnly: false })()
  if (saved._tag === 'Left' || cart._tag === 'Left' || cart.right === null || offers._tag === 'Left')
    throw new Error('the number was refused')
  sale.actor.send({ type: 'shop.changed', cart: cart.right, offers: offers.right })
}

/** Carries out steps of a purchase in a stage, by default through the schedule where a visit is needed. */
export const carryOutOn = (
  { sale }: Stage,
  { outcome = 'serviceable', ...purchase }: StagePurchase,
  part: PurchasePart = { through: 'chooseVisit' },
): Promise<void> =>
  carryOut(
    servicesDriver(sale),
    { ...usualPurchase, items: [], address: addressWithOutcome(outcome), ...purchase },
    part,
  )

/** Leads a buyer to the payment, through the schedule where a visit is needed. */
export const paying =
  (purchase: StagePurchase) =>
  async (stage: Stage): Promise<void> => {
    await carryOutOn(stage, purchase, { through: 'addItems' })
    if (purchase.portsIn !== undefined) await portIn(stage, purchase.portsIn)
    await carryOutOn(stage, purchase, { from: 'confirmCart', through: 'chooseVisit' })
    await waitFor(stage.sale.checkout, (snapshot) => snapshot.matches({ filling: 'payment' }))
  }

/** Places the order of a buyer at the payment. */
export const ordered =
  (purchase: StagePurchase) =>
  async (stage: Stage): Promise<void> => {
    await paying(purchase)(stage)
    await carryOutOn(stage, purchase, { from: 'pay' })
  }

/** Sends the order of a buyer to a bank that does not answer, and asks until the screen stays the same. */
export const pending =
  (purchase: StagePurchase) =>
  async (stage: Stage): Promise<void> => {
    const { checkout } = stage.sale
    await paying(purchase)(stage)
    stage.provider.setGateway('silent')
    checkout.send({ type: 'payment.submitted', payment: byCard })
    await waitFor(checkout, (snapshot) => snapshot.matches('inDoubt'))
    while (orderPhase(checkout.getSnapshot()) !== 'unanswered') {
      stage.timers.elapse()
      await waitFor(checkout, (snapshot) => !snapshot.matches({ inDoubt: 'asking' }))
    }
  }

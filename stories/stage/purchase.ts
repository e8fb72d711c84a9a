import { waitFor } from 'xstate'
import type { CartLine } from '#core/cart/cart.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { requiredAgreements } from '#core/checkout/agreement.ts'
import type { InstallKind } from '#core/checkout/install-option.ts'
import { orderPhase } from '#core/journeys/checkout/checkout.selectors.ts'
import { isSaved } from '#core/journeys/sale/sale.selectors.ts'
import type { OutcomeKind } from '#core/localization/outcome-kind.ts'
import type { LineNumber } from '#core/phone/phone-number.ts'
import { hasPlaces } from '#core/schedule/window.ts'
import { GIG, byCard, customer, settled } from './buyer.ts'
import type { Stage } from './stage.ts'
import { localized } from './stage.ts'

export const HOME_PHONE = 'home-phone' as OfferId

/** What a buyer of a story chooses. */
export type StagePurchase = {
  readonly outcome?: OutcomeKind
  readonly items?: readonly CartLine[]
  readonly install?: InstallKind
  readonly isAutoPay?: true
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

/** Leads a buyer to the payment, through the schedule where a visit is needed. */
export const paying =
  ({ outcome = 'serviceable', items = [], install = 'professional', isAutoPay, portsIn }: StagePurchase) =>
  async (stage: Stage): Promise<void> => {
    const { actor, checkout, shopping } = stage.sale
    await localized(stage, outcome)
    await waitFor(shopping, (snapshot) => snapshot.matches('open'))
    actor.send({ type: 'services.chosen', lines: [{ offerId: GIG, quantity: 1 }, ...items] })
    await waitFor(actor, isSaved)
    if (portsIn !== undefined) await portIn(stage, portsIn)
    actor.send({ type: 'configuration.confirmed' })
    await waitFor(checkout, (snapshot) => snapshot.matches('filling'))
    checkout.send({ type: 'installOption.chosen', kind: install })
    const { context } = await waitFor(
      checkout,
      (snapshot) =>
        snapshot.context.installKind === install &&
        !snapshot.matches({ filling: { details: 'choosingInstall' } }),
    )
    const agreements = isAutoPay === true ? context.agreements : requiredAgreements(context.agreements)
    checkout.send({ type: 'details.submitted', customer, risk: settled, agreements })
    const submitted = await waitFor(
      checkout,
      (snapshot) =>
        snapshot.matches({ filling: { schedule: 'choosing' } }) || snapshot.matches({ filling: 'payment' }),
    )
    const free = submitted.context.windows?.find(hasPlaces)
    if (submitted.matches({ filling: 'schedule' }) && free !== undefined) {
      checkout.send({ type: 'window.chosen', windowId: free.id })
      await waitFor(checkout, ({ context: { visit } }) => visit !== null)
      checkout.send({ type: 'visit.confirmed' })
      await waitFor(checkout, (snapshot) => snapshot.matches({ filling: 'payment' }))
    }
  }

/** Places the order of a buyer at the payment. */
export const ordered =
  (purchase: StagePurchase) =>
  async (stage: Stage): Promise<void> => {
    await paying(purchase)(stage)
    stage.sale.checkout.send({ type: 'payment.submitted', payment: byCard })
    await waitFor(stage.sale.checkout, (snapshot) => snapshot.matches('placed'))
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

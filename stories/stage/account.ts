import { waitFor } from 'xstate'
import { isSaved } from '#core/journeys/sale/sale.selectors.ts'
import { GIG, byCard, customer, settled } from './buyer.ts'
import { sentCode } from './sent-code.ts'
import type { Stage } from './stage.ts'
import { localized } from './stage.ts'

/** Proves the account at the address, with the code from the outbox. */
const prove = async ({ provider, sale }: Stage): Promise<void> => {
  await provider.visitor.requestAccountCode()()
  const proven = await provider.visitor.proveAccount({ code: await sentCode(provider, 'accountCode') })()
  if (proven._tag === 'Left') throw new Error('the code was refused')
  sale.actor.send({ type: 'account.proven', ...proven.right })
}

/** An existing customer at their address, whose account is proven. */
export const provenCustomer = async (stage: Stage): Promise<void> => {
  await localized(stage, 'existingCustomer')
  await waitFor(stage.sale.shopping, (snapshot) => snapshot.matches('open'))
  await prove(stage)
}

/** An existing customer who configures a plan, with or without a proof of the account. */
export const configuringCustomer =
  ({ isProven }: { readonly isProven: boolean }) =>
  async (stage: Stage): Promise<void> => {
    await localized(stage, 'existingCustomer')
    await waitFor(stage.sale.shopping, (snapshot) => snapshot.matches('open'))
    if (isProven) await prove(stage)
    stage.sale.request('products')
    stage.sale.actor.send({ type: 'plan.chosen', offerId: GIG })
    await waitFor(stage.sale.actor, isSaved)
  }

/** A proven customer with an unpaid balance, at the payment. */
export const payingCustomer = async (stage: Stage): Promise<void> => {
  await configuringCustomer({ isProven: true })(stage)
  const { actor, checkout } = stage.sale
  actor.send({ type: 'configuration.confirmed' })
  await waitFor(checkout, (snapshot) => snapshot.matches('filling'))
  checkout.send({ type: 'installOption.chosen', kind: 'self' })
  const { context } = await waitFor(
    checkout,
    (snapshot) =>
      snapshot.context.installKind === 'self' &&
      !snapshot.matches({ filling: { details: 'choosingInstall' } }),
  )
  checkout.send({ type: 'details.submitted', customer, risk: settled, agreements: context.agreements })
  await waitFor(checkout, (snapshot) => snapshot.matches({ filling: 'payment' }))
}

/** The same customer, whose order is placed. */
export const paidCustomer = async (stage: Stage): Promise<void> => {
  await payingCustomer(stage)
  stage.sale.checkout.send({ type: 'payment.submitted', payment: byCard })
  await waitFor(stage.sale.checkout, (snapshot) => snapshot.matches('placed'))
}

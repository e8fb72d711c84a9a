import { waitFor } from 'xstate'
import { isSaved } from '#core/journeys/sale/sale.selectors.ts'
import { GIG } from './buyer.ts'
import { carryOutOn } from './purchase.ts'
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

/** The same customer, who adds services to the plan of the account. */
export const addingCustomer = async (stage: Stage): Promise<void> => {
  await provenCustomer(stage)
  stage.sale.request('configure')
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

const withoutVisit = { install: 'self', isAutoPay: true } as const

/** A proven customer with an unpaid balance, at the payment. */
export const payingCustomer = async (stage: Stage): Promise<void> => {
  await configuringCustomer({ isProven: true })(stage)
  await carryOutOn(stage, withoutVisit, { from: 'confirmCart', through: 'chooseVisit' })
}

/** The same customer, whose order is placed. */
export const paidCustomer = async (stage: Stage): Promise<void> => {
  await payingCustomer(stage)
  await carryOutOn(stage, withoutVisit, { from: 'pay' })
}

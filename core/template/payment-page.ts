import { flagsOf } from '../routes/route-flags.ts'
import type { AskedShopPage, PageBodies } from './asked-page.ts'
import type { PageBlock } from './page-model.ts'
import type { Screen } from './page.ts'
import { block, money } from './page.ts'
import type { ShopFacts } from './shop-facts.ts'
import { afterPayment, summaryOf } from './shop-facts.ts'

type PaymentEndpoint = Extract<AskedShopPage['endpoint'], 'pre-payment' | 'express-payment' | 'auto-payment'>

const amounts = ({ priced }: ShopFacts): PageBlock =>
  block('amount', 'summary', ['payment.amount'], {
    parameters: [money('dueToday', priced.quote.dueToday), money('monthly', priced.quote.monthly.total)],
  })

const screenOf = (
  facts: ShopFacts,
  endpoint: PaymentEndpoint,
  { blocks, flags }: Pick<Screen, 'blocks' | 'flags'>,
): Screen => ({
  blocks: [amounts(facts), ...blocks],
  goods: [],
  flags: { disableBackButton: flagsOf(`/${endpoint}`).disableBackButton, ...flags },
  summary: summaryOf(facts),
  next: afterPayment(facts.standing.progress),
})

/** The page of the payment: what is due, and the ways to pay it; that of the express channel without a word more (TPL-10). */
export const prePaymentScreen = (facts: ShopFacts, endpoint: 'pre-payment' | 'express-payment'): Screen => {
  const isExpress = endpoint === 'express-payment'
  const methods = block('methods', 'form', ['payment.methods'])
  const safety = block('safety', 'notice', ['payment.safety'])
  return screenOf(facts, endpoint, {
    blocks: isExpress ? [methods] : [methods, safety],
    flags: { isExpress },
  })
}

/** The page that asks whether the coming months are paid by themselves (TPL-10). */
export const autoPaymentScreen = (facts: ShopFacts, body: PageBodies['auto-payment']): Screen => {
  const { eligibleForExternalCreditCheck, hasDelinquentBalance } = body
  return screenOf(facts, 'auto-payment', {
    blocks: [
      block('auto-pay', 'choice', ['payment.autoPay']),
      ...(eligibleForExternalCreditCheck ? [block('credit-check', 'notice', ['payment.creditCheck'])] : []),
      ...(hasDelinquentBalance ? [block('balance', 'notice', ['payment.balance'])] : []),
    ],
    flags: { autoPayEligible: eligibleForExternalCreditCheck, checksBalance: hasDelinquentBalance },
  })
}

import { flagsOf } from '../routes/route-flags.ts'
import type { ShopPageRequest, PageBodies } from './page-request.ts'
import type { PageBlock } from './page-model.ts'
import type { Screen } from './page.ts'
import { block, money } from './page.ts'
import type { ShopFacts } from './shop-facts.ts'
import { afterPayment, summaryOf } from './shop-facts.ts'

type PaymentEndpoint = Extract<
  ShopPageRequest['endpoint'],
  'pre-payment' | 'express-payment' | 'auto-payment'
>

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
  offers: [],
  flags: { disableBackButton: flagsOf(`/${endpoint}`).disableBackButton, ...flags },
  summary: summaryOf(facts),
  next: afterPayment(facts),
})

/** Builds the payment page: the amounts due and the payment methods. The express page shows nothing else (TPL-10). */
export const prePaymentScreen = (facts: ShopFacts, endpoint: 'pre-payment' | 'express-payment'): Screen => {
  const isExpress = endpoint === 'express-payment'
  const methods = block('methods', 'form', ['payment.methods'])
  const safety = block('safety', 'notice', ['payment.safety'])
  return screenOf(facts, endpoint, {
    blocks: isExpress ? [methods] : [methods, safety],
    flags: { isExpress },
  })
}

/** Builds the page that offers automatic payment of the following months (TPL-10). */
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

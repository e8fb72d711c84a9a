import { flagsOf } from '../routes/route-flags.ts'
import { paths } from '../routes/routes.ts'
import type { PaymentPage } from '../payment/payment-page.ts'
import type { PageBodies } from './page-request.ts'
import type { PageBlock } from './page-model.ts'
import type { Screen } from './page.ts'
import { block, money } from './page.ts'
import type { ShopFacts } from './shop-facts.ts'
import { summaryOf } from './shop-facts.ts'

const amounts = ({ priced }: ShopFacts): PageBlock =>
  block('amount', 'summary', ['payment.amount'], {
    parameters: [money('dueToday', priced.quote.dueToday), money('monthly', priced.quote.monthly.total)],
  })

/** The unpaid balance that is paid with the order (PAY-08). */
const balance = block('balance', 'notice', ['payment.balance'])

const screenOf = (
  facts: ShopFacts,
  endpoint: PaymentPage,
  { blocks, flags }: Pick<Screen, 'blocks' | 'flags'>,
): Screen => ({
  blocks: [amounts(facts), ...blocks],
  offers: [],
  flags: { disableBackButton: flagsOf(`/${endpoint}`).disableBackButton, ...flags },
  summary: summaryOf(facts),
  next: paths.confirmation,
})

/** Builds the payment page: amounts due, unpaid balance, methods. Nothing else on the express page (TPL-10). */
export const prePaymentScreen = (facts: ShopFacts, endpoint: 'pre-payment' | 'express-payment'): Screen => {
  const { pastDue } = facts.priced.quote
  const isExpress = endpoint === 'express-payment'
  const methods = block('methods', 'form', ['payment.methods'])
  const safety = block('safety', 'notice', ['payment.safety'])
  return screenOf(facts, endpoint, {
    blocks: isExpress ? [methods] : [...(pastDue === undefined ? [] : [balance]), methods, safety],
    flags: { isExpress },
  })
}

/** Builds the page that offers automatic payment of the following months (TPL-10). */
export const autoPaymentScreen = (facts: ShopFacts, body: PageBodies['auto-payment']): Screen => {
  const { hasDelinquentBalance } = body
  const isCheckOpen =
    body.eligibleForExternalCreditCheck && facts.externalCheck.eligibleForExternalCreditCheck
  return screenOf(facts, 'auto-payment', {
    blocks: [
      block('auto-pay', 'choice', ['payment.autoPay']),
      ...(isCheckOpen ? [block('credit-check', 'notice', ['payment.creditCheck'])] : []),
      ...(hasDelinquentBalance ? [balance] : []),
    ],
    flags: { checksBalance: hasDelinquentBalance },
  })
}

import type { PaymentSubmission } from '#core/journeys/checkout/payment/payment.events.ts'
import type { RiskSubmission } from '#core/journeys/checkout/details/details.events.ts'
import { faultyTestCards, testAccounts, testCards } from '#adapters/provider/gateway/gateway-test-numbers.ts'
import type { AccountNumber, RoutingNumber } from '#core/bank/bank.ts'
import type { CardExpiry, CardNumber, Cvv } from '#core/card/card.ts'
import type { Customer, EmailAddress, PersonName, PhoneNumber } from '#core/checkout/customer.ts'

/** The buyer of journeys without a screen, of stories and of tests. */
export const customer: Customer = {
  firstName: 'María' as PersonName,
  lastName: 'Ñúñez' as PersonName,
  emailAddress: 'maria@correo.example' as EmailAddress,
  phoneNumber: '3055550134' as PhoneNumber,
  phoneType: 'Mobile',
}

const name = `${customer.firstName} ${customer.lastName}`

/** A year at the address and no number: no deposit. */
export const settled: RiskSubmission = { addressOneYear: true, identification: null }

/** Less than a year at the address and no number: a deposit. */
export const newcomer: RiskSubmission = { addressOneYear: false, identification: null }

/** The kind and the last four digits of a test card or test account. Recordings contain this in place of its number. */
export type TestPayment = { readonly kind: PaymentSubmission['kind']; readonly lastFour: string }

const lastFourOf = ({ number }: { readonly number: string }): string => number.slice(-4)

const cards = [...testCards, ...faultyTestCards]

/** The last four digits of all test cards and test accounts. */
export const testNumbers: Readonly<Record<TestPayment['kind'], readonly string[]>> = {
  card: cards.map(lastFourOf),
  bank: testAccounts.map(lastFourOf),
}

/** Returns the payment with a test card or a test account; null for a number that is not one of them. */
export const paymentWith = ({ kind, lastFour }: TestPayment): PaymentSubmission | null => {
  if (kind === 'card') {
    const card = cards.find((known) => lastFourOf(known) === lastFour)
    if (card === undefined) return null
    const cvv = (card.issuer === 'Amex' ? '1234' : '123') as Cvv
    const expirationDate = '2031-04' as CardExpiry
    const number = card.number as string as CardNumber
    return { kind, card: { number, cvv, expirationDate }, nameOnCard: name, zipCode: '33130' }
  }
  const account = testAccounts.find((known) => lastFourOf(known) === lastFour)
  if (account === undefined) return null
  const routing = account.routing as string as RoutingNumber
  const number = account.number as string as AccountNumber
  return { kind, account: { kind: 'checking', routing, number }, nameOnAccount: name }
}

/** Returns the last four digits of a payment. */
export const testPaymentOf = (payment: PaymentSubmission): TestPayment => ({
  kind: payment.kind,
  lastFour: lastFourOf(payment.kind === 'card' ? payment.card : payment.account),
})

import type { Customer } from '#core/checkout/customer.ts'

/** What a customer owes whom nobody is looking for. */
const NOTHING_OWED = '0.00'

type TestBalance = Pick<Customer, 'firstName' | 'lastName'> & {
  readonly emailAddress: string
  readonly owed: string
}

/** Customers who left something unpaid, for demonstrations and tests: no billing stands behind this provider. */
export const testBalances: readonly TestBalance[] = [
  {
    firstName: 'Saldo' as Customer['firstName'],
    lastName: 'Vencido' as Customer['lastName'],
    emailAddress: 'saldo@correo.example',
    owed: '45.20',
  },
]

/** The balance in arrears as billing writes it; both names and the address must fit, so that an address alone tells nothing of anybody. */
export const arrearsOf = (customer: Customer | null): string =>
  testBalances.find(
    ({ firstName, lastName, emailAddress }) =>
      firstName === customer?.firstName &&
      lastName === customer.lastName &&
      emailAddress === customer.emailAddress,
  )?.owed ?? NOTHING_OWED

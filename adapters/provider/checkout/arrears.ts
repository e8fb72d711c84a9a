import type { Customer } from '#core/checkout/customer.ts'

/** The balance of every customer without a test balance. */
const NOTHING_OWED = '0.00'

type TestBalance = Pick<Customer, 'firstName' | 'lastName'> & {
  readonly emailAddress: string
  readonly owed: string
}

/** Customers with unpaid balances, for demonstrations and tests: this provider has no billing system. */
export const testBalances: readonly TestBalance[] = [
  {
    firstName: 'Saldo' as Customer['firstName'],
    lastName: 'Vencido' as Customer['lastName'],
    emailAddress: 'saldo@correo.example',
    owed: '45.20',
  },
]

/** Returns the balance in arrears in billing format. Both names and the e-mail address must match, so that an address alone reveals nothing. */
export const arrearsOf = (customer: Customer | null): string =>
  testBalances.find(
    ({ firstName, lastName, emailAddress }) =>
      firstName === customer?.firstName &&
      lastName === customer.lastName &&
      emailAddress === customer.emailAddress,
  )?.owed ?? NOTHING_OWED

import type { AddressForm } from '#core/address/address-form.ts'
import type { CustomerForm } from '#core/checkout/customer-form.ts'
import type { BankField } from './payment/bank.schema.ts'
import type { CardField } from './payment/payment.schema.ts'

type Typed<Field extends string> = Readonly<Record<Field, string>>

/**
 * What a browser may fill in for a visitor: the token of each typed field (WCAG 1.3.5). `off` where no token exists: numbers of accounts,
 * of persons and of orders.
 */
export const autofill: {
  readonly address: Typed<keyof AddressForm>
  readonly customer: Typed<Exclude<keyof CustomerForm, 'phoneType' | 'addressOneYear' | 'identificationType'>>
  readonly card: Typed<CardField>
  readonly bank: Typed<Exclude<BankField, 'accountKind'>>
  readonly orderStatus: Typed<'orderNumber' | 'code'>
} = {
  address: { street: 'address-line1', unit: 'address-line2', zip: 'postal-code' },
  customer: {
    firstName: 'given-name',
    lastName: 'family-name',
    emailAddress: 'email',
    phoneNumber: 'tel-national',
  },
  card: {
    number: 'cc-number',
    expiry: 'cc-exp',
    cvv: 'cc-csc',
    nameOnCard: 'cc-name',
    zipCode: 'billing postal-code',
  },
  bank: { routing: 'off', account: 'off', nameOnAccount: 'name' },
  orderStatus: { orderNumber: 'off', code: 'one-time-code' },
}

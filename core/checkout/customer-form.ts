/** What stands in the customer's fields, as typed. */
export type CustomerForm = {
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
  readonly phoneNumber: string
  readonly phoneType: string
}

export const EMPTY_CUSTOMER_FORM: CustomerForm = {
  firstName: '',
  lastName: '',
  emailAddress: '',
  phoneNumber: '',
  phoneType: 'Mobile',
}

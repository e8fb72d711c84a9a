/** The customer fields as typed. They never include an identification number. */
export type CustomerForm = {
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
  readonly phoneNumber: string
  readonly phoneType: string
  /** 'yes', 'no', or empty while unanswered. */
  readonly addressOneYear: string
  readonly identificationType: string
}

export const EMPTY_CUSTOMER_FORM: CustomerForm = {
  firstName: '',
  lastName: '',
  emailAddress: '',
  phoneNumber: '',
  phoneType: 'Mobile',
  addressOneYear: '',
  identificationType: 'NONE',
}

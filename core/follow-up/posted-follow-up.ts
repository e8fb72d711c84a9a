import { addressParameters } from '../query/query-parameters.ts'
import { either as E } from 'fp-ts'
import type { AddressForm } from '../address/address-form.ts'
import { parseAddressForm } from '../address/address-form.ts'
import type { FollowUpErrors, FollowUpForm, FollowUpKind, FollowUpRequest } from './follow-up.ts'
import { followUpKinds, parseFollowUp } from './follow-up.ts'

/** The path that a browser without script posts the form of a follow-up to (LOC-42). */
export const followUpPath = '/address/follow-up'

/** The names of the posted fields, besides those of the address. */
export const followUpFields = {
  kind: 'kind',
  emailAddress: 'emailAddress',
  statement: 'statement',
  consent: 'consent',
} as const

/** A posted form as text. */
export type PostedFollowUp = {
  readonly kind: FollowUpKind
  readonly address: AddressForm
  readonly form: FollowUpForm
}

/** Reads a posted form's fields. Null for an unknown kind or an invalid address: no page sends such a form. */
export const readPostedFollowUp = (field: (name: string) => string): PostedFollowUp | null => {
  const kind = followUpKinds.find((known) => known === field(followUpFields.kind))
  const address = {
    street: field(addressParameters.street),
    unit: field(addressParameters.unit),
    zip: field(addressParameters.zip),
  }
  if (kind === undefined || E.isLeft(parseAddressForm(address))) return null
  const form = {
    emailAddress: field(followUpFields.emailAddress),
    statement: field(followUpFields.statement),
    consent: field(followUpFields.consent) !== '',
  }
  return { kind, address, form }
}

/** Parses a posted form. Fails with the failure of each field (LOC-40). */
export const parsePosted = ({
  kind,
  address,
  form,
}: PostedFollowUp): E.Either<FollowUpErrors, FollowUpRequest> => {
  const parsed = parseAddressForm(address)
  if (E.isLeft(parsed)) throw new Error('a posted form without an address')
  return parseFollowUp(kind, parsed.right, form)
}

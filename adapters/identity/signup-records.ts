import type { OrderCodeState } from '#core/checkout/order-code.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import type { FormKind, FormRecords } from './form-records.ts'
import { LIFETIMES } from './identity-config.ts'

export const SIGNUP_FORM: FormKind = { model: 'Signup', lifetimeMs: LIFETIMES.signup }

/**
 * A started signup. `accountId` is null when number and address match no order: nobody gets its code. `isProven`: the
 * code was right. `passwordHash` and `totpSecret` are null until a password or one-time passwords were chosen.
 */
export type Signup = {
  readonly email: string
  readonly accountId: AccountId | null
  readonly code: OrderCodeState
  readonly isProven: boolean
  readonly passwordHash: string | null
  readonly totpSecret: string | null
}

export type SignupRecords = FormRecords<Signup>

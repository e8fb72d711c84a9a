import type { AccountId } from '#core/portal/portal-account.ts'
import type { Shape } from '#adapters/shape/shape.ts'
import { many, named } from './value.stored.ts'

/** The accounts of a login. */
export const loginAccounts: Shape<readonly AccountId[]> = many(named<AccountId>())

import { IDENTIFIER } from '#core/shared/identifier.ts'
import type { IdentityClaim } from '#core/portal/identity.ts'
import type { AccountId } from '#core/portal/portal-account.ts'

/** Verified claims of a token, or of the provider's answer about it. */
export type Claims = Readonly<Record<string, unknown>>

/** The most characters of a role, and the most accounts of a login, that are read. */
const ROLE_MAX = 60
const ACCOUNTS_MAX = 50
const ACCOUNT_MAX = 100

/** Authentication methods of RFC 8176 that are a second factor. */
const SECOND_FACTORS: readonly unknown[] = ['otp', 'mfa']

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** Reads the role of a login. A role that is missing or is no text is a failed claim (PTL-01). */
export const roleClaimOf = ({ identity_role: role }: Claims): IdentityClaim =>
  typeof role === 'string' && role.length <= ROLE_MAX ? { state: 'read', role } : { state: 'failed' }

const isAccountId = (value: unknown): value is AccountId =>
  typeof value === 'string' && value.length <= ACCOUNT_MAX && IDENTIFIER.test(value)

/** Reads the accounts of a login, each once. Anything but a list of account ids means no account. */
export const accountsOf = ({ account_ids: accounts }: Claims): readonly AccountId[] =>
  isList(accounts) && accounts.length <= ACCOUNTS_MAX && accounts.every(isAccountId)
    ? [...new Set(accounts)]
    : []

/** Checks that a second factor was confirmed, by authentication methods or a configured context class. */
export const hasSecondFactor = ({ amr, acr }: Claims, acrValues: readonly string[]): boolean =>
  (isList(amr) && amr.some((method) => SECOND_FACTORS.includes(method))) ||
  (typeof acr === 'string' && acrValues.includes(acr))

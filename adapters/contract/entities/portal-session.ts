import type { IdentityClaim } from '#core/portal/identity.ts'
import { LEAVE_URL, LEAVE_URL_MAX } from '#core/portal/leave-url.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import type { AccountChoice, PortalStatus } from '#core/ports/portal-calls.ts'
import { branded, list, nullable } from '../../shape/composite.shape.ts'
import { object, tagged } from '../../shape/object.shape.ts'
import type { Shape } from '../../shape/shape.ts'
import { boolean, literal, text } from '../../shape/shape.ts'
import { identifier } from './identifier.ts'
import { instant } from './time.ts'

export const accountId: Shape<AccountId> = branded(identifier)

/** The most accounts of one login. */
const ACCOUNTS_MAX = 50

type ClaimOf<State extends IdentityClaim['state']> = Extract<IdentityClaim, { readonly state: State }>

const identityClaim: Shape<IdentityClaim> = tagged<IdentityClaim, 'state'>('state', {
  read: object<ClaimOf<'read'>>({ state: literal('read'), role: text({ min: 0, max: 60 }) }),
  failed: object<ClaimOf<'failed'>>({ state: literal('failed') }),
  noToken: object<ClaimOf<'noToken'>>({ state: literal('noToken') }),
})

const accountChoice: Shape<AccountChoice> = object<AccountChoice>({
  accountId,
  label: text({ min: 0, max: 200 }),
})

/** Contains no token (S7). */
export const portalStatus: Shape<PortalStatus> = object<PortalStatus>({
  claim: identityClaim,
  isMfaOn: boolean,
  isMfaConfirmed: boolean,
  areCusRoutesOn: boolean,
  accountId: nullable(accountId),
  accounts: list(accountChoice, { max: ACCOUNTS_MAX }),
  isAlive: boolean,
  expiresAt: nullable(instant),
})

export const leaveUrl = text({ min: 1, max: LEAVE_URL_MAX, pattern: LEAVE_URL })

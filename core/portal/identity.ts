/** The role claim of a token, `identity_role`: null without a token, and `failed` when the claim is unreadable. */
export type IdentityClaim =
  | { readonly state: 'read'; readonly role: string }
  | { readonly state: 'failed' }
  | { readonly state: 'noToken' }

export const roles = ['primary', 'admin', 'standard'] as const
export type Role = (typeof roles)[number]

export type IdentityDecision =
  | { readonly to: 'proceed'; readonly reason: 'primary' }
  | { readonly to: 'nonAuthorized'; readonly reason: 'admin' | 'standard' }
  | {
      readonly to: 'login'
      readonly reason: 'roleUnknown' | 'claimFailed' | 'noToken'
    }

const decisions: Readonly<Record<Role, IdentityDecision>> = {
  primary: { to: 'proceed', reason: 'primary' },
  admin: { to: 'nonAuthorized', reason: 'admin' },
  standard: { to: 'nonAuthorized', reason: 'standard' },
}

/** Decides who is admitted to the portal: only the primary holder, in any case of the role (PTL-01). */
export const decideIdentity = (claim: IdentityClaim): IdentityDecision => {
  if (claim.state === 'noToken') return { to: 'login', reason: 'noToken' }
  if (claim.state === 'failed') return { to: 'login', reason: 'claimFailed' }
  const role = roles.find((known) => known === claim.role.toLowerCase())
  return role === undefined ? { to: 'login', reason: 'roleUnknown' } : decisions[role]
}

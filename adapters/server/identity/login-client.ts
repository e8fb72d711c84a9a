/** The clients of the store at the identity provider: one for the portal, and one for the mobile shop. */
export const loginClients = ['portal', 'mobile'] as const
export type LoginClient = (typeof loginClients)[number]

/** What a login is for: to sign in, to pass the second factor, or to change it. */
export const loginPurposes = ['login', 'mfa', 'security'] as const
export type LoginPurpose = (typeof loginPurposes)[number]

/** The values that the answer of the provider must match. */
export type LoginValues = { readonly state: string; readonly nonce: string; readonly verifier: string }

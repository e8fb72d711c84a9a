/** The clients of the store at the identity provider: one for the portal, and one for the mobile shop. */
export const loginClients = ['portal', 'mobile'] as const
export type LoginClient = (typeof loginClients)[number]

/** The values that the answer of the provider must match. */
export type LoginValues = { readonly state: string; readonly nonce: string; readonly verifier: string }

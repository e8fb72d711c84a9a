import type { OpenIdProvider } from './openid-discovery.ts'

/** The clients of the store at the embedded provider. */
export const embeddedClientIds = { portal: 'escaparate-portal', mobile: 'escaparate-mobile' } as const

/** The path of the issuer below the origin of the store, and its prompt for the second factor. */
const ISSUER_PATH = '/identity'
const FACTOR_PROMPT = 'mfa'

/** Returns the embedded provider as the store's client sees it. */
export const embeddedOpenId = (origin: string): OpenIdProvider => ({
  issuer: new URL(ISSUER_PATH, origin),
  clientIds: embeddedClientIds,
  acrValues: [],
  factorPrompt: FACTOR_PROMPT,
})

/** Returns an external provider as the store's client sees it. Without a prompt of its own, the second factor is part of a new login. */
export const externalOpenId = (provider: Omit<OpenIdProvider, 'factorPrompt' | 'fetch'>): OpenIdProvider => ({
  ...provider,
  factorPrompt: 'login',
})

import type { OpenIdProvider } from './openid-discovery.ts'

/** The clients of the store at the embedded provider. */
export const embeddedClientIds = { portal: 'escaparate-portal', mobile: 'escaparate-mobile' } as const

/** Class of a two-factor login, issuer path below the store's origin, and prompts for the factor and its change. */
const TWO_FACTORS = 'urn:store:acr:two-factors'
const ISSUER_PATH = '/identity'
const FACTOR_PROMPT = 'mfa'
const SECURITY_PROMPT = 'security'

/** Returns the embedded provider as the store's client sees it. */
export const embeddedOpenId = (origin: string): OpenIdProvider => ({
  issuer: new URL(ISSUER_PATH, origin),
  clientIds: embeddedClientIds,
  acrValues: [TWO_FACTORS],
  factorPrompt: FACTOR_PROMPT,
  securityPrompt: `login ${FACTOR_PROMPT} ${SECURITY_PROMPT}`,
  endsRevokedSessions: true,
})

/** Returns an external provider for the client. Without prompts, the factor needs a new login and changes there. */
export const externalOpenId = (
  provider: Omit<OpenIdProvider, 'factorPrompt' | 'securityPrompt' | 'endsRevokedSessions' | 'fetch'>,
): OpenIdProvider => ({
  ...provider,
  factorPrompt: 'login',
  securityPrompt: null,
  endsRevokedSessions: false,
})

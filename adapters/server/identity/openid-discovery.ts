import type { Configuration, CustomFetch } from 'openid-client'
import {
  None,
  allowInsecureRequests,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import { loadOnce } from '#core/shared/load-once.ts'
import type { LoginClient } from './login-client.ts'

/** Longest wait for the identity provider, in seconds: less than a call of a page may take. */
const PROVIDER_SECONDS = 4

/** The store's public clients at an identity provider, and how a login asks there for the second factor. */
export type OpenIdProvider = {
  readonly issuer: URL
  readonly clientIds: Readonly<Record<LoginClient, string>>
  /** The authentication context classes of a login with a second factor; none if the provider has none. */
  readonly acrValues: readonly string[]
  /** The `prompt` that asks for the second factor. */
  readonly factorPrompt: string
  /** `prompt` for password and second factor, which then shows its change; null without such a page. */
  readonly securityPrompt: string | null
  /** Whether the provider ends its own session with a token of it that is revoked. */
  readonly endsRevokedSessions: boolean
  /** Sends the requests of this server to the provider; the network if left out. */
  readonly fetch?: CustomFetch
}

/** Returns the discovery of a client: once, and again after a failure. */
export const discoveryOf = (provider: OpenIdProvider, clientId: string): (() => Promise<Configuration>) => {
  const { issuer, fetch } = provider
  const execute = [
    enableNonRepudiationChecks,
    ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : []),
  ]
  return loadOnce(() =>
    discovery(issuer, clientId, undefined, None(), {
      timeout: PROVIDER_SECONDS,
      execute,
      ...(fetch && { [customFetch]: fetch }),
    }),
  )
}

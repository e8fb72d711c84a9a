import { createHash } from 'node:crypto'
import { createCodeOutbox } from '#adapters/identity/code-outbox.ts'
import { createEmbeddedProvider } from '#adapters/identity/embedded-provider.ts'
import type { SecretKeys } from '#adapters/server/config/secret-keys.ts'
import type { ServerConfig } from '#adapters/server/config/config.ts'
import { isLoopback } from '#adapters/server/config/parsed-config.ts'
import type { HostOptions } from '#adapters/server/host-options.ts'
import type { Site } from '#adapters/http/pages.ts'
import {
  embeddedClientIds,
  embeddedOpenId,
  externalOpenId,
} from '#adapters/server/identity/embedded-openid.ts'
import { createSqlIdentityStore } from '#adapters/server/store/identity-rows.ts'
import { systemRandom } from '#adapters/server/system-random.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { RenderIdentityPage } from '#core/ports/identity-pages.ts'
import type { Language } from '#core/shared/language.ts'

type PortalParts = {
  readonly keys: SecretKeys
  readonly clock: Clock
  readonly brandName: string
  readonly site: () => Site
  readonly renderSignedIn: (language: Language, href: string) => string
  readonly renderIdentityPage: RenderIdentityPage
}

type PortalOptions = Required<
  Pick<HostOptions, 'portal' | 'portalFlags' | 'openIdentityProvider' | 'hasDemoAccounts'>
>

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url')

/**
 * Checks whether accounts and logins for demonstrations exist: only where the store can be opened on this machine
 * alone, without a proxy in front, in a build that is not published.
 */
export const isDemonstration = (
  { host, login, publicOrigin, edge }: Pick<ServerConfig, 'host' | 'login' | 'publicOrigin' | 'edge'>,
  site: Site,
): boolean =>
  login.provider === null &&
  isLoopback(host) &&
  isLoopback(new URL(publicOrigin).hostname) &&
  edge.trustedProxies.length === 0 &&
  site.isPublished !== true

/** Returns the portal of a host: its login at the configured provider, or at the embedded one. */
export const portalOptions = (
  config: Pick<ServerConfig, 'host' | 'login' | 'publicOrigin' | 'edge' | 'storeId' | 'clientLimitFactor'>,
  { keys, clock, brandName, site, renderSignedIn, renderIdentityPage }: PortalParts,
): PortalOptions => {
  const { publicOrigin: origin, storeId } = config
  const { provider, ...portalFlags } = config.login
  const hasDemoLogins = isDemonstration(config, site())
  const openIdentityProvider: HostOptions['openIdentityProvider'] = ({
    db,
    store,
    count,
    report,
    accountOfOrder,
    wait,
  }) =>
    createEmbeddedProvider({
      store: createSqlIdentityStore(db, storeId),
      origin,
      clients: embeddedClientIds,
      clock,
      random: systemRandom,
      hash,
      count,
      shell: (language) => site().frames[language].identityShell,
      render: renderIdentityPage,
      sendCode: createCodeOutbox({ store, clock, random: systemRandom, hash }),
      accountOfOrder,
      hasDemoLogins,
      brandName,
      report,
      allowedOrigins: config.edge.allowedOrigins,
      limitFactor: config.clientLimitFactor,
      ...(wait && { wait }),
    })
  return {
    portal: {
      provider: provider === null ? embeddedOpenId(origin) : externalOpenId(provider),
      isEmbedded: provider === null,
      origin,
      keys,
      renderSignedIn,
      renderPage: renderIdentityPage,
    },
    portalFlags,
    openIdentityProvider: provider === null ? openIdentityProvider : null,
    hasDemoAccounts: hasDemoLogins,
  }
}

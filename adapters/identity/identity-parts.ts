import type { AccountId } from '#core/portal/portal-account.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { IdentityMessage, RenderIdentityPage } from '#core/ports/identity-pages.ts'
import type { Random } from '#core/ports/random.ts'
import type { Language } from '#core/shared/language.ts'
import type { SiteDocument } from '#adapters/http/pages.ts'
import type { Count, WaitOf } from '#adapters/http/count.ts'
import type { PasswordCost } from './identity-config.ts'
import type { IdentityStore } from './identity-store.ts'
import type { IdentityClients } from './oidc-configuration.ts'

/** What the embedded identity provider needs. */
export type IdentityParts = {
  readonly store: IdentityStore
  /** The public origin of the store. The issuer is `/identity` below it. */
  readonly origin: string
  readonly clients: IdentityClients
  readonly clock: Clock
  readonly random: Random
  /** SHA-256 as base64url. */
  readonly hash: (text: string) => string
  /** Counts the attempts of all processes. */
  readonly count: Count
  /** The frame of the pages, with a place for their content. */
  readonly shell: (language: Language) => SiteDocument
  readonly render: RenderIdentityPage
  /** Sends a code, or the news of a change. A visitor does not wait for it; a failure is reported. */
  readonly sendCode: (message: IdentityMessage) => Promise<void>
  /** Returns the account of an order whose buyer has this address; null if there is none. */
  readonly accountOfOrder: (orderNumber: string, email: string) => Promise<AccountId | null>
  /** Whether the logins for demonstrations exist: on loopback only, outside uat and production. */
  readonly hasDemoLogins: boolean
  /** The name of the brand in an authenticator. */
  readonly brandName: string
  readonly report: (error: unknown) => void
  readonly allowedOrigins?: readonly string[]
  /** The rate limit of a client on the pages. */
  readonly wait?: WaitOf
  /** Multiplies the limits of attempts; 1 if left out. */
  readonly limitFactor?: number
  /** The cost of password hashes; that of the configuration if left out. */
  readonly passwordCost?: PasswordCost
}

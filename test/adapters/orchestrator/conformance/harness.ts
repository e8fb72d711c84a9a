import type { Offer } from '#core/catalog/offer.ts'
import type { CardEncryption } from '#core/ports/card-encryption.ts'
import type { PortalCredentials } from '#core/portal/credentials.ts'
import type { AccountId, PortalAccount } from '#core/portal/portal-account.ts'
import type { RenderedMessage } from '#core/ports/message-sender.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import type { Cents } from '#core/shared/money.ts'
import type { FakeClock } from '#test/builders/clock.builder.ts'

/** `responseLost`: the gateway acts, and its answer is lost. `requestLost`: it receives nothing. */
export type GatewayMood = 'healthy' | 'responseLost' | 'requestLost'

/**
 * All that the kit needs of a provider, fresh for each law: no session, no order, no place taken. It sells the brand
 * Cometa at the addresses of the small network, knows the test numbers of cards, accounts and identifications, and
 * its windows have a few places.
 */
export type Harness = {
  /** A visitor without a session: a client and a browser of its own. */
  readonly visitor: () => Orchestrator
  /** A customer signed in to the portal, with its own client. Its page shows the given account. */
  readonly customer: (credentials: PortalCredentials, shownAccount?: () => AccountId | null) => Orchestrator
  /** Inserts a customer account into the provider's store. */
  readonly openAccount: (account: PortalAccount) => Promise<void>
  /** A visitor without a session that proves to no one that it is a person. */
  readonly program: () => Orchestrator
  /** The cipher of the provider's scheme. */
  readonly encryption: CardEncryption
  /** The time of the provider's clock. */
  readonly clock: FakeClock
  /** Runs the periodic work: late gateway answers, lapsed holds, orders in doubt, due changes. */
  readonly recover: () => Promise<void>
  /** Replaces the sold catalogue by its next version. */
  readonly changeOffers: (change: (offers: readonly Offer[]) => readonly Offer[]) => void
  readonly setGateway: (mood: GatewayMood) => void
  /** The captured charges that were not voided. */
  readonly captured: () => Promise<readonly Cents[]>
  /** The texts of all messages to buyers so far, oldest first; queued messages are sent before. */
  readonly messages: () => Promise<readonly RenderedMessage[]>
  readonly close: () => Promise<void>
}

/** Opens a fresh provider. */
export type OpenHarness = () => Promise<Harness>

type Check = (harness: Harness) => Promise<void>

/** Laws of every provider by name. Each throws if it is broken. */
export type Laws = Readonly<Record<string, Check>>

export type Law = { readonly name: string; readonly check: Check }

import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify'
import type { Brand } from '#core/brand/brand.ts'
import type { AddressService } from '#core/ports/address-lookup.ts'
import type { ProductDetail } from '#core/mobile/product-detail.ts'
import type { MerchandisingData } from '#core/brand/merchandising-data.ts'
import type { CardDecryption } from '#core/ports/card-encryption.ts'
import type { AffiliatePair } from '#core/affiliate/affiliate.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { Digest } from '#core/ports/digest.ts'
import type { Flags } from '#core/ports/flags.ts'
import type { HumanVerification } from '#core/ports/human-verification.ts'
import type { PaymentGateway } from '#core/ports/payment-gateway.ts'
import type { KeyDerivation } from '#adapters/provider/gateway/gateway-keys.ts'
import type { OutboxParts } from '#adapters/provider/order/outbox.ts'
import type { Network } from '#adapters/provider/network/network.ts'
import type { Store } from '#adapters/provider/store/store.ts'
import type { Provider } from '#adapters/provider/provider.ts'
import type { ProviderConfig } from '#adapters/provider/provider-config.ts'
import type { ServerOptions } from './http/app.ts'
import type { PortalHostOptions } from './identity/portal-host.ts'
import type { Count, WaitOf } from '#adapters/http/count.ts'
import type { RateLimitOptions } from './http/rate-limit.ts'
import type { Database, OnQuery } from './store/database.ts'
import type { StoreId } from './store/store-id.ts'
import type { SqlStore } from './store/sql-store.ts'
import type { Telemetry } from './telemetry/telemetry.ts'

/** What an embedded identity provider gets from its host. */
export type IdentityProviderParts = {
  readonly db: Database
  readonly store: Store
  readonly count: Count
  readonly report: (error: unknown) => void
  /** Returns the account of a placed order for the buyer with its e-mail address; null for anybody else (PTL-23). */
  readonly accountOfOrder: Provider['accountOfOrder']
  /** The rate limit of a client on its pages; null without one. */
  readonly wait: WaitOf | null
}

export type HostOptions = Pick<
  ServerOptions,
  | 'site'
  | 'assetsDir'
  | 'renderOutcome'
  | 'renderCheck'
  | 'renderSavings'
  | 'renderFollowUp'
  | 'renderMissing'
  | 'renderDay'
  | 'findDevice'
  | 'links'
  | 'mobile'
  | 'internalPages'
  | 'renderEngine'
  | 'partners'
  | 'edge'
  | 'widget'
> & {
  /** Folder of the embedded database, or null for one in memory. */
  readonly dataDir: string | null
  /** URL of a PostgreSQL database, which replaces the embedded one. */
  readonly databaseUrl?: string | null
  readonly migrationsDir: string
  /** A dump that a database in memory is loaded from; for tests. */
  readonly template?: Blob
  /** The store of this host, where several share the database. The default store if left out. */
  readonly storeId?: StoreId
  /** Multiplies the rate limits; 1 if left out. */
  readonly limitFactor?: RateLimitOptions['factor']
  /** Whether the checkout asks about the Affordable Connectivity Program; by default not (CHK-09). */
  readonly isAcpEnabled?: boolean
  /** Whether homes that billing does not know can buy, in new sessions; off if left out. */
  readonly sellsNotInBiller?: boolean
  /** The variants of the experiments in new sessions; the control of each if left out. */
  readonly flags?: Flags
  readonly brand: () => Brand
  /** The devices of the mobile shop, in display order; none if left out. */
  readonly devices?: readonly ProductDetail[]
  /** The merchandising data of the brand, which no page contains; none if left out. */
  readonly terms?: () => MerchandisingData
  /** Loads the network that is sold on until one is imported. */
  readonly network: () => Network
  /** An external address service; if left out, the network suggests addresses. */
  readonly addressService?: AddressService | null
  readonly decryption: CardDecryption
  readonly clock: Clock
  /** Clock of rate-limit windows and job turns, instead of the database's. For tests whose clock does not advance. */
  readonly countingClock?: Clock
  /** Receives each statement as it is sent to the database; for tests. */
  readonly onQuery?: OnQuery
  /** Holds the keys that seal prices. All processes on one database share them. */
  readonly digest: Digest
  /** Holds the master secrets of payment keys. All processes on one database share them. */
  readonly keyDerivation: KeyDerivation
  readonly logger: FastifyBaseLogger
  /** Renders and sends messages to buyers. Without it messages stay in the outbox. */
  readonly messages?: Pick<OutboxParts, 'render' | 'sender'> & {
    /** Removes messages that the sender has stored for longer than their retention period. */
    readonly purge?: (now: EpochMs) => Promise<void>
  }
  /** The affiliates of the brand, found by the URL parameters of their visitors; none if left out. */
  readonly affiliates?: readonly AffiliatePair[]
  /** An external human verification service; if left out, the provider issues its own challenges. */
  readonly humanVerification?: HumanVerification
  /** A payment gateway; if left out, the embedded one. */
  readonly gateway?: PaymentGateway
  /** Wraps the gateway; for tests. */
  readonly aroundGateway?: (gateway: PaymentGateway) => PaymentGateway
  /** The login of the customer portal. Without it nobody signs in, and its link opens the account page of the brand. */
  readonly portal?: PortalHostOptions | null
  /** Opens the embedded identity provider over the database of this host; null if another one serves. */
  readonly openIdentityProvider?: ((parts: IdentityProviderParts) => Promise<FastifyPluginAsync>) | null
  /** Whether the accounts for demonstrations exist; not if left out. */
  readonly hasDemoAccounts?: boolean
  /** Whether the portal requires a second factor, and whether its account guard is on; both if left out. */
  readonly portalFlags?: Pick<ProviderConfig, 'isMfaOn' | 'areCusRoutesOn'>
  /** Receives metrics and traces; closed with the host. */
  readonly telemetry?: Telemetry | null
  /** Wraps the store; for tests. */
  readonly aroundStore?: (store: SqlStore) => SqlStore
}

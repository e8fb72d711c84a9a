import type { BrandIdentity } from '#core/brand/brand.ts'
import type { LocalizationPorts } from '#core/journeys/localization/localization.actors.ts'
import type { AddressCalls } from '#core/ports/address-calls.ts'
import type { OrderStatusCalls } from '#core/ports/order-status-calls.ts'
import type { Meanwhile } from './wake.ts'

/** The ports of the islands. */
export type IslandPorts = LocalizationPorts & {
  readonly orderStatus: OrderStatusCalls
  /** Solves the human check of the next call while the visitor types. */
  readonly prepareHumanCheck: () => void
  readonly addressContent: AddressCalls['addressContent']
  readonly brand: BrandIdentity
}

/** Replaces the plain markup with an island in one step. Typed text, focus and caret are preserved. */
export type PlainMount = (place: HTMLElement, meanwhile: Meanwhile) => void

/** The same for an island that calls the server. */
export type Mount = (place: HTMLElement, meanwhile: Meanwhile, ports: IslandPorts) => void

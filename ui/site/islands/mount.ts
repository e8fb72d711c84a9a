import type { BrandIdentity } from '#core/brand/brand.ts'
import type { LocalizationPorts } from '#core/journeys/localization/localization.actors.ts'
import type { AddressCalls } from '#core/ports/address-calls.ts'
import type { OrderStatusCalls } from '#core/ports/order-status-calls.ts'
import type { Meanwhile } from './wake.ts'

/** The ports of the islands that take an address. */
export type AddressPorts = LocalizationPorts & {
  /** Solves the human check of the next call while the visitor types. */
  readonly prepareHumanCheck: () => void
  readonly addressContent: AddressCalls['addressContent']
  readonly brand: BrandIdentity
}

/** The ports of the form that finds an order. */
export type OrderStatusPorts = {
  readonly orderStatus: OrderStatusCalls
  readonly prepareHumanCheck: () => void
  readonly brand: BrandIdentity
}

/** Loads what the islands need that call the server; the code of each is large. */
export type IslandLoaders = {
  readonly address: () => Promise<AddressPorts>
  readonly loadOrderStatus: () => Promise<PlainMount>
}

/** Replaces the plain markup with an island in one step. Typed text, focus and caret are preserved. */
export type PlainMount = (place: HTMLElement, meanwhile: Meanwhile) => void

/** The same for an island that calls the server. */
export type Mount<Ports> = (place: HTMLElement, meanwhile: Meanwhile, ports: Ports) => void

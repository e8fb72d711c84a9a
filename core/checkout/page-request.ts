import type { CartLine } from '../cart/cart.ts'
import type { ServiceAddress } from '../localization/localization.ts'
import type { InstallOption } from './install-option.ts'

/** The id of the owned Xumo box. */
export const ownedXumoId = 'xumo-own'

/** Ids of the leased and owned Xumo box, chosen here: the specification does not show them (CHK-15). */
export const xumoOfferIds: readonly string[] = ['xumo-lease', ownedXumoId]

/** The request of the checkout page model. */
export type CheckoutPageRequest = {
  readonly installationOptions: readonly InstallOption[]
  /** The banner replaces the options when none are available. */
  readonly installationBanner: boolean
  /** The page can ask about the Affordable Connectivity Program. The provider decides whether it does (CHK-09). */
  readonly acpEnabled: boolean
  readonly productReady: boolean
  readonly isBulk: boolean
  readonly isXumoSelected: boolean
}

/** Checks whether a cart contains a Xumo box, leased or owned (CHK-15). */
export const isXumoSelected = (lines: readonly CartLine[]): boolean =>
  lines.some(({ offerId }) => xumoOfferIds.includes(offerId))

/** Returns the page model's request from loaded data (CHK-15). Options and lines: null when loading failed. */
export const checkoutPageRequest = (
  { isBulk, productReady }: Pick<ServiceAddress, 'isBulk' | 'productReady'>,
  options: readonly InstallOption[] | null,
  lines: readonly CartLine[] | null,
): CheckoutPageRequest => ({
  installationOptions: options ?? [],
  installationBanner: options === null,
  acpEnabled: true,
  productReady,
  isBulk,
  isXumoSelected: isXumoSelected(lines ?? []),
})

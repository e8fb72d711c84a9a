import type { CartLine } from '../cart/cart.ts'
import type { ServiceAddress } from '../localization/localization.ts'
import type { InstallOption } from './install-option.ts'

/** The Xumo box on lease and one's own; their ids are not shown in the specification and chosen here, in one place (CHK-15). */
export const xumoOfferIds: readonly string[] = ['xumo-lease', 'xumo-own']

/** The programme behind ACP ended in 2024: the page never offers it (CHK-09). */
export const IS_ACP_ENABLED = false

/** What the page model of the checkout is asked with. */
export type CheckoutPageRequest = {
  readonly installationOptions: readonly InstallOption[]
  /** The banner stands in place of the options when there are none to show. */
  readonly installationBanner: boolean
  readonly acpEnabled: boolean
  readonly productReady: boolean
  readonly isBulk: boolean
  readonly isXumoSelected: boolean
}

/** Whether a cart holds a Xumo box, leased or owned (CHK-15). */
export const isXumoSelected = (lines: readonly CartLine[]): boolean =>
  lines.some(({ offerId }) => xumoOfferIds.includes(offerId))

/** The request of the page model, of what could be had (CHK-15); options and lines are null when they failed. */
export const checkoutPageRequest = (
  { isBulk, productReady }: Pick<ServiceAddress, 'isBulk' | 'productReady'>,
  options: readonly InstallOption[] | null,
  lines: readonly CartLine[] | null,
): CheckoutPageRequest => ({
  installationOptions: options ?? [],
  installationBanner: options === null,
  acpEnabled: IS_ACP_ENABLED,
  productReady,
  isBulk,
  isXumoSelected: isXumoSelected(lines ?? []),
})

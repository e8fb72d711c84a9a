import type { OfferId } from '../catalog/offer.ts'

export const installKinds = ['professional', 'self'] as const
export type InstallKind = (typeof installKinds)[number]

/** How an order is installed: in one of the ways, or `none` for an order of mobile lines alone, which need no installation (CHK-24). */
export const orderInstalls = [...installKinds, 'none'] as const
export type OrderInstall = (typeof orderInstalls)[number]

/** A way to install the service. Its price is the price of its offer. */
export type InstallOption = { readonly kind: InstallKind; readonly offerId: OfferId }

/** Checks whether an option sends a technician, for the installation and possibly a site visit before it (CHK-17). */
export const sendsTechnician = (kind: OrderInstall): boolean => kind === 'professional'

/** Returns how an order is installed: `none` for mobile lines alone, otherwise as it was chosen; null before that (CHK-24). */
export const installOf = (isMobileAlone: boolean, chosen: OrderInstall | null): OrderInstall | null => {
  if (isMobileAlone) return 'none'
  return chosen === 'none' ? null : chosen
}

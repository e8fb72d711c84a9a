import type { OfferId } from '../catalog/offer.ts'

export const installKinds = ['professional', 'self'] as const
export type InstallKind = (typeof installKinds)[number]

/** Installation of an order: one of the ways, or `none` for mobile lines alone (CHK-24). */
export const orderInstalls = [...installKinds, 'none'] as const
export type OrderInstall = (typeof orderInstalls)[number]

/** A way to install the service. Its price is the price of its offer. */
export type InstallOption = { readonly kind: InstallKind; readonly offerId: OfferId }

/** Checks whether an option sends a technician, for the installation and possibly a site visit before it (CHK-17). */
export const sendsTechnician = (kind: OrderInstall): boolean => kind === 'professional'

/** Returns an order's installation: `none` for mobile lines alone, else as chosen; null before that (CHK-24). */
export const installOf = (isMobileAlone: boolean, chosen: OrderInstall | null): OrderInstall | null => {
  if (isMobileAlone) return 'none'
  return chosen === 'none' ? null : chosen
}

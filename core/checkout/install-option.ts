import type { OfferId } from '../catalog/offer.ts'

export const installKinds = ['professional', 'self'] as const
export type InstallKind = (typeof installKinds)[number]

/** A way to install the service. Its price is the price of its offer. */
export type InstallOption = { readonly kind: InstallKind; readonly offerId: OfferId }

import type { OfferId } from '../catalog/offer.ts'

export const installKinds = ['professional', 'self'] as const
export type InstallKind = (typeof installKinds)[number]

/** A way to get the service working; its price is that of its offer. */
export type InstallOption = { readonly kind: InstallKind; readonly offerId: OfferId }

import type { OfferId } from '../catalog/offer.ts'

export const installKinds = ['professional', 'self'] as const
export type InstallKind = (typeof installKinds)[number]

/** A way to install the service. Its price is the price of its offer. */
export type InstallOption = { readonly kind: InstallKind; readonly offerId: OfferId }

/** Checks whether an option sends a technician, for the installation and possibly a site visit before it (CHK-17). */
export const sendsTechnician = (kind: InstallKind): boolean => kind === 'professional'

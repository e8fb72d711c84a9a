/** How a home is connected, as the FCC names it; `fixedWireless` in three kinds of spectrum. */
export const homeTechnologies = [
  'other',
  'copper',
  'coaxial',
  'fibre',
  'geostationarySatellite',
  'satellite',
  'unlicensedWireless',
  'licensedWireless',
  'licensedByRuleWireless',
] as const
export type HomeTechnology = (typeof homeTechnologies)[number]

/** Whom a connection is sold to. */
export const homeCustomers = ['residential', 'business', 'both'] as const
export type HomeCustomers = (typeof homeCustomers)[number]

/** The fastest connection that a home can buy. Speeds in Mbps, as integers; `isLowLatency`: at most 100 ms. */
export type HomeService = {
  readonly technology: HomeTechnology
  readonly downloadMbps: number
  readonly uploadMbps: number
  readonly isLowLatency: boolean
  readonly customers: HomeCustomers
}

/** WGS 84, in degrees. */
export type HomePoint = { readonly latitude: number; readonly longitude: number }

/**
 * A house or a unit that a provider imports, with its address as its file spells it. `locationId` is that of the file.
 * `unitCount` is how many units the building has whose names the file does not know; 1 for a house. `service` is null
 * where nothing is sold.
 */
export type NetworkHome = {
  readonly locationId: string
  readonly street: string
  readonly unit: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly unitCount: number
  readonly service: HomeService | null
  readonly point: HomePoint | null
}

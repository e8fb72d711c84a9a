import type { HomeTechnology } from '../network/home.ts'

/** Technologies that connect a home, by the provider's own network or a partner's. */
export const accessTechnologies = [
  'fibre',
  'coaxial',
  'copper',
  'fixedWireless',
  'mobileInternet',
  'satellite',
] as const
export type AccessTechnology = (typeof accessTechnologies)[number]

/** Technologies of the provider's own network. */
export type NetworkTechnology = Exclude<AccessTechnology, 'mobileInternet'>

const technologyOf: Readonly<Record<HomeTechnology, NetworkTechnology | null>> = {
  other: null,
  copper: 'copper',
  coaxial: 'coaxial',
  fibre: 'fibre',
  geostationarySatellite: 'satellite',
  satellite: 'satellite',
  unlicensedWireless: 'fixedWireless',
  licensedWireless: 'fixedWireless',
  licensedByRuleWireless: 'fixedWireless',
}

/** Returns the technology that a page names for the connection of a home; null for one that has no name. */
export const accessTechnologyOf = (home: HomeTechnology): NetworkTechnology | null => technologyOf[home]

/** Technologies that connect a home, by the provider's own network or a partner's. */
export const accessTechnologies = ['fibre', 'fixedWireless', 'mobileInternet', 'satellite'] as const
export type AccessTechnology = (typeof accessTechnologies)[number]

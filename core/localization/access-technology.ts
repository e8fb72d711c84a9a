/** The ways a home can be connected: by the own network or a partner's. */
export const accessTechnologies = ['fibre', 'fixedWireless', 'mobileInternet', 'satellite'] as const
export type AccessTechnology = (typeof accessTechnologies)[number]

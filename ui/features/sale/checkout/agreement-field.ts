/** Returns the name of the field of a consent. */
export const consentField = (id: string): string => `consent-${id}`

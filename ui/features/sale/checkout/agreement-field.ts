/** The name of the field with all required agreements. */
export const AGREEMENTS_FIELD = 'agreements'

/** Returns the name of the field of a consent. */
export const consentField = (id: string): string => `consent-${id}`

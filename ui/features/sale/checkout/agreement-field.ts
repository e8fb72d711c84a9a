/** Returns the name of an agreement's field. */
export const agreementField = (id: string): string => `agreement-${id}`

/** The query parameters of an address, as the plain form of a document sends them (ADR-13, RTE-02). */
export const addressQuery = { street: 'a', unit: 'aptnum', zip: 'zip' } as const

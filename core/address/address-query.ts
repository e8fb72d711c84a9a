/** The names the fields of an address have in a query: what the plain form of a document sends (ADR-13, RTE-02). */
export const addressQuery = { street: 'a', unit: 'aptnum', zip: 'zip' } as const

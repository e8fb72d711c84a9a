import { illustrations } from '#adapters/brand/illustrations.ts'

/** The own illustrations of the brand, for documents; null for a brand that uses the shared compositions. */
export const ownIllustrations = (await illustrations?.()) ?? null

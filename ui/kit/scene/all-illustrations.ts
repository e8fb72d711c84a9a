import { illustrations } from '#adapters/brand/illustrations.ts'
import { loadIllustrations } from '#core/brand/illustration.ts'

/** The illustrations of the brand, for documents. */
export const allIllustrations = await loadIllustrations(illustrations)

import type { IllustrationLoader } from '#core/brand/illustration.ts'

/** The shared compositions are drawn for this brand. */
export const illustrations: IllustrationLoader = null

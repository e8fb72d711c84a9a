import type { IllustrationLoader } from '#core/brand/illustration.ts'

/** Scenes of the coast, with a drawing language of their own. */
export const illustrations: IllustrationLoader = async () => (await import('./illustrations/all.ts')).all

import type { IllustrationLoader } from '#core/brand/illustration.ts'

/** Scenes of the coast, with a drawing language of their own. */
export const illustrations: IllustrationLoader = async (name) =>
  (await import('./illustrations/all.ts')).all[name]

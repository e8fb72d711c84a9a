import pixelmatch from 'pixelmatch'

/** A picture as rows of RGBA pixels. */
export type Picture = {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | Uint8ClampedArray
}

/**
 * How much of the distance between black and white the colours of a pixel may differ. The palettes of the baselines
 * stay below it, and the edges of letters, which versions of the rasterizer smooth differently.
 */
const THRESHOLD = 0.2

/** The share of the pixels that may differ by more. */
const MAX_DIFFERENT = 0.002

export type Comparison = {
  readonly isSame: boolean
  readonly message: string
  /** The pixels that differ; null for pictures of different sizes. */
  readonly diff: Uint8Array | null
}

/** Compares two pictures, which may differ by `share` of their pixels. */
export const comparePictures = (before: Picture, after: Picture, share = MAX_DIFFERENT): Comparison => {
  const { width, height } = before
  if (width !== after.width || height !== after.height)
    return {
      isSame: false,
      message: `another size: ${width}×${height} px before, ${after.width}×${after.height} px after`,
      diff: null,
    }
  const diff = new Uint8Array(before.data.length)
  const different = pixelmatch(before.data, after.data, diff, width, height, { threshold: THRESHOLD })
  const found = different / (width * height)
  return { isSame: found <= share, message: `${(found * 100).toFixed(2)} % of the pixels differ`, diff }
}

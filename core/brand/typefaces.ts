/** A font file: in the `fonts` folder of a brand, by its path under `adapters/brand`, or in a package, by its specifier. `weights` are those it is used for. */
export type FontFile = { readonly path: string; readonly weights: string }

/** An installed font with the width and the line height of a typeface, shown until its file arrives. Metrics are percentages. */
export type FallbackFace = {
  readonly weights: string
  readonly isBold: boolean
  readonly sizeAdjust: string
  readonly ascentOverride: string
  readonly descentOverride: string
}

export type Typeface = {
  readonly family: string
  readonly files: readonly FontFile[]
  readonly fallbacks: readonly FallbackFace[]
}

/** The typefaces of a brand: of text, and of headlines and prices, both with tabular figures. `painted` is the one weight of headlines in images of shared links. */
export type Typefaces = {
  readonly text: Typeface
  readonly display: Typeface
  readonly painted: string
}

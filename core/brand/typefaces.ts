/** A font file: by path under `adapters/brand` (a brand's `fonts`), or package specifier. `weights`: its uses. */
export type FontFile = { readonly path: string; readonly weights: string }

/** An installed font with a typeface's width and line height, until its file arrives. Metrics in percent. */
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

/** Typefaces for text and headlines with tabular figures. `painted`: headline weight in images of shared links. */
export type Typefaces = {
  readonly text: Typeface
  readonly display: Typeface
  readonly painted: string
}

/** Shape of a brand's design: corners, buttons, headlines, first screen. Sizes and spaces are the same for all. */
export type BrandStyle = {
  /** Corners as `border-radius` values, from fields and marks to panels. `corner`: what can be pressed or compared. */
  readonly radius: {
    readonly small: string
    readonly medium: string
    readonly corner: string
    readonly tag: string
    readonly panel: string
  }
  /** The corner of a button; `round` is a pill. */
  readonly button: 'small' | 'medium' | 'corner' | 'round'
  /** The weight of headlines, and their letter spacing from the first screen to small ones. */
  readonly heading: {
    readonly weight: number
    readonly tracking: {
      readonly hero: string
      readonly large: string
      readonly medium: string
      readonly small: string
    }
  }
  /** The shape of bullets and of a selected option, 12 by 15 px, as a value of `clip-path`. */
  readonly bullet: string
  /** First screen of the landing page: a street of houses at the right across the window, or a picture at the left. */
  readonly hero: 'street' | 'picture'
}

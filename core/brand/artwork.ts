/** Colour of a shape in a brand drawing: a role of the palette, or the line colour of the scenes. */
export type Paint = 'action' | 'saved' | 'confirmed' | 'line'

/** One path of a drawing, as SVG path data. */
export type Shape<P extends Paint = Paint> = { readonly paint: P; readonly d: string }

/** A small figure of the brand: the path of its lit half, painted in `saved`, and of its shaded half, in `action`. */
export type Figure = readonly [light: string, shade: string]

/** The small figures of a brand by their place. */
export type Figures = {
  /** On a price line, around 0 0; about 16 by 22 units. */
  readonly small: Figure
  /** On the main day of a change, around 0 0; about 18 by 26 units. */
  readonly medium: Figure
  /** Ends a bar at 0 0, to its left; about 18 by 26 units. */
  readonly bar: Figure
  /** At the current step of a sale, in a box of 28 by 36 units. */
  readonly large: Figure
  /** In place of the chip of a stored card, in a box of 40 by 52 units. */
  readonly chip: Figure
  /** On the string of a wait, whose end is at 222 40; about 32 by 34 units. */
  readonly waiting: Figure
}

/** Drawing before the brand's name, in 40 by 48 units. The name's string starts at its lower left corner. */
export type Mark = readonly Shape<'action' | 'saved'>[]

/** The figure at the end of the string in illustrations. Each part is painted in its order. */
export type Motif = {
  /** Upright around 0 0, the end of the string; about 36 by 52 units. */
  readonly body: readonly Shape[]
  /** Hangs from the body where there is space, painted under it. */
  readonly tail: readonly Shape[]
}

/** Colour of a shape in a brand drawing: a role of the palette, or the line colour of the scenes. */
export type Paint = 'action' | 'saved' | 'confirmed' | 'line'

/** One path of a drawing, as SVG path data. */
export type Shape<P extends Paint = Paint> = { readonly paint: P; readonly d: string }

/** A small figure of the brand: the path of its lit half, painted in `saved`, and of its shaded half, in `action`. */
export type Figure = { readonly light: string; readonly shade: string }

/** The drawing before the name of the brand, in a box of 40 by 48 units. The string under the name starts at its lower left corner. */
export type Mark = readonly Shape<'action' | 'saved'>[]

/** The figure at the end of the string in illustrations. Each part is painted in its order. */
export type Motif = {
  /** Upright around 0 0, the end of the string; about 36 by 52 units. */
  readonly body: readonly Shape[]
  /** Hangs from the body where there is space, painted under it. */
  readonly tail: readonly Shape[]
}

import type { Illustration, IllustrationGroup, IllustrationMotif, PagePicture } from './illustration.ts'

/** Moves parts by an SVG transformation. */
export const at = (transform: string, parts: Illustration): IllustrationGroup => ({ at: transform, parts })

/** Returns the transformation that moves a drawing to a place, at a size and a turn in degrees. */
export const place = (x: number, y: number, size = 1, turn = 0): string =>
  `translate(${x} ${y})${turn === 0 ? '' : `rotate(${turn})`}${size === 1 ? '' : `scale(${size})`}`

const motifAs =
  (motif: IllustrationMotif['motif']) =>
  (x: number, y: number, size = 1, turn = 30): IllustrationMotif => ({ motif, at: place(x, y, size, turn) })

/** The motif of the brand with its tail, upright at turn 0. */
export const motif = motifAs('whole')

/** The motif without its tail. */
export const bareMotif = motifAs('bare')

/** The motif without its tail and without the colour of actions. */
export const quietMotif = motifAs('quiet')

/** A drawing of a public page in a box. */
export const picture = (width: number, height: number, parts: Illustration): PagePicture => ({
  width,
  height,
  parts,
})

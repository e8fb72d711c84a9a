import * as ornaments from '#adapters/brand/ornaments.ts'

const figures = {
  small: ornaments.smallFigure,
  medium: ornaments.mediumFigure,
  bar: ornaments.barFigure,
  large: ornaments.largeFigure,
  chip: ornaments.chipFigure,
  waiting: ornaments.waitingFigure,
  speed: ornaments.speedFigure,
}

export type FigureProps = {
  readonly name: keyof typeof figures
  /** The classes of its halves. */
  readonly light: string
  readonly shade: string
}

/** A small figure of the brand within a drawing. */
export const Figure = ({ name, light, shade }: FigureProps) => (
  <>
    <path className={light} d={figures[name].light} />
    <path className={shade} d={figures[name].shade} />
  </>
)

import { figures } from '#adapters/brand/ornaments.ts'

export type FigureProps = {
  readonly name: keyof typeof figures
  /** The classes of its halves. */
  readonly light: string
  readonly shade: string
}

/** A small figure of the brand within a drawing. */
export const Figure = ({ name, light, shade }: FigureProps) => (
  <>
    <path className={light} d={figures[name][0]} />
    <path className={shade} d={figures[name][1]} />
  </>
)

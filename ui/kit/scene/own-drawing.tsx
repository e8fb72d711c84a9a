import type { Illustration, IllustrationPaint } from '#core/brand/illustration.ts'
import * as own from './own-drawing.css.ts'
import * as css from './scene.css.ts'

const paints: Readonly<Record<IllustrationPaint, string>> = {
  action: css.coral,
  saved: css.sun,
  confirmed: css.sea,
  line: css.line,
  sky: css.sky,
  hill: css.hill,
  wall: css.wall,
  wallShade: css.shade,
  roof: css.roof,
  roofShade: css.roofShade,
  glass: css.glass,
  leaf: css.leaf,
  cloth: css.cloth,
  stroke: css.ink,
  surface: css.surface,
  onNight: own.onNight,
  onConfirmed: own.onConfirmed,
}

/** An illustration of the brand. */
export const OwnDrawing = ({ parts }: { readonly parts: Illustration }) =>
  parts.map(({ paint, d, at }) => (
    <path key={`${d} ${at ?? ''} ${paint}`} className={paints[paint]} d={d} transform={at} />
  ))

import { Figure } from '../figure/figure.tsx'
import * as css from './progress.css.ts'

export type ProgressProps = {
  /** What is loading; announced politely. */
  readonly label: string
  /** Takes the height of a screen, so that nothing below moves when the screen loads. */
  readonly fills?: boolean
}

/** Progress of unknown length: the kite's string is pulled tight repeatedly. */
export const Progress = ({ label, fills = false }: ProgressProps) => (
  <output className={fills ? `${css.progress} ${css.fills}` : css.progress}>
    <svg viewBox="0 0 260 72" className={css.drawing} aria-hidden>
      <circle className={css.hand} cx="6" cy="40" r="4" />
      <path className={css.string} d="M6 40Q110 92 222 40" />
      <g className={css.kite}>
        <Figure name="waiting" light={css.light} shade={css.shade} />
      </g>
    </svg>
    <span className={css.label}>{label}</span>
  </output>
)

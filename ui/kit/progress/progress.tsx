import * as css from './progress.css.ts'

export type ProgressProps = {
  readonly label: string
}

/** Waiting of unknown length: the kite's string is pulled tight, over and over. */
export const Progress = ({ label }: ProgressProps) => (
  <div role="status" className={css.progress}>
    <svg viewBox="0 0 240 56" className={css.drawing} aria-hidden>
      <path className={css.string} d="M4 28 Q104 84 204 28" />
      <path className={css.kite} d="M204 28 218 6 232 28 218 40z" />
    </svg>
    <span>{label}</span>
  </div>
)

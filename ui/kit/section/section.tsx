import { useId, type ReactNode } from 'react'
import * as css from './section.css.ts'

export type SectionProps = {
  readonly heading: string
  readonly hint?: ReactNode
  readonly children: ReactNode
}

/** A part of a screen on the offset grid: its heading is in the margin column, its content next to it. */
export const Section = ({ heading, hint, children }: SectionProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.section}>
      <div className={css.grid}>
        <div className={css.margin}>
          <h2 id={id} className={css.heading}>
            {heading}
          </h2>
          {hint === undefined ? null : <p className={css.hint}>{hint}</p>}
        </div>
        <div className={css.content}>{children}</div>
      </div>
    </section>
  )
}

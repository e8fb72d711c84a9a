import type { ReactNode } from 'react'
import * as css from './part.css.ts'

export type PartProps = {
  /** Where links of the header lead, and what names the part's heading. */
  readonly id: string
  readonly heading: string
  readonly lead: string
  readonly children: ReactNode
}

/** One part of the landing: headline, its sentence lower at the right, content under both. */
export const Part = ({ id, heading, lead, children }: PartProps) => (
  <section id={id} aria-labelledby={`${id}-titulo`} className={css.part}>
    <div className={css.head}>
      <h2 id={`${id}-titulo`} className={css.heading}>
        {heading}
      </h2>
      <p className={css.lead}>{lead}</p>
    </div>
    {children}
  </section>
)

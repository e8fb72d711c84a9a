import type { ReactNode } from 'react'
import * as css from './section-frame.css.ts'

export type SectionFrameProps = {
  /** The anchor of the section. The id of its heading derives from it. */
  readonly id: string
  readonly heading: string
  readonly lead: string
  readonly children: ReactNode
}

/** One section of a page: the headline, its lead sentence lower at the right, the content under both. */
export const SectionFrame = ({ id, heading, lead, children }: SectionFrameProps) => (
  <section id={id} aria-labelledby={`${id}-titulo`} className={css.section}>
    <div className={css.head}>
      <h2 id={`${id}-titulo`} className={css.heading}>
        {heading}
      </h2>
      <p className={css.lead}>{lead}</p>
    </div>
    {children}
  </section>
)

import type { ReactNode } from 'react'
import * as css from './split.css.ts'

export type SplitProps = {
  readonly children: ReactNode
  /** What stays in view beside the work: the summary. On a phone it comes after. */
  readonly aside: ReactNode
  readonly asideLabel: string
}

/** The work and, beside it, what it adds up to. */
export const Split = ({ children, aside, asideLabel }: SplitProps) => (
  <div className={css.split}>
    <div className={css.work}>{children}</div>
    <aside className={css.aside} aria-label={asideLabel}>
      {aside}
    </aside>
  </div>
)

import type { ReactNode } from 'react'
import * as css from './action-bar.css.ts'

export type ActionBarProps = {
  /** The total, or what the action leads to. */
  readonly summary?: ReactNode
  /** The one action of the screen. */
  readonly children: ReactNode
}

/** The total and the action; on a phone they stay at the foot of the screen. */
export const ActionBar = ({ summary, children }: ActionBarProps) => (
  <div className={css.bar}>
    {summary === undefined ? null : <div className={css.summary}>{summary}</div>}
    <div className={css.action}>{children}</div>
  </div>
)

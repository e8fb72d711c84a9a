import type { ReactNode } from 'react'
import * as css from './summary-list.css.ts'

export type SummaryRow = {
  readonly id: string
  readonly label: ReactNode
  readonly amount: ReactNode
  readonly detail?: ReactNode
  /** A row with a discount is marked as saved. */
  readonly tone?: 'plain' | 'saved' | undefined
}

export type SummaryListProps = {
  readonly rows: readonly SummaryRow[]
  readonly total?: Omit<SummaryRow, 'id' | 'tone'> | undefined
  /** Rows close together without lines between them: for one group of several. */
  readonly dense?: boolean | undefined
}

const Detail = ({ children }: { readonly children: ReactNode }) =>
  children === undefined ? null : <dd className={css.detail}>{children}</dd>

/** The amounts to pay and their reasons, with the total. */
export const SummaryList = ({ rows, total, dense = false }: SummaryListProps) => (
  <dl className={css.list}>
    {rows.map(({ id, label, amount, detail, tone = 'plain' }) => (
      <div
        key={id}
        className={[css.row, css.tone[tone], dense ? css.dense : css.ruled].filter(Boolean).join(' ')}
      >
        <dt className={css.label}>{label}</dt>
        <dd className={css.amount}>{amount}</dd>
        <Detail>{detail}</Detail>
      </div>
    ))}
    {total === undefined ? null : (
      <div className={`${css.row} ${css.total} ${dense ? css.totalSize.dense : css.totalSize.wide}`}>
        <dt className={css.label}>{total.label}</dt>
        <dd className={css.sum}>{total.amount}</dd>
        <Detail>{total.detail}</Detail>
      </div>
    )}
  </dl>
)

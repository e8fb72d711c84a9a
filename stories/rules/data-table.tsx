import type { ReactNode } from 'react'
import * as css from '#ui/features/shared/tool-table.css.ts'
import { sentences } from './lab.css.ts'

/** Content that scrolls on its own when it is wider than its page, also with the keyboard. */
export const Scroller = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrolling region needs keyboard focus.
  <div className={css.scroller} role="group" aria-label={label} tabIndex={0}>
    {children}
  </div>
)

/** Sentences in a cell. */
export const Sentences = ({ texts }: { readonly texts: readonly string[] }) => (
  <ul className={sentences}>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
)

export type DataRow<Column extends string> = {
  readonly id: string
  readonly cells: Readonly<Record<Column, ReactNode>>
}

export type DataTableProps<Column extends string> = {
  readonly caption: string
  /** The heading of each column. The first column names its row. */
  readonly columns: Readonly<Record<Column, string>>
  readonly rows: readonly DataRow<NoInfer<Column>>[]
}

/** A table of a rule. */
export const DataTable = <Column extends string>({ caption, columns, rows }: DataTableProps<Column>) => {
  const [first, ...rest] = Object.keys(columns) as [Column, ...Column[]]
  return (
    <Scroller label={caption}>
      <table className={css.table}>
        <caption className={css.caption}>{caption}</caption>
        <thead>
          <tr>
            {[first, ...rest].map((column) => (
              <th key={column} scope="col" className={css.head}>
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              <th scope="row" className={css.cell}>
                {cells[first]}
              </th>
              {rest.map((column) => (
                <td key={column} className={css.cell}>
                  {cells[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

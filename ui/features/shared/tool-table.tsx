import * as css from './tool-table.css.ts'

export type ToolTableProps = {
  readonly caption: string
  readonly columns: readonly string[]
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly string[])[]
}

/** A small table of a tool, with its name. */
export const ToolTable = ({ caption, columns, rows }: ToolTableProps) => (
  // What scrolls takes the focus, so that its end can be reached by key.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className={css.scroller} role="group" aria-label={caption} tabIndex={0}>
    <table className={css.table}>
      <caption className={css.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={css.head}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row" className={css.cell}>
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]} className={css.cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

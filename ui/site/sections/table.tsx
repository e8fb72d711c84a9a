import * as css from './table.css.ts'
import { note as noteStyle } from './section-frame.css.ts'
import { SectionFrame } from './section-frame.tsx'
import type { SectionProps } from './section.ts'

/** Rows and columns. On a narrow window the table scrolls inside its frame, and its first column stays in sight. */
export const Table = ({ section: { id, heading, lead, columns, rows, note } }: SectionProps<'table'>) => (
  <SectionFrame id={id} heading={heading} lead={lead}>
    {/* What scrolls takes the focus, so that its end can be reached by key. */}
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
    <div className={css.frame} role="group" aria-labelledby={`${id}-titulo`} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map((column) =>
              // The corner above the names of rows may be empty.
              column === '' ? (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label
                <td key={column} className={css.head} />
              ) : (
                <th key={column} scope="col" className={css.head}>
                  {column}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row" className={css.name}>
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
    {note === undefined ? null : <p className={noteStyle}>{note}</p>}
  </SectionFrame>
)

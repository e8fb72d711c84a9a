import type { ReactNode } from 'react'
import * as css from './table.css.ts'
import { PhoneText } from './phone-text.tsx'
import { note as noteStyle } from './section-frame.css.ts'
import { SectionFrame } from './section-frame.tsx'
import type { SectionProps } from './section.ts'

/** The longest text of a cell that fits next to two others on a phone. */
const SHORT = 12

/** The longest text of a cell that fits next to others in a stacked table. */
const COLUMN = 30

type TableText = Pick<SectionProps<'table'>['section'], 'columns' | 'rows'>

/** Returns the only column of a table that describes its rows in sentences; none in a table that compares sentences. */
const descriptionOf = ({ columns, rows }: TableText): number | undefined => {
  const long = [...columns.keys()].filter(
    (at) => at > 0 && rows.some((row) => (row[at] ?? '').length > COLUMN),
  )
  const [only, another] = [...long]
  return columns.length === 4 && another === undefined ? only : undefined
}

/** Returns the style of a table: one that fits into a phone, or one that scrolls there. */
const tableStyle = (text: TableText): string => {
  const { columns, rows } = text
  const isShort = rows.every(([, ...cells]) => cells.every(({ length }) => length <= SHORT))
  if (columns.length === 3) return isShort ? css.wide : css.stackedOf[3]
  if (columns.length !== 4) return css.wide
  return descriptionOf(text) === undefined ? css.stackedOf[4] : css.stackedOf[3]
}

type TableProps = SectionProps<'table'> & { readonly children?: ReactNode }

/** Rows and columns, and what follows. The brand's column is filled. On a phone the row name is above its cells. */
export const Table = ({ section, brand, children }: TableProps) => {
  const { id, heading, lead, columns, rows, note } = section
  const described = descriptionOf(section)
  const style = tableStyle(section)
  const isStacked = style !== css.wide
  const rowsStyle = isStacked ? css.stackedRows : undefined
  const cornerStyle = isStacked ? css.stackedCorner : css.head
  return (
    <SectionFrame id={id} heading={heading} lead={lead}>
      {/* What scrolls takes the focus, so that its end can be reached by key. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css.frame} role="group" aria-labelledby={`${id}-titulo`} tabIndex={0}>
        <table className={style}>
          <thead className={rowsStyle}>
            <tr className={css.headRow}>
              {columns.map((column, at) =>
                // The corner above the names of rows may be empty.
                column === '' ? (
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label
                  <td key={column} className={cornerStyle} />
                ) : (
                  <th
                    key={column}
                    scope="col"
                    className={
                      at === 0 || at === described
                        ? cornerStyle
                        : column === brand.name
                          ? css.ownHead
                          : css.head
                    }
                  >
                    {column}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody className={rowsStyle}>
            {rows.map(([name = '', ...cells]) => (
              <tr key={name} className={css.row}>
                <th scope="row" className={css.name}>
                  {name}
                </th>
                {cells.map((cell, at) => (
                  <td
                    key={columns[at + 1]}
                    className={
                      at + 1 === described
                        ? css.description
                        : columns[at + 1] === brand.name
                          ? css.own
                          : css.cell
                    }
                  >
                    <PhoneText text={cell} brand={brand} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note === undefined ? null : (
        <p className={noteStyle}>
          <PhoneText text={note} brand={brand} />
        </p>
      )}
      {children}
    </SectionFrame>
  )
}

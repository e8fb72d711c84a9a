import { deviceListWords as words } from '#ui/content/es/shared/device-list.ts'
import { Button } from '#ui/kit/button/button.tsx'
import * as css from './comparison.css.ts'

/** The rows of the comparison. The island fills them. */
export const comparisonRows = ['monthly', 'once', 'capacity', 'colors', 'deal', 'stock'] as const

/** The anchor of the comparison. */
const COMPARISON = 'comparacion'

/** A bar at the lower edge of the window that leads to the comparison, hidden until a device is selected. */
export const ComparisonBar = () => (
  <div className={css.bar} data-bar hidden>
    <span data-count />
    <a className={css.barLink} href={`#${COMPARISON}`}>
      {words.showComparison}
    </a>
  </div>
)

/** The table of the compared devices, hidden until one is selected. */
export const Comparison = () => (
  <div id={COMPARISON} className={css.comparison} data-comparison hidden>
    <div className={css.head}>
      <h2 className={css.heading}>{words.comparison}</h2>
      <Button variant="secondary" data-stop>
        {words.stopComparing}
      </Button>
    </div>
    {/* What scrolls takes the focus, so that its end can be reached by key. */}
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
    <div className={css.frame} role="group" aria-label={words.comparison} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr data-row="model">
            <th scope="col">{words.model}</th>
          </tr>
        </thead>
        <tbody>
          {comparisonRows.map((row) => (
            <tr key={row} data-row={row}>
              <th scope="row">{words[row]}</th>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </div>
)

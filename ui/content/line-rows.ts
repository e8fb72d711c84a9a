import { lineTables, type LineTableName } from '#core/catalog/line-table.ts'
import type { SiteFacts } from './facts.ts'

/** The prices of numbers of mobile lines in several tables, and the guarantee of the first table, as texts. */
export const lineRows = (
  facts: SiteFacts,
  counts: readonly number[],
  [first, ...others]: readonly [LineTableName, ...(readonly LineTableName[])],
) =>
  counts.map((count) => {
    const { count: lines, cost, years } = facts.lines(first, count)
    return {
      lines,
      costs: [cost, ...others.map((table) => facts.lines(table, count).cost)],
      years,
      isOne: count === 1,
      isOneYear: lineTables[first][count - 1]?.priceGuaranteeDurationInYears === 1,
    }
  })

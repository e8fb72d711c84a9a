import type { Cents } from '../shared/money.ts'
import { cents } from '../shared/money.ts'

export const lineTableNames = ['bundled', 'bundledPlus', 'standalone'] as const
export type LineTableName = (typeof lineTableNames)[number]

/** The total price of `noOfLines` mobile lines in cents a month, and for how many years it is guaranteed. */
export type MobileLinePrice = {
  readonly noOfLines: number
  readonly cost: Cents
  readonly priceGuaranteeDurationInYears: number
}

/** The prices of 1 to 10 lines, in this order. */
export type LineTable = readonly MobileLinePrice[]

const table = (
  dollars: readonly number[],
  guaranteeInYears: (noOfLines: number) => number = () => 1,
): LineTable =>
  dollars.map((cost, index) => ({
    noOfLines: index + 1,
    cost: cents(cost * 100),
    priceGuaranteeDurationInYears: guaranteeInYears(index + 1),
  }))

/** Total prices of mobile lines by number: with internet, on Plus, without internet; specification 9 (CAT-05). */
export const lineTables: Readonly<Record<LineTableName, LineTable>> = {
  bundled: table([0, 60, 90, 90, 120, 150, 180, 210, 240, 270], (lines) =>
    lines === 2 || lines === 3 ? 2 : 1,
  ),
  bundledPlus: table([0, 60, 100, 100, 140, 180, 220, 260, 300, 340]),
  standalone: table([0, 30, 60, 90, 120, 150, 180, 210, 240, 270]),
}

/** Returns the price of a number of lines, or null beyond the table (CAT-05). */
export const linePrice = (name: LineTableName, noOfLines: number): MobileLinePrice | null =>
  lineTables[name][noOfLines - 1] ?? null

/** Returns a table price's rule: free first line (CAT-06), free further line (CAT-08), or the table itself (CAT-05). */
export const lineRule = (name: LineTableName, noOfLines: number): 'CAT-05' | 'CAT-06' | 'CAT-08' => {
  const price = linePrice(name, noOfLines)
  if (price?.cost === 0) return 'CAT-06'
  return price !== null && price.cost === linePrice(name, noOfLines - 1)?.cost ? 'CAT-08' : 'CAT-05'
}

import { describe, expect, it } from 'vitest'
import { linePrice, lineRule, lineTableNames, lineTables } from '#core/catalog/line-table.ts'
import { specifiedTables } from '#stories/rules/properties/line-tables.oracle.ts'

describe('lineTables', () => {
  it.each(lineTableNames)('price 1 to 10 lines of %s with their guarantee as specified (CAT-05)', (name) => {
    const { dollars, years } = specifiedTables[name]
    expect(lineTables[name]).toEqual(
      dollars.map((cost, index) => ({
        noOfLines: index + 1,
        cost: cost * 100,
        priceGuaranteeDurationInYears: years[index],
      })),
    )
  })

  it('are three, and a further line never costs less (CAT-05)', () => {
    expect(Object.keys(lineTables)).toEqual([...lineTableNames])
    for (const table of Object.values(lineTables))
      for (const [index, { cost }] of table.entries())
        expect(cost).toBeGreaterThanOrEqual(table[index - 1]?.cost ?? 0)
  })
})

describe('linePrice', () => {
  it.each(lineTableNames)('accepts only 1 to 10 lines of %s (CAT-05)', (name) => {
    for (let lines = 1; lines <= 10; lines += 1)
      expect(linePrice(name, lines)).toBe(lineTables[name][lines - 1])
    for (const lines of [0, 11, -1, 1.5, Number.NaN, Infinity]) expect(linePrice(name, lines)).toBeNull()
  })
})

describe('lineRule', () => {
  it.each(lineTableNames)('explains a free first line of %s (CAT-06)', (name) => {
    expect(lineRule(name, 1)).toBe('CAT-06')
  })

  it('explains a fourth line at the price of three, with internet (CAT-08)', () => {
    expect([lineRule('bundled', 4), lineRule('bundledPlus', 4)]).toEqual(['CAT-08', 'CAT-08'])
    expect(lineRule('standalone', 4)).toBe('CAT-05')
  })

  it.each(lineTableNames)('names the table %s for every other number of lines (CAT-05)', (name) => {
    for (const lines of [2, 3, 5, 6, 7, 8, 9, 10, 11]) expect(lineRule(name, lines)).toBe('CAT-05')
  })
})

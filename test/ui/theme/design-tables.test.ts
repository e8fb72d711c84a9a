import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { edgeBackgrounds, pairsOf, textBackgrounds } from '#core/brand/color-pairs.ts'
import { designTables, withDesignTables } from '#ui/theme/design-tables.ts'
import { root } from '#test/architecture/repository.ts'
import { eachBrand } from '#test/builders/brand.builder.ts'

const [first, ...others] = eachBrand.map(([, { brand, ...design }]) => ({ name: brand.name, ...design }))
if (first === undefined) throw new Error('no brand')
// The command lists brands by the names of their folders, the default one first.
const shown = [first, ...others.toSorted((a, b) => (a.name < b.name ? -1 : 1))]

describe('designTables', () => {
  it('are those of docs/design.md: npm run tokens writes them again', () => {
    const guide = readFileSync(`${root}/docs/design.md`, 'utf8')
    expect(withDesignTables(guide, shown)).toBe(guide)
  })

  it('have a row of four ratios for each pair of each brand', () => {
    const rows = designTables(shown).match(/^\| \w+ on \w+ \| (?:text|edge) (?:\| \d+\.\d ){4}\|$/gm) ?? []
    const pairs = [textBackgrounds, edgeBackgrounds].flatMap(pairsOf)
    expect(rows).toHaveLength(pairs.length * shown.length)
  })

  it('change with a colour', () => {
    const { light } = first.palette
    const changed = { ...first, palette: { ...first.palette, light: { ...light, inkSoft: light.ink } } }
    expect(designTables([changed])).not.toBe(designTables([first]))
  })

  it('require both markers', () => {
    expect(() => withDesignTables('# Design', shown)).toThrow('the guide has no')
  })
})

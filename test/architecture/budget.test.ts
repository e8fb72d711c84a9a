import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { API_DOCS } from '#adapters/server/http/api-docs.ts'
import { entries } from '#ui/build/layout.ts'
import {
  KIB,
  benchedPages,
  calculatorBudget,
  islandBudget,
  pageBudget,
  screenBudgets,
} from '#test/bench/budgets.ts'
import {
  readBuilt,
  readPages,
  scriptParts,
  weighHtml,
  weighLoader,
  weighScreen,
  weighScripts,
} from '#test/bench/built-bytes.ts'
import { growthSince, growthText, readSaved } from '#test/bench/growth.ts'
import { forAll } from '#test/for-all.ts'

const kib = (bytes: number): number => Math.round((bytes / KIB) * 10) / 10

describe('the built store', () => {
  it.each(Object.entries(screenBudgets))('shows %s with no more script than its budget', (_, budget) => {
    const { total, source } = weighScreen(budget.sources)
    expect(kib(total), growthText(readSaved(), source)).toBeLessThanOrEqual(budget.kib)
  })

  it.each(Object.entries(readPages()).filter(([path]) => path !== API_DOCS))(
    'opens %s within the budget of a document',
    (_, html) => {
      // A file that fits at a fast quality also fits at the best one.
      const quick = kib(weighHtml(html, 5))
      const limit = pageBudget.htmlAndStyles.held
      expect(quick <= limit ? quick : kib(weighHtml(html))).toBeLessThanOrEqual(limit)
    },
  )

  it('has every page that is measured', () => {
    expect(Object.keys(readPages())).toEqual(expect.arrayContaining([...benchedPages]))
  })

  it('loads little script on the landing page before the visitor acts', () => {
    const { total, source } = weighLoader()
    expect(kib(total), growthText(readSaved(), source)).toBeLessThanOrEqual(pageBudget.script.held)
  })

  it('wakes the form of its front door without the application that comes after it', () => {
    const woken = weighScripts([entries.island]).files.map(({ file }) => file)
    const [application] = weighScripts([entries.start]).files.filter(({ file }) => file.includes('app-start'))
    expect(application).toBeDefined()
    expect(woken).not.toContain(application?.file)
  })

  it.each([
    ['address form with its suggestions', [entries.island, entries.addressPorts, entries.suggestions]],
    ['savings calculator', [entries.calculator]],
  ])('wakes the %s within the budget of an island', (_, sources) => {
    const { total, source } = weighScripts(sources)
    expect(kib(total), growthText(readSaved(), source)).toBeLessThanOrEqual(islandBudget)
  })

  it('wakes the savings calculator with little more than the form of the front door, and without the application', () => {
    const form = weighScripts([entries.island, entries.addressPorts]).files.map(({ file }) => file)
    const { files, source } = weighScripts([entries.calculator])
    const added = files.filter(({ file }) => !form.includes(file))
    const bytes = added.reduce((sum, file) => sum + file.bytes, 0)
    expect(kib(bytes), growthText(readSaved(), source)).toBeLessThanOrEqual(calculatorBudget)
    expect(added.filter(({ file }) => file.includes('/app'))).toEqual([])
  })

  it('sends of its brand the identity, the drawings, their descriptions, the label facts, the legal texts of offers with their facts, the channels and the English texts alone, and no data of another brand', () => {
    const sources = Object.values(scriptParts()).flatMap((made) => Object.keys(made))
    const ofBrands = sources.filter((source) => /^adapters\/brand\/[^/]+\//.test(source))
    const [slugs, names] = [2, 3].map((at) => new Set(ofBrands.map((source) => source.split('/')[at])))
    expect([slugs?.size, names]).toEqual([
      1,
      new Set([
        'channels.ts',
        'device-names.ts',
        'disclaimers.ts',
        'english.ts',
        'facts.ts',
        'identity.ts',
        'illustrations',
        'illustrations.ts',
        'label.ts',
        'logo.ts',
        'motif.ts',
        'ornaments.ts',
        'scenes.ts',
      ]),
    ])
  })

  it('has no script that imports itself through others: its constants would be read before they are set', () => {
    const manifest = readBuilt()
    const isCyclic = (entry: string, from: readonly string[]): boolean =>
      from.includes(entry) ||
      (manifest[entry]?.imports ?? []).some((next) => isCyclic(next, [...from, entry]))
    expect(Object.keys(manifest).length).toBeGreaterThan(20)
    expect(Object.keys(manifest).filter((entry) => isCyclic(entry, []))).toEqual([])
  })

  it('contains no source of ours twice', () => {
    const sources = Object.values(scriptParts()).flatMap((parts) => Object.keys(parts))
    const own = sources.filter((source) => /^(?:core|adapters|ui)\//.test(source))
    expect(own.length).toBeGreaterThan(100)
    expect(own.filter((source, at) => own.indexOf(source) !== at)).toEqual([])
  })
})

const parts = fc.dictionary(fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 100_000 }), {
  noNullPrototype: true,
})

describe('growthSince', () => {
  it('names what grew and what is new, and nothing else, the most grown first', () =>
    forAll(parts, parts, (kept, now) => {
      const grown = growthSince(kept, now)
      const names = Object.keys(now).filter((part) => (now[part] ?? 0) > (kept[part] ?? 0))
      expect(new Set(grown.map(([part]) => part))).toEqual(new Set(names))
      const sizes = grown.map(([, bytes]) => bytes)
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    }))

  it('says so when nothing grew', () => {
    expect(growthText({ a: 2 }, { a: 1 })).toContain('nothing')
    expect(growthText({ a: 2 }, { a: 1, 'ui/new.ts': 700 })).toContain('+700 ui/new.ts')
  })
})

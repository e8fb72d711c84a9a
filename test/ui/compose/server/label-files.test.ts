import { describe, expect, it } from 'vitest'
import { labelColumns, labelWords } from '#core/label/label-words.ts'
import type { PlanId } from '#core/label/plan-id.ts'
import { labelTablePaths, LABELS_PATH } from '#core/routes/label-paths.ts'
import { languages } from '#core/shared/language.ts'
import { labelFiles } from '#ui/compose/server/label-files.ts'
import { eachBrand } from '#test/builders/brand.builder.ts'
import { readCsv } from '#test/core/label/csv.oracle.ts'

type Published = {
  readonly catalogVersion: string
  readonly labels: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>
}

describe.each(eachBrand)('labelFiles of %s', (_slug, pack) => {
  const files = labelFiles(pack)
  const textOf = (path: string): string => Buffer.from(files[path]?.base64 ?? '', 'base64').toString()
  const json = JSON.parse(textOf(LABELS_PATH)) as Published

  it('are JSON with every language, and a table in each, with the same labels (LBL-06, LBL-09)', () => {
    expect(files[LABELS_PATH]?.type).toBe('application/json; charset=utf-8')
    for (const language of languages) {
      expect(files[labelTablePaths[language]]?.type).toBe('text/csv; charset=utf-8')
      const [header, ...rows] = readCsv(textOf(labelTablePaths[language]))
      expect(header).toEqual(labelColumns.map((column) => labelWords[language].headers[column]))
      expect(rows).toEqual(
        json.labels[language]?.map((record) => labelColumns.map((column) => record[column])),
      )
    }
  })

  it('say of each label whether its plan is still sold on these terms (LBL-09)', () => {
    const { retired } = pack.labelArchive
    const rows = json.labels['es'] ?? []
    expect(rows.flatMap((row) => (row['retiredOn'] === '' ? [] : [row['planId']]))).toEqual(
      retired.map(({ label }) => label.planId),
    )
    const sold = rows.filter((row) => row['retiredOn'] === '').map((row) => row['plan'])
    expect(new Set(sold).size).toBe(Object.keys(pack.labelFacts.latencyMs).length)
    expect(json.catalogVersion).toBe(pack.brand.catalog.version)
  })

  it('cannot be written when the id of a retired label is used again', () => {
    const planId = (json.labels['es']?.[0]?.['planId'] ?? '') as PlanId
    const [first] = eachBrand.flatMap(([, { labelArchive }]) => labelArchive.retired)
    const { publishedOn } = pack.labelArchive
    const retired = first === undefined ? [] : [{ ...first, label: { ...first.label, planId } }]
    expect(() => labelFiles({ ...pack, labelArchive: { publishedOn, retired } })).toThrow('PlanIdReused')
  })
})

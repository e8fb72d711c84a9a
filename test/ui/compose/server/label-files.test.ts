import { describe, expect, it } from 'vitest'
import type { PlanId } from '#core/label/plan-id.ts'
import { LABELS_JSON_PATH, LABELS_PATH, labelTablePaths } from '#core/routes/label-paths.ts'
import { languages } from '#core/shared/language.ts'
import { siteAt } from '#adapters/http/pages.ts'
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
  const json = JSON.parse(textOf(LABELS_JSON_PATH)) as Published

  it('are JSON with every language, and a table in each, with the same labels (LBL-06, LBL-09)', () => {
    expect(files[LABELS_JSON_PATH]?.type).toBe('application/json; charset=utf-8')
    for (const language of languages) {
      expect(files[labelTablePaths[language]]?.type).toBe('text/csv; charset=utf-8')
      const [, ...rows] = readCsv(textOf(labelTablePaths[language]).slice(1))
      expect(rows).toEqual(json.labels[language]?.map(Object.values))
    }
  })

  it('have the labels that are sold in the common format at the well-known path (LBL-10)', () => {
    expect(files[LABELS_PATH]?.type).toBe('text/csv; header=present; schema-version=bblabel-1; charset=utf-8')
    const [header = [], ...rows] = readCsv(textOf(LABELS_PATH))
    const column = header.indexOf('unique_plan_identifier')
    const sold = json.labels['en']?.filter((row) => row['retiredOn'] === '')
    expect(rows.map((row) => row[column])).toEqual(sold?.map((row) => row['planId']))
  })

  it('link to the public origin of the store, and to no other (LBL-08)', () => {
    const frame = { orderStatus: { html: '' } }
    const site = siteAt(
      { files, documents: {}, frames: { es: frame, en: frame } } as never,
      'https://tienda.example',
    )
    for (const { base64 } of Object.values(site.files)) {
      const addresses =
        Buffer.from(base64, 'base64')
          .toString()
          .match(/https:\/\/[^/]+/g) ?? []
      expect(new Set(addresses)).toEqual(new Set(['https://tienda.example']))
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

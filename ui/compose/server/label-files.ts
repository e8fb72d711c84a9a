import type { SiteFile } from '#adapters/http/pages.ts'
import type { BrandPack } from '#core/brand/brand-pack.ts'
import { labelCsv, labelRecords } from '#core/label/label-csv.ts'
import { currentLabels, publishedLabels } from '#core/label/published-labels.ts'
import { LABELS_PATH, labelTablePaths } from '#core/routes/label-paths.ts'
import { languages } from '#core/shared/language.ts'
import { jsonFile, textFile } from './root-files.ts'

/**
 * Writes the public list of broadband labels: as JSON with all languages, and as a table in each language (LBL-09). Throws for labels that cannot
 * be made, which stops the build.
 */
export const labelFiles = ({
  brand: { catalog },
  labelFacts,
  labelArchive,
}: Pick<BrandPack, 'brand' | 'labelFacts' | 'labelArchive'>): Readonly<Record<string, SiteFile>> => {
  const current = currentLabels(catalog, labelFacts)
  const published = current._tag === 'Left' ? current : publishedLabels(current.right, labelArchive)
  if (published._tag === 'Left') throw new Error(`invalid labels: ${JSON.stringify(published.left)}`)
  const records = languages.map((language) => [language, labelRecords(published.right, language)] as const)
  return {
    [LABELS_PATH]: jsonFile({ catalogVersion: catalog.version, labels: Object.fromEntries(records) }),
    ...Object.fromEntries(
      languages.map((language) => [
        labelTablePaths[language],
        textFile('text/csv', labelCsv(published.right, language)),
      ]),
    ),
  }
}

import type { SiteFile } from '#adapters/http/pages.ts'
import { ORIGIN_MARK } from '#adapters/http/pages.ts'
import type { BrandPack } from '#core/brand/brand-pack.ts'
import { labelCsv, labelRecords } from '#core/label/label-csv.ts'
import { currentLabels, publishedLabels } from '#core/label/published-labels.ts'
import { EXCHANGE_TYPE, labelExchange } from '#core/label/label-exchange.ts'
import { LABELS_JSON_PATH, LABELS_PATH, labelTablePaths } from '#core/routes/label-paths.ts'
import { languages } from '#core/shared/language.ts'
import { textFile } from './root-files.ts'

/**
 * Writes the public broadband labels: the common format, JSON with all languages, and a table per language (LBL-09,
 * LBL-10). Links use the store's origin. Throws for labels that cannot be made, which stops the build.
 */
export const labelFiles = ({
  brand: { catalog },
  labelFacts,
  labelArchive,
}: Pick<BrandPack, 'brand' | 'labelFacts' | 'labelArchive'>): Readonly<Record<string, SiteFile>> => {
  const current = currentLabels(catalog, labelFacts)
  const published = current._tag === 'Left' ? current : publishedLabels(current.right, labelArchive)
  if (published._tag === 'Left') throw new Error(`invalid labels: ${JSON.stringify(published.left)}`)
  const labels = published.right
  const records = languages.map(
    (language) => [language, labelRecords(labels, language, ORIGIN_MARK)] as const,
  )
  const list = { catalogVersion: catalog.version, labels: Object.fromEntries(records) }
  return {
    [LABELS_PATH]: textFile(EXCHANGE_TYPE, labelExchange(labels, labelArchive, ORIGIN_MARK), true),
    [LABELS_JSON_PATH]: textFile('application/json', JSON.stringify(list), true),
    ...Object.fromEntries(
      languages.map((language) => [
        labelTablePaths[language],
        textFile('text/csv', labelCsv(labels, language, ORIGIN_MARK), true),
      ]),
    ),
  }
}

import type { Language } from '../shared/language.ts'
import type { Cents } from '../shared/money.ts'
import { csvRecord, dollars } from './csv.ts'
import { labelLinksAt } from './label-facts.ts'
import type { LabelColumn } from './label-words.ts'
import { labelColumns, labelWords } from './label-words.ts'
import type { PublishedLabel } from './published-labels.ts'

/** One value of a label: its name in data, the header of its column, and its text. */
type Cell = { readonly key: string; readonly header: string; readonly text: string }

type Fee = { readonly name: string; readonly amount: Cents }

/** The columns with several fees. */
type FeeColumn = 'recurringFees' | 'oneTimeFees'

type FeeCounts = Readonly<Record<FeeColumn, number>>

/** The fields of a label that are one value each. */
type Values = Readonly<Record<Exclude<LabelColumn, FeeColumn>, string>>

const valuesOf = ({ label, retiredOn }: PublishedLabel, language: Language, origin: string): Values => {
  const { price, data } = label
  const words = labelWords[language]
  const [change] = price.later
  const last = price.later.at(-1)
  return {
    planId: label.planId,
    provider: label.provider,
    plan: label.plan,
    service: words.service[label.service],
    monthly: dollars(price.monthly),
    introductory: change === undefined ? words.no : words.yes,
    introductoryMonths: change === undefined ? '' : String(change.fromMonth - 1),
    monthlyAfter: last === undefined ? '' : dollars(last.monthly),
    contractMonths: String(label.contractMonths),
    earlyTerminationFee: dollars(label.earlyTerminationFee),
    governmentTaxes: words.taxes[label.governmentTaxes],
    download: String(label.speed.downMbps),
    upload: String(label.speed.upMbps),
    latency: String(label.latencyMs),
    dataIncluded: data === null ? words.unlimited : String(data.includedGb),
    overage: data === null ? '' : dollars(data.overage.price),
    overageGb: data === null ? '' : String(data.overage.perGb),
    ...labelLinksAt(origin, language),
    supportPhone: label.supportPhone,
    language,
    retiredOn: retiredOn ?? '',
  }
}

const feesOf = (
  { label }: PublishedLabel,
  language: Language,
): Readonly<Record<FeeColumn, readonly Fee[]>> => ({
  recurringFees: label.recurringFees.map(({ name, monthly }) => ({ name: name[language], amount: monthly })),
  oneTimeFees: label.oneTimeFees.map(({ kind, amount }) => ({
    name: labelWords[language].fee[kind],
    amount,
  })),
})

/** Returns the cells of fees: for each the name and the amount, empty for fees that only other labels have. */
const feeCells = (
  column: FeeColumn,
  fees: readonly Fee[],
  count: number,
  language: Language,
): readonly Cell[] =>
  Array.from({ length: count }).flatMap((_, index): readonly Cell[] => {
    const fee = fees[index]
    const header = `${labelWords[language].eachFee[column]} ${index + 1}`
    return [
      { key: `${column}${index + 1}Name`, header, text: fee?.name ?? '' },
      {
        key: `${column}${index + 1}`,
        header: `${header} (USD)`,
        text: fee === undefined ? '' : dollars(fee.amount),
      },
    ]
  })

const isFeeColumn = (column: LabelColumn): column is FeeColumn =>
  column === 'recurringFees' || column === 'oneTimeFees'

const cellsOf = (
  label: PublishedLabel,
  language: Language,
  origin: string,
  counts: FeeCounts,
): readonly Cell[] => {
  const [values, fees] = [valuesOf(label, language, origin), feesOf(label, language)]
  const { headers } = labelWords[language]
  return labelColumns.flatMap((column): readonly Cell[] =>
    isFeeColumn(column)
      ? feeCells(column, fees[column], counts[column], language)
      : [{ key: column, header: headers[column], text: values[column] }],
  )
}

/** Returns the cells of each label. All labels have the same columns. */
const tableOf = (
  labels: readonly PublishedLabel[],
  language: Language,
  origin: string,
): readonly (readonly Cell[])[] => {
  const most = (column: FeeColumn): number => Math.max(0, ...labels.map(({ label }) => label[column].length))
  const counts = { recurringFees: most('recurringFees'), oneTimeFees: most('oneTimeFees') }
  return labels.map((label) => cellsOf(label, language, origin, counts))
}

/** Returns label fields in one language, one record per label, with links to the store's origin (LBL-06, LBL-08). */
export const labelRecords = (
  labels: readonly PublishedLabel[],
  language: Language,
  origin: string,
): readonly Readonly<Record<string, string>>[] =>
  tableOf(labels, language, origin).map((cells) =>
    Object.fromEntries(cells.map(({ key, text }) => [key, text])),
  )

/** Marks a table as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Writes labels as a table by RFC 4180 in one language, for spreadsheets: a byte order mark, a header, then one record
 * per label, each ended by CRLF. A cell has at most one amount. Without labels the table is empty (LBL-06).
 */
export const labelCsv = (labels: readonly PublishedLabel[], language: Language, origin: string): string => {
  const table = tableOf(labels, language, origin)
  const headers = table.slice(0, 1).map((cells) => cells.map(({ header }) => header))
  const rows = table.map((cells) => cells.map(({ text }) => text))
  return BYTE_ORDER_MARK + [...headers, ...rows].map(csvRecord).join('')
}

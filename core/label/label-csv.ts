import type { Cents } from '../shared/money.ts'
import type { Language } from '../shared/language.ts'
import type { LabelColumn, LabelWords } from './label-words.ts'
import { labelColumns, labelWords } from './label-words.ts'
import type { PublishedLabel } from './published-labels.ts'

/** Writes an amount in machine-readable form: dollars, a decimal point and two digits, in any language. Amounts of a label are never negative. */
const dollars = (amount: Cents): string =>
  `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`

/** Writes named fees: `Instalación: 65.00; Depósito reembolsable: 50.00`. */
const fees = (named: readonly (readonly [string, Cents])[]): string =>
  named.map(([name, amount]) => `${name}: ${dollars(amount)}`).join('; ')

/** One label as text, by column. */
export type LabelRecord = Readonly<Record<LabelColumn, string>>

const fieldsOf = (
  { label, retiredOn }: PublishedLabel,
  language: Language,
  words: LabelWords,
): LabelRecord => {
  const { price, data, links } = label
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
    terms: links.terms,
    recurringFees: fees(label.recurringFees.map(({ name, monthly }) => [name[language], monthly])),
    oneTimeFees: fees(label.oneTimeFees.map(({ kind, amount }) => [words.fee[kind], amount])),
    earlyTerminationFee: dollars(label.earlyTerminationFee),
    governmentTaxes: words.taxes[label.governmentTaxes],
    discounts: links.discounts,
    download: String(label.speed.downMbps),
    upload: String(label.speed.upMbps),
    latency: String(label.latencyMs),
    dataIncluded: data === null ? words.unlimited : String(data.includedGb),
    overage: data === null ? '' : `${dollars(data.overage.price)} / ${data.overage.perGb} GB`,
    dataPolicy: links.dataPolicy,
    networkManagement: links.networkManagement,
    privacy: links.privacy,
    supportPhone: label.supportPhone,
    support: links.support,
    language,
    retiredOn: retiredOn ?? '',
  }
}

/** Writes a field of RFC 4180. A field with a comma, a quote or a line break is quoted, and its quotes are doubled (LBL-06). */
const field = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const record = (cells: LabelRecord): string =>
  `${labelColumns.map((column) => field(cells[column])).join(',')}\r\n`

/** Returns the fields of labels in one language, one record per label (LBL-06). */
export const labelRecords = (labels: readonly PublishedLabel[], language: Language): readonly LabelRecord[] =>
  labels.map((label) => fieldsOf(label, language, labelWords[language]))

/** Writes labels as a table by RFC 4180 in one language: a header, then one record per label, each ended by CRLF (LBL-06). */
export const labelCsv = (labels: readonly PublishedLabel[], language: Language): string =>
  [labelWords[language].headers, ...labelRecords(labels, language)].map(record).join('')

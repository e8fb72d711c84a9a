import type { Cents } from '../shared/money.ts'
import { sum } from '../shared/money.ts'
import { csvRecord, dollars } from './csv.ts'
import { labelLinksAt } from './label-facts.ts'
import type { Label } from './label.ts'
import { labelWords } from './label-words.ts'
import type { LabelArchive, PublishedLabel } from './published-labels.ts'

/** The media type of the format, with its schema version (LBL-10). */
export const EXCHANGE_TYPE = 'text/csv; header=present; schema-version=bblabel-1'

const KILO = 1_000

/** Writes a bandwidth in integer units: from 1,000 Mbps on in Gbps where nothing is lost. */
const bandwidth = (
  direction: 'download' | 'upload',
  mbps: number,
): readonly (readonly [string, string])[] => {
  const isGigabit = mbps >= KILO && mbps % KILO === 0
  const value = String(isGigabit ? mbps / KILO : mbps)
  const name = `bandwidth_${direction}`
  return [
    [`${name}_units`, isGigabit ? 'Gbps' : 'Mbps'],
    ...['marketed_low', 'marketed_high', 'typical_low', 'typical_high'].map(
      (part) => [`${name}_${part}`, value] as const,
    ),
  ]
}

const wordsOf = labelWords.en

/** Writes the names of fees with their amounts: `Installation: 65.00; Refundable deposit: 50.00`. */
const feeNames = (fees: readonly (readonly [string, Cents])[]): string =>
  fees.map(([name, amount]) => `${name}: ${dollars(amount)}`).join('; ')

const amounts = (fees: readonly { readonly amount: Cents }[]): string =>
  fees.length === 0 ? '' : dollars(sum(fees.map(({ amount }) => amount)))

const priceFields = ({ price }: Label): readonly (readonly [string, string])[] => {
  const [change] = price.later
  const last = price.later.at(-1)
  return [
    ['currency', 'USD'],
    ['price_type', 'Per-Time'],
    ['price_details', 'Per month'],
    ['price_recurring', dollars(last?.monthly ?? price.monthly)],
    ['fee_introductory', change === undefined ? '' : dollars(price.monthly)],
    [
      'fee_introductory_description',
      change === undefined ? '' : `Per month for the first ${change.fromMonth - 1} months`,
    ],
  ]
}

/** Returns the fields of a label by name, in the order of the schema. A field that does not apply is empty. */
const fieldsOf = (
  label: Label,
  { publishedOn }: Pick<LabelArchive, 'publishedOn'>,
  origin: string,
): readonly (readonly [string, string])[] => {
  const { planId, contractMonths, oneTimeFees, recurringFees, data, speed } = label
  const links = labelLinksAt(origin, 'en')
  const latency = String(label.latencyMs)
  const hasContract = contractMonths > 0
  return [
    ['date_published', publishedOn],
    ['regulator_name', 'FCC'],
    ['regulator_version_number', ''],
    ['connection_type', label.service],
    ['fcc_registration_number', planId.slice(1, 11)],
    ['unique_plan_identifier', planId],
    ['network_technology_type', String(label.technology)],
    ['provider_name', label.provider],
    ['service_plan_name', label.plan],
    ...bandwidth('download', speed.downMbps),
    ...bandwidth('upload', speed.upMbps),
    ['latency_idle_low', latency],
    ['latency_idle_high', latency],
    ...priceFields(label),
    ['contract_required', hasContract ? wordsOf.yes : wordsOf.no],
    ['contract_details', hasContract ? `${contractMonths} months` : ''],
    ['contract_terms_uri', hasContract ? links.terms : ''],
    ['fee_one_time_amount', amounts(oneTimeFees)],
    ['fee_one_time_details', feeNames(oneTimeFees.map(({ kind, amount }) => [wordsOf.fee[kind], amount]))],
    ['fee_recurring', amounts(recurringFees.map(({ monthly }) => ({ amount: monthly })))],
    ['fee_recurring_description', feeNames(recurringFees.map(({ name, monthly }) => [name.en, monthly]))],
    ['fee_pass_through_recurring', ''],
    ['fee_early_termination', dollars(label.earlyTerminationFee)],
    ['fee_early_termination_description', ''],
    ['government_taxes', label.governmentTaxes === 'included' ? 'Included' : 'Varies'],
    ['policy_data_usage', data === null ? wordsOf.no : wordsOf.yes],
    ['fee_data_usage', data === null ? '' : dollars(data.overage.price)],
    [
      'fee_data_usage_description',
      data === null ? '' : `Per ${data.overage.perGb} GB after ${data.includedGb} GB a month`,
    ],
    ['uri_data_usage', links.dataPolicy],
    ['restrictions_apply', ''],
    ['uri_policy_network_management', links.networkManagement],
    ['uri_policy_privacy', links.privacy],
    ['uri_customer_support', links.support],
    ['customer_support_phone', label.supportPhone.replaceAll(/\D/g, '')],
    ['country_code', 'USA'],
    ['asn', ''],
    ['uri_policy_additional_terms', links.terms],
    ['language', 'eng'],
    ['latency_working_low', ''],
    ['latency_working_high', ''],
    ['jitter_low', ''],
    ['jitter_high', ''],
    ['uptime', ''],
  ]
}

/**
 * Writes sold labels in the common broadband label format, schema version 1: RFC 4180, header, a record per label, in
 * English. Several fees are one amount, their sum, with the amounts in the details (LBL-10).
 */
export const labelExchange = (
  labels: readonly PublishedLabel[],
  archive: Pick<LabelArchive, 'publishedOn'>,
  origin: string,
): string => {
  const sold = labels.filter(({ retiredOn }) => retiredOn === null)
  const rows = sold.map(({ label }) => fieldsOf(label, archive, origin))
  const headers = rows.slice(0, 1).map((row) => row.map(([name]) => name))
  return [...headers, ...rows.map((row) => row.map(([, text]) => text))].map(csvRecord).join('')
}

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { labelFacts } from '#adapters/brand/cometa/label.ts'
import { labelExchange } from '#core/label/label-exchange.ts'
import { labelsOf } from '#core/label/labels.ts'
import type { PublishedLabel } from '#core/label/published-labels.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { labelled } from '#test/arbitraries/label.arbitrary.ts'
import { forAll } from '#test/for-all.ts'
import { readCsv } from './csv.oracle.ts'

const ORIGIN = 'https://tienda.example'
const archive = { publishedOn: '2026-11-23' as PlainDate }

/** The columns of version 1 of the schema, in its order. */
const columns =
  'date_published regulator_name regulator_version_number connection_type fcc_registration_number unique_plan_identifier network_technology_type provider_name service_plan_name bandwidth_download_units bandwidth_download_marketed_low bandwidth_download_marketed_high bandwidth_download_typical_low bandwidth_download_typical_high bandwidth_upload_units bandwidth_upload_marketed_low bandwidth_upload_marketed_high bandwidth_upload_typical_low bandwidth_upload_typical_high latency_idle_low latency_idle_high currency price_type price_details price_recurring fee_introductory fee_introductory_description contract_required contract_details contract_terms_uri fee_one_time_amount fee_one_time_details fee_recurring fee_recurring_description fee_pass_through_recurring fee_early_termination fee_early_termination_description government_taxes policy_data_usage fee_data_usage fee_data_usage_description uri_data_usage restrictions_apply uri_policy_network_management uri_policy_privacy uri_customer_support customer_support_phone country_code asn uri_policy_additional_terms language latency_working_low latency_working_high jitter_low jitter_high uptime'.split(
    ' ',
  )

/** Columns of the schema that are never empty in the United States. */
const populated =
  'date_published connection_type fcc_registration_number unique_plan_identifier network_technology_type provider_name bandwidth_download_units bandwidth_download_typical_low latency_idle_low price_type price_recurring contract_required fee_early_termination government_taxes policy_data_usage'.split(
    ' ',
  )

const read = (labels: readonly PublishedLabel[]): readonly Readonly<Record<string, string>>[] => {
  const [header = [], ...records] = readCsv(labelExchange(labels, archive, ORIGIN))
  return records.map((record) => Object.fromEntries(header.map((name, at) => [name, record[at] ?? ''])))
}

describe('labelExchange', () => {
  it('has the columns of the schema and one record for each label that is sold (LBL-10)', () =>
    forAll(labelled, fc.boolean(), ([catalog, facts], isContract) => {
      const terms = { ...facts, contractMonths: isContract ? 12 : 0 }
      const labels = accepted(labelsOf(catalog, terms))
      const published = labels.map((label) => ({ label, retiredOn: null }))
      const retired = labels.map((label) => ({ label, retiredOn: archive.publishedOn }))
      const rows = read([...published, ...retired])
      expect(rows.map((row) => row['unique_plan_identifier'])).toEqual(labels.map(({ planId }) => planId))
      for (const row of rows) {
        expect(Object.keys(row)).toEqual(columns)
        expect(populated.filter((name) => row[name] === '')).toEqual([])
        expect(row['contract_required']).toBe(isContract ? 'Yes' : 'No')
        expect(row['contract_terms_uri'] === '').toBe(!isContract)
        expect(row['policy_data_usage']).toBe(facts.data === null ? 'No' : 'Yes')
      }
    }))

  it('has the facts of a plan with an introductory price, and addresses at the origin of the store (LBL-08, LBL-10)', () => {
    const labels = accepted(labelsOf(cometa.catalog, labelFacts))
    const rows = read(labels.map((label) => ({ label, retiredOn: null })))
    expect(rows.find((row) => row['service_plan_name'] === 'Internet Gig')).toMatchObject({
      date_published: '2026-11-23',
      connection_type: 'fixed',
      fcc_registration_number: '0000000000',
      network_technology_type: '50',
      bandwidth_download_units: 'Gbps',
      bandwidth_download_marketed_high: '1',
      bandwidth_upload_typical_low: '1',
      latency_idle_high: '12',
      price_recurring: '100.00',
      fee_introductory: '70.00',
      fee_introductory_description: 'Per month for the first 12 months',
      fee_one_time_amount: '115.00',
      fee_one_time_details: 'Installation: 65.00; Refundable deposit: 50.00',
      fee_early_termination: '0.00',
      government_taxes: 'Included',
      uri_policy_privacy: `${ORIGIN}/en/privacy`,
      customer_support_phone: '18005550117',
    })
    expect(rows.find((row) => row['service_plan_name'] === 'Internet Advantage')).toMatchObject({
      bandwidth_download_units: 'Mbps',
      bandwidth_download_typical_low: '100',
      price_recurring: '30.00',
      fee_introductory: '',
    })
  })
})

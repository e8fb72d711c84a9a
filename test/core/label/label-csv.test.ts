import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { labelFacts } from '#adapters/brand/cometa/label.ts'
import { labelCsv, labelRecords } from '#core/label/label-csv.ts'
import type { PublishedLabel } from '#core/label/published-labels.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { languages } from '#core/shared/language.ts'
import { labelColumns, labelWords } from '#core/label/label-words.ts'
import type { Label } from '#core/label/label.ts'
import { labelsOf } from '#core/label/label.ts'
import { cents } from '#core/shared/money.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { labelled } from '#test/arbitraries/label.arbitrary.ts'
import { readCsv } from './csv.oracle.ts'

const language = fc.constantFrom(...languages)
const retiredOn = fc.constantFrom(null, '2026-11-23' as PlainDate)
const labels = fc
  .tuple(labelled, retiredOn)
  .map(([[catalog, facts], day]) =>
    accepted(labelsOf(catalog, facts)).map((label): PublishedLabel => ({ label, retiredOn: day })),
  )

const current = (all: readonly Label[]): readonly PublishedLabel[] =>
  all.map((label) => ({ label, retiredOn: null }))

/** Cents as a table writes them, by way of the text of the number. */
const written = (amount: number): string =>
  String(amount)
    .padStart(3, '0')
    .replace(/(\d\d)$/, '.$1')

/** What each column must say of a label. */
const expected = ({ label, retiredOn: day }: PublishedLabel, told: 'es' | 'en'): readonly string[] => {
  const isSpanish = told === 'es'
  const { price, data, links } = label
  const kinds = isSpanish
    ? { activation: 'Activación', installation: 'Instalación', deposit: 'Depósito reembolsable' }
    : { activation: 'Activation', installation: 'Installation', deposit: 'Refundable deposit' }
  const [change] = price.later
  return [
    label.planId,
    label.provider,
    label.plan,
    { fixed: isSpanish ? 'Fijo' : 'Fixed', mobile: isSpanish ? 'Móvil' : 'Mobile' }[label.service],
    written(price.monthly),
    change ? (isSpanish ? 'Sí' : 'Yes') : 'No',
    change ? `${change.fromMonth - 1}` : '',
    change ? written(price.later.at(-1)?.monthly ?? -1) : '',
    `${label.contractMonths}`,
    links.terms,
    label.recurringFees.map(({ name, monthly }) => `${name[told]}: ${written(monthly)}`).join('; '),
    label.oneTimeFees.map(({ kind, amount }) => `${kinds[kind]}: ${written(amount)}`).join('; '),
    written(label.earlyTerminationFee),
    label.governmentTaxes === 'included'
      ? isSpanish
        ? 'Incluidos'
        : 'Included'
      : isSpanish
        ? 'Varían según el lugar'
        : 'Varies by location',
    links.discounts,
    `${label.speed.downMbps}`,
    `${label.speed.upMbps}`,
    `${label.latencyMs}`,
    data ? `${data.includedGb}` : isSpanish ? 'Ilimitados' : 'Unlimited',
    data ? `${written(data.overage.price)} / ${data.overage.perGb} GB` : '',
    links.dataPolicy,
    links.networkManagement,
    links.privacy,
    label.supportPhone,
    links.support,
    told,
    day ?? '',
  ]
}

describe('labelCsv', () => {
  it('parses back to a header and one record per label, field by field (LBL-06)', () => {
    fc.assert(
      fc.property(labels, language, (sold, told) => {
        const [header, ...records] = readCsv(labelCsv(sold, told))
        expect(header).toEqual(labelColumns.map((column) => labelWords[told].headers[column]))
        expect(records).toEqual(sold.map((label) => expected(label, told)))
        expect(records).toEqual(
          labelRecords(sold, told).map((fields) => labelColumns.map((column) => fields[column])),
        )
      }),
    )
  })

  it('has only a header when nothing is sold (LBL-06)', () => {
    for (const told of languages) {
      const csv = labelCsv([], told)
      expect(readCsv(csv)).toHaveLength(1)
      expect(csv.endsWith('\r\n')).toBe(true)
    }
  })

  it('quotes a field only when needed, and doubles quotes (LBL-06)', () => {
    const [label] = accepted(labelsOf(cometa.catalog, labelFacts)) as [Label]
    const csv = (plan: string) => labelCsv(current([{ ...label, plan }]), 'es').split('Cometa,')[1] ?? ''
    for (const [plan, field] of [
      ['a', 'a,'],
      ['a b', 'a b,'],
      ['a,b', '"a,b",'],
      ['a"b', '"a""b",'],
      ['"', '"""",'],
      ['\r', '"\r",'],
      ['\n', '"\n",'],
      ['a;b', 'a;b,'],
    ] as const)
      expect([plan, csv(plan).startsWith(field)]).toEqual([plan, true])
  })

  it('contains the price after the last change, and the months until the first change (LBL-03, LBL-06)', () => {
    const [label] = accepted(labelsOf(cometa.catalog, labelFacts)) as [Label]
    const later = [
      { fromMonth: 7, monthly: cents(6_005) },
      { fromMonth: 13, monthly: cents(8_000) },
    ]
    const [, record = []] = readCsv(
      labelCsv(current([{ ...label, price: { monthly: cents(9), later } }]), 'en'),
    )
    expect(record.slice(4, 8)).toEqual(['0.09', 'Yes', '6', '80.00'])
  })

  it('names each column in both languages, without duplicates (LBL-06)', () => {
    for (const told of languages) {
      const headers = Object.values(labelWords[told].headers)
      expect(headers.filter((text) => text.trim() === '')).toEqual([])
      expect(new Set(headers).size).toBe(labelColumns.length)
    }
  })

  it('of Cometa uses the shop’s texts in Spanish (LBL-06)', () => {
    const rows = readCsv(labelCsv(current(accepted(labelsOf(cometa.catalog, labelFacts))), 'es'))
    expect(rows.find((row) => row[2] === 'Internet 500 Mbps')?.slice(1, 14)).toEqual([
      'Cometa',
      'Internet 500 Mbps',
      'Fijo',
      '50.00',
      'Sí',
      '12',
      '80.00',
      '0',
      'https://cometa.example/terms-policy',
      '',
      'Instalación: 65.00; Depósito reembolsable: 50.00',
      '0.00',
      'Incluidos',
    ])
  })
})

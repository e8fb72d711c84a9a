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
import { labelsOf } from '#core/label/labels.ts'
import { cents } from '#core/shared/money.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { labelled } from '#test/arbitraries/label.arbitrary.ts'
import { forAll } from '#test/for-all.ts'
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

/** Cents as a table writes them, computed from the text of the number. */
const written = (amount: number): string =>
  String(amount)
    .padStart(3, '0')
    .replace(/(\d\d)$/, '.$1')

const ORIGIN = 'https://tienda.example'

/** The fees of a label: each name and amount in a cell of its own, padded to the longest label. */
const feeCells = (fees: readonly (readonly [string, number])[], count: number): readonly string[] =>
  Array.from({ length: count }).flatMap((_, index) => {
    const [name, amount] = fees[index] ?? []
    return amount === undefined ? ['', ''] : [name ?? '', written(amount)]
  })

/** The expected value of each column for a label. */
const expected = (
  { label, retiredOn: day }: PublishedLabel,
  told: 'es' | 'en',
  [recurring, once]: readonly [number, number],
): readonly string[] => {
  const isSpanish = told === 'es'
  const { price, data } = label
  const kinds = isSpanish
    ? { activation: 'Activación', installation: 'Instalación', deposit: 'Depósito reembolsable' }
    : { activation: 'Activation', installation: 'Installation', deposit: 'Refundable deposit' }
  const at = (path: string): string => `${ORIGIN}${isSpanish ? '' : '/en'}${path}`
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
    at('/terms-policy'),
    ...feeCells(
      label.recurringFees.map(({ name, monthly }) => [name[told], monthly]),
      recurring,
    ),
    ...feeCells(
      label.oneTimeFees.map(({ kind, amount }) => [kinds[kind], amount]),
      once,
    ),
    written(label.earlyTerminationFee),
    label.governmentTaxes === 'included'
      ? isSpanish
        ? 'Incluidos'
        : 'Included'
      : isSpanish
        ? 'Varían según el lugar'
        : 'Varies by location',
    at('/discounts'),
    `${label.speed.downMbps}`,
    `${label.speed.upMbps}`,
    `${label.latencyMs}`,
    data ? `${data.includedGb}` : isSpanish ? 'Ilimitados' : 'Unlimited',
    data ? written(data.overage.price) : '',
    data ? `${data.overage.perGb}` : '',
    at('/data-policy'),
    at('/network-management'),
    at('/privacy'),
    label.supportPhone,
    at('/support'),
    told,
    day ?? '',
  ]
}

/** Reads a table for spreadsheets: after its byte order mark, as RFC 4180. */
const readTable = (text: string): readonly (readonly string[])[] => {
  expect(text.startsWith('\uFEFF')).toBe(true)
  return readCsv(text.slice(1))
}

describe('labelCsv', () => {
  it('parses back to a header and one record per label, cell by cell (LBL-06, LBL-08)', () =>
    forAll(labels, language, (sold, told) => {
      const [header = [], ...records] = readTable(labelCsv(sold, told, ORIGIN))
      const most = (fees: (one: Label) => readonly unknown[]): number =>
        Math.max(0, ...sold.map(({ label }) => fees(label).length))
      const counts = [most((one) => one.recurringFees), most((one) => one.oneTimeFees)] as const
      expect(records).toEqual(sold.map((label) => expected(label, told, counts)))
      for (const record of records) expect(record).toHaveLength(header.length)
      expect(new Set(header).size).toBe(header.length)
      expect(records).toEqual(labelRecords(sold, told, ORIGIN).map(Object.values))
    }))

  it('has at most one amount in a cell (LBL-06)', () =>
    forAll(labels, language, (sold, told) => {
      const plain = sold.map((one) => ({ ...one, label: { ...one.label, plan: 'a', provider: 'a' } }))
      for (const record of labelRecords(plain, told, ORIGIN))
        for (const text of Object.values(record))
          expect(text.match(/\d+\.\d\d\b/g) ?? []).toHaveLength(/^\d+\.\d\d$/.test(text) ? 1 : 0)
    }))

  it('is empty when nothing is sold (LBL-06)', () => {
    for (const told of languages) expect(readTable(labelCsv([], told, ORIGIN))).toEqual([])
  })

  it('quotes a field only when needed, and doubles quotes (LBL-06)', () => {
    const [label] = accepted(labelsOf(cometa.catalog, labelFacts)) as [Label]
    const csv = (plan: string) =>
      labelCsv(current([{ ...label, plan }]), 'es', ORIGIN).split('Cometa,')[1] ?? ''
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
    const [, record = []] = readTable(
      labelCsv(current([{ ...label, price: { monthly: cents(9), later } }]), 'en', ORIGIN),
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
    const rows = readTable(labelCsv(current(accepted(labelsOf(cometa.catalog, labelFacts))), 'es', ORIGIN))
    expect(rows.find((row) => row[2] === 'Internet 500 Mbps')?.slice(1, 16)).toEqual([
      'Cometa',
      'Internet 500 Mbps',
      'Fijo',
      '50.00',
      'Sí',
      '12',
      '80.00',
      '0',
      `${ORIGIN}/terms-policy`,
      'Instalación',
      '65.00',
      'Depósito reembolsable',
      '50.00',
      '0.00',
      'Incluidos',
    ])
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthlyPrice, type Quote } from '#core/pricing/quote.ts'
import { cents, ZERO } from '#core/shared/money.ts'
import { checkoutWords, installPrice } from '#ui/content/es/checkout.ts'
import { confirmationWords, installWords } from '#ui/content/es/confirmation.ts'
import { legalWords } from '#ui/content/es/legal.ts'
import {
  cardText,
  differenceText,
  issuerNames,
  laterLines,
  monthlyRows,
  orderWords,
  paymentWords,
} from '#ui/content/es/payment.ts'
import { scheduleWords } from '#ui/content/es/schedule.ts'
import { money } from '#ui/content/format.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { sampleQuote, sampleVisit } from './order-samples.ts'

const sentences = (words: unknown): readonly string[] => {
  if (typeof words === 'string') return [words]
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(sentences) : []
}

describe('the copy of checkout, payment, visit and confirmation', () => {
  const all = sentences([
    checkoutWords,
    paymentWords,
    orderWords,
    scheduleWords,
    confirmationWords,
    legalWords,
    installWords('self', null),
    installWords('professional', null),
    installWords('professional', sampleVisit),
  ])

  it('never writes a price by hand, never shouts, never stays empty', () => {
    expect(all.length).toBeGreaterThan(80)
    all.forEach((sentence) => {
      expect(sentence.trim()).not.toBe('')
      expect(sentence).not.toMatch(/\$|dólar|[!¡]/)
    })
  })

  it('never says that an e-mail was sent', () => {
    all.forEach((sentence) =>
      expect(sentence).not.toMatch(/(enviamos|mandamos|recibirás).*(correo|e-?mail)/i),
    )
  })

  it('tells the three ways to a working line apart (SCH-01)', () => {
    const ways = [
      installWords('self', null),
      installWords('professional', null),
      installWords('professional', sampleVisit),
    ]
    expect(new Set(ways.map(({ title }) => title)).size).toBe(ways.length)
    ways.forEach(({ before }) => expect(before.length).toBeGreaterThan(1))
  })

  it('names who charges and how much beside the button that orders', () => {
    expect(legalWords.authorization(cometa, '$12.34')).toContain(cometa.legalName)
    expect(legalWords.authorization(cometa, '$12.34')).toContain('$12.34')
  })
})

describe('installPrice', () => {
  it('shows the catalogue price and its tax, and that nothing is charged where it is zero', () => {
    expect(installPrice({ net: cents(6_500), tax: cents(536), total: cents(7_036) })).toEqual({
      price: '$65.00',
      note: 'una sola vez, más $5.36 de impuesto',
    })
    expect(installPrice({ net: cents(6_500), tax: ZERO, total: cents(6_500) }).note).toBe('una sola vez')
    expect(installPrice({ net: ZERO, tax: ZERO, total: ZERO })).toEqual({ price: 'Sin costo', note: '' })
  })
})

describe('monthlyRows', () => {
  it('has the first month and one row for each later step, with the amounts of the quote (PRC-04)', () => {
    const rows = monthlyRows(sampleQuote)
    expect(rows).toHaveLength(1 + sampleQuote.later.length)
    expect(rows[0]?.amount).toContain(money(sampleQuote.monthly.total).text)
    expect(rows[0]?.label).toContain('12')
    sampleQuote.later.forEach((step, index) => {
      expect(rows[index + 1]?.label).toContain(String(step.fromMonth))
      expect(rows[index + 1]?.amount).toContain(money(step.monthly.total).text)
    })
  })

  it('is one plain row when the price never changes', () => {
    const flat: Quote = { ...sampleQuote, later: [] }
    expect(monthlyRows(flat)).toEqual([
      { id: 'month-1', label: 'Cada mes', amount: `${money(flat.monthly.total).text} al mes` },
    ])
    expect(laterLines(flat)).toEqual([])
  })

  it('ends the first price in the month before the plan costs more', () => {
    const plan = cometa.catalog.offers.find(({ id }) => id === 'internet-gig')
    const [until, from] = laterLines(sampleQuote)
    expect(plan === undefined ? 0 : monthlyPrice(plan, 12)).toBeLessThan(
      plan === undefined ? 0 : monthlyPrice(plan, 13),
    )
    expect(until).toBe('Hasta el mes 12.')
    expect(from).toContain('mes 13')
  })
})

describe('differenceText', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 }).map(cents)

  it('says how much more or less, and turns with its sides', () => {
    fc.assert(
      fc.property(amount, amount, (before, now) => {
        const text = differenceText(before, now)
        if (before === now) expect(text).toBe('Igual')
        else {
          expect(text).toBe(`${money(cents(Math.abs(now - before))).text} ${now > before ? 'más' : 'menos'}`)
        }
      }),
    )
  })
})

describe('cardText', () => {
  it('shows the issuer and the last four digits', () => {
    expect(cardText({ issuer: 'Amex', lastFour: '0005' })).toBe(`${issuerNames.Amex} terminada en 0005`)
  })
})

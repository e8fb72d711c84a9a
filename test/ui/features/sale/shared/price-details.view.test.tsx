import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { OfferId } from '#core/catalog/offer.ts'
import type { LedgerEvent } from '#core/pricing/ledger-event.ts'
import { ledgerMarks } from '#core/pricing/ledger.ts'
import { withPastDue } from '#core/pricing/past-due.ts'
import { priceDetails } from '#core/pricing/price-details.ts'
import type { QuoteInput } from '#core/pricing/quoted.ts'
import { cents } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { changeText, guaranteeTexts, priceDetailsWords } from '#ui/content/es/shared/price-details.ts'
import { money } from '#ui/content/format.ts'
import { Derivation } from '#ui/features/sale/shared/derivation.view.tsx'
import { namesIn, PriceDetailsSection } from '#ui/features/sale/shared/price-details.view.tsx'
import { richInput } from '#stories/rules/arbitraries/catalog.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'
import { elementsOf } from '../../../kit/markup.ts'
import { priced } from '../products/storefront-data.builder.ts'

const START = '2026-12-01' as PlainDate

const explained = (input: QuoteInput) => {
  const details = priceDetails(priced(input), input, START)
  if (details === null) throw new TypeError('a quote without its details')
  return details
}

const section = (input: QuoteInput, start: PlainDate | null = START) =>
  elementsOf(renderToStaticMarkup(<PriceDetailsSection quote={priced(input)} input={input} start={start} />))

const centsIn = (text: string): number => Number(text.replaceAll(/[$,.]/g, ''))

const texts = (elements: ReturnType<typeof section>, name: string): readonly string[] =>
  elements.filter((element) => element.name === name).map(({ text }) => text)

describe('PriceDetailsSection', () => {
  it('has a row and a bar for today and for each term, with the totals of the ledger (PRC-11)', () =>
    forAllWith({ numRuns: 50 }, richInput, (input) => {
      const { ledger } = explained(input)
      const paid = [priced(input).dueToday, ...ledgerMarks.map((mark) => ledger.totals[mark] ?? 0)]
      const elements = section(input)
      expect(texts(elements, 'td').filter(Boolean).map(centsIn)).toEqual(paid)
      const bars = elements.filter(
        ({ name, attributes }) => name === 'rect' && attributes['rx'] !== undefined,
      )
      const widths = bars.map(({ attributes }) => Number.parseFloat(attributes['width'] ?? ''))
      const fills = widths.filter((_, index) => index % 2 === 1)
      expect(fills).toHaveLength(paid.length)
      expect(fills).toEqual(fills.toSorted((a, b) => a - b))
    }))

  it('states each price change and each guarantee, or that no change is planned (PRC-11, CAT-07)', () =>
    forAllWith({ numRuns: 50 }, richInput, (input) => {
      const { ledger, guarantees } = explained(input)
      const nameOf = namesIn(priced(input))
      const changes = ledger.priceChanges.map((change) => changeText(change, START, nameOf))
      expect(texts(section(input), 'li')).toEqual([
        ...(changes.length === 0 ? [priceDetailsWords.noChange] : changes),
        ...guaranteeTexts(guarantees, nameOf),
      ])
    }))

  it('has everything behind one line, unless it is open', () =>
    forAllWith({ numRuns: 50 }, richInput, (input) => {
      const props = { quote: priced(input), input, start: START }
      const folded = elementsOf(renderToStaticMarkup(<PriceDetailsSection {...props} />))
      const open = elementsOf(renderToStaticMarkup(<PriceDetailsSection {...props} isOpen />))
      const [details] = folded.filter(({ name }) => name === 'details')
      expect(details?.attributes).not.toHaveProperty('open')
      expect(texts(folded, 'summary')).toEqual([priceDetailsWords.heading])
      expect(details?.text).toContain(texts(open, 'table')[0])
      expect(texts(open, 'details')).toEqual([])
      for (const name of ['td', 'li']) expect(texts(folded, name)).toEqual(texts(open, name))
    }))

  it('gives the name of today’s amount to no other amount (PAY-08)', () =>
    forAllWith({ numRuns: 50 }, richInput, (input) => {
      const quote = withPastDue(priced(input), cents(4_520))
      const owing = <PriceDetailsSection quote={quote} input={input} start={START} />
      const [row] = texts(elementsOf(renderToStaticMarkup(owing)), 'tbody')
      expect(row).toMatch(new RegExp(`^${priceDetailsWords.todayWithoutPastDue}`))
      expect(texts(section(input), 'tbody')[0]).not.toContain(priceDetailsWords.todayWithoutPastDue)
    }))

  it('names no day before the first day of the service is known', () =>
    forAllWith({ numRuns: 50 }, richInput, (input) => {
      for (const text of texts(section(input, null), 'li')) expect(text).not.toMatch(/ de 20\d\d/)
    }))

  it('has the same totals and changes without the input, or with one of another price; no reason and no guarantee (PRC-11, PRC-15)', () =>
    forAllWith({ numRuns: 50 }, richInput, (input) => {
      const quote = priced(input)
      const { ledger } = explained(input)
      const others = [null, { ...input, lines: [] }].map((other) =>
        elementsOf(renderToStaticMarkup(<PriceDetailsSection quote={quote} input={other} start={START} />)),
      )
      const changes = ledger.priceChanges.map((change) =>
        changeText({ ...change, events: [] }, START, namesIn(quote)),
      )
      for (const elements of others) {
        expect(texts(elements, 'td')).toEqual(texts(section(input), 'td'))
        expect(texts(elements, 'li')).toEqual(changes.length === 0 ? [priceDetailsWords.noChange] : changes)
        expect(texts(elements, 'h3')).toEqual([priceDetailsWords.changes])
      }
    }))
})

describe('changeText', () => {
  const event = (what: LedgerEvent['what'], offerId: string): LedgerEvent => ({
    month: 13,
    change: 'ended',
    what,
    offerId: offerId as OfferId,
    id: null,
  })

  it('states a reason once for all services that share it', () => {
    const text = changeText(
      {
        month: 13,
        from: START,
        was: cents(14_100),
        becomes: cents(21_660),
        events: [event('promotion', 'Gig'), event('bundle', 'Gig'), event('promotion', 'TV')],
      },
      null,
      (id) => id,
    )
    expect(text).toBe(
      'Desde el mes 13 pagas $216.60 al mes, en vez de $141.00. Termina la promoción de Gig y TV; termina el descuento por paquete de Gig.',
    )
  })
})

describe('Derivation', () => {
  const derived = (input: QuoteInput) =>
    elementsOf(renderToStaticMarkup(<Derivation quote={priced(input)} input={input} />))

  it('shows steps that add up to the monthly price and to what is due today (PRC-12)', () =>
    forAll(richInput, (input) => {
      const { monthly, oneTime, dueToday } = priced(input)
      const { why } = explained(input)
      const stepCount = [why.monthly, why.oneTime].flatMap(({ parts }) =>
        parts.flatMap((line) => line.parts.filter(({ fromMonth }) => fromMonth === 1)),
      ).length
      const totals = why.oneTime.parts.length === 0 ? [monthly.total] : [monthly.total, dueToday]
      const amounts = texts(derived(input), 'dd').map((text) =>
        text === priceDetailsWords.free ? 0 : centsIn(text),
      )
      expect(amounts).toHaveLength(stepCount + totals.length)
      const total = amounts.reduce((sum, amount) => sum + amount, 0)
      expect(total).toBe(dueToday + totals.reduce((sum, amount) => sum + amount, 0))
      expect(amounts).toContain(monthly.total)
      if (why.oneTime.parts.length > 0) expect(amounts.at(-1)).toBe(dueToday)
      expect(oneTime.total + monthly.total).toBe(dueToday)
    }))

  it('writes every step without a missing value', () =>
    forAll(richInput, (input) => {
      for (const text of texts(derived(input), 'dt')) expect(text).not.toMatch(/undefined|NaN|null/)
    }))

  it('says that the price changed when it can no longer be derived (PRC-15)', () =>
    forAllWith({ numRuns: 10 }, richInput, (input) => {
      const quote = { ...priced(input), dueToday: cents(priced(input).dueToday + 1) }
      const markup = renderToStaticMarkup(<Derivation quote={quote} input={input} />)
      expect(markup).toContain(priceDetailsWords.outdated)
      expect(markup).not.toContain(money(quote.dueToday).text)
    }))
})

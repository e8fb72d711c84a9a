import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OfferId } from '#core/catalog/offer.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import type { PricePeriod } from '#core/pricing/price-timeline.ts'
import { cents, ZERO } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { formatWords } from '#ui/content/en/shared/format.ts'
import { mailLineWords } from '#ui/content/en/shared/mail.ts'
import { openingWords } from '#ui/content/en/shared/opening-hours.ts'
import * as details from '#ui/content/en/shared/price-details.ts'
import { timelineWords } from '#ui/content/en/shared/price-timeline.ts'
import { sectionWords } from '#ui/content/en/shared/sections.ts'
import { visitEventWords } from '#ui/content/en/shared/visit-event.ts'
import { lineAmount, visitText } from '#ui/content/es/shared/mail.ts'
import { openingText } from '#ui/content/es/shared/opening-hours.ts'
import { changeText, guaranteeTexts, stepText, yearsText } from '#ui/content/es/shared/price-details.ts'
import { dayOfChange, monthsText, periodText } from '#ui/content/es/shared/price-timeline.ts'
import { afterPrice, periodWords } from '#ui/content/es/shared/sections.ts'
import { visitEvent } from '#ui/content/es/shared/visit-event.ts'
import { addTranslations, selectLanguage } from '#ui/content/language.ts'
import { sampleVisit } from './order-samples.ts'

addTranslations('en', {
  formatWords,
  mailLineWords,
  openingWords,
  ...details,
  timelineWords,
  sectionWords,
  visitEventWords,
})

beforeEach(() => selectLanguage('en'))
afterEach(() => selectLanguage('es'))

const day = '2027-11-24' as PlainDate
const nameOf = (offerId: OfferId): string => offerId
const plain = (text: string): string => text.replaceAll('\u00A0', ' ')
const period = (fromMonth: number, toMonth: number | null) => ({ fromMonth, toMonth }) as PricePeriod
const priceWith = (change: Parameters<typeof afterPrice>[0]['change']) => [
  plain(afterPrice({ change })),
  periodWords({ change }),
]

describe('changeText in English', () => {
  const events = ['Internet', 'TV'].map(
    (name) => ({ what: 'promotion', change: 'ended', offerId: name as OfferId }) as const,
  )
  const change = { month: 13, from: day, was: cents(5_000), becomes: cents(8_000), events }

  it('states the month, the day once it is known, both prices and the reason', () => {
    expect(changeText(change as never, null, nameOf)).toBe(
      'From month 13 on, you pay $80.00 per month instead of $50.00. The promotion on Internet and TV ends.',
    )
    expect(changeText(change as never, day, nameOf)).toContain('From month 13 (November 24, 2027) on,')
  })
})

describe('guaranteeTexts in English', () => {
  it('groups services by their term, the longest first', () => {
    const guarantees = [
      { offerId: 'Internet', months: 12 },
      { offerId: 'TV', months: 0 },
      { offerId: 'Phone', months: 1 },
    ]
    expect(guaranteeTexts(guarantees as never, nameOf)).toEqual([
      '12 months: Internet.',
      '1 month: Phone.',
      `No guaranteed term: TV. ${details.guaranteeWords.after}`,
    ])
    expect([yearsText(12), yearsText(24)]).toEqual(['1 year', '2 years'])
  })
})

describe('stepText in English', () => {
  it.each([
    ['CAT-02', { quantity: 3, each: 1_250 }, 'Regular price: 3 × $12.50'],
    ['CAT-04', { months: 24 }, 'Interest-free installment, 24 months'],
    ['CAT-05', { lines: 2 }, 'Discount for 2 lines'],
    ['PRC-04', { months: 1 }, 'First-month promotion'],
    ['PRC-05', { taxRate: 825, net: 5_000 }, 'Tax: 8.25% of $50.00'],
    ['PRC-10', { months: 12 }, 'Bundle discount for the first 12 months'],
  ] as const)('writes %s of %j', (rule, inputs, text) => {
    expect(stepText({ rule, inputs } as never)).toBe(text)
  })
})

describe('the months of a price in English', () => {
  it('have a text for each kind of period', () => {
    const periods = [
      period(1, 1),
      period(2, 2),
      period(1, null),
      period(1, 12),
      period(13, null),
      period(13, 24),
    ]
    expect(periods.map(periodText)).toEqual([
      'the first month',
      'month 2',
      'every month',
      'through month 12',
      'from month 13',
      'months 13 to 24',
    ])
    expect(periods.map(monthsText)).toEqual(['1', '2', '1 and later', '1 to 12', '13 and later', '13 to 24'])
    expect([dayOfChange(day, null), dayOfChange(day, day)]).toEqual([
      'from November 24, 2027',
      'until November 24, 2027',
    ])
  })

  it('say how long a first price applies and what follows it', () => {
    expect(priceWith(null)).toEqual(['every month', { first: 'Every month', later: '' }])
    expect(priceWith({ fromMonth: 13, later: cents(8_000) })).toEqual([
      'for the first 12 months; from month 13, $80',
      { first: 'First 12 months', later: 'From month 13' },
    ])
    expect(priceWith({ fromMonth: 2, later: cents(8_050) })[0]).toBe(
      'for the first month; from month 2, $80.50',
    )
  })
})

describe('an e-mail in English', () => {
  const amount = (total: number) => ({ net: cents(total), tax: ZERO, total: cents(total) })

  it('writes the price of a line and the visit', () => {
    expect(lineAmount({ monthly: amount(5_000), oneTime: amount(100) })).toBe(
      '$50.00 per month and $1.00 one time',
    )
    expect(lineAmount({ monthly: amount(0), oneTime: amount(0) })).toBe('Included')
    expect(plain(visitText({ ...sampleVisit, date: day, fromHour: 8, toHour: 10 }))).toBe(
      'Wednesday, November 24, 2027, from 8 to 10 a.m.',
    )
  })

  it('distinguishes a site visit from an installation in the calendar (SCH-03)', () => {
    const facts = {
      brandName: 'Otra',
      phone: '1-800',
      host: 'h',
      orderNumber: 'N' as OrderNumber,
      address: null,
    }
    const [installation, survey] = [false, true].map((isSiteVisit) => visitEvent({ ...facts, isSiteVisit }))
    expect(installation?.summary).toBe('Otra visit: installation')
    expect(survey?.summary).not.toBe(installation?.summary)
    expect(survey?.description).toContain('Order N')
  })
})

describe('openingText in English', () => {
  it('names the days and the hours', () => {
    const hours = openingText({ fromDay: 1, toDay: 5, fromHour: 8, toHour: 19, zone: 'address' })
    expect(plain(hours)).toBe('Monday to Friday, 8 a.m. to 7 p.m., in the time zone of your address')
  })
})

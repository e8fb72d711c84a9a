import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { type Condition, isChosenAtCheckout, type OfferId, offersForEverybody } from '#core/catalog/offer.ts'
import { ZERO } from '#core/shared/money.ts'
import {
  addOnWords,
  choiceWords,
  configureWords,
  purposeOf,
  serviceWords,
} from '#ui/features/sale/configure/es.ts'
import { checkoutWords } from '#ui/features/sale/checkout/es.ts'
import { confirmationWords } from '#ui/features/sale/confirmation/es.ts'
import { localizationWords } from '#ui/content/es/sale/localization.ts'
import { paymentWords } from '#ui/features/sale/payment/es.ts'
import { scheduleWords } from '#ui/features/sale/schedule/es.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { timelineWords, monthsText, periodText } from '#ui/content/es/shared/price-timeline.ts'
import { obstacleWords } from '#ui/content/es/sale/coupon.ts'
import { companionWords, productsWords } from '#ui/content/es/sale/products.ts'
import { serviceNames, summaryWords } from '#ui/content/es/sale/sale-layout.ts'

const sentences = (words: unknown): readonly string[] => {
  if (typeof words === 'string') return [words]
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(sentences) : []
}

const { offers } = cometa.catalog

describe('the copy of plans, services, order and price line', () => {
  const all = sentences([
    productsWords,
    companionWords,
    configureWords,
    serviceWords,
    serviceNames,
    summaryWords,
    timelineWords,
    choiceWords('disney'),
    choiceWords('unknown'),
    offers.map(({ id }) => purposeOf(id) ?? []),
  ])

  it('has no hard-coded price and no exclamation', () => {
    expect(all.length).toBeGreaterThan(70)
    all.forEach((sentence) => expect(sentence).not.toMatch(/\$|dólar|[!¡]/))
  })

  it('explains every offer that everybody can buy besides internet', () => {
    const beside = offersForEverybody(offers).filter(
      (offer) => !isChosenAtCheckout(offer) && offer.lineOfBusiness !== 'Internet',
    )
    const purposes = beside.map(({ id }) => purposeOf(id))
    expect(purposes).not.toContain(undefined)
    expect(new Set(purposes).size).toBe(beside.length)
  })

  it('shows an unknown offer by its name only', () => {
    expect(purposeOf('brand-new')).toBeUndefined()
    expect(addOnWords('brand-new', 'Antena').question).toBe('Antena')
  })
})

describe('the text of a screen that loads', () => {
  it.each([
    ['application', commonWords.loading],
    ['address', localizationWords.resolving],
    ['products', productsWords.loading],
    ['checkout', checkoutWords.loading],
    ['payment', paymentWords.loading],
    ['schedule', scheduleWords.loading],
    ['confirmation', confirmationWords.loading],
  ])('begins with the default message: %s (specification 8: loading)', (_screen, text) => {
    expect(text).toMatch(/^Cargando\.\.\.(?: |$)/)
  })
})

describe('the months of a price', () => {
  const period = (fromMonth: number, toMonth: number | null) => ({
    fromMonth,
    toMonth,
    monthly: { net: ZERO, tax: ZERO, total: ZERO },
  })

  it('are written as people say them', () => {
    expect(periodText(period(1, null))).toBe('todos los meses')
    expect(periodText(period(1, 1))).toBe('el primer mes')
    expect(periodText(period(1, 12))).toBe('hasta el mes 12')
    expect(periodText(period(4, 4))).toBe('el mes 4')
    expect(periodText(period(4, 12))).toBe('del mes 4 al 12')
    expect(periodText(period(13, null))).toBe('desde el mes 13')
  })

  it('are short in a table', () => {
    expect(monthsText(period(1, 12))).toBe('1 a 12')
    expect(monthsText(period(4, 4))).toBe('4')
    expect(monthsText(period(13, null))).toBe('13 en adelante')
  })
})

describe('obstacleWords', () => {
  const reasonOf = (condition: Condition): string | undefined =>
    obstacleWords(
      {
        kind: 'NoDiscount',
        offerId: 'tv' as OfferId,
        reasons: [{ kind: 'ConditionUnmet', condition }],
        changes: null,
      },
      (id) => id,
    ).reasons[0]

  it('states the services that a code needs in a sentence', () => {
    const lines = (lineOfBusiness: 'TV' | 'Mobile', atLeast: number) =>
      reasonOf({ kind: 'Lines', lineOfBusiness, atLeast })
    expect(lines('TV', 1)).toBe('Es para pedidos con televisión.')
    expect(lines('Mobile', 3)).toBe('Es para pedidos con 3 o más líneas móviles.')
    expect(reasonOf({ kind: 'Without', lineOfBusiness: 'Voice' })).toBe('Es para pedidos sin teléfono fijo.')
  })
})

import { globSync, readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { parseSync, Visitor } from 'vite'
import { describe, expect, it } from 'vitest'
import { paymentKinds } from '#core/payment/payment.ts'
import type { Quote } from '#core/pricing/quoted.ts'
import { cents, ZERO } from '#core/shared/money.ts'
import { checkoutWords, installPrice, riskOutlookWords } from '#ui/features/sale/checkout/es.ts'
import { confirmationWords } from '#ui/features/sale/confirmation/es.ts'
import { installWords } from '#ui/content/es/sale/installation.ts'
import { authorizationText, consentText, legalWords } from '#ui/content/es/shared/legal.ts'
import { cardText, issuerNames, monthlyRows, paymentText } from '#ui/content/es/sale/payment.ts'
import { differenceText, orderWords } from '#ui/features/sale/order/es.ts'
import { paymentWords } from '#ui/features/sale/payment/es.ts'
import { scheduleWords } from '#ui/features/sale/schedule/es.ts'
import { sessionWords } from '#ui/features/sale/session/es.ts'
import { money } from '#ui/content/format.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { root } from '#test/architecture/repository.ts'
import { forAll } from '#test/for-all.ts'
import { sampleAccount, sampleCard, sampleQuote, sampleVisit } from './order-samples.ts'

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
    sessionWords,
    confirmationWords,
    legalWords,
    installWords('self', null),
    installWords('professional', null),
    installWords('professional', sampleVisit),
  ])

  it('has no hard-coded price, no exclamation and no empty text', () => {
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

  it('distinguishes the installation outcomes, and a site visit from an installation (SCH-01, SCH-03)', () => {
    const ways = [
      installWords('self', null),
      installWords('professional', null),
      installWords('professional', sampleVisit),
      installWords('professional', sampleVisit, true),
    ]
    expect(new Set(ways.map(({ title }) => title)).size).toBe(ways.length)
    ways.forEach(({ before }) => expect(before.length).toBeGreaterThan(1))
  })

  it('names the charging company, the amount and the method next to the order button', () => {
    for (const kind of paymentKinds)
      for (const isAutoPay of [false, true]) {
        const text = authorizationText(cometa, { today: '$12.34', kind, isAutoPay })
        expect(text).toContain(cometa.legalName)
        expect(text).toContain('$12.34')
        expect(text).toContain(kind === 'card' ? 'a esta tarjeta' : 'débito de esta cuenta')
        expect(text.includes('y la factura de cada mes')).toBe(isAutoPay)
      }
  })

  it('authorizes no charge where nothing is charged (PAY-09)', () => {
    const nothing = { today: null, kind: null, isAutoPay: false }
    for (const text of [authorizationText(cometa, nothing), consentText(nothing)]) {
      expect(text).not.toMatch(/autoriza/i)
      expect(text).toContain('no se cobra nada')
    }
  })
})

describe('installPrice', () => {
  it('shows the catalogue price and its tax, and says that nothing is charged at zero', () => {
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
  })
})

describe('differenceText', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 }).map(cents)

  it('states the difference and its direction, and is antisymmetric', () =>
    forAll(amount, amount, (before, now) => {
      const text = differenceText(before, now)
      if (before === now) expect(text).toBe('Igual')
      else {
        expect(text).toBe(`${money(cents(Math.abs(now - before))).text} ${now > before ? 'más' : 'menos'}`)
      }
    }))
})

describe('cardText', () => {
  it('shows the issuer and the last four digits', () => {
    expect(cardText({ issuer: 'Amex', lastFour: '0005' })).toBe(`${issuerNames.Amex} terminada en 0005`)
  })
})

describe('paymentText', () => {
  it('shows the type and last four digits of a card or an account (PAY-01)', () => {
    expect(paymentText(sampleCard)).toBe('Visa terminada en 1111')
    expect(paymentText(sampleAccount)).toBe('Cuenta de cheques terminada en 6789')
  })
})

describe('riskOutlookWords', () => {
  it('mention the refundable deposit exactly where one may be required', () => {
    const texts = Object.values(riskOutlookWords).map((words) => {
      const { title, body } = words('$12.34')
      return `${title} ${body}`
    })
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.map((text) => text.includes('$12.34'))).toEqual([false, true, true, true])
    texts.filter((text) => text.includes('$12.34')).forEach((text) => expect(text).toContain('devolvemos'))
  })
})

describe('the words of the glossary', () => {
  const [, table = ''] = readFileSync(`${root}/docs/glossary.md`, 'utf8').split('## One word for a thing')
  const never = [...table.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)

  const files = globSync(
    [
      'ui/content/{es,pages,device-pages}/**/*.ts',
      'ui/features/**/{es,*.es}.ts',
      'adapters/brand/*/**/!(english).ts',
    ],
    { cwd: root, exclude: ['**/en.ts', '**/*.en.ts'] },
  )

  /** The texts of a file: its literals and the fixed parts of its templates, without identifiers. */
  const textsIn = (file: string): readonly string[] => {
    const texts: string[] = []
    const keep = (text: unknown): void => {
      if (typeof text === 'string' && /[\p{Lu} ]/u.test(text)) texts.push(text)
    }
    new Visitor({
      Literal: ({ value }) => keep(value),
      TemplateElement: ({ value }) => keep(value.cooked),
    }).visit(parseSync(file, readFileSync(`${root}/${file}`, 'utf8')).program)
    return texts
  }

  const texts = files.flatMap(textsIn)

  it('are the only ones for their thing', () => {
    expect(never.length).toBeGreaterThan(15)
    expect(texts.length).toBeGreaterThan(2_000)
    const found = texts.filter((text) =>
      never.some((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text)),
    )
    expect(found).toEqual([])
  })
})

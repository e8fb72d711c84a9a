import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { CARD_NAME_MAX } from '#core/card/name-on-card.ts'
import { ZERO } from '#core/shared/money.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { nearestWindows } from '#core/schedule/nearest-windows.ts'
import { money, visitText } from '#ui/content/format.ts'
import { paymentKinds } from '#core/payment/payment.ts'
import { DEPOSIT_MONTHS } from '#core/risk/risk.ts'
import { reviewRows, reviewWords } from '#ui/features/sale/payment/order-review.es.ts'
import {
  sampleAccount,
  sampleCard,
  sampleQuote,
  sampleVisit,
  sampleWindows,
} from '#test/ui/content/order-samples.ts'
import { expectScreen } from '#test/ui/content/screen-laws.ts'
import { BankForm } from '#ui/features/sale/payment/bank-form.view.tsx'
import { bankErrorTexts } from '#ui/features/sale/payment/bank.connected.tsx'
import { CardForm } from '#ui/features/sale/payment/card-form.view.tsx'
import { formIds } from '#ui/features/sale/payment/payment-entry.ts'
import { cardErrorTexts } from '#ui/features/sale/payment/payment.errors.ts'
import { secretFields } from '#ui/features/sale/payment/payment.schema.ts'
import { PaymentView, PaymentWaiting } from '#ui/features/sale/payment/payment.view.tsx'

const ignore = (): void => undefined
type Props = ComponentProps<typeof PaymentView>

const known = { nameOnCard: 'María José Peñaloza', zipCode: '33131' }
const card = (some: Partial<ComponentProps<typeof CardForm>> = {}) => (
  <CardForm formId={formIds.card} known={known} errors={{}} onEdit={ignore} onSubmit={ignore} {...some} />
)
const bank = (some: Partial<ComponentProps<typeof BankForm>> = {}) => (
  <BankForm
    formId={formIds.bank}
    known={{ nameOnAccount: 'María José Peñaloza', accountKind: 'checking' }}
    errors={{}}
    onEdit={ignore}
    onSubmit={ignore}
    {...some}
  />
)

const props: Props = {
  quote: sampleQuote,
  deposit: null,
  kind: 'card',
  storedPayment: null,
  today: sampleQuote.dueToday,
  buyer: 'María José Peñaloza, maria@correo.example',
  accepted: 2,
  address: '742 Magnolia Street, Miami, FL 33130',
  installKind: 'professional',
  visitKind: 'installation',
  visit: sampleVisit,
  isVisitByPhone: false,
  isPaymentNeeded: true,
  autoPay: null,
  holdEndsAt: null,
  lostVisit: null,
  errors: {},
  attempt: 0,
  isSaving: false,
  failure: null,
  brand: cometa,
  cardForm: card(),
  bankForm: null,
  onKind: ignore,
  onChange: ignore,
  onOrder: ignore,
  onReplace: ignore,
  onReturn: null,
}
const nothing: Partial<Props> = { today: ZERO, isPaymentNeeded: false }
const autoPay = cometa.agreements.find(({ grants }) => grants === 'automaticPayments') ?? null
const lostVisit: NonNullable<Props['lostVisit']> = {
  lost: sampleVisit,
  windows: sampleWindows,
  holding: null,
  failure: null,
  onChoose: ignore,
  onRetry: ignore,
  onAll: ignore,
  onSkip: ignore,
}
const render = (some: Partial<Props> = {}): string =>
  renderToStaticMarkup(<PaymentView {...props} {...some} />)
const cardErrors = cardErrorTexts({
  number: 'NumberInvalid',
  expiry: 'CardExpired',
  cvv: 'CvvMalformed',
  zipCode: 'ZipMissing',
})
const bankErrors = bankErrorTexts({ routing: 'RoutingInvalid', account: 'AccountMissing' })
const today = money(sampleQuote.dueToday).text
const long = 'W'.repeat(CARD_NAME_MAX)
const fromAccount: Partial<Props> = { kind: 'bank', bankForm: bank() }

describe('PaymentView', () => {
  it.each<readonly [string, Partial<Props>]>([
    ['empty', { cardForm: card({ known: { nameOnCard: '', zipCode: '' } }) }],
    ['known', {}],
    ['wrong', { cardForm: card({ errors: cardErrors }), errors: cardErrors, attempt: 1 }],
    ['saving', { isSaving: true }],
    ['declined', { failure: { _tag: 'PaymentDeclined' } }],
    ['stored', { storedPayment: sampleCard }],
    ['stored account', { storedPayment: sampleAccount }],
    ['replacing', { onReturn: ignore }],
    ['with nothing to pay', nothing],
    ['paid automatically', { autoPay }],
    ['with a hold that ends', { holdEndsAt: epochMs(1_796_000_000_000) }],
    ['without its visit', { visit: null, lostVisit }],
    ['choosing another visit', { visit: null, lostVisit: { ...lostVisit, windows: null } }],
    ['without any visit left', { visit: null, isVisitByPhone: true }],
    ['with a deposit', { deposit: '$12.34' }],
    ['opening an account', { kind: 'bank' }],
    ['paid from an account', fromAccount],
    [
      'wrong account',
      { ...fromAccount, bankForm: bank({ errors: bankErrors }), errors: bankErrors, attempt: 1 },
    ],
    ['long', { cardForm: card({ known: { nameOnCard: long, zipCode: '33131' } }) }],
  ])('is a complete screen when %s', (_, some) => expectScreen(render(some)))

  it('states on its only ordering button what is paid today, and authorizes that charge', () => {
    for (const some of [{}, fromAccount, { storedPayment: sampleCard }]) {
      const ordering = render(some)
      expect(ordering).toContain(`Pagar ${today} y pedir`)
      expect(ordering).toContain(`autorizas a ${cometa.legalName} a cobrar ${today} hoy`)
    }
    expect(render()).not.toContain('la factura de cada mes a esta')
    expect(render({ autoPay })).toContain('y la factura de cada mes a esta tarjeta')
  })

  it('requires no method and charges nothing where nothing is due (PAY-09)', () => {
    const markup = render(nothing)
    expect(markup).toMatch(/>Pedir</)
    expect(markup).not.toMatch(/Pagar \$|autorizas|<input|<form/)
    expect(render({ ...nothing, isPaymentNeeded: true, autoPay })).toContain('<form')
  })

  it('reviews the order before it is paid, each part with the way to change it', () => {
    const rows = reviewRows(props)
    const markup = render()
    const review = markup.slice(markup.indexOf('<dl'), markup.indexOf('</dl>'))
    for (const text of [
      props.address ?? '',
      sampleQuote.lines[0]?.name ?? '',
      visitText(sampleVisit),
      props.buyer ?? '',
      reviewWords.accepted(2),
    ])
      expect(review).toContain(text)
    expect(rows.map(({ step }) => step)).toEqual(['configure', 'address', 'schedule', 'checkout', 'checkout'])
    expect(review.split(`>${reviewWords.change}<`)).toHaveLength(rows.length + 1)
    expect(review).not.toContain('$')
    expect(markup.indexOf('</dl>')).toBeLessThan(markup.indexOf('<form'))
    const byPhone = reviewRows({ ...props, visit: null, isVisitByPhone: true })
    expect(byPhone.map(({ text }) => text)).toContain(reviewWords.byPhone)
    const self = reviewRows({ ...props, visit: null, installKind: 'self' })
    expect(self.find(({ id }) => id === 'visit')).toMatchObject({
      text: reviewWords.installs.self,
      step: 'checkout',
    })
  })

  it('states today’s amount on the button and in its authorization, and nowhere else', () => {
    expect(render().split(today)).toHaveLength(3)
  })

  it('offers the nearest free windows in place of the button once the visit is lost, and preserves the form (SCH-11)', () => {
    const markup = render({ visit: null, lostVisit })
    const nearest = nearestWindows(sampleWindows, sampleVisit)
    expect(nearest.length).toBeGreaterThan(0)
    nearest.forEach((window) => expect(markup).toContain(visitText(window)))
    expect(markup).not.toContain('y pedir')
    expect(markup).toContain(`id="${formIds.card}"`)
    expect(markup).toContain('lo que escribiste sigue aquí')
  })

  it('authorizes the charged card or account, the stored one before the typed one', () => {
    expect(render()).toContain('a esta tarjeta')
    expect(render(fromAccount)).toContain('débito de esta cuenta')
    expect(render({ storedPayment: sampleAccount })).toContain('débito de esta cuenta')
  })

  it('shows and sends one form, and preserves the text typed into the other', () => {
    const shown = (markup: string, id: string): boolean => new RegExp(`<div><form id="${id}"`).test(markup)
    for (const kind of paymentKinds) {
      const markup = render({ kind, bankForm: bank() })
      paymentKinds.forEach((other) => expect(shown(markup, formIds[other])).toBe(other === kind))
      expect(markup).toContain(`id="${formIds.card}"`)
      expect(markup).toContain(`form="${formIds[kind]}"`)
    }
  })

  it('states which part of today’s amount is refundable', () => {
    expect(render({ deposit: '$12.34' })).toContain(
      `Incluye $12.34 de depósito: te lo devolvemos a los ${DEPOSIT_MONTHS} meses`,
    )
    expect(render()).not.toContain('depósito')
  })

  it('shows today, each month and what changes in month 13 (PRC-04)', () => {
    const markup = render()
    const later = sampleQuote.later.map(({ monthly }) => money(monthly.total).text)
    const amounts = [today, money(sampleQuote.monthly.total).text, ...later]
    amounts.forEach((amount) => expect(markup).toContain(amount))
    expect(markup).toContain('Desde el mes 13')
  })

  it('shows the type and last four digits of a stored payment, and has no fields (PAY-01)', () => {
    for (const [storedPayment, text] of [
      [sampleCard, 'Visa terminada en 1111'],
      [sampleAccount, 'Cuenta de cheques terminada en 6789'],
    ] as const) {
      const markup = render({ storedPayment })
      expect(markup).toContain(text)
      expect(markup).not.toContain('<input')
    }
  })

  it('allows autofill for a card but not for an account, and stores no secret (S26)', () => {
    const inputs = render({ bankForm: bank() }).match(/<input[^>]*>/g) ?? []
    const found = secretFields.map((name) => inputs.find((input) => input.includes(`name="${name}"`)) ?? '')
    expect(found.map((input) => /autoComplete="([^"]*)"/.exec(input)?.[1])).toEqual([
      'cc-number',
      'cc-exp',
      'cc-csc',
      'off',
      'off',
    ])
    found.forEach((input) => expect(input).not.toMatch(/\svalue=/))
  })
})

describe('PaymentWaiting', () => {
  it('is a complete screen', () => expectScreen(renderToStaticMarkup(<PaymentWaiting />)))
})

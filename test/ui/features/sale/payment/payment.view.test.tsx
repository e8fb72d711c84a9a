import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { CARD_NAME_MAX } from '#core/card/card.ts'
import { money } from '#ui/content/format.ts'
import { paymentKinds } from '#core/payment/payment.ts'
import { DEPOSIT_MONTHS } from '#core/risk/risk.ts'
import { sampleAccount, sampleCard, sampleQuote } from '#test/ui/content/order-samples.ts'
import { expectScreen } from '#test/ui/content/screen-laws.ts'
import { BankForm } from '#ui/features/sale/payment/bank-form.view.tsx'
import { bankErrorTexts } from '#ui/features/sale/payment/bank.errors.ts'
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
  placesOrder: false,
  visit: null,
  isVisitByPhone: false,
  errors: {},
  attempt: 0,
  isSaving: false,
  failure: null,
  brand: cometa,
  cardForm: card(),
  bankForm: null,
  onKind: ignore,
  onKeep: ignore,
  onReplace: ignore,
  onReturn: null,
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
    ['ordering', { placesOrder: true }],
    ['with a deposit', { deposit: '$12.34' }],
    ['opening an account', { kind: 'bank' }],
    ['paid from an account', fromAccount],
    [
      'wrong account',
      { ...fromAccount, bankForm: bank({ errors: bankErrors }), errors: bankErrors, attempt: 1 },
    ],
    ['long', { cardForm: card({ known: { nameOnCard: long, zipCode: '33131' } }) }],
  ])('is a whole screen when %s', (_, some) => expectScreen(render(some)))

  it('states on the button what is paid today, now or later, and authorizes only the current charge', () => {
    for (const some of [{}, fromAccount]) {
      const ordering = render({ ...some, placesOrder: true })
      expect(ordering).toContain(`Pagar ${today} y hacer el pedido`)
      expect(ordering).toContain(`autorizas a ${cometa.legalName} a cobrar ${today}`)
      const goingOn = render({ ...some, placesOrder: false })
      expect(goingOn).toContain(`Pagas ${today} al final`)
      expect(goingOn).not.toContain('Pagar $')
      expect(goingOn).not.toContain('autorizas')
    }
  })

  it('authorizes the charged card or account, the stored one before the typed one', () => {
    expect(render({ placesOrder: true })).toContain('a esta tarjeta')
    expect(render({ placesOrder: true, ...fromAccount })).toContain('débito de esta cuenta')
    expect(render({ placesOrder: true, storedPayment: sampleAccount })).toContain('débito de esta cuenta')
  })

  it('shows and sends one form, and keeps the text typed into the other', () => {
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
    const amounts = [money(sampleQuote.dueToday).spoken, money(sampleQuote.monthly.total).text, ...later]
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
  it('is a whole screen', () => expectScreen(renderToStaticMarkup(<PaymentWaiting />)))
})

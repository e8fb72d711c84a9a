import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { CARD_NAME_MAX } from '#core/card/card.ts'
import { money } from '#ui/content/format.ts'
import { sampleCard, sampleQuote } from '#test/ui/content/order-samples.ts'
import { expectScreen } from '#test/ui/content/screen-laws.ts'
import { cardErrorTexts } from '#ui/features/payment/payment.errors.ts'
import { PaymentView, PaymentWaiting } from '#ui/features/payment/payment.view.tsx'

const ignore = (): void => undefined
type Props = ComponentProps<typeof PaymentView>

const props: Props = {
  quote: sampleQuote,
  kept: null,
  placesOrder: false,
  known: { nameOnCard: 'María José Peñaloza', zipCode: '33131' },
  errors: {},
  attempt: 0,
  isSaving: false,
  failure: null,
  brand: cometa,
  onEdit: ignore,
  onSubmit: ignore,
  onKeep: ignore,
  onReplace: ignore,
  onReturn: null,
}
const render = (some: Partial<Props> = {}): string =>
  renderToStaticMarkup(<PaymentView {...props} {...some} />)
const errors = cardErrorTexts({
  number: 'NumberInvalid',
  expiry: 'CardExpired',
  cvv: 'CvvMalformed',
  zipCode: 'ZipMissing',
})
const today = money(sampleQuote.dueToday).text

describe('PaymentView', () => {
  it.each<readonly [string, Partial<Props>]>([
    ['empty', { known: { nameOnCard: '', zipCode: '' } }],
    ['known', {}],
    ['wrong', { errors, attempt: 1 }],
    ['saving', { isSaving: true }],
    ['declined', { failure: { _tag: 'CardDeclined' } }],
    ['kept', { kept: sampleCard }],
    ['replacing', { onReturn: ignore }],
    ['ordering', { placesOrder: true }],
    ['long', { known: { nameOnCard: 'W'.repeat(CARD_NAME_MAX), zipCode: '33131' } }],
  ])('is a whole screen when %s', (_, some) => expectScreen(render(some)))

  it('says on the button whether it takes the money, and authorises only then', () => {
    const ordering = render({ placesOrder: true })
    expect(ordering).toContain(`Pagar ${today} y hacer el pedido`)
    expect(ordering).toContain(`autorizas a ${cometa.legalName} a cobrar ${today}`)
    const goingOn = render({ placesOrder: false })
    expect(goingOn).not.toContain('Pagar $')
    expect(goingOn).not.toContain('autorizas')
  })

  it('shows today, each month and what changes in month 13 (PRC-04)', () => {
    const markup = render()
    const later = sampleQuote.later.map(({ monthly }) => money(monthly.total).text)
    const amounts = [money(sampleQuote.dueToday).spoken, money(sampleQuote.monthly.total).text, ...later]
    amounts.forEach((amount) => expect(markup).toContain(amount))
    expect(markup).toContain('Desde el mes 13')
  })

  it('shows of a card on record its issuer and last four digits, and asks for nothing', () => {
    const markup = render({ kept: sampleCard })
    expect(markup).toContain('Visa terminada en 1111')
    expect(markup).not.toContain('<input')
  })

  it('lets no browser fill or keep number and code (S26)', () => {
    const inputs =
      render()
        .toLowerCase()
        .match(/<input[^>]*>/g) ?? []
    const named = (name: string): string => inputs.find((input) => input.includes(`name="${name}"`)) ?? ''
    expect(named('number')).toContain('autocomplete="off"')
    expect(named('cvv')).toContain('autocomplete="off"')
    inputs
      .filter((input) => /name="(number|expiry|cvv)"/.test(input))
      .forEach((input) => {
        expect(input).not.toContain('value=')
      })
  })
})

describe('PaymentWaiting', () => {
  it('is a whole screen', () => expectScreen(renderToStaticMarkup(<PaymentWaiting />)))
})

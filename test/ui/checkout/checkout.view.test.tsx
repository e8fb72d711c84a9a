import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { EMPTY_CUSTOMER_FORM } from '#core/checkout/customer-form.ts'
import { NAME_MAX } from '#core/checkout/customer.ts'
import { sampleCustomer } from '#test/ui/content/order-samples.ts'
import { expectScreen } from '#test/ui/content/screen-laws.ts'
import { detailsErrorTexts } from '#ui/features/checkout/checkout.errors.ts'
import { readDetails } from '#ui/features/checkout/checkout.schema.ts'
import { CheckoutFailed, CheckoutView, CheckoutWaiting } from '#ui/features/checkout/checkout.view.tsx'

const ignore = (): void => undefined
type Props = ComponentProps<typeof CheckoutView>

const props: Props = {
  form: { ...sampleCustomer },
  onType: ignore,
  choices: [
    { kind: 'professional', cost: { price: '$65.00', note: 'una sola vez' } },
    { kind: 'self', cost: null },
  ],
  chosen: 'professional',
  onChoose: ignore,
  agreements: cometa.agreements,
  accepted: ['service-terms'],
  onAccept: ignore,
  errors: {},
  attempt: 0,
  busy: null,
  failure: null,
  brand: cometa,
  onRetry: ignore,
  onSubmit: ignore,
}
const render = (some: Partial<Props> = {}): string =>
  renderToStaticMarkup(<CheckoutView {...props} {...some} />)

const emptyRead = readDetails(
  { form: EMPTY_CUSTOMER_FORM, installKind: null, accepted: [] },
  cometa.agreements,
)
const errors = emptyRead.isComplete ? {} : detailsErrorTexts(emptyRead.errors)
const long = 'W'.repeat(NAME_MAX)

describe('CheckoutView', () => {
  it.each<readonly [string, Partial<Props>]>([
    ['filled', {}],
    ['empty', { form: EMPTY_CUSTOMER_FORM, chosen: null, accepted: [], choices: [], agreements: [] }],
    ['wrong', { form: EMPTY_CUSTOMER_FORM, chosen: null, accepted: [], errors, attempt: 1 }],
    ['installing', { busy: 'installing' }],
    ['saving', { busy: 'saving' }],
    ['failed', { failure: { _tag: 'ProviderBroken', requestId: 'r-1' } }],
    ['long', { form: { ...sampleCustomer, firstName: long, lastName: long } }],
  ])('is a whole screen when %s', (_, some) => expectScreen(render(some)))

  it('ties every error to its field and lists it with a link to that field', () => {
    const markup = render({ errors, attempt: 1 })
    Object.entries(errors).forEach(([name, text]) => {
      expect(markup).toContain(`href="#field-${name}"`)
      expect(markup).toContain(`id="field-${name}-error"`)
      expect(markup.split(text ?? '').length).toBeGreaterThan(2)
    })
  })

  it('keeps the full texts of agreements out of the page until they are asked for', () => {
    const markup = render()
    cometa.agreements.forEach(({ title, summary, paragraphs }) => {
      expect(markup).toContain(title)
      expect(markup).toContain(summary)
      paragraphs.forEach((paragraph) => expect(markup).not.toContain(paragraph))
    })
  })

  it('shows the telephone with a failure, and another try where that can help', () => {
    const broken = render({ failure: { _tag: 'ProviderBroken', requestId: 'r-1' } })
    expect(broken).toContain(`tel:${cometa.phones.sales.dial}`)
    expect(broken).toContain('Intentar otra vez')
    const refused = render({ failure: { _tag: 'Refused', code: 'BAD_REQUEST', requestId: 'r-2' } })
    expect(refused).toContain(`tel:${cometa.phones.sales.dial}`)
    expect(refused).not.toContain('Intentar otra vez')
  })
})

describe('CheckoutWaiting', () => {
  it('is a whole screen', () => expectScreen(renderToStaticMarkup(<CheckoutWaiting />)))
})

describe('CheckoutFailed', () => {
  it('is a whole screen with a way out', () => {
    const markup = renderToStaticMarkup(
      <CheckoutFailed failure={{ _tag: 'Unreachable' }} brand={cometa} onRetry={ignore} />,
    )
    expectScreen(markup)
    expect(markup).toContain('Intentar otra vez')
  })
})

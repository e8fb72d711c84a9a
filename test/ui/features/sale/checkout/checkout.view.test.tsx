import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { requiredAgreements } from '#core/checkout/agreement.ts'
import { parseCheckoutForm } from '#core/checkout/checkout-validation.ts'
import { EMPTY_CUSTOMER_FORM } from '#core/checkout/customer-form.ts'
import { NAME_MAX } from '#core/checkout/customer.ts'
import { requirementParts } from '#core/checkout/requirements.ts'
import { identificationTypes } from '#core/risk/identification-type.ts'
import { sampleCustomer } from '#test/ui/content/order-samples.ts'
import { expectScreen } from '#test/ui/content/screen-laws.ts'
import { checkoutWords } from '#ui/features/sale/checkout/es.ts'
import { detailsErrorTexts } from '#ui/features/sale/checkout/checkout.errors.ts'
import { CheckoutView, CheckoutWaiting } from '#ui/features/sale/checkout/checkout.view.tsx'
import { fetchFailureNotice } from '#ui/features/sale/shared/lazy-failure-notice.tsx'

const ignore = (): void => undefined
type Props = ComponentProps<typeof CheckoutView>

const filled = { ...sampleCustomer, addressOneYear: 'no', identificationType: 'SSN' }

const risk: Props['risk'] = {
  answers: filled,
  onRecord: null,
  offered: identificationTypes,
  isReferred: false,
  deposit: '$12.34',
  place: '742 Magnolia Street, Miami, FL 33130',
  isWiped: false,
  onAnswer: ignore,
  onNumberEdit: ignore,
  onChange: ignore,
  onKeep: null,
}
const answering = (answers: Partial<Props['risk']['answers']>): Partial<Props> => ({
  risk: { ...risk, answers: { ...risk.answers, ...answers } },
})
const recorded: Props['risk'] = { ...risk, onRecord: { ...filled, decision: 'deposit' } }

const props: Props = {
  form: filled,
  risk,
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
  missing: [],
  isInstalled: true,
  isInstallBanner: false,
  onReload: ignore,
  failure: null,
  brand: cometa,
  onRetry: ignore,
  signer: 'Ana Ruiz',
  onLeave: ignore,
  onSubmit: ignore,
}
const render = (some: Partial<Props> = {}): string =>
  renderToStaticMarkup(<CheckoutView {...props} {...some} />)

const emptyRead = parseCheckoutForm(
  {
    ...EMPTY_CUSTOMER_FORM,
    identificationType: 'SSN',
    identificationNumber: '',
    installKind: null,
    acp: false,
    acpExpireServiceContinue: null,
    accepted: [],
  },
  {
    agreements: cometa.agreements,
    riskRequirements: { identificationTypes, depositOfferId: cometa.depositOfferId },
    isRiskRecorded: false,
    asksAcp: false,
  },
)
const errors = emptyRead._tag === 'Right' ? {} : detailsErrorTexts(emptyRead.left, 'SSN')
const long = 'W'.repeat(NAME_MAX)

beforeAll(async () => void (await fetchFailureNotice()))

describe('CheckoutView', () => {
  it.each<readonly [string, Partial<Props>]>([
    ['filled', {}],
    ['empty', { form: EMPTY_CUSTOMER_FORM, chosen: null, accepted: [], choices: [], agreements: [] }],
    ['wrong', { form: EMPTY_CUSTOMER_FORM, chosen: null, accepted: [], errors, attempt: 1 }],
    ['installing', { busy: 'installing' }],
    ['saving', { busy: 'saving' }],
    ['failed', { failure: { _tag: 'ProviderBroken', requestId: 'r-1' } }],
    ['long', { form: { ...filled, firstName: long, lastName: long } }],
    ['unanswered', answering({ addressOneYear: '', identificationType: '' })],
    ['wiped', { risk: { ...risk, isWiped: true }, failure: { _tag: 'Unreachable' } }],
    ['changing', { risk: { ...risk, onKeep: ignore } }],
    ['on record', { risk: recorded }],
    ['incomplete', { missing: requirementParts, isInstallBanner: true }],
    ['without a catalogue', { risk: { ...risk, deposit: null, place: null, offered: [] } }],
  ])('is a complete screen when %s', (_, some) => expectScreen(render(some)))

  it('has no part for agreements when there are none (CHK-11, CHK-23)', () => {
    expect(render({})).toContain(checkoutWords.agreements.heading)
    expect(render({ agreements: [] })).not.toContain(checkoutWords.agreements.heading)
  })

  it('associates every error with its field and lists it with a link to that field', () => {
    const markup = render({ errors, attempt: 1 })
    Object.entries(errors).forEach(([name, text]) => {
      expect(markup).toContain(`href="#field-${name}"`)
      expect(markup).toContain(`id="field-${name}-error"`)
      expect(markup.split(text ?? '').length).toBeGreaterThan(2)
    })
  })

  it('states the consequence of the answer before it is sent, with the deposit amount of the catalogue (RSK-02)', () => {
    expect(render(answering({ identificationType: 'SSN' }))).toContain('Si no, pagas $12.34')
    const without = { identificationType: 'NONE' }
    expect(render(answering({ ...without, addressOneYear: 'no' }))).toContain('Depósito de $12.34')
    expect(render(answering({ ...without, addressOneYear: 'yes' }))).toContain('Sin depósito')
  })

  it('masks the number, in digits, without autofill (S28)', () => {
    const found = /<input[^>]*id="field-identificationNumber"[^>]*>/.exec(render())?.[0] ?? ''
    expect(found).toContain('autoComplete="off"')
    expect(found).toContain('inputMode="numeric"')
    expect(found).not.toMatch(/\svalue=|type="password"/)
    expect(render(answering({ identificationType: 'NONE' }))).not.toContain('field-identificationNumber')
  })

  it('shows a stored answer with its outcome and a way to change it, and never its fields', () => {
    const markup = render({ risk: recorded })
    expect(markup).toContain('Depósito de $12.34')
    expect(markup).toContain('Cambiar')
    expect(markup).not.toMatch(/field-(addressOneYear|identification)/)
  })

  it('offers no plain retry once a number was cleared, and says so at the field (S26)', () => {
    const failure = { _tag: 'Unreachable' } as const
    expect(render({ failure, onRetry: null })).toContain('Intentar otra vez')
    const wiped = render({ failure, onRetry: null, risk: { ...risk, isWiped: true } })
    expect(wiped).not.toContain('Intentar otra vez')
    expect(wiped).toContain('Por seguridad borramos el número')
  })

  it('renders the full texts of agreements only on request', () => {
    const markup = render()
    cometa.agreements.forEach(({ title, paragraphs }) => {
      expect(markup).toContain(title)
      paragraphs.forEach((paragraph) => expect(markup).not.toContain(paragraph))
    })
  })

  it('takes the required agreements with one box, and each consent with its own, which is not ticked (CHK-05)', () => {
    const markup = render({ accepted: requiredAgreements(cometa.agreements).map(({ id }) => id) })
    const boxes = markup.match(/<input[^>]*type="checkbox"[^>]*>/gu) ?? []
    const consents = cometa.agreements.filter(({ grants }) => grants !== null)
    expect(boxes).toHaveLength(1 + consents.length)
    expect(boxes.filter((box) => box.includes('checked=""'))).toEqual([boxes[0]])
    consents.forEach(({ summary }) => expect(markup).toContain(summary))
    expect(markup).toContain(checkoutWords.agreements.signature('Ana Ruiz'))
  })

  it('shows the telephone with a failure, and a retry where it can help', () => {
    const broken = render({ failure: { _tag: 'ProviderBroken', requestId: 'r-1' } })
    expect(broken).toContain(`tel:${cometa.phones.sales.dial}`)
    expect(broken).toContain('Intentar otra vez')
    const refused = render({ failure: { _tag: 'Refused', code: 'BAD_REQUEST', requestId: 'r-2' } })
    expect(refused).toContain(`tel:${cometa.phones.sales.dial}`)
    expect(refused).not.toContain('Intentar otra vez')
  })
})

describe('CheckoutView without a part', () => {
  it.each(requirementParts)(
    'names it, and stays closed with the reason until it is there (CHK-20): %s',
    (part) => {
      const markup = render({ missing: [part] })
      expect(markup).toContain(checkoutWords.missing.title([part]))
      expect(markup).toContain(checkoutWords.missing.reason)
      expect(markup).toMatch(
        /<button[^>]*disabled=""[^>]*type="submit"|<button[^>]*type="submit"[^>]*disabled=""/,
      )
      expect(markup).toContain(`tel:${cometa.phones.sales.dial}`)
      expect(render()).not.toContain(checkoutWords.missing.reason)
    },
  )
})

describe('CheckoutWaiting', () => {
  it('is a complete screen', () => expectScreen(renderToStaticMarkup(<CheckoutWaiting />)))
})

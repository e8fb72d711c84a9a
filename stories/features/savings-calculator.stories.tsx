import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { brand } from '#adapters/brand/brand.ts'
import { selectionHref } from '#core/routes/selection-link.ts'
import { savingsOffers } from '#core/savings/calculator-offers.ts'
import { EMPTY_SAVINGS_FORM } from '#core/savings/savings-form.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { savingsCalculatorWords as words } from '#ui/content/es/shared/savings-calculator.ts'
import { mountSavingsCalculator } from '#ui/site/islands/savings-calculator.island.tsx'
import { PlainSavingsCalculator, savingsAnswerPage } from '#ui/site/savings-tool.tsx'

const { calculator, catalog } = brand
if (calculator === undefined) throw new Error('the brand has no calculator')

const action = '/packages/savings-calculator'

const family = {
  ...EMPTY_SAVINGS_FORM,
  speedImportance: 'critical',
  mobileLineQty: '3',
  monthlySpendAtDifferentProvider: '189.99',
}

const write = (element: HTMLElement | null): void => {
  if (element !== null) element.innerHTML = savingsAnswerPage(brand)(action, null) ?? ''
}

/** The calculator as a document shows it: markup that no script controls. */
const Document = () => <div ref={write} />

const mount = (): void => {
  const place = document.querySelector<HTMLElement>('[data-island]')
  if (place === null) throw new Error('the page has no island')
  mountSavingsCalculator(place, { wasRefused: false, wasSent: false })
}

const spend = (): HTMLElement => screen.getByRole('textbox', { name: words.spend })

const meta = {
  title: 'Pantallas/Calculadora de ahorro',
  component: PlainSavingsCalculator,
  parameters: { controls: { disable: true } },
  args: {
    brand: { name: brand.name, sales: brand.phones.sales },
    version: '',
    action,
    offers: savingsOffers(calculator, catalog),
    form: null,
  },
} satisfies Meta<typeof PlainSavingsCalculator>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Formulario', tags: ['visual'] }
export const Refused: Story = {
  name: 'Respuestas por corregir',
  tags: ['every-width'],
  args: { form: { ...EMPTY_SAVINGS_FORM, monthlySpendAtDifferentProvider: 'mucho' } },
}
export const Saving: Story = { name: 'Con ahorro', tags: ['visual'], args: { form: family } }
export const NoSaving: Story = {
  name: 'Sin ahorro',
  tags: ['every-width'],
  args: { form: { ...family, monthlySpendAtDifferentProvider: '95' } },
}
export const Equal: Story = {
  name: 'El mismo precio',
  args: { form: { ...family, monthlySpendAtDifferentProvider: '130' } },
}
export const Long: Story = {
  name: 'Cantidades largas',
  tags: ['every-width'],
  args: {
    form: {
      ...family,
      mobileLineQty: '10',
      mobilePlan: 'unlimitedPlus',
      monthlySpendAtDifferentProvider: '$9,999.99',
    },
  },
}
export const MobileOnly: Story = {
  name: 'Solo celular',
  args: { form: { ...family, type: 'mobileOnly', speedImportance: '' } },
}
export const Agent: Story = {
  name: 'Para agentes',
  tags: ['visual'],
  args: { version: 'agent', form: family },
}
export const Kiosk: Story = {
  name: 'Para tiendas',
  tags: ['visual'],
  args: { version: 'stores', form: family },
}

export const Awake: Story = {
  name: 'Contesta al momento',
  render: () => <Document />,
  play: async () => {
    await userEvent.type(spend(), '150')
    await userEvent.click(screen.getByRole('radio', { name: '3' }))
    mount()
    await expect(screen.getByRole('radio', { name: '3' })).toHaveFocus()
    await expect(spend()).toHaveValue('150')
    await userEvent.click(screen.getByRole('button', { name: words.submit }))
    await expect(screen.getByRole('alert')).toHaveTextContent(words.failures.SpeedImportanceMissing)
    await expect(screen.getByRole('status')).toHaveTextContent(words.empty)
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(words.speeds.critical.title) }))
    await expect(screen.queryByRole('alert')).toBeNull()
    await expect(screen.getByRole('status')).toHaveTextContent('$20.00 al mes: $240.00')
    await userEvent.click(screen.getByRole('button', { name: words.submit }))
    await expect(screen.getByRole('region', { name: words.result })).toHaveFocus()
    await expect(screen.getByRole('link', { name: words.order })).toHaveAttribute(
      'href',
      selectionHref([
        { offerId: 'internet-gig' as OfferId, quantity: 1 },
        { offerId: 'mobile-unlimited' as OfferId, quantity: 3 },
      ]),
    )
  },
}

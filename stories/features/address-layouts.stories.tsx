import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { brand } from '#adapters/brand/brand.ts'
import { addressContentOf } from '#adapters/provider/address/address-dialog.ts'
import type { AddressForm as Typed } from '#core/address/address-form.ts'
import { EMPTY_ADDRESS_FORM } from '#core/address/address-form.ts'
import type { FormLayout } from '#core/address/field-message.ts'
import type { AddressSuggestion } from '#core/address/suggestion.ts'
import { addressDialog } from '#core/localization/address-content.ts'
import { localizationWords } from '#ui/content/es/sale/localization.ts'
import { wordsOfAddressFailure } from '#ui/content/es/shared/address-failure.ts'
import { AddressDialog } from '#ui/features/sale/localization/address-dialog.view.tsx'
import type { AddressFormProps } from '#ui/features/sale/localization/address-form.view.tsx'
import { AddressForm } from '#ui/features/sale/localization/address-form.view.tsx'
import { loadSuggestField } from '#ui/features/sale/localization/suggest-field.tsx'

type Args = Pick<AddressFormProps, 'layout' | 'source' | 'isResolving' | 'errors'> & {
  readonly form: Typed
  readonly streets: readonly AddressSuggestion[]
  readonly units: readonly AddressSuggestion[]
  /** The field that is pressed, so that its suggestions open. */
  readonly pressed: 'street' | 'unit' | null
  readonly isSaved: boolean
}

const nothing = (): void => undefined

const building: AddressSuggestion = {
  streetLine: '900 Main Street',
  secondary: '',
  entries: 12,
  city: 'Houston',
  state: 'TX',
  zip: '77002',
}

const places: readonly AddressSuggestion[] = [
  building,
  { streetLine: '900 Maine Avenue', secondary: '', entries: 0, city: 'Miami', state: 'FL', zip: '33130' },
  {
    streetLine: '9001 Avenida de los Constructores del Canal Interoceánico Norte',
    secondary: '',
    entries: 0,
    city: 'Rancho Santa Margarita',
    state: 'CA',
    zip: '92688',
  },
]

const homes: readonly AddressSuggestion[] = ['Apt 1', 'Apt 2', 'Apartamento 4B, segunda torre'].map(
  (secondary) => ({ ...building, secondary, entries: 0 }),
)

const [content] = [addressDialog(addressContentOf(brand))].map((read) =>
  read._tag === 'Right' ? read.right : null,
)

const Shown = ({ form, pressed: _pressed, isSaved, ...parts }: Args) => {
  const [typed, setTyped] = useState(form)
  const shown = (
    <AddressForm
      {...parts}
      form={typed}
      isLookingUp={false}
      refusals={0}
      carried={[]}
      onStreet={(street) => setTyped({ ...typed, street })}
      onUnit={(unit) => setTyped({ ...typed, unit })}
      onZip={(zip) => setTyped({ ...typed, zip })}
      onPickStreet={nothing}
      onPickUnit={nothing}
      onTouch={nothing}
      onSubmit={nothing}
    />
  )
  if (parts.layout !== 'modal') return shown
  return (
    <AddressDialog
      open
      onClose={nothing}
      content={content ?? null}
      brand={brand}
      isSaved={isSaved}
      form={shown}
    />
  )
}

const fieldOf = { street: localizationWords.street, unit: localizationWords.unit } as const

const meta: Meta<Args> = {
  title: 'Pantallas/Formulario de dirección',
  render: (args) => <Shown {...args} />,
  loaders: [async () => ({ code: await loadSuggestField() })],
  args: {
    layout: 'bar',
    form: EMPTY_ADDRESS_FORM,
    streets: [],
    units: [],
    source: 'lookup',
    isResolving: false,
    errors: {},
    pressed: null,
    isSaved: false,
  },
  play: async ({ args: { pressed } }) => {
    if (pressed !== null) {
      const field = screen.getByLabelText(fieldOf[pressed], { selector: 'input' })
      await userEvent.click(field)
      const list = await screen.findByRole('listbox')
      await expect(within(list).getAllByRole('option').length).toBeGreaterThan(0)
      const { left, right } = list.getBoundingClientRect()
      await expect(left).toBeGreaterThanOrEqual(0)
      await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
    }
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

export default meta

type Story = StoryObj<Args>

const written: Typed = { street: '900 Main', unit: '', zip: '77002' }
const errors = {
  street: wordsOfAddressFailure('StreetMissing'),
  zip: wordsOfAddressFailure('ZipMalformed'),
}
const long: Typed = {
  street: '12345 Avenida de los Constructores del Canal Interoceánico Norte, entrada trasera',
  unit: 'Apartamento 4B norte',
  zip: '33130',
}

const empty = (layout: FormLayout): Story => ({ name: `${layout}: vacío`, args: { layout } })
const refused = (layout: FormLayout): Story => ({ name: `${layout}: con errores`, args: { layout, errors } })
const loading = (layout: FormLayout): Story => ({
  name: `${layout}: buscando`,
  args: { layout, form: written, isResolving: true },
})
const streets = (layout: FormLayout): Story => ({
  name: `${layout}: calles sugeridas`,
  args: { layout, form: written, streets: places, pressed: 'street' },
})
const units = (layout: FormLayout): Story => ({
  name: `${layout}: apartamentos sugeridos`,
  args: { layout, form: { ...written, unit: 'A' }, units: homes, pressed: 'unit' },
})
const longText = (layout: FormLayout): Story => ({
  name: `${layout}: texto largo`,
  args: { layout, form: long },
})

export const PageEmpty: Story = empty('page')
export const PageRefused: Story = refused('page')
export const PageLoading: Story = loading('page')
export const PageStreets: Story = streets('page')
export const PageUnits: Story = units('page')
export const PageLongText: Story = longText('page')

export const BarEmpty: Story = { ...empty('bar'), tags: ['visual'] }
export const BarRefused: Story = refused('bar')
export const BarLoading: Story = loading('bar')
export const BarStreets: Story = streets('bar')
export const BarUnits: Story = units('bar')
export const BarLongText: Story = longText('bar')

export const BorderlessBarEmpty: Story = empty('borderlessBar')
export const BorderlessBarRefused: Story = refused('borderlessBar')
export const BorderlessBarLoading: Story = loading('borderlessBar')
export const BorderlessBarStreets: Story = streets('borderlessBar')
export const BorderlessBarUnits: Story = units('borderlessBar')
export const BorderlessBarLongText: Story = longText('borderlessBar')

export const ModalEmpty: Story = { ...empty('modal'), tags: ['visual'] }
export const ModalRefused: Story = refused('modal')
export const ModalLoading: Story = loading('modal')
export const ModalStreets: Story = streets('modal')
export const ModalUnits: Story = units('modal')
export const ModalLongText: Story = longText('modal')
export const ModalSaved: Story = {
  name: 'modal: dirección guardada',
  args: { layout: 'modal', form: long, isSaved: true },
}

export const Unavailable: Story = { name: 'Sin sugerencias', args: { layout: 'page', source: 'unavailable' } }
export const Samples: Story = {
  name: 'Con direcciones de ejemplo',
  args: { layout: 'page', form: written, source: 'samples', streets: places, pressed: 'street' },
}

import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { counted } from '#ui/content/format.ts'
import { Combobox, type ComboboxOption, type ComboboxProps } from '#ui/kit/combobox/combobox.tsx'

const streets: readonly ComboboxOption[] = [
  { id: '1', label: '1420 Calle Ocho', detail: 'Miami, FL 33135' },
  { id: '2', label: '1428 Calle Ocho', detail: 'Miami, FL 33135' },
  { id: '3', label: '1420 Avenida de los Robles', detail: 'Hialeah, FL 33010' },
]

const Typed = (args: ComboboxProps) => {
  const [value, setValue] = useState(args.value)
  const pick = (id: string): void => setValue(args.options.find((option) => option.id === id)?.label ?? value)
  return <Combobox {...args} value={value} onValue={setValue} onPick={pick} />
}

const meta = {
  title: 'Kit/Campo con sugerencias',
  tags: ['autodocs', 'visual'],
  component: Combobox,
  render: (args) => <Typed {...args} />,
  args: {
    label: 'Calle y número',
    name: 'street',
    autoComplete: 'address-line1',
    value: '',
    options: [],
    status: '',
    onValue: () => undefined,
    onPick: () => undefined,
  },
} satisfies Meta<typeof Combobox>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'Vacío',
  tags: ['every-width'],
  args: { hint: 'Escribe el número y la calle.' },
}

export const Suggesting: Story = {
  name: 'Con sugerencias',
  args: {
    value: '142',
    options: streets,
    defaultOpen: true,
    status: counted(streets.length, 'sugerencia', 'sugerencias'),
  },
}

export const Busy: Story = {
  name: 'Buscando',
  args: { value: '1420 Cal', busy: true, status: 'Buscando direcciones' },
}

export const Wrong: Story = { name: 'Con error', args: { error: 'Escribe la calle y el número de tu casa.' } }

const HOSTILE = '<img src=x onerror="document.title=1">'

/** The answer of another system is shown as text (F34). */
export const Hostile: Story = {
  name: 'Con una sugerencia hostil',
  args: {
    value: '742',
    defaultOpen: true,
    status: '1 sugerencia',
    options: [{ id: 'hostile', label: HOSTILE, detail: HOSTILE }],
  },
  play: async () => {
    await userEvent.type(screen.getByRole('combobox'), '2')
    await expect(await screen.findByRole('option')).toHaveTextContent(HOSTILE)
    await expect(document.querySelector('img')).toBeNull()
  },
}

export const LongText: Story = {
  name: 'Texto largo',
  tags: ['every-width'],
  args: {
    value: '12450 Bulevar',
    defaultOpen: true,
    status: '1 sugerencia',
    options: [
      {
        id: '4',
        label: '12450 Bulevar de los Fundadores de la Antigua Estación del Ferrocarril, Edificio Norte',
        detail: 'Rancho Santa Margarita de las Colinas, CA 92688',
      },
    ],
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { localizationWords } from '#ui/content/es/localization.ts'
import { addressWays } from '../journeys/ways.ts'
import { screenMeta, seen, type ScreenArgs } from './screen-story.ts'

const meta: Meta<ScreenArgs> = { ...screenMeta({ journey: 'localization' }), title: 'Pantallas/Dirección' }

export default meta

type Story = StoryObj<ScreenArgs>

export const Empty: Story = { name: 'Vacía' }

export const Suggestions: Story = {
  name: 'Con sugerencias',
  args: {
    way: addressWays.typedStreet,
    press: () => userEvent.click(screen.getByRole('combobox', { name: localizationWords.street })),
  },
}

export const Looking: Story = { name: 'Buscando', args: { way: ['address.submitted'] } }

export const Refused: Story = {
  name: 'Con errores',
  args: {
    press: () => userEvent.click(screen.getByRole('button', { name: localizationWords.submit })),
  },
}

export const LongText: Story = {
  name: 'Texto largo',
  args: {
    then: ({ sale }) =>
      sale.localization.send({
        type: 'form.prefilled',
        form: {
          street: '12345 Avenida de los Constructores del Canal Interoceánico Norte',
          unit: 'Apartamento 4B, segunda torre, piso 12',
          zip: '33130',
        },
      }),
  },
}

export const Expired: Story = { name: 'La sesión terminó', args: { way: ['session.expired'] } }

export const Phone: Story = { ...seen.phone, name: 'A 360 px' }
export const Tablet: Story = { ...seen.tablet, name: 'A 769 px' }
export const Desktop: Story = { ...seen.desktop, name: 'A 1440 px' }
export const Night: Story = { ...seen.night, name: 'De noche' }
export const Large: Story = { ...seen.large, name: 'Texto al 200 %' }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { localizationWords } from '#ui/content/es/localization.ts'
import { addressWays } from '../journeys/ways.ts'
import { by, screenMeta, type ScreenArgs } from './screen-story.ts'

const meta: Meta<ScreenArgs> = { ...screenMeta({ journey: 'localization' }), title: 'Pantallas/Dirección' }

export default meta

type Story = StoryObj<ScreenArgs>

export const Empty: Story = { name: 'Vacía' }

export const Suggestions: Story = {
  name: 'Con sugerencias',
  args: {
    way: addressWays.typedStreet,
    press: () => userEvent.click(screen.getByLabelText(localizationWords.street, { selector: 'input' })),
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
    further: ({ sale }) =>
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

export const Phone: Story = { name: 'A 360 px', globals: by.phone }
export const Tablet: Story = { name: 'A 769 px', globals: by.tablet }
export const Desktop: Story = { name: 'A 1440 px', globals: by.desktop }
export const Night: Story = { name: 'De noche', globals: by.night }
export const LargeText: Story = { name: 'Texto al 200 %', globals: by.largeText }

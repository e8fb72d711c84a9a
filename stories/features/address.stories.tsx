import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { localizationWords } from '#ui/content/es/sale/localization.ts'
import { addressPaths } from '../journeys/paths.ts'
import { screenMeta, type ScreenArgs } from './screen-story.ts'

const meta: Meta<ScreenArgs> = { ...screenMeta({ journey: 'localization' }), title: 'Pantallas/Dirección' }

export default meta

type Story = StoryObj<ScreenArgs>

export const Empty: Story = { name: 'Vacía', tags: ['visual'] }

export const Suggestions: Story = {
  name: 'Con sugerencias',
  args: {
    path: addressPaths.typedStreet,
    press: () => userEvent.click(screen.getByLabelText(localizationWords.street, { selector: 'input' })),
  },
}

export const Looking: Story = { name: 'Buscando', args: { path: ['address.submitted'] } }

export const Refused: Story = {
  name: 'Con errores',
  args: {
    press: () => userEvent.click(screen.getByRole('button', { name: localizationWords.submit })),
  },
}

export const LongText: Story = {
  name: 'Texto largo',
  args: {
    prepare: ({ sale }) =>
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

export const Expired: Story = { name: 'La sesión terminó', args: { path: ['session.expired'] } }

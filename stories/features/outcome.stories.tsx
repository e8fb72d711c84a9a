import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { OutcomeKind } from '#core/localization/outcome-kind.ts'
import { provenCustomer } from '../stage/account.ts'
import { localized, type Stage } from '../stage/stage.ts'
import { screenMeta, type ScreenArgs } from './screen-story.ts'

const at =
  (outcome: OutcomeKind) =>
  (stage: Stage): Promise<void> =>
    localized(stage, outcome)

const meta: Meta<ScreenArgs> = {
  ...screenMeta({ journey: 'localization', prepare: at('multipleUnits') }),
  title: 'Pantallas/Resultado de la dirección',
}

export default meta

type Story = StoryObj<ScreenArgs>

export const MultipleUnits: Story = { name: 'Elige tu apartamento', tags: ['visual'] }
export const UnitNotFound: Story = { name: 'Apartamento desconocido', args: { prepare: at('unitNotFound') } }
export const AddressNotFound: Story = {
  name: 'Dirección desconocida',
  tags: ['visual'],
  args: { prepare: at('addressNotFound') },
}
export const Bulk: Story = { name: 'Contrato del edificio', args: { prepare: at('bulk') } }
export const ExistingCustomer: Story = {
  name: 'Ya es cliente',
  tags: ['visual'],
  args: { prepare: at('existingCustomer') },
}
export const ProvenCustomer: Story = {
  name: 'Ya es cliente, con la cuenta confirmada',
  args: { prepare: provenCustomer },
}
export const ActiveLocation: Story = { name: 'Servicio activo', args: { prepare: at('activeLocation') } }
export const DisputeSent: Story = {
  name: 'Sin servicio: revisión pedida',
  args: {
    prepare: at('notServiceable'),
    press: async () => {
      await userEvent.click(screen.getByText('¿No es así? Pide que lo revisemos'))
      const form = within(await screen.findByRole('form', { name: '¿No es así? Pide que lo revisemos' }))
      await userEvent.click(form.getByRole('button'))
      await waitFor(() => expect(form.getByLabelText('¿Qué está mal?')).toHaveFocus())
      await userEvent.type(form.getByLabelText('¿Qué está mal?'), 'Mi vecino ya lo tiene.')
      await userEvent.type(form.getByLabelText('Correo electrónico'), 'maria@correo.example')
      await userEvent.click(form.getByRole('checkbox'))
      await userEvent.click(form.getByRole('button'))
      await screen.findByText('Listo: lo vamos a revisar')
    },
  },
}
export const WebLead: Story = { name: 'Todavía no llegamos', args: { prepare: at('webLead') } }
export const Commercial: Story = { name: 'Negocio', args: { prepare: at('commercial') } }
export const NotServiceable: Story = {
  name: 'Sin servicio',
  tags: ['visual'],
  args: { prepare: at('notServiceable') },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import type { OutcomeKind } from '#core/localization/outcome.ts'
import { localized, type Stage } from '../stage/stage.ts'
import { by, screenMeta, type ScreenArgs } from './screen-story.ts'

const at =
  (outcome: OutcomeKind) =>
  (stage: Stage): Promise<void> =>
    localized(stage, outcome)

const meta: Meta<ScreenArgs> = {
  ...screenMeta({ journey: 'localization', further: at('multipleUnits') }),
  title: 'Pantallas/Resultado de la dirección',
}

export default meta

type Story = StoryObj<ScreenArgs>

export const MultipleUnits: Story = { name: 'Elige tu apartamento' }
export const UnitNotFound: Story = { name: 'Apartamento desconocido', args: { further: at('unitNotFound') } }
export const AddressNotFound: Story = {
  name: 'Dirección desconocida',
  args: { further: at('addressNotFound') },
}
export const Bundle: Story = { name: 'Casa conectada', args: { further: at('bundle') } }
export const ServiceSelection: Story = {
  name: 'Elige tu servicio',
  args: { further: at('serviceSelection') },
}
export const PreSale: Story = { name: 'Preventa', args: { further: at('preSale') } }
export const BulkIncluded: Story = { name: 'Incluido en la renta', args: { further: at('bulkIncluded') } }
export const Bulk: Story = { name: 'Contrato del edificio', args: { further: at('bulk') } }
export const ExistingCustomer: Story = { name: 'Ya es cliente', args: { further: at('existingCustomer') } }
export const ActiveLocation: Story = { name: 'Servicio activo', args: { further: at('activeLocation') } }
export const WebLead: Story = { name: 'Todavía no llegamos', args: { further: at('webLead') } }
export const Commercial: Story = { name: 'Negocio', args: { further: at('commercial') } }
export const NotServiceable: Story = { name: 'Sin servicio', args: { further: at('notServiceable') } }

export const Phone: Story = { name: 'A 360 px', globals: by.phone }
export const Tablet: Story = { name: 'A 769 px', globals: by.tablet }
export const Desktop: Story = { name: 'A 1440 px', globals: by.desktop }
export const Night: Story = { name: 'De noche', globals: by.night }
export const LargeText: Story = { name: 'Texto al 200 %', globals: by.largeText }

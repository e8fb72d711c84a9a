import type { Meta, StoryObj } from '@storybook/react-vite'
import { brand } from '#adapters/brand/brand.ts'
import { ExternalView, PartnerView } from '#ui/site/external-page.tsx'
import { addressWithOutcome } from '../stage/buyer.ts'

const meta = {
  title: 'Pantallas/Fuera de la tienda',
  component: ExternalView,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { brand, page: 'webLead', address: addressWithOutcome('webLead'), isSent: false, store: '/' },
} satisfies Meta<typeof ExternalView>

export default meta

type Story = StoryObj<typeof meta>

export const WebLead: Story = { name: 'Lista de interés', tags: ['visual'] }
export const WebLeadSent: Story = { name: 'Interés recibido', args: { isSent: true } }
export const Account: Story = { name: 'Cuenta', args: { page: 'existingCustomer', address: null } }
export const MobileSite: Story = { name: 'Línea móvil', args: { page: 'mobile', address: null } }
export const Partner: Story = {
  name: 'Empresa asociada',
  render: ({ brand: store }) => {
    const [partner] = store.partners ?? []
    return partner === undefined ? (
      <p>{store.name}</p>
    ) : (
      <PartnerView partner={partner} store="/" brand={store} />
    )
  },
}

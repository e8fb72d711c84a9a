import type { Meta, StoryObj } from '@storybook/react-vite'
import { brand } from '#adapters/brand/brand.ts'
import { dataPolicy } from '#ui/content/es/pages/data-policy.ts'
import { discounts } from '#ui/content/es/pages/discounts.ts'
import { landing } from '#ui/content/es/pages/landing.ts'
import { networkManagement } from '#ui/content/es/pages/network-management.ts'
import { privacy } from '#ui/content/es/pages/privacy.ts'
import { support } from '#ui/content/es/pages/support.ts'
import { termsPolicy } from '#ui/content/es/pages/terms-policy.ts'
import { Page } from '#ui/site/page.tsx'
import { wordy } from '../stage/brands.ts'

const meta = {
  title: 'Pantallas/Portada',
  component: Page,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { brand, page: landing(brand) },
} satisfies Meta<typeof Page>

export default meta

type Story = StoryObj<typeof meta>

const terms = { brand, page: termsPolicy(brand) }

export const Default: Story = { name: 'Sin buscar todavía', tags: ['visual'] }

export const LongText: Story = { name: 'Texto largo', args: { brand: wordy, page: landing(wordy) } }

export const Terms: Story = { name: 'Condiciones', args: terms }

export const Discounts: Story = { name: 'Descuentos', args: { brand, page: discounts(brand) } }

export const DataPolicy: Story = { name: 'Política de datos', args: { brand, page: dataPolicy(brand) } }

export const NetworkManagement: Story = {
  name: 'Gestión de la red',
  args: { brand, page: networkManagement(brand) },
}

export const Privacy: Story = { name: 'Privacidad', args: { brand, page: privacy(brand) } }

export const Support: Story = { name: 'Ayuda', args: { brand, page: support(brand) } }

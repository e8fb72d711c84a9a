import type { Meta, StoryObj } from '@storybook/react-vite'
import { brand } from '#adapters/brand/brand.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { AppFrame } from '#ui/app/app-frame.view.tsx'
import { productsWords } from '#ui/content/es/sale/products.ts'
import { VisitNotices, type VisitNoticesProps } from '#ui/features/sale/visit-notice/visit-notice.view.tsx'

const referral = {
  campaign: 'email-bts-raf',
  locationKey: 'casa77',
  lastDay: '2027-01-02' as PlainDate,
} as const

const meta: Meta<VisitNoticesProps> = {
  title: 'Pantallas/Avisos de la visita',
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <AppFrame brand={brand}>
      <VisitNotices {...args} />
      <h1>{productsWords.title(2)}</h1>
    </AppFrame>
  ),
  args: { restore: 'none', referral: null, brand },
}

export default meta

type Story = StoryObj<VisitNoticesProps>

export const Restored: Story = { name: 'Seguimos donde quedaste', args: { restore: 'restored' } }

export const SoldOut: Story = {
  name: 'Un dispositivo se agotó',
  tags: ['visual'],
  args: {
    restore: 'restored',
    missingDevices: [
      { sku: 'apple-iphone-17-pro-azul-profundo-256-gb', name: 'Apple iPhone 17 Pro, Azul profundo, 256 GB' },
    ],
  },
}

export const CodeUnknown: Story = {
  name: 'Código que no sirve',
  tags: ['every-width'],
  args: { restore: 'codeUnknown' },
}

export const CodeLimited: Story = { name: 'Demasiados códigos', args: { restore: 'codeLimited' } }

export const CodeFailed: Story = { name: 'No se pudo traer el pedido', args: { restore: 'codeFailed' } }

export const Referred: Story = {
  name: 'Con recomendación',
  tags: ['every-width'],
  args: { referral: { status: 'validNotExpired', ...referral } },
}

export const ReferralExpired: Story = {
  name: 'Recomendación vencida',
  args: { referral: { status: 'validButExpired', ...referral } },
}

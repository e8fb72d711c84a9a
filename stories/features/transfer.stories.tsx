import type { Meta, StoryObj } from '@storybook/react-vite'
import { brand } from '#adapters/brand/brand.ts'
import type { TransferCode } from '#core/cart/transfer-code.ts'
import { transferHref } from '#core/routes/transfer-link.ts'
import { AppFrame } from '#ui/app/app-frame.view.tsx'
import { configureWords } from '#ui/content/es/sale/configure.ts'
import { TransferDialog, type TransferProps } from '#ui/features/shared/transfer.view.tsx'
import { LazyFailureNotice } from '#ui/features/shared/lazy-failure-notice.tsx'

const code = '4K7M9QRT' as TransferCode
const address = { street: '120 Avenida del Puerto', unit: 'Apto 4B', zip: '33130' }

const meta: Meta<TransferProps> = {
  title: 'Pantallas/Seguir en otro dispositivo',
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <AppFrame brand={brand}>
      <h1>{configureWords.title}</h1>
      <TransferDialog {...args} />
    </AppFrame>
  ),
  args: {
    state: 'requesting',
    offer: null,
    failure: null,
    onAgain: () => undefined,
    onClose: () => undefined,
  },
}

export default meta

type Story = StoryObj<TransferProps>

export const Requesting: Story = { name: 'Preparando' }

export const Offered: Story = {
  name: 'Con código',
  tags: ['visual'],
  args: {
    state: 'offered',
    offer: { code, href: `https://tienda.cometa.example${transferHref(address, code)}` },
  },
}

export const Expired: Story = { name: 'Código vencido', args: { state: 'expired' } }

export const Empty: Story = { name: 'Sin servicios', args: { state: 'empty' } }

export const Failed: Story = {
  name: 'Con falla',
  args: {
    state: 'failed',
    failure: <LazyFailureNotice failure={{ _tag: 'Unreachable' }} brand={brand} onRetry={() => undefined} />,
  },
}

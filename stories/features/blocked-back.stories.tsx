import type { Meta, StoryObj } from '@storybook/react-vite'
import { brand } from '#adapters/brand/brand.ts'
import { steps } from '#core/routes/steps.ts'
import { AppFrame } from '#ui/app/app-frame.view.tsx'
import { stepNames } from '#ui/content/es/sale/step-names.ts'
import { paymentWords } from '#ui/features/sale/payment/es.ts'
import { BlockedBack, type BlockedBackProps } from '#ui/features/sale/sale-layout/blocked-back.view.tsx'

const meta: Meta<BlockedBackProps> = {
  title: 'Pantallas/Botón Atrás bloqueado',
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <AppFrame brand={brand}>
      <BlockedBack {...args} />
      <h1>{paymentWords.heading}</h1>
    </AppFrame>
  ),
  args: {
    step: {
      id: 'checkout',
      label: stepNames.checkout.label,
      state: 'done',
      href: steps.checkout.path,
    },
    onOpen: () => undefined,
  },
}

export default meta

export const Blocked: StoryObj<BlockedBackProps> = { name: 'En el pago', tags: ['visual'] }

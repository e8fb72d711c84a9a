import type { Meta, StoryObj } from '@storybook/react-vite'
import { brand } from '#adapters/brand/brand.ts'
import { AppFrame } from '#ui/app/app-frame.view.tsx'
import { TroubleView, type TroubleProps } from '#ui/app/trouble.view.tsx'
import { brokenWords, errorPageWords } from '#ui/content/es/shared/common.ts'
import { errorWords } from '#ui/content/es/shared/error-words.ts'
import { Scene } from '#ui/kit/scene/scene.tsx'

const meta: Meta<TroubleProps> = {
  title: 'Pantallas/Error',
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <AppFrame brand={brand}>
      <TroubleView {...args} />
    </AppFrame>
  ),
  args: {
    ...brokenWords,
    next: errorPageWords.startOver,
    phone: brand.phones.sales,
    onRetry: () => undefined,
  },
}

export default meta

type Story = StoryObj<TroubleProps>

export const Unexpected: Story = { name: 'Inesperado', tags: ['visual'] }

export const SessionStatus: Story = {
  name: 'No se pudo revisar la sesión',
  args: { ...errorWords['session-status'], scene: <Scene name="providerDown" /> },
}

export const Checkout: Story = {
  name: 'No se pudo abrir el pedido',
  args: { ...errorWords.checkout, scene: <Scene name="providerDown" /> },
}

export const Page: Story = {
  name: 'No se pudo abrir la página',
  args: { ...errorWords.page, scene: <Scene name="providerDown" /> },
}

export const Human: Story = {
  name: 'Tres comprobaciones fallidas',
  args: { ...errorWords.human, scene: <Scene name="providerDown" /> },
}

export const Affiliate: Story = {
  name: 'Tienda desconocida',
  args: { ...errorWords.affiliate, onRetry: undefined, scene: <Scene name="providerDown" /> },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { AppFrame } from '#ui/app/app-frame.view.tsx'
import { TroubleView, type TroubleProps } from '#ui/app/trouble.view.tsx'
import { errorPageWords, errorWords, notFoundWords } from '#ui/content/es/common.ts'
import { Scene } from '#ui/kit/scene/scene.tsx'
import { by } from './screen-story.ts'

const meta: Meta<TroubleProps> = {
  title: 'Pantallas/Error',
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <AppFrame brand={cometa}>
      <TroubleView {...args} />
    </AppFrame>
  ),
  args: {
    ...errorWords.unexpected,
    next: errorPageWords.startOver,
    phone: cometa.phones.sales,
    onRetry: () => undefined,
  },
}

export default meta

type Story = StoryObj<TroubleProps>

export const Unexpected: Story = { name: 'Inesperado' }

export const SessionStatus: Story = {
  name: 'No se pudo revisar la sesión',
  args: { ...errorWords['session-status'], scene: <Scene name="providerDown" /> },
}

export const Checkout: Story = {
  name: 'No se pudo abrir el pedido',
  args: { ...errorWords.checkout, scene: <Scene name="providerDown" /> },
}

export const NotFound: Story = {
  name: 'Página no encontrada',
  args: { ...notFoundWords, onRetry: undefined, scene: <Scene name="notFound" /> },
}

export const Phone: Story = { name: 'A 360 px', globals: by.phone }
export const Tablet: Story = { name: 'A 769 px', globals: by.tablet }
export const Desktop: Story = { name: 'A 1440 px', globals: by.desktop }
export const Night: Story = { name: 'De noche', globals: by.night }
export const LargeText: Story = { name: 'Texto al 200 %', globals: by.largeText }

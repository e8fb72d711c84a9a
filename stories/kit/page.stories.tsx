import type { Meta, StoryObj } from '@storybook/react-vite'
import { Outcome } from '#ui/kit/page/outcome.tsx'
import { Page } from '#ui/kit/page/page.tsx'
import { Wordmark } from '#ui/kit/page/wordmark.tsx'

const meta = {
  title: 'Kit/Página',
  tags: ['autodocs'],
  component: Page,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '36rem' } } },
  args: {
    skipLabel: 'Saltar al contenido',
    header: (
      <>
        <Wordmark name="Cometa" href="/" aria-label="Cometa: ir al inicio" />
        <a href="tel:+18005550142">1-800-555-0142</a>
      </>
    ),
    children: (
      <Outcome scene="serviceable" title="Sí llegamos a tu casa">
        <p>Elige tu plan. Ves el precio de hoy y el de después antes de dar ningún dato.</p>
      </Outcome>
    ),
    footer: (
      <>
        <p>Cometa Comunicaciones, LLC. Precios en dólares de Estados Unidos.</p>
        <p>
          <a href="tel:+18005550117">Clientes 1-800-555-0117</a>
        </p>
      </>
    ),
  },
} satisfies Meta<typeof Page>

export default meta

type Story = StoryObj<typeof meta>

export const WithFooter: Story = { name: 'Con pie' }

export const NoFooter: Story = { name: 'Sin pie', args: { footer: undefined } }

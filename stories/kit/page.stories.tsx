import type { Meta, StoryObj } from '@storybook/react-vite'
import { identity } from '#adapters/brand/identity.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { Outcome } from '#ui/kit/page/outcome.tsx'
import { Page } from '#ui/kit/page/page.tsx'
import { Wordmark } from '#ui/kit/page/wordmark.tsx'

const meta = {
  title: 'Kit/Página',
  tags: ['autodocs', 'visual'],
  component: Page,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '36rem' } } },
  args: {
    skipLabel: 'Saltar al contenido',
    header: (
      <>
        <Wordmark name={identity.name} href="/" aria-label={commonWords.home(identity.name)} />
        <a href={`tel:${identity.phones.sales.dial}`}>{identity.phones.sales.shown}</a>
      </>
    ),
    children: (
      <Outcome scene="serviceable" title="Sí llegamos a tu casa">
        <p>Elige tu plan. Ves el precio de hoy y el de después antes de dar ningún dato.</p>
      </Outcome>
    ),
    footer: (
      <>
        <p>{commonWords.legal(identity.legalName)}</p>
        <p>
          <a href={`tel:${identity.phones.service.dial}`}>Clientes {identity.phones.service.shown}</a>
        </p>
      </>
    ),
  },
} satisfies Meta<typeof Page>

export default meta

type Story = StoryObj<typeof meta>

export const WithFooter: Story = { name: 'Con pie', tags: ['every-width'] }

export const NoFooter: Story = { name: 'Sin pie', args: { footer: undefined } }

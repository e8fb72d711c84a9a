import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import { Outcome } from '#ui/kit/page/outcome.tsx'
import { sheet } from '../gallery.css.ts'

const meta = {
  title: 'Kit/Resultado',
  tags: ['autodocs', 'visual'],
  component: Outcome,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div className={sheet}>{Story()}</div>],
  args: {
    scene: 'preSale',
    kicker: '1420 Calle Ocho, Miami, FL 33135',
    title: 'Estamos por llegar a tu calle',
    children: <p>La red de tu calle se termina en enero. Te escribimos el día que puedas pedir.</p>,
    actions: <Button>Avísame cuando lleguen</Button>,
  },
} satisfies Meta<typeof Outcome>

export default meta

type Story = StoryObj<typeof meta>

export const NextStep: Story = { name: 'Con un paso siguiente', tags: ['every-width'] }

export const Trouble: Story = {
  name: 'Falla',
  args: {
    scene: 'providerDown',
    sceneTitle: 'Una cometa enredada en un cable',
    kicker: undefined,
    title: 'Algo falló de nuestro lado',
    children: <p>Lo que ya guardaste sigue ahí y no se cobró nada por esto.</p>,
    actions: (
      <>
        <Button>Intentar otra vez</Button>
        <ButtonLink variant="quiet" href="tel:+18005550142">
          Llama al 1-800-555-0142
        </ButtonLink>
      </>
    ),
  },
}

export const Bare: Story = { name: 'Solo el titular', args: { children: undefined, actions: undefined } }

export const LongText: Story = {
  name: 'Texto largo',
  tags: ['every-width'],
  args: {
    scene: 'bulkIncluded',
    kicker:
      '12450 Bulevar de los Fundadores de la Antigua Estación, Apto 1204B, Rancho Santa Margarita, CA 92688',
    title: 'El internet de tu apartamento ya está incluido en lo que pagas de renta cada mes',
    children: (
      <p>
        Pregunta en la administración por la clave de tu apartamento y por el equipo que dejó el edificio.
      </p>
    ),
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { cents } from '#core/shared/money.ts'
import { money } from '#ui/content/format.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { Card } from '#ui/kit/card/card.tsx'

const meta = {
  title: 'Kit/Tarjeta',
  tags: ['autodocs', 'visual'],
  component: Card,
  args: {
    children: (
      <>
        <h2>Internet 500 Mbps</h2>
        <p>{money(cents(5_000)).text} al mes el primer año.</p>
        <Button>Elegir este plan</Button>
      </>
    ),
  },
} satisfies Meta<typeof Card>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = { name: 'Una de varias', tags: ['every-width'] }

export const Featured: Story = { name: 'Con cinta', args: { ribbon: 'Alcanza para toda la casa' } }

export const LongText: Story = {
  name: 'Texto largo',
  tags: ['every-width'],
  args: {
    ribbon: 'El que eligen las familias con más de tres personas que trabajan y estudian desde casa',
    children: (
      <>
        <h2>Internet Gig con WiFi avanzado y repetidores para casas de dos pisos</h2>
        <p>
          Videollamadas, clases, juegos y películas al mismo tiempo, en cada cuarto y también en el patio.
        </p>
      </>
    ),
  },
}

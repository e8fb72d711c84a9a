import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#ui/kit/button/button.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'

const meta = {
  title: 'Kit/Aviso',
  tags: ['autodocs', 'visual'],
  component: Notice,
  args: {
    tone: 'info',
    title: 'Llegamos a tu edificio en enero',
    children: <p>Deja tu correo y te escribimos el día que abra tu calle.</p>,
  },
} satisfies Meta<typeof Notice>

export default meta

type Story = StoryObj<typeof meta>

export const Info: Story = { name: 'Informa', tags: ['every-width'] }

export const Confirmed: Story = {
  name: 'Confirma',
  args: { tone: 'confirmed', title: 'Tarjeta guardada', children: <p>Visa terminada en 4242.</p> },
}

export const Saved: Story = {
  name: 'Ahorro',
  args: { tone: 'saved', title: 'Un año con descuento', children: <p>El precio sube en el mes 13.</p> },
}

export const Danger: Story = {
  name: 'Falla',
  args: {
    tone: 'danger',
    live: true,
    title: 'No pudimos ver los horarios',
    children: (
      <>
        <p>Tu pedido sigue guardado y no se cobró nada. Intenta otra vez o llama al 1-800-555-0142.</p>
        <div>
          <Button variant="secondary">Intentar otra vez</Button>
        </div>
      </>
    ),
  },
}

export const Bare: Story = { name: 'Sin título', args: { title: undefined } }

export const LongText: Story = {
  name: 'Texto largo',
  tags: ['every-width'],
  args: {
    title: 'La dirección que escribiste es de un edificio donde el internet ya está incluido en la renta',
    children: (
      <p>
        Pregunta en la administración por la clave de tu apartamento. Si te acabas de mudar, pueden pasar dos
        días hasta que tu nombre aparezca en la lista del edificio. Mientras tanto, llámanos y lo revisamos.
      </p>
    ),
  },
}

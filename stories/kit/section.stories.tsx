import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '#ui/kit/field/text-field.tsx'
import { Section } from '#ui/kit/section/section.tsx'

const meta = {
  title: 'Kit/Sección',
  tags: ['autodocs', 'visual'],
  component: Section,
  args: {
    heading: 'Quién recibe',
    children: (
      <>
        <TextField label="Nombre" name="first-name" autoComplete="given-name" defaultValue="María Fernanda" />
        <TextField label="Apellido" name="last-name" autoComplete="family-name" defaultValue="Ríos Ibáñez" />
      </>
    ),
  },
} satisfies Meta<typeof Section>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = { name: 'Sin ayuda', tags: ['every-width'] }

export const WithHint: Story = { name: 'Con ayuda', args: { hint: 'Como aparece en tu identificación.' } }

export const LongText: Story = {
  name: 'Texto largo',
  tags: ['every-width'],
  args: {
    heading: 'La persona mayor de edad que va a abrir la puerta el día de la instalación',
    hint: 'Tiene que mostrar una identificación con foto y quedarse hasta que el técnico termine la prueba de la señal en cada cuarto.',
  },
}

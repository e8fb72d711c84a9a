import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { cents } from '#core/shared/money.ts'
import { money } from '#ui/content/format.ts'
import { ChoiceCard, ChoiceGroup, type ChoiceGroupProps } from '#ui/kit/choice/choice-card.tsx'

const Chosen = (args: ChoiceGroupProps) => {
  const [value, setValue] = useState(args.value)
  return <ChoiceGroup {...args} value={value} onChange={setValue} />
}

const meta = {
  title: 'Kit/Opciones',
  tags: ['autodocs', 'visual'],
  component: ChoiceGroup,
  render: (args) => <Chosen {...args} />,
  args: {
    legend: '¿Quién instala?',
    name: 'install',
    value: undefined,
    onChange: () => undefined,
    children: (
      <>
        <ChoiceCard
          value="professional"
          title="Un técnico en tu casa"
          detail="Deja todo conectado y prueba la señal en cada cuarto."
          aside={<strong>{money(cents(6_500)).text}</strong>}
        />
        <ChoiceCard
          value="self"
          title="Tú, con la caja en casa"
          detail="Te toma unos 20 minutos."
          aside="Sin costo"
        />
      </>
    ),
  },
} satisfies Meta<typeof ChoiceGroup>

export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {
  name: 'Sin elegir',
  tags: ['every-width'],
  args: { hint: 'Puedes cambiarlo hasta el día de la visita.' },
}

export const Picked: Story = { name: 'Elegida', args: { value: 'professional' } }

export const Wrong: Story = { name: 'Con error', args: { error: 'Elige quién instala.' } }

export const LongText: Story = {
  name: 'Texto largo',
  tags: ['every-width'],
  args: {
    legend: '¿A qué hora puede llegar el técnico sin que tengas que salir antes del trabajo?',
    value: 'morning',
    children: (
      <ChoiceCard
        value="morning"
        title="De 8 a 10 de la mañana, con un aviso por mensaje cuando el técnico salga hacia tu casa"
        detail="Alguien mayor de 18 años tiene que abrir la puerta y quedarse hasta que termine la prueba de la señal."
        aside="Quedan 2 lugares"
      />
    ),
  },
}

export const Disabled: Story = {
  name: 'Desactivada',
  args: { children: <ChoiceCard value="late" title="De 3 a 5 p. m." detail="Sin lugares" disabled /> },
}

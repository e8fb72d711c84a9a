import type { Meta, StoryObj } from '@storybook/react-vite'
import { palette } from '#adapters/brand/palette.ts'
import { highContrast } from '#core/brand/high-contrast.ts'
import type { Palette } from '#core/brand/palette.ts'
import { Measures, Swatches } from './samples.tsx'
import * as css from './tokens.css.ts'

const Scheme = ({
  name,
  colors: { scene, ...roles },
}: {
  readonly name: string
  readonly colors: Palette
}) => (
  <>
    <Swatches title={`Colores, ${name}`} colors={roles} />
    <Swatches title={`Colores de las escenas, ${name}`} colors={scene} />
  </>
)

const meta = { title: 'Tema/Colores y medidas' } satisfies Meta

export default meta

export const Light: StoryObj = {
  name: 'Colores de día',
  render: () => <Scheme name="de día" colors={palette.light} />,
}

export const Dark: StoryObj = {
  name: 'Colores de noche',
  render: () => <Scheme name="de noche" colors={palette.dark} />,
}

export const MoreContrast: StoryObj = {
  name: 'Más contraste',
  render: () => (
    <>
      <Scheme name="de día con más contraste" colors={highContrast(palette.light)} />
      <Scheme name="de noche con más contraste" colors={highContrast(palette.dark)} />
    </>
  ),
}

export const Type: StoryObj = {
  name: 'Letra',
  render: () => (
    <>
      <Measures
        title="Familias"
        measures={css.font}
        sample="Precio claro, año 2026: ¿cuándo sube? 0123456789"
      />
      <Measures title="Tamaños" measures={css.size} sample="Señal en cada cuarto" />
    </>
  ),
}

export const Space: StoryObj = {
  name: 'Espacios y esquinas',
  render: () => (
    <>
      <Measures title="Espacios" measures={css.space} />
      <Measures title="Esquinas" measures={css.radius} />
    </>
  ),
}

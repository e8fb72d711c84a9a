import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { identity } from '#adapters/brand/identity.ts'
import { palette } from '#adapters/brand/palette.ts'
import { style } from '#adapters/brand/style.ts'
import { highContrast } from '#core/brand/high-contrast.ts'
import type { Palette } from '#core/brand/palette.ts'
import { designTokens, portableTokens, type DesignTokens } from '#ui/theme/design-tokens.ts'
import { Measures, Swatches } from './samples.tsx'
import { loose } from '../gallery.css.ts'
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

const tokens = designTokens({ palette, style })

const isValue = (value: DesignTokens[string]): value is Extract<typeof value, { readonly $type: string }> =>
  '$value' in value

/** Returns tokens as custom properties of CSS: `--color-light-ink: #1a1a4b`. */
const propertiesOf = (group: DesignTokens, path = '-'): readonly string[] =>
  Object.entries(group).flatMap(([name, value]) =>
    isValue(value) ? [`  ${path}-${name}: ${value.$value};`] : propertiesOf(value, `${path}-${name}`),
  )

const jsonOf = (group: DesignTokens): string => `${JSON.stringify(group, null, 2)}\n`

const files = [
  {
    name: `${identity.slug}.tokens.json`,
    about: 'Para programas de diseño: Design Tokens Format del W3C, con las medidas de la web.',
    text: jsonOf(tokens),
  },
  {
    name: `${identity.slug}.app.tokens.json`,
    about:
      'Para iOS y Android: el mismo formato, con un solo largo por medida, como lo lee Style Dictionary.',
    text: jsonOf(portableTokens(tokens)),
  },
  {
    name: `${identity.slug}.tokens.css`,
    about: 'Para otra página web: variables de CSS.',
    text: `:root {\n${propertiesOf(tokens).join('\n')}\n}\n`,
  },
] as const

export const Download: StoryObj = {
  name: 'Descargar',
  parameters: { controls: { disable: true } },
  render: () => (
    <main>
      <h1>{`Los colores y las medidas de ${identity.name}`}</h1>
      <ul className={loose}>
        {files.map(({ name, about, text }) => (
          <li key={name}>
            <a download={name} href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}>
              {name}
            </a>
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </main>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole<HTMLAnchorElement>('link')
    await expect(links).toHaveLength(files.length)
    for (const { download, href } of links) {
      const text = await (await fetch(href)).text()
      await expect(text).toContain(palette.light.ink)
      if (download.endsWith('.json')) await expect(Object.keys(JSON.parse(text) as object)).toContain('color')
    }
  },
}

import type { Preview } from '@storybook/react-vite'
import { cometaPalette, type Palette } from '#ui/theme/brand-palette.ts'

/** The toolbar's choice of colours: as the system says, or one of the two schemes. */
export const schemeToolbar: NonNullable<Preview['globalTypes']>[string] = {
  description: 'Colores',
  toolbar: {
    icon: 'contrast',
    dynamicTitle: true,
    items: [
      { value: 'system', title: 'Como el sistema' },
      { value: 'light', title: 'De día' },
      { value: 'dark', title: 'De noche' },
    ],
  },
}

const colorsOf = ({ scene, ...roles }: Palette): readonly (readonly [string, string])[] => [
  ...Object.entries(roles).map(([role, color]) => [`--c-${role}`, color] as const),
  ...Object.entries(scene).map(([role, color]) => [`--c-scene-${role}`, color] as const),
]

/** Sets the colour variables as a brand's own sheet would; left to the system, the theme's own rules hold. */
export const applyScheme = ({ style }: HTMLElement, scheme: unknown): void => {
  const isChosen = scheme === 'light' || scheme === 'dark'
  style.colorScheme = isChosen ? scheme : ''
  for (const [name, color] of colorsOf(cometaPalette[isChosen ? scheme : 'light']))
    if (isChosen) style.setProperty(name, color)
    else style.removeProperty(name)
}

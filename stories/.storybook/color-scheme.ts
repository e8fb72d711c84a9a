import type { Preview } from '@storybook/react-vite'
import { highContrast } from '#core/brand/high-contrast.ts'
import type { BrandPalette, Palette } from '#core/brand/palette.ts'

/** The colour scheme selection of the toolbar: the system's scheme, light or dark, with or without more contrast. */
export const schemeToolbar: NonNullable<Preview['globalTypes']>[string] = {
  description: 'Colores',
  toolbar: {
    icon: 'contrast',
    dynamicTitle: true,
    items: [
      { value: 'system', title: 'Como el sistema' },
      { value: 'light', title: 'De día' },
      { value: 'dark', title: 'De noche' },
      { value: 'lightMore', title: 'De día, más contraste' },
      { value: 'darkMore', title: 'De noche, más contraste' },
    ],
  },
}

const colorsOf = ({ scene, ...roles }: Palette): readonly (readonly [string, string])[] => [
  ...Object.entries(roles).map(([role, color]) => [`--c-${role}`, color] as const),
  ...Object.entries(scene).map(([role, color]) => [`--c-scene-${role}`, color] as const),
]

const isContrasted = (scheme: unknown): boolean => scheme === 'lightMore' || scheme === 'darkMore'

/** Returns the brand's scheme of a selection, with or without more contrast; null for that of the system. */
const baseOf = (scheme: unknown): 'light' | 'dark' | null => {
  if (scheme === 'light' || scheme === 'lightMore') return 'light'
  return scheme === 'dark' || scheme === 'darkMore' ? 'dark' : null
}

/** Sets the colour variables to a scheme of a palette. With that of the system, the theme's own rules apply. */
export const applyScheme = ({ style }: HTMLElement, scheme: unknown, palettes: BrandPalette): void => {
  const base = baseOf(scheme)
  style.colorScheme = base ?? ''
  const palette = palettes[base ?? 'light']
  for (const [name, color] of colorsOf(isContrasted(scheme) ? highContrast(palette) : palette))
    if (base === null) style.removeProperty(name)
    else style.setProperty(name, color)
}
